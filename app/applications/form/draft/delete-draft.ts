import { type StorageArea, writeStored } from "#ui/browser/browser-storage.ts"

import { deletePictures } from "./draft-pictures.ts"

/** Takes the place of a course in the key of the form that was submitted last on the applicant's own device. */
export const submittedForm = "submitted"

/** Each course has its own storage key, so that drafts do not mix. */
export const draftKey = (course: string) => `admission-draft:${course}`

/** Takes the place of a course in the key of the answers that were kept beside its form (form/transfer). */
export const asideOf = (course: string) => `${course} aside`

/** Removes a draft from one storage area, with its pictures if it is the area that has them. */
export const deleteFrom = async (course: string, area: StorageArea) => {
  writeStored(draftKey(course), null, area)
  if (area === "localStorage") await deletePictures(course).catch(() => undefined)
}

/** Removes a draft, what was kept beside it, and their pictures. Resolves then, or when storage is unavailable. */
export const deleteDraft = async (course: string) => {
  await Promise.all(
    [course, asideOf(course)].flatMap((draft) => [
      deleteFrom(draft, "sessionStorage"),
      deleteFrom(draft, "localStorage"),
    ]),
  )
}
