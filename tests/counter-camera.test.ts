// The counter reads the code of a printed sheet from a picture like that of a phone's camera.
import sharp from "sharp"
import { encode } from "uqr"
import { expect, test } from "vitest"

import { readQr } from "#console/counter/read-qr.ts"

const text = "https://college.example/admission-form/BSC/PRINT/ABCD23EFGH45"

/** A QR code of this size on white. */
const printed = (pixels: number) => {
  const { data, size } = encode(text, { ecc: "M", border: 2 })
  const grey = Uint8Array.from(data.flat(), (isDark) => (isDark ? 0 : 255))
  return sharp(grey, { raw: { width: size, height: size, channels: 1 } })
    .resize(pixels, pixels, { kernel: "nearest" })
    .png()
    .toBuffer()
}

interface Shot {
  pixels: number
  turned: number
  blur: number
  light: number
}

/** A picture of 640 by 480 on a grey table: turned, seen from the side, out of focus, dim, and compressed. */
const photographed = async ({ pixels, turned, blur, light }: Shot) => {
  const sheet = await sharp(await printed(pixels))
    .toColourspace("srgb")
    .affine(
      [
        [1, 0.1],
        [0.05, 0.9],
      ],
      { background: "white" },
    )
    .rotate(turned, { background: "#999" })
    .toBuffer()
  const table = { width: 640, height: 480, channels: 3, background: "#999" } as const
  const scene = await sharp({ create: table })
    .composite([{ input: sheet }])
    .png()
    .toBuffer()
  const jpeg = await sharp(scene)
    .blur(blur)
    .modulate({ brightness: light })
    .jpeg({ quality: 50 })
    .toBuffer()
  const { data, info } = await sharp(jpeg).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) }
}

test.each<Shot>([
  { pixels: 240, turned: 0, blur: 0.5, light: 1 },
  { pixels: 240, turned: 15, blur: 1, light: 0.8 },
  { pixels: 160, turned: 190, blur: 0.8, light: 0.6 },
])("a code of $pixels pixels, turned by $turned degrees, is read", async (shot) => {
  expect(readQr(await photographed(shot))).toBe(text)
})

test("a picture without a code has no text", async () => {
  const { data } = await photographed({ pixels: 40, turned: 0, blur: 20, light: 1 })
  expect(readQr({ width: 640, height: 480, data })).toBeUndefined()
})
