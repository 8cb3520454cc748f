import sharp from "sharp"
import { expect, test } from "vitest"

import { uploads } from "#domain/fields/uploads.ts"
import { hostilePictures, largeHostilePictures } from "#tests/support/samples/hostile-pictures.ts"

import { reencodeImage } from "./reencode-image.ts"

const isFull = process.env["FULL"] === "1"

const pictures = isFull ? [...hostilePictures, ...largeHostilePictures] : hostilePictures

const reencode = async (make: () => Uint8Array | Promise<Uint8Array>) => {
  const bytes = await make()
  expect(bytes.length).toBeLessThanOrEqual(uploads.image.maxBytes)
  return reencodeImage("image", bytes)
}

test.each(pictures.filter(({ problem }) => problem))(
  "$name is refused: $problem",
  async ({ make, problem }) => {
    expect(await reencode(make)).toEqual({ wrong: `image.${problem}` })
  },
)

test.each(pictures.filter(({ problem }) => !problem))(
  "$name becomes a JPEG of pixels alone",
  async ({ make }) => {
    const { jpeg } = (await reencode(make)) as { jpeg: Buffer }
    const { format, exif, icc, xmp } = await sharp(jpeg).metadata()
    expect({ format, exif, icc, xmp }).toEqual({ format: "jpeg" })
    expect(jpeg.includes("<script>")).toBe(false)
  },
)
