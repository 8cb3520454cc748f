import type { Component } from "#domain/merit/candidates/merit-rule.ts"
import { componentNames } from "#domain/merit/explanation/names.ts"

import { useConsoleLanguage } from "../../language/use-language.ts"
import { textsIn } from "../../messages/catalogue.ts"
import { createTranslate } from "../../messages/translate.ts"
import { marksTexts } from "./texts.ts"

const translators = {
  en: createTranslate(textsIn(marksTexts, "en")),
  hi: createTranslate(textsIn(marksTexts, "hi")),
}

/** Returns the text of a key about marks, in the console's language. */
export const useMarksTexts = () => translators[useConsoleLanguage()]

/** The names of the percentages of which an index is made. */
export const useComponentNames = () => {
  const language = useConsoleLanguage()
  return (component: Component) => componentNames[component][language]
}

/** The text of an error that the server found in a field, or in a line. */
export const useMarksErrorText = () => {
  const text = useMarksTexts()
  return (key: string | undefined) =>
    key === undefined ? undefined : text(`errors.${key.split(".").at(-1)}`)
}
