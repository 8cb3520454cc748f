import { fieldTypeOf } from "#domain/applications/form/form-fields.ts"
import type { FormValues } from "#domain/applications/form/form-values.ts"

import { draftedCourses, loadDraft } from "./draft.ts"

/** A form on the applicant's own device that the form of another course may start from. */
export interface CopyableForm {
  course: string
  /** Name of the draft, which has its pictures. */
  draft: string
  savedAt: number
  values: FormValues
}

/** Subjects belong to a course, and the consent is given for each application. */
const isCopied = ([name]: [string, unknown]) =>
  !["subject", "agreement"].includes(fieldTypeOf(name))

/** The newest form of another course on this device, unsent or submitted, that has a name. */
export const findCopyable = (course: string): CopyableForm | undefined =>
  draftedCourses()
    .flatMap((draft): CopyableForm[] => {
      const stored = loadDraft(draft)
      if (stored?.device !== "own" || !stored.values.applicant_name) return []
      const values = Object.fromEntries(Object.entries(stored.values).filter(isCopied))
      return [{ course: stored.course ?? draft, draft, savedAt: stored.savedAt, values }]
    })
    .filter((form) => form.course !== course)
    .toSorted((a, b) => b.savedAt - a.savedAt)[0]
