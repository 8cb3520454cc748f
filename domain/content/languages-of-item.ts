import { type Language, languages, otherLanguage } from "./languages.ts"
import { isBilingual } from "./localise.ts"
import type { Bilingual } from "./text.ts"

/** The bilingual texts of an item, at any depth. */
const textsOf = (value: unknown): Bilingual[] => {
  if (typeof value !== "object" || value === null) return []
  if (isBilingual(value)) return [value]
  return Object.values(value).flatMap(textsOf)
}

const isMissing = (text: Bilingual, language: Language) =>
  text[language] === "" && text[otherLanguage(language)] !== ""

/** The fields of an item with a text that lacks a language which the other one has. */
export const missingFields = (item: unknown, language: Language): string[] =>
  Object.entries((item ?? {}) as object)
    .filter(([, value]) => textsOf(value).some((text) => isMissing(text, language)))
    .map(([name]) => name)

/** The language in which a text lacks that the other one has; undefined if both are complete. */
export const missingLanguage = (item: unknown): Language | undefined =>
  languages.find((language) => missingFields(item, language).length > 0)

/** What an item owes its readers in one language. */
export interface LanguageDebt {
  language: Language
  /** Some of it is not written in the language, or the other language was changed later. */
  kind: "missing" | "older"
  /** The fields that are not written; none if it is older. */
  fields: string[]
}

interface Written {
  item: unknown
  /** The language that was changed after the other one. */
  newer: Language | null
  /** The language that the item does not need. */
  waived: Language | null
}

/** What an item lacks in each language, then in which one it is older. What it does not need, it does not owe. */
export const languageDebts = ({ item, newer, waived }: Written): LanguageDebt[] => {
  const missing = languages
    .map((language) => ({ language, fields: missingFields(item, language) }))
    .filter(({ fields }) => fields.length > 0)
    .map((debt) => ({ ...debt, kind: "missing" as const }))
  const older = newer && otherLanguage(newer)
  const all: LanguageDebt[] =
    older && !missing.some(({ language }) => language === older)
      ? [...missing, { language: older, kind: "older", fields: [] }]
      : missing
  return all.filter(({ language }) => language !== waived)
}

/** The texts of one language, to compare versions. */
const textsIn = (item: unknown, language: Language) =>
  JSON.stringify(textsOf(item).map((text) => text[language]))

const isChanged = (before: unknown, after: unknown, language: Language) =>
  textsIn(before, language) !== textsIn(after, language)

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

interface Version {
  item: unknown
  /** ISO 8601. */
  at: string
}

const fieldsThatDiffer = (before: unknown, after: unknown, language: Language) => {
  const former = (before ?? {}) as Record<string, unknown>
  return Object.entries((after ?? {}) as object)
    .filter(([name, value]) => isChanged(former[name], value, language))
    .map(([name]) => name)
}

/**
 * What one language says since the other one was changed last: when that was, and the fields of the newer one that were changed
 * since. `versions` are all of an item, the newest first; without an older change the oldest one counts.
 */
export const changedSince = (versions: readonly [Version, ...Version[]], older: Language) => {
  const [present] = versions
  const isLastChange = ({ item }: Version, index: number) => {
    const former = versions[index + 1]
    return former !== undefined && isChanged(former.item, item, older)
  }
  const last = versions.find(isLastChange) ?? versions.at(-1)!
  return {
    olderAt: last.at,
    fields: fieldsThatDiffer(last.item, present.item, otherLanguage(older)),
  }
}

/** The collections whose items each have a page, in both languages if they are written in both. */
const withPages: ReadonlySet<string> = new Set([
  "pages",
  "notices",
  "events",
  "faculties",
  "departments",
])

/** What a page is about: its long text, or its title if it has none. */
const mainTexts = ["body", "description", "title", "department"] as const

/**
 * The language in which an item has no page: its long text, or its title without one, is in the other one only. Shorter texts
 * that lack a language are shown in the other one.
 */
export const languageWithoutPage = (collection: string, item: object): Language | undefined => {
  if (!withPages.has(collection)) return undefined
  const texts = mainTexts.map((name) => (item as Record<string, unknown>)[name])
  const main = texts.filter(isBilingual).find(({ en, hi }) => en !== "" || hi !== "")
  return main && languages.find((language) => isMissing(main, language))
}
