import { useLocation } from "react-router"

import type { Language } from "#domain/content/text.ts"

/** The language of a page's address: Hindi pages live under /hi. */
export const languageOf = (pathname: string): Language =>
  /^\/hi(?:\/|$)/i.test(pathname) ? "hi" : "en"

/** The address of a page (given without prefix, like "/admission-form") in a language. */
export const inLanguage = (language: Language, path: string) =>
  language === "hi" ? `/hi${path === "/" ? "" : path}` : path

/** The same page's address without its language. */
export const withoutLanguage = (pathname: string) => pathname.replace(/^\/hi(?=\/|$)/i, "") || "/"

export const useLanguage = () => languageOf(useLocation().pathname)
