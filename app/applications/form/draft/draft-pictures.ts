import { del, get, set } from "idb-keyval"

import { type UploadName, uploadNames } from "#domain/fields/uploads.ts"
import { type StorageArea, writeStored } from "#ui/browser/browser-storage.ts"

const keyOf = (course: string, name: UploadName) => `admission-draft:${course}:${name}`

// Without storage, some browsers throw and others reject later. `async` turns both into a rejection.

/** The picture saved on this device for a course's form, if any. Rejects if storage is unavailable. */
export const loadPicture = async (course: string, name: UploadName) =>
  get<File>(keyOf(course, name))

export const savePicture = async (course: string, name: UploadName, file: File) =>
  set(keyOf(course, name), file)

export const deletePicture = async (course: string, name: UploadName) => del(keyOf(course, name))

export const deletePictures = async (course: string) =>
  Promise.all(uploadNames.map((name) => deletePicture(course, name)))

/** Copies the pictures of one draft to another. */
export const copyPictures = async (from: string, to: string) => {
  for (const name of uploadNames) {
    const file = await loadPicture(from, name)
    if (file) await savePicture(to, name, file)
    else await deletePicture(to, name)
  }
}

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
