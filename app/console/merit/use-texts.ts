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

/** The name of a component, trait, claim or compartment; its key if there is none. */
export const useNames = () => {
  const text = useTexts()
  return (key: string) => text(`names.${key}`, { _: key })
}
