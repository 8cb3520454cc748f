import type { FormProgramme } from "#domain/admission/programmes.ts"
import { slotOf } from "#domain/admission/subject-rules.ts"
import type { FieldType } from "#domain/applications/form/field-definition.ts"
import type { FieldName, StepId } from "#domain/applications/form/form-definition.ts"
import {
  type AskedField,
  askedGroups,
  fieldTypeOf,
  isConditional,
  schoolOf,
} from "#domain/applications/form/form-fields.ts"
import type { FormValues } from "#domain/applications/form/form-values.ts"
import { formatFieldText } from "#domain/applications/format-field.ts"
import { maskAadhaar } from "#domain/fields/identifiers/aadhaar.ts"
import { toIsoDate } from "#domain/fields/iso-date.ts"
import { toAsciiDigits } from "#domain/fields/text.ts"

import type { FormMessages } from "../../messages/messages.server.ts"

/** Types that the review omits: pictures are shown above it, and the boxes hold no answer. */
const notListed: readonly FieldType[] = ["picture", "tick", "agreement"]

/** A typed value in the form in which it will be stored. */
const readTyped = (field: string, text: string) => {
  const type = fieldTypeOf(field)
  if (type === "aadhaar") return text && maskAadhaar(toAsciiDigits(text).replace(/\D/g, ""))
  return type === "day" || type === "certificate_date" ? (toIsoDate(text) ?? text) : text.trim()
}

/** Whether a row is shown although nothing was filled in. */
const mustBeFilled = (programme: FormProgramme, field: FieldName, missing: string | undefined) =>
  fieldTypeOf(field) === "subject"
    ? slotOf(programme, field)?.is_required === true
    : missing !== undefined && !isConditional(field)

/** The fields of a step with their values. An optional field that is empty is left out. */
export const reviewRows = (
  step: StepId,
  values: FormValues,
  messages: FormMessages,
  programme: FormProgramme,
  asked: readonly AskedField[],
) => {
  const { options } = messages
  const labels = { options, subjects: programme.subjectNames, courses: {} }
  const show = (field: FieldName) =>
    [values[field] ?? ""]
      .flat()
      .map((text) => formatFieldText(field, readTyped(field, text), labels))
      .join(", ")
  return askedGroups(asked)
    .filter((group) => group.step === step)
    .flatMap(({ heading, fields }) =>
      fields
        .filter((field) => !notListed.includes(fieldTypeOf(field)))
        .map((field) => {
          const school = schoolOf(field)
          const { label, hint, missing } = messages.fields[field]
          return {
            field,
            label: school ? `${messages.form[school]}: ${label}` : label,
            // The declarations are in Hindi on both pages; their hint on the English page says them in English.
            ...(heading === "questions" && { lang: "hi", translation: hint }),
            text: show(field),
            isRequired: mustBeFilled(programme, field, missing),
          }
        }),
    )
    .filter(({ text, isRequired }) => text !== "" || isRequired)
}
