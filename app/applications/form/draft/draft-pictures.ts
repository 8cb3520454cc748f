import { del, get, set } from "idb-keyval"

import { type UploadName, uploadNames } from "#domain/fields/uploads.ts"

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
