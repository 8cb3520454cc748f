import { useConsoleLanguage } from "../../language/use-language.ts"
import { textsIn } from "../../messages/catalogue.ts"
import { createTranslate } from "../../messages/translate.ts"
import { ruleTexts } from "./texts.ts"

const translators = {
  en: createTranslate(textsIn(ruleTexts, "en")),
  hi: createTranslate(textsIn(ruleTexts, "hi")),
}

/** Returns the text of a key of the rule editor, in the console's language. */
export const useRuleTexts = () => translators[useConsoleLanguage()]
