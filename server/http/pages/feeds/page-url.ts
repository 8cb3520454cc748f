import type { Language } from "#domain/content/text.ts"

/** The absolute URL of a page in a language. `path` has no language prefix, like "/notices". */
export const pageUrl = (origin: string, language: Language, path: string) => {
  const inLanguage = language === "hi" ? `/hi${path === "/" ? "" : path}` : path
  return origin + encodeURI(inLanguage)
}
