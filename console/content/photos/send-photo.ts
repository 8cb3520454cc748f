import { PictureError } from "#ui/upload/picture-error.ts"

import { requestData } from "../../api/api-client.ts"
import { call } from "../../api/call.ts"
import { HttpError } from "../../api/http-error.ts"
import type { Medium } from "../uploads/upload-form.tsx"
import { type PhotoTexts, type QueuedPhoto, textsOf } from "./photo-queue.ts"
import { shrinkPhoto } from "./prepare-photo.ts"

export interface PhotoTarget {
  /** The slug of the album; "" for none. */
  album: string
  texts: PhotoTexts
  isPublished: boolean
}

/** Sends the picture of a photo, shrunk. Returns its reference. */
export const uploadPicture = async (photo: QueuedPhoto, texts: PhotoTexts) => {
  const { alt } = textsOf(photo, texts)
  const body = new FormData()
  body.set("kind", "picture")
  body.set("alt_en", alt.en)
  body.set("alt_hi", alt.hi)
  body.set("file", await shrinkPhoto(photo.file))
  return (await requestData<Medium>("POST", "/media", body)).file
}

/** Stores the photo of an uploaded picture. Returns its slug. */
export const storePhoto = async (
  photo: QueuedPhoto,
  file: string,
  { album, texts, isPublished }: PhotoTarget,
) => {
  const { title, alt } = textsOf(photo, texts)
  const item = { title, picture: { file, alt }, ...(album && { album }) }
  const data = { item, publish_at: isPublished ? "now" : null }
  return (await call("POST /content/:collection", { collection: "photos", data })).id
}

/** Puts a photo that was stored late before another one. */
export const placePhoto = (slug: string, before: string) =>
  call("POST /content/:collection/order", { collection: "photos", slug, before })

/** The message key of why a photo could not be sent. */
export const errorKeyOf = (error: unknown): string => {
  if (error instanceof PictureError) return `console.content.photos.errors.${error.key}`
  if (!(error instanceof HttpError)) return "console.refusals.failed"
  return Object.values(error.body?.errors ?? {})[0] ?? error.message
}
