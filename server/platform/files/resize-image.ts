// Apart from the rest, since the library takes 20 MB: it loads with the first picture that is no plain JPEG.
import sharp from "sharp"

import type { Size } from "./jpeg-size.ts"

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

/** JPEG, PNG, WebP, HEIF as far as can be, turned upright. */
export const openRotated = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" }).autoOrient()

/** A picture shrunk into its frame, on white paper. */
export const resizeImage = (bytes: Uint8Array, { width, height }: Size) =>
  openRotated(bytes)
    .resize({ width, height, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "white" })
    // The smallest coding would take another pass over the picture, for a few per cent.
    .jpeg({ quality: 85, optimiseCoding: false })
    .toBuffer()
