import { useTranslate } from "react-admin"

import { errorText } from "#domain/applications/field-errors.ts"
import { labelOf } from "#domain/applications/field-labels.ts"
import { errorMessages } from "#domain/applications/messages/error-messages.ts"
import type { MessageKey } from "#domain/fields/messages.en.ts"

import { useLanguage } from "../../use-language.ts"

/** Message keys that override the form's label, hint and error text. */
export interface OwnMessages {
  label?: string
  hint?: string
  problem?: string
}

/** The last part of the form is in Hindi in both languages. */
const isHindi = (text: string) => /[\u0900-\u097f]/.test(text)

/** A field's label, hint and error text in the console's language. */
export const useFieldTexts = () => {
  const translate = useTranslate()
  const language = useLanguage()
  const words = errorMessages[language]
  const fields: Record<string, { label: string; missing?: string } | undefined> = words.fields

  return (field: string, problems: readonly MessageKey[] | undefined, own: OwnMessages = {}) => {
    const asked = fields[field]?.label ?? labelOf(field, language)
    const label = own.label ? translate(own.label) : asked
    return {
      label,
      lang: language === "en" && isHindi(label) ? "hi" : undefined,
      hint: own.hint && translate(own.hint),
      problem:
        problems &&
        (own.problem
          ? translate(own.problem)
          : problems.map((problem) => errorText(words, field, problem)).join(" ")),
      isRequired: field === "course" || fields[field]?.missing !== undefined,
      choose: translate("console.form.choose"),
    }
  }
}
