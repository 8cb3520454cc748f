import type { StringMap } from "react-admin"

import type { Language } from "#domain/content/languages.ts"
import type { Bilingual } from "#domain/content/text.ts"

/** A text in both languages. */
export type TextPair = [en: string, hi: string]

/** Texts by key, at any depth. */
export interface Catalogue {
  [key: string]: TextPair | Catalogue
}

const isText = (value: TextPair | Catalogue): value is TextPair => Array.isArray(value)

/** The texts of one language, in the format of react-admin. */
export const textsIn = (catalogue: Catalogue, language: Language): StringMap =>
  Object.fromEntries(
    Object.entries(catalogue).map(([key, value]) => [
      key,
      isText(value) ? value[language === "hi" ? 1 : 0] : textsIn(value, language),
    ]),
  )

/** Names of the domain as texts. */
export const pairsOf = <Name extends string>(names: Record<Name, Bilingual>) =>
  Object.fromEntries(
    Object.entries<Bilingual>(names).map(([name, { en, hi }]): [string, TextPair] => [
      name,
      [en, hi],
    ]),
  ) as Record<Name, TextPair>

/** The values of %{slots}, the number that chooses a plural form, and `_`, the text for an unknown key. */
type Options = Record<string, unknown>

/** Fills %{slots} in. A slot without a value stays. */
const fillSlots = (text: string, values: Options) =>
  text.replace(/%\{(\w+)\}/g, (slot, name: string) => String(values[name] ?? slot))

const flatten = (messages: StringMap, path = ""): [key: string, text: string][] =>
  Object.entries(messages).flatMap(([key, inner = ""]) =>
    typeof inner === "string" ? [[path + key, inner]] : flatten(inner, `${path}${key}.`),
  )

/**
 * The `translate` of react-admin for messages in its format: forms for one and for many are separated by "||||".
 * Both languages have the same two forms. `constants` are values of slots that every text may name.
 */
export const createTranslate = (messages: StringMap, constants: Options = {}) => {
  const texts = new Map(flatten(messages))
  return (key: string, given: Options = {}) => {
    const options = { ...constants, ...given }
    const { _: fallback, smart_count: count } = options
    const text = texts.get(key) ?? (typeof fallback === "string" ? fallback : key)
    if (count === undefined || count === null) return fillSlots(text, options)
    const [one = "", many = one] = text.split("||||")
    return fillSlots((count === 1 ? one : many).trim(), options)
  }
}

/** The `translate` of each language for a catalogue that is not part of the console's messages. */
export const translatorsOf = (catalogue: Catalogue) => ({
  en: createTranslate(textsIn(catalogue, "en")),
  hi: createTranslate(textsIn(catalogue, "hi")),
})
