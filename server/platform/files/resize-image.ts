// A separate module, because sharp takes 20 MB: it is imported with the first image that is not a plain JPEG.

import sharp from "sharp"

import type { Size } from "./reencode-jpeg.ts"

// Allow only the formats of phones and scanners: an SVG or a PDF never reaches a parser.
sharp.block({ operation: ["VipsForeignLoad"] })
sharp.unblock({
  operation: [
    "VipsForeignLoadJpegBuffer",
    "VipsForeignLoadPngBuffer",
    "VipsForeignLoadWebpBuffer",
    "VipsForeignLoadHeifBuffer",
  ],
})
// Optimize for many small images at once, never the same one twice.
sharp.concurrency(1)
sharp.cache(false)

/** The usual maximum of phone cameras. Anything larger is a mistake or a decompression bomb. */
const maxPixels = 25_000_000

/** Opens JPEG, PNG, WebP, and HEIF as far as supported, rotated upright. */
export const openRotated = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" }).autoOrient()

/** The size of an image as it is shown: upright. Reads only its header. */
export const readUprightSize = async (bytes: Uint8Array): Promise<Size> =>
  (await openRotated(bytes).metadata()).autoOrient

/** Shrinks an image into its frame, on a white background. */
export const resizeImage = (bytes: Uint8Array, { width, height }: Size) =>
  openRotated(bytes)
    .resize({ width, height, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "white" })
    // Optimized Huffman coding would take another pass over the image to save a few per cent.
    .jpeg({ quality: 85, optimiseCoding: false })
    .toBuffer()
