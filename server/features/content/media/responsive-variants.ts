import { widthsFor } from "#domain/content/picture-sources.ts"
import { decodePicture } from "#server/platform/pictures/decode-picture.ts"

/** Maximum image size of the site in pixels; larger images are scaled down to fit. */
const frame = { width: 1280, height: 2560 }

/**
 * Re-encodes an image for the site's pages, upright and without metadata. Creates AVIF and WebP in the widths
 * of `widthsFor`, and the largest also as JPEG. Returns what is wrong if the image cannot be decoded.
 */
export const createVariants = (bytes: Uint8Array) =>
  decodePicture("toVariants", bytes, { frame, widths: widthsFor(frame.width) })
