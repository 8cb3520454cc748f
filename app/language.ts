import { useLocation } from "react-router"

import { foreignLanguage } from "#domain/content/languages.ts"
import type { Language } from "#domain/content/text.ts"

/** The language of an address: Hindi pages are under /hi. */
export const languageOf = (pathname: string): Language =>
  /^\/hi(?:\/|$)/i.test(pathname) ? "hi" : "en"

/** The address of a page in a language. `path` has no language prefix, like "/admission-form". */
export const inLanguage = (language: Language, path: string) =>
  language === "hi" ? `/hi${path === "/" ? "" : path}` : path

/** A path without its language prefix. */
export const withoutLanguage = (pathname: string) => pathname.replace(/^\/hi(?=\/|$)/i, "") || "/"

export const useLanguage = () => languageOf(useLocation().pathname)

/** Returns the `lang` attribute of a text of the content: none for one in the language of the page. */
export const useLangOf = () => {
  const language = useLanguage()
  return (text: string | undefined) => (text ? foreignLanguage(text, language) : undefined)
}
