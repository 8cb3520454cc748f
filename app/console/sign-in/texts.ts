import type { Language } from "#domain/content/languages.ts"

import type { Catalogue, TextPair } from "../messages/catalogue.ts"
import { generalErrors, generalRefusals } from "../messages/refusals.ts"
import { signInMessages } from "../messages/sign-in.ts"
import { fillSlots } from "../messages/translate.ts"

const catalogue = {
  console: { ...signInMessages.console, refusals: generalRefusals, errors: generalErrors },
} satisfies Catalogue

const flatten = (texts: Catalogue, path = ""): [key: string, text: TextPair][] =>
  Object.entries(texts).flatMap(([key, inner]) =>
    Array.isArray(inner) ? [[path + key, inner]] : flatten(inner, `${path}${key}.`),
  )

const texts = new Map(flatten(catalogue))

/** The texts of the pages before sign-in, which are shown without react-admin; the same keys as in the console. */
export const textsBeforeSignIn =
  (language: Language) =>
  (key: string, slots: Record<string, string> = {}) =>
    fillSlots(texts.get(key)?.[language === "hi" ? 1 : 0] ?? key, slots)
