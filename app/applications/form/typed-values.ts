import type { FormValues } from "#domain/applications/form/form-values.ts"

import { devices, withConsentTo } from "./draft/draft.ts"
import { readForm } from "./read-form.ts"

/** Form fields that the applicant does not fill in. */
const hiddenFields = ["course", "submission_key", "notice_version", "intent"]

const typedAmong = (values: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => value.length > 0 && !hiddenFields.includes(name),
    ),
  )

/** What the applicant has filled in. */
export const typedIn = (form: HTMLFormElement) => typedAmong(readForm(form))

/**
 * The form's values before hydration. Hydration keeps typed text in the inputs, but React must start from it.
 * Otherwise React would overwrite subjects and addresses with its own initial values.
 */
export const typedBeforeHydration = (course: string, noticeVersion: string | undefined) => {
  if (typeof document === "undefined") return undefined
  const form = document.getElementById("application")
  if (!(form instanceof HTMLFormElement)) return undefined
  const values = readForm(form)
  return values.course === course ? typedAmong(withConsentTo(noticeVersion, values)) : undefined
}

/** Merges the draft with the newer typed values. Ticks of a list are added to those of the draft. */
export const withTyped = (draft: FormValues, typed: FormValues): FormValues => ({
  ...draft,
  ...Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [
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
