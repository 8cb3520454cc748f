import { type Language, languages } from "./languages.ts"

const isBilingual = (value: object): value is Record<Language, string> =>
  "en" in value && "hi" in value

/** The bilingual texts of an item, at any depth. */
const textsOf = (value: unknown): Record<Language, string>[] => {
  if (typeof value !== "object" || value === null) return []
  if (isBilingual(value)) return [value]
  return Object.values(value).flatMap(textsOf)
}

/** The language in which a text lacks that the other one has; undefined if both are complete. */
export const missingLanguage = (item: unknown): Language | undefined => {
  const texts = textsOf(item)
  return languages.find((language) =>
    texts.some((text) => text[language] === "" && (text.en || text.hi) !== ""),
  )
}

const isChanged = (before: unknown, after: unknown, language: Language) => {
  const texts = (item: unknown) => JSON.stringify(textsOf(item).map((text) => text[language]))
  return texts(before) !== texts(after)
}

/**
 * The language that is newer than the other one after a change; null if both say the same. Changing the other one
 * too, or filling in what it lacked, catches up.
 */
export const newerLanguageAfter = (
  before: { item: unknown; newer: Language | null },
  after: unknown,
): Language | null => {
  const changed = languages.filter((language) => isChanged(before.item, after, language))
  if (changed.length !== 1) return changed.length === 2 ? null : before.newer
  const [one] = changed as [Language]
  const catchesUp = (before.newer !== null && before.newer !== one) || missingLanguage(before.item)
  return catchesUp ? null : one
}
