import { textsIn } from "../../messages/catalogue.ts"
import { createTranslate } from "../../messages/translate.ts"
import { changeTexts } from "../changes/change-texts.ts"
import { programmeTexts } from "../programmes/programme-texts.ts"
import { sessionTexts } from "./session-texts.ts"

const texts = { ...sessionTexts, ...programmeTexts, changes: changeTexts }

/** The text of a key of this page, by language. */
export const translators = {
  en: createTranslate(textsIn(texts, "en")),
  hi: createTranslate(textsIn(texts, "hi")),
}
