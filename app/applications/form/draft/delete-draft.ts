import { type StorageArea, writeStored } from "#ui/browser/browser-storage.ts"

import { deletePictures } from "./draft-pictures.ts"

/** Takes the place of a course in the key of the form that was submitted last on the applicant's own device. */
export const submittedForm = "submitted"

/** Each course has its own storage key, so that drafts do not mix. */
export const draftKey = (course: string) => `admission-draft:${course}`

/** Removes a draft from one storage area, with its pictures if it is the area that has them. */
export const deleteFrom = async (course: string, area: StorageArea) => {
  writeStored(draftKey(course), null, area)
  if (area === "localStorage") await deletePictures(course).catch(() => undefined)
}

/** Removes a draft and its pictures. Resolves when both are removed, or when storage is unavailable. */
export const deleteDraft = async (course: string) => {
  await Promise.all([deleteFrom(course, "sessionStorage"), deleteFrom(course, "localStorage")])
}
