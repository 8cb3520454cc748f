import sharp from "sharp"

import { widthsFor } from "#domain/content/picture-sources.ts"
import { imageErrorOf } from "#server/platform/files/reencode-image.ts"
import { openRotated } from "#server/platform/files/resize-image.ts"

/** The site's largest picture; a taller one is shrunk into it. */
const frame = { width: 1280, height: 2560 }

/** One size of a picture in one format. */
interface DrawnSize {
  /** Like "640.webp". */
  name: string
  content: Buffer
}

/** A picture in all its sizes; width and height are the largest one's, in pixels. */
export interface ImageVariants {
  width: number
  height: number
  sizes: DrawnSize[]
}

/** One after another: each is the work of a whole processor, and applicants send pictures too. */
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
    // A phone picture takes some two seconds so; with half the effort it would have a third more bytes.
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
 * A picture read by its content and drawn anew for the site's pages, upright and without any metadata: AVIF
 * and WebP in the widths of `widthsFor`, the largest as JPEG too; or what is wrong with it. One picture
 * is drawn at a time.
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
