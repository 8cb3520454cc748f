import { useConsoleLanguage } from "../../language/use-language.ts"
import { textsIn } from "../../messages/catalogue.ts"
import { createTranslate } from "../../messages/translate.ts"
import { meritTexts } from "../texts.ts"
import { marksTexts } from "./texts.ts"

const texts = { ...marksTexts, names: meritTexts.names }

const translators = {
  en: createTranslate(textsIn(texts, "en")),
  hi: createTranslate(textsIn(texts, "hi")),
}

/** Returns the text of a key about marks, in the console's language. */
export const useMarksTexts = () => translators[useConsoleLanguage()]

/** The text of an error that the server found in a field, or in a line. */
export const useMarksProblem = () => {
  const text = useMarksTexts()
  return (key: string | undefined) =>
    key === undefined ? undefined : text(`problems.${key.split(".").at(-1)}`)
}
