import sharp from "sharp"

import { widthsFor } from "#domain/content/picture-sources.ts"
import { imageErrorOf } from "#server/platform/files/reencode-image.ts"
import { openRotated } from "#server/platform/files/resize-image.ts"

/** Maximum image size of the site in pixels; larger images are scaled down to fit. */
const frame = { width: 1280, height: 2560 }

/** One variant of an image: one width in one format. */
interface ImageVariant {
  /** Like "640.webp". */
  name: string
  content: Buffer
}

/** All variants of an image. `width` and `height` are those of the largest one, in pixels. */
export interface ImageVariants {
  width: number
  height: number
  sizes: ImageVariant[]
}

/**
 * All widths of a phone photo take 0.6 s of processor time; with sharp's default effort, 4, they took 4.6 s for 8 %
 * fewer bytes (decision 28). WebP and JPEG halve the colours' resolution, too.
 */
const avifOptions = { effort: 2, chromaSubsampling: "4:2:0" }

/** A phone shows the wide sizes with two or three dots a pixel, where a lower quality cannot be told apart. */
const avifQuality = (width: number) => (width >= 720 ? 45 : 55)

/** Encode one variant after another: each uses a full processor, and applicants upload images too. */
const encodeAll = async (bytes: Uint8Array): Promise<ImageVariants> => {
  const { data, info } = await openRotated(bytes)
    .resize({ ...frame, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const sizes: ImageVariant[] = []
  for (const size of widthsFor(width)) {
    const resized = sharp(data, { raw: { width, height, channels } }).resize({ width: size })
    const avif = await resized
      .clone()
      .avif({ ...avifOptions, quality: avifQuality(size) })
      .toBuffer()
    const webp = await resized.clone().webp({ quality: 78 }).toBuffer()
    sizes.push({ name: `${size}.avif`, content: avif }, { name: `${size}.webp`, content: webp })
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
  const result = last.then(() => encodeAll(bytes))
  last = result.catch(() => undefined)
  try {
    return await result
  } catch (error) {
    return { wrong: imageErrorOf(error) }
  }
}
