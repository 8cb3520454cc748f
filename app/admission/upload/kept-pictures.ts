import { del, get, set } from "idb-keyval"

import { type UploadName, uploadNames } from "#domain/admission/uploads.ts"

const keyOf = (course: string, name: UploadName) => `admission-draft:${course}:${name}`

/** The picture kept on this device for a course's form, if any. Rejects where nothing can be kept. */
export const loadPicture = (course: string, name: UploadName) => get<File>(keyOf(course, name))

export const keepPicture = (course: string, name: UploadName, file: File) =>
  set(keyOf(course, name), file)

export const dropPicture = (course: string, name: UploadName) => del(keyOf(course, name))

export const dropPictures = (course: string) =>
  Promise.all(uploadNames.map((name) => dropPicture(course, name)))
