import { applicationSchema } from "#domain/applications/application.ts"
import type { FieldType } from "#domain/applications/form/field-definition.ts"
import {
  type FieldErrors,
  inFormOrder,
  fieldErrorsOf,
} from "#domain/applications/form/field-errors.ts"
import type { FormRules } from "#domain/applications/form/field-schemas.ts"
import { formFields, initialChoice } from "#domain/applications/form/form-fields.ts"
import { confirmedName, questionErrors } from "#domain/applications/form/form-questions.ts"
import { type FormValues, textsOf } from "#domain/applications/form/form-values.ts"
import { dayInIndia } from "#domain/fields/india-time.ts"
import { toIsoDate } from "#domain/fields/iso-date.ts"
import { uploadNames } from "#domain/fields/uploads.ts"

import { devices, type ShownVersions, withConsentTo } from "./draft/draft.ts"
import { serverNow } from "./draft/server-clock.ts"

/** The form's current values, without the pictures. */
export const readForm = (form: HTMLFormElement): FormValues => textsOf(new FormData(form))

/** The rules of the form, and of its page. */
export type PageRules = FormRules & {
  /** When the server made the page, in milliseconds; null in a copy for use without a network. */
  pageTime: number | null
  /** Shows when the form was begun (specification 3.15); undefined if no form can be begun now. */
  startToken?: string | undefined
}

/** All current errors of the form, found with the same schema as the server's. */
export const validateForm = (form: HTMLFormElement, rules: PageRules): FieldErrors => {
  const data = new FormData(form)
  const result = applicationSchema(dayInIndia(new Date(serverNow())), rules).safeParse(
    textsOf(data),
  )
  const errors: FieldErrors = result.success ? {} : fieldErrorsOf(result.error.issues)
  for (const name of uploadNames) {
    const picture = data.get(name)
    if (!(picture instanceof File) || picture.size === 0) errors[name] = ["missing"]
  }
  return inFormOrder({ ...questionErrors(textsOf(data)), ...errors })
}

const isDate = (type: FieldType) => type === "day" || type === "certificate_date"
const compulsory = ["first_major_subject", "second_major_subject", "minor_subject"]

/** The multipart body of the save call (specification 6.1). */
export const formBody = (form: HTMLFormElement) => {
  const body = new FormData(form)
  body.delete(`${confirmedName}[]`)
  for (const { name, type } of formFields) {
    const value = body.get(name)
    if (type === "tick" || type === "agreement") body.set(name, value === null ? "0" : "1")
    else if (isDate(type) && value) body.set(name, toIsoDate(value) ?? String(value))
    else if (compulsory.includes(name)) body.append("compulsory_subjects[]", String(value ?? ""))
  }
  return body
}

/** Form fields that the applicant does not fill in. */
const hiddenFields = [
  "course",
  "submission_key",
  "notice_version",
  "declaration_version",
  "start_token",
  "intent",
  "draft_code",
  "draft_version",
]

const withoutEmpty = (values: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) =>
        value.length > 0 && !hiddenFields.includes(name) && value !== initialChoice(name),
    ),
  )

/** What the applicant has filled in. */
export const inputOf = (form: HTMLFormElement) => withoutEmpty(readForm(form))

/**
 * The form's values before hydration. Hydration keeps typed text in the inputs, but React must start from it.
 * Otherwise React would overwrite subjects and addresses with its own initial values.
 */
export const typedBeforeHydration = (course: string, shown: ShownVersions) => {
  if (typeof document === "undefined") return undefined
  const form = document.getElementById("application")
  if (!(form instanceof HTMLFormElement)) return undefined
  const values = readForm(form)
  return values.course === course ? withoutEmpty(withConsentTo(shown, values)) : undefined
}

/** Merges the draft with the newer typed values. Ticks of a list are added to those of the draft. */
export const withInput = (draft: FormValues, input: FormValues): FormValues => ({
  ...draft,
  ...Object.fromEntries(
    Object.entries(input).map(([name, value]) => [
      name,
      Array.isArray(value) ? [...new Set([draft[name] ?? [], value].flat())] : value,
    ]),
  ),
})

/** The answer about the device, if it was given before hydration. */
export const answerBeforeHydration = () =>
  devices.find((device) =>
    document.querySelector(`input[name="device"][value="${device}"]:checked`),
  )
