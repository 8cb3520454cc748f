import { useLocation, useMatches, useRouteLoaderData } from "react-router"

import { type Language, languages, otherLanguage } from "#domain/content/languages.ts"
import { plainPath } from "#domain/content/paths.ts"

import { inLanguage, useLanguage, withoutLanguage } from "./language.ts"
import type { loader } from "./root.tsx"

/** The site's origin and name; undefined if the root loader failed. */
const useSite = () => useRouteLoaderData<typeof loader>("root")

/** The language in which the page is not written; its loader says so. */
const useNoPageIn = () => {
  const data = useMatches().at(-1)?.loaderData as { noPageIn?: Language } | null | undefined
  return data?.noPageIn
}

const locales = { en: "en_IN", hi: "hi_IN" }

/**
 * The canonical address of a page, the languages in which it is written, and its metadata for sharing. Every layout renders
 * it around its pages, but not around an error, which has no address. `part` has an app of its own on a phone.
 */
export function PageLinks({ part = "" }: { part?: "" | "/admission-form" }) {
  const site = useSite()
  const language = useLanguage()
  const noPageIn = useNoPageIn()
  const { pathname, search } = useLocation()
  if (!site) return null
  const written = languages.filter((one) => one !== noPageIn)
  const own = language === noPageIn ? otherLanguage(language) : language
  // Of all query parameters, only the filter and the page number of a list change the canonical address.
  const query =
    search
      .match(/[?&](?:category|type|year|page)=[^&]+/g)
      ?.join("")
      .replace(/^&/, "?") ?? ""
  const path = plainPath(withoutLanguage(pathname))
  const addresses = {
    en: site.origin + inLanguage("en", path) + query,
    hi: site.origin + inLanguage("hi", path) + query,
  }
  return (
    <>
      <link rel="canonical" href={addresses[own]} />
      {written.map((alternate) => (
        <link key={alternate} rel="alternate" hrefLang={alternate} href={addresses[alternate]} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addresses[written[0]!]} />
      {/* Not on the form, whose HTML arrives in one round trip. */}
      {part === "" && (
        <link
          rel="alternate"
          type="application/rss+xml"
          title={site.notices}
          href={inLanguage(language, "/notices.xml")}
        />
      )}
      <link rel="manifest" href={inLanguage(language, `${part}/site.webmanifest`)} />
      <meta property="og:url" content={addresses[own]} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content={locales[own]} />
      <meta property="og:image" content={`${site.origin}/pictures/og.png`} />
      {part === "" && <meta property="og:image:width" content="1200" />}
      {part === "" && <meta property="og:image:height" content="630" />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
