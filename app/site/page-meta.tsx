import { useStore } from "#app/store/store.tsx"

interface PageMetaProps {
  title: string
  /** One or two sentences for search results and shared links. */
  description: string
  /** Whether search engines shall leave it out. */
  isUnlisted?: boolean
}

/** What browsers, search engines and shared links call a page; their picture is the same for all. */
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
