import { useState } from "react"
import { useWatch } from "react-hook-form"

import type { Subject } from "#domain/admission/programme-schema.ts"
import { labelOf } from "#domain/applications/form/field-labels.ts"

import { serverNow } from "../../api/server-time.ts"
import { useConsoleLanguage } from "../../kit/text/use-language.ts"
import { translators } from "./session-texts.ts"
import { namesOfSubjects } from "./wording.ts"

/** The time at which the component was first shown. */
export const useNow = () => useState(serverNow)[0]

/** Returns the text of a key of this page, in the console's language. */
export const useSessionTexts = () => translators[useConsoleLanguage()]

/** The subjects of the form, and their names. */
export const useSubjects = () => {
  const language = useConsoleLanguage()
  const subjects = (useWatch({ name: "item.subjects" }) ?? []) as Subject[]
  return { subjects, subjectName: namesOfSubjects(subjects, language) }
}

/** Returns the label of a field of the form. */
export const useFieldLabel = () => {
  const language = useConsoleLanguage()
  return (field: string) => labelOf(field, language)
}
