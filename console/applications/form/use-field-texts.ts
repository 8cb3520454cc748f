import { errorText } from "#domain/applications/form/field-errors.ts"
import { headingsOf, labelOf } from "#domain/applications/form/field-labels.ts"
import { isConditional, markedLabel } from "#domain/applications/form/form-fields.ts"
import { errorMessages, withNotFirst } from "#domain/applications/messages/error-messages.ts"
import type { FieldTexts } from "#domain/applications/messages/fields.en.ts"
import type { MessageKey } from "#domain/fields/messages/messages.en.ts"

import { useConsoleLanguage, useText, useTextOfKey } from "../../kit/text/use-language.ts"

/** Message keys that override the form's label, hint and error text. */
export interface OverrideMessages {
  label?: string
  hint?: string
  error?: string
}

interface FieldOptions extends OverrideMessages {
  /** Whether the field must be filled in, if its texts say so; true without it. */
  isRequired?: boolean | undefined
  /** The names of the subjects that the programme does not allow as first major. */
  notFirst?: readonly string[]
}

/** The last part of the form is in Hindi in both languages. */
const isHindi = (text: string) => /[\u0900-\u097f]/.test(text)

/** A field's label, hint and error text in the console's language. */
export const useFieldTexts = () => {
  const t = useText()
  const textOfKey = useTextOfKey()
  const language = useConsoleLanguage()
  const messages = errorMessages[language]
  const fields: Record<string, FieldTexts | undefined> = messages.fields

  return (
    field: string,
    errors: readonly MessageKey[] | undefined,
    overrides: FieldOptions = {},
  ) => {
    const { isRequired = true, notFirst = [] } = overrides
    const catalogue = { ...messages, messages: withNotFirst(messages.messages, notFirst) }
    const known = fields[field]
    const texts = known && !isRequired ? { ...known, missing: undefined } : known
    const formLabel = texts
      ? markedLabel(field, texts, headingsOf[language])
      : labelOf(field, language)
    const label = overrides.label ? textOfKey(overrides.label) : formLabel
    return {
      label,
      lang: language === "en" && isHindi(label) ? "hi" : undefined,
      hint: overrides.hint && textOfKey(overrides.hint),
      error:
        errors &&
        (overrides.error
          ? textOfKey(overrides.error)
          : errors.map((key) => errorText(catalogue, field, key)).join(" ")),
      isRequired: field === "course" || (texts?.missing !== undefined && !isConditional(field)),
      choose: t("console.form.choose"),
    }
  }
}
