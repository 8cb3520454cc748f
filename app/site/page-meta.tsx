import { useStore } from "#app/store/store.tsx"

interface PageMetaProps {
  title: string
  /** One or two sentences for search results and shared links. */
  description: string
  /** Whether to exclude the page from search engines (noindex). */
  isUnlisted?: boolean
}

/** Title and metadata for browsers, search engines and shared links; all pages share one preview picture. */
export function PageMeta({ title, description, isUnlisted = false }: PageMetaProps) {
  const { store } = useStore()
  const whole = title === store.store_title ? title : `${title} | ${store.store_title}`
  return (
    <>
      <title>{whole}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {isUnlisted && <meta name="robots" content="noindex" />}
    </>
  )
}
