import sharp from "sharp"

import { type UploadName, uploads } from "#domain/admission/uploads.ts"
import type { MessageKey } from "#domain/fields/messages.en.ts"

import type { Size } from "./plain-jpeg.ts"
import { redrawPlainJpeg } from "./redraw-plain-jpeg.ts"

// Only what phones and scanners make can be read at all: an SVG or a PDF never reaches a parser.
sharp.block({ operation: ["VipsForeignLoad"] })
sharp.unblock({
  operation: [
    "VipsForeignLoadJpegBuffer",
    "VipsForeignLoadPngBuffer",
    "VipsForeignLoadWebpBuffer",
    "VipsForeignLoadHeifBuffer",
  ],
})
// Many small pictures at once, never the same one twice.
sharp.concurrency(1)
sharp.cache(false)

/** A phone's largest usual picture; anything above is a mistake or a bomb. */
const maxPixels = 25_000_000

const problemOf = (name: UploadName, error: unknown): MessageKey => {
  const text = error instanceof Error ? error.message : ""
  if (/unsupported image format/i.test(text)) return `${name}.format`
  return /pixel limit/i.test(text) ? `${name}.too_many_pixels` : `${name}.unreadable`
}

/** JPEG, PNG, WebP, HEIF as far as can be: turned upright, shrunk into its frame, on white paper. */
const draw = (bytes: Uint8Array, { width, height }: Size) =>
  sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" })
    .autoOrient()
    .resize({ width, height, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "white" })
    // The smallest coding would take another pass over the picture, for a few per cent.
    .jpeg({ quality: 85, optimiseCoding: false })
    .toBuffer()

/**
 * A picture read by its content and written anew as JPEG, upright, in its frame, without any metadata; or
 * the key of what is wrong with it.
 */
export const reencode = async (
  name: UploadName,
  bytes: Uint8Array,
): Promise<{ jpeg: Buffer } | { wrong: MessageKey }> => {
  const frame = uploads[name]
  if (bytes.length > frame.maxBytes) return { wrong: `${name}.too_large` }
  try {
    return { jpeg: (await redrawPlainJpeg(bytes, frame)) ?? (await draw(bytes, frame)) }
  } catch (error) {
    return { wrong: problemOf(name, error) }
  }
}
