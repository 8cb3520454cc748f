import { meritLabel } from "#domain/merit/explanation/names.ts"

import { useConsoleLanguage } from "../language/use-language.ts"
import { textsIn } from "../messages/catalogue.ts"
import { createTranslate } from "../messages/translate.ts"
import { objectionTexts } from "./objections/objection-texts.ts"
import { roundTexts } from "./round-texts.ts"
import { meritTexts } from "./texts.ts"

const texts = { ...meritTexts, ...roundTexts, ...objectionTexts }

const translators = {
  en: createTranslate(textsIn(texts, "en")),
  hi: createTranslate(textsIn(texts, "hi")),
}

/** Returns the text of a key of this page, in the console's language. */
export const useTexts = () => translators[useConsoleLanguage()]

/** The names of components, traits, claims, categories and compartments. */
export const useNames = () => {
  const language = useConsoleLanguage()
  return (name: string) => meritLabel(name, language)
}
