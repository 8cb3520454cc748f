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
