import { claimName } from "#domain/merit/rule-editing/claim-choices.ts"

import { useConsoleLanguage } from "../../language/use-language.ts"
import { textsIn } from "../../messages/catalogue.ts"
import { createTranslate } from "../../messages/translate.ts"
import { useTexts } from "../use-texts.ts"
import { ruleTexts } from "./texts.ts"

const translators = {
  en: createTranslate(textsIn(ruleTexts, "en")),
  hi: createTranslate(textsIn(ruleTexts, "hi")),
}

/** Returns the text of a key of the rule editor, in the console's language. */
export const useRuleTexts = () => translators[useConsoleLanguage()]

/** The name of a component, compartment, trait or claim, in the console's language. */
export const useRuleNames = () => {
  const language = useConsoleLanguage()
  const text = useRuleTexts()
  const general = useTexts()
  return (name: string) => {
    const own = text(`names.${name}`, { _: "" }) || general(`names.${name}`, { _: "" })
    return own || claimName(name, language)
  }
}
