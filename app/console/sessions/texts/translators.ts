import { translatorsOf } from "../../messages/translators.ts"
import { changeTexts } from "../changes/change-texts.ts"
import { programmeTexts } from "../programmes/programme-texts.ts"
import { sessionTexts } from "./session-texts.ts"

/** The text of a key of this page, by language. */
export const translators = translatorsOf({
  ...sessionTexts,
  ...programmeTexts,
  changes: changeTexts,
})
