import { useStore } from "#app/store/store.tsx"

interface PageMetaProps {
  title: string
  /** One or two sentences for search results and shared links. */
  description: string
  /** A path of a picture for shared links, instead of the college's own. */
  picture?: string | undefined
  /** Whether search engines shall leave it out. */
  isUnlisted?: boolean
}

/** What browsers, search engines and shared links call a page. */
export function PageMeta({ title, description, picture, isUnlisted = false }: PageMetaProps) {
  const { store } = useStore()
  const whole = title === store.store_title ? title : `${title} | ${store.store_title}`
  return (
    <>
      <title>{whole}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {isUnlisted && <meta name="robots" content="noindex" />}
      {picture && <meta property="og:image" content={picture} />}
    </>
  )
}
