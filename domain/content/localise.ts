import type { Bilingual, Language } from "./text.ts"

/** The same shape with one language's text in the place of both. */
export type Localised<Value> = Value extends Bilingual
  ? string
  : Value extends readonly (infer Item)[]
    ? Localised<Item>[]
    : Value extends object
      ? { [Key in keyof Value]: Localised<Value[Key]> }
      : Value

const isBilingual = (value: object): value is Bilingual => "en" in value && "hi" in value

/** A value of any depth, each text in one language only: what a page is sent. */
export const localise = <Value>(value: Value, language: Language): Localised<Value> => {
  const walk = (inner: unknown): unknown => {
    if (Array.isArray(inner)) return inner.map(walk)
    if (typeof inner !== "object" || inner === null) return inner
    if (isBilingual(inner)) return inner[language]
    return Object.fromEntries(Object.entries(inner).map(([key, part]) => [key, walk(part)]))
  }
  return walk(value) as Localised<Value>
}
