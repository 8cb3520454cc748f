import { useConsoleLanguage } from "../language/use-language.ts"
import { textsIn } from "../messages/catalogue.ts"
import { createTranslate } from "../messages/translate.ts"
import { importTexts } from "./texts.ts"

const translators = {
  en: createTranslate(textsIn(importTexts, "en")),
  hi: createTranslate(textsIn(importTexts, "hi")),
}

/** Returns the text of a key of the import, in the console's language. */
export const useStudentTexts = () => translators[useConsoleLanguage()]
