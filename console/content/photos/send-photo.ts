import { PictureError, pictureErrorKey } from "#ui/upload/picture-error.ts"

import type { QueuedFile } from "../upload-queue/queue.ts"
import { errorKeyOf, storeItem, uploadFile } from "../upload-queue/send-file.ts"
import type { QueueSteps } from "../upload-queue/use-upload-queue.ts"
import { inOrderTaken, type PhotoTexts, type QueuedPhoto, textsOf } from "./photo-queue.ts"
import { shrinkPhoto, takenAtOf } from "./prepare-photo.ts"

export interface PhotoTarget {
  /** The slug of the album; "" for none. */
  album: string
  texts: PhotoTexts
  isPublished: boolean
}

/** A file that cannot be read is shown as failed, beside the others. */
const prepare = async (added: QueuedFile): Promise<QueuedPhoto> => {
  try {
    return { ...added, takenAt: await takenAtOf(added.file) }
  } catch {
    const error = "console.content.photos.errors.unreadable"
    return { ...added, takenAt: added.file.lastModified, state: "failed", error }
  }
}

/** How photos come into an album: shrunk, and in the order in which they were taken. */
export const photoSteps: QueueSteps<QueuedPhoto, PhotoTarget> = {
  collection: "photos",
  prepare,
  inOrder: inOrderTaken,
  upload: async (photo, { texts }) => {
    const { alt } = textsOf(photo, texts)
    const shrunk = await shrinkPhoto(photo.file).catch((error: unknown) => {
      throw new PictureError(pictureErrorKey(error))
    })
    return uploadFile("picture", shrunk, { alt_en: alt.en, alt_hi: alt.hi })
  },
  store: async (photo, { album, texts, isPublished }) => {
    const { title, alt } = textsOf(photo, texts)
    const picture = { file: photo.uploaded!.file, alt }
    return storeItem("photos", { title, picture, ...(album && { album }) }, isPublished)
  },
  errorKeyOf: (error) =>
    error instanceof PictureError
      ? `console.content.photos.errors.${error.key}`
      : errorKeyOf(error),
}
