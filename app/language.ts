import { useLocation } from "react-router"

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
