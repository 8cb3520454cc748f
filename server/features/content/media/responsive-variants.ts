import sharp from "sharp"

import { widthsFor } from "#domain/content/picture-sources.ts"
import { imageErrorOf } from "#server/platform/files/reencode-image.ts"
import { openRotated } from "#server/platform/files/resize-image.ts"

/** Maximum image size of the site in pixels; larger images are scaled down to fit. */
const frame = { width: 1280, height: 2560 }

/** One variant of an image: one width in one format. */
interface DrawnSize {
  /** Like "640.webp". */
  name: string
  content: Buffer
}

/** All variants of an image. `width` and `height` are those of the largest one, in pixels. */
export interface ImageVariants {
  width: number
  height: number
  sizes: DrawnSize[]
}

/** Encode one variant after another: each uses a full processor, and applicants upload images too. */
const drawAll = async (bytes: Uint8Array): Promise<ImageVariants> => {
  const { data, info } = await openRotated(bytes)
    .resize({ ...frame, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const sizes: DrawnSize[] = []
  for (const one of widthsFor(width)) {
    const drawing = sharp(data, { raw: { width, height, channels } }).resize({ width: one })
    // AVIF takes some two seconds for a phone photo. Half the effort would add a third more bytes.
    const avif = await drawing.clone().avif({ quality: 55, effort: 4 }).toBuffer()
    const webp = await drawing.clone().webp({ quality: 78 }).toBuffer()
    sizes.push({ name: `${one}.avif`, content: avif }, { name: `${one}.webp`, content: webp })
  }
  const jpeg = await sharp(data, { raw: { width, height, channels } })
    .flatten({ background: "white" })
    .jpeg({ quality: 82, progressive: true })
    .toBuffer()
  sizes.push({ name: `${width}.jpg`, content: jpeg })
  return { width, height, sizes }
}

let last: Promise<unknown> = Promise.resolve()

/**
 * Re-encodes an image for the site's pages, upright and without metadata. Creates AVIF and WebP in the widths
 * of `widthsFor`, and the largest also as JPEG. Returns what is wrong if the image cannot be decoded. A mutex
 * limits this to one image at a time.
 */
export const createVariants = async (
  bytes: Uint8Array,
): Promise<ImageVariants | { wrong: ReturnType<typeof imageErrorOf> }> => {
  const mine = last.then(() => drawAll(bytes))
  last = mine.catch(() => undefined)
  try {
    return await mine
  } catch (error) {
    return { wrong: imageErrorOf(error) }
  }
}
