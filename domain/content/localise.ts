import { keepDatesWhole } from "./format.ts"
import { type Language, languages, otherLanguage } from "./languages.ts"
import type { Bilingual } from "./text.ts"

/** The same type with a single string in place of each bilingual text. */
export type Localised<Value> = Value extends Bilingual
  ? string
  : Value extends readonly (infer Item)[]
    ? Localised<Item>[]
    : Value extends object
      ? { [Key in keyof Value]: Localised<Value[Key]> }
      : Value

export const isBilingual = (value: unknown): value is Bilingual =>
  typeof value === "object" && value !== null && languages.every((language) => language in value)

/** A text in a language, or in the other one if it is not written in this one. */
export const textIn = (text: Bilingual, language: Language) =>
  text[language] || text[otherLanguage(language)]

/** The same value with each bilingual text at any depth replaced. */
const mapTexts = (value: unknown, replace: (text: Bilingual) => unknown): unknown => {
  if (Array.isArray(value)) return value.map((part) => mapTexts(part, replace))
  if (typeof value !== "object" || value === null) return value
  if (isBilingual(value)) return replace(value)
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, mapTexts(part, replace)]),
  )
}

/**
 * Replaces each bilingual text at any depth by its text in one language, to send only that to the page; a text that is not
 * written in it is in the other one. Dates do not break at the end of a line.
 */
export const localise = <Value>(value: Value, language: Language): Localised<Value> =>
  mapTexts(value, (text) => keepDatesWhole(textIn(text, language))) as Localised<Value>

/** The same value, with the other language in place of what is not written in one. */
export const inBothLanguages = <Value>(value: Value): Value =>
  mapTexts(value, (text) => ({ en: textIn(text, "en"), hi: textIn(text, "hi") })) as Value
