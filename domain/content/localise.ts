import { keepDatesWhole } from "./format.ts"
import type { Bilingual, Language } from "./text.ts"

/** The same type with a single string in place of each bilingual text. */
export type Localised<Value> = Value extends Bilingual
  ? string
  : Value extends readonly (infer Item)[]
    ? Localised<Item>[]
    : Value extends object
      ? { [Key in keyof Value]: Localised<Value[Key]> }
      : Value

const isBilingual = (value: object): value is Bilingual => "en" in value && "hi" in value

/**
 * Replaces each bilingual text at any depth by its text in one language, to send only that to the page. Dates in it
 * do not break at the end of a line.
 */
export const localise = <Value>(value: Value, language: Language): Localised<Value> => {
  const walk = (inner: unknown): unknown => {
    if (Array.isArray(inner)) return inner.map(walk)
    if (typeof inner !== "object" || inner === null) return inner
    if (isBilingual(inner)) return keepDatesWhole(inner[language])
    return Object.fromEntries(Object.entries(inner).map(([key, part]) => [key, walk(part)]))
  }
  return walk(value) as Localised<Value>
}
