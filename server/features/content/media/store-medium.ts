import type { MediaKind } from "#domain/content/field-types.ts"
import { widthsFor } from "#domain/content/picture-sources.ts"
import type { Crop } from "#domain/fields/crop.ts"
import { type FileOnDisk, readWhole } from "#server/platform/files/file-content.ts"
import type { FileStore } from "#server/platform/files/file-store.ts"
import type { PdfText } from "#server/platform/pdf/extract-pdf-text.ts"
import { readPdfText } from "#server/platform/pdf/read-pdf-text.ts"
import { decodePicture } from "#server/platform/pictures/decode-picture.ts"
import { findCaptionsProblem } from "#server/platform/video/read-captions.ts"
import { readVideo } from "#server/platform/video/read-video.ts"

/** Maximum image size of the site in pixels; larger images are scaled down to fit. */
const largestFrame = { width: 1280, height: 2560 }

/**
 * Re-encodes an image for the site's pages, upright and without metadata. Creates AVIF and WebP in the widths
 * of `widthsFor`, and the largest also as JPEG; of a part of the upright image with `crop`. Returns what is wrong if the image cannot be decoded.
 */
export const createVariants = (bytes: Uint8Array, crop?: Crop) =>
  decodePicture("toVariants", bytes, {
    frame: largestFrame,
    widths: widthsFor(largestFrame.width),
    ...(crop && { crop }),
  })

type Files = Pick<FileStore, "put" | "putLarge">

/** A medium whose files are stored: their names, the size of a picture in pixels, and what was read in a PDF. */
export interface StoredMedium {
  names: string[]
  width: number | null
  height: number | null
  text?: PdfText | undefined
}

/** Why the content of a file is refused. */
export type ContentError =
  | "not_a_picture"
  | "too_many_pixels"
  | "too_complex"
  | "unreadable"
  | "not_a_video"
  | "video_codec"
  | "video_damaged"
  | "not_captions"
  | "captions_empty"

type Stored = StoredMedium | { wrong: ContentError }
type Store = (files: Files, id: string, file: FileOnDisk) => Promise<Stored>

const unsized = { width: null, height: null }

/** Stores a PDF unchanged, and reads its text. */
const storePdf: Store = async (files, id, file) => {
  const text = await readPdfText(file.path)
  const name = `${id}.pdf`
  await files.putLarge(name, file)
  return { ...unsized, names: [name], text }
}

/** Stores an image, or a part of it, as responsive variants. */
export const storePicture = async (
  files: Files,
  id: string,
  bytes: Uint8Array,
  crop?: Crop,
): Promise<Stored> => {
  const variants = await createVariants(bytes, crop)
  if ("problem" in variants) {
    const { problem } = variants
    return { wrong: problem === "format" ? "not_a_picture" : problem }
  }
  const { width, height, sizes } = variants
  const named = sizes.map(({ name, content }) => ({ name: `${id}-${name}`, content }))
  await Promise.all(named.map(({ name, content }) => files.put(name, content)))
  return { width, height, names: named.map(({ name }) => name) }
}

const videoErrors = {
  format: "not_a_video",
  codec: "video_codec",
  damaged: "video_damaged",
} as const

/** Stores a video unchanged. */
const storeVideo: Store = async (files, id, file) => {
  const video = await readVideo(file)
  if ("problem" in video) return { wrong: videoErrors[video.problem] }
  const name = `${id}.${video.ending}`
  await files.putLarge(name, file)
  return { ...unsized, names: [name] }
}

const captionsErrors = { format: "not_captions", empty: "captions_empty" } as const

/** Stores captions unchanged. */
const storeCaptions: Store = async (files, id, file) => {
  const bytes = await readWhole(file)
  const problem = findCaptionsProblem(bytes)
  if (problem) return { wrong: captionsErrors[problem] }
  const name = `${id}.vtt`
  await files.put(name, bytes)
  return { ...unsized, names: [name] }
}

/** Checks the content of a file and stores it, by its kind. */
export const storeMedium: Record<MediaKind, Store> = {
  picture: async (files, id, file) => storePicture(files, id, await readWhole(file)),
  pdf: storePdf,
  video: storeVideo,
  captions: storeCaptions,
}
