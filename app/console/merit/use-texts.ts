import { textsIn } from "../messages/catalogue.ts"
import { createTranslate } from "../messages/translate.ts"
import { useConsoleLanguage } from "../use-language.ts"
import { meritTexts } from "./texts.ts"

const translators = {
  en: createTranslate(textsIn(meritTexts, "en")),
  hi: createTranslate(textsIn(meritTexts, "hi")),
}

/** Returns the text of a key of this page, in the console's language. */
export const useTexts = () => translators[useConsoleLanguage()]

/** The name of a component, trait, claim or compartment; its key if there is none. */
export const useNames = () => {
  const text = useTexts()
  return (key: string) => text(`names.${key}`, { _: key })
}
