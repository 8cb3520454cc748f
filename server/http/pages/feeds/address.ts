import type { Language } from "#domain/content/text.ts"

/** The whole address of a page in a language; `path` has none, like "/notices". */
export const addressOf = (origin: string, language: Language, path: string) => {
  const inLanguage = language === "hi" ? `/hi${path === "/" ? "" : path}` : path
  return origin + encodeURI(inLanguage)
}
