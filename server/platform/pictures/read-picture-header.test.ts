import sharp from "sharp"
import { describe, expect, test } from "vitest"

import { makeProgressiveJpeg } from "#tests/support/samples/build-jpeg.ts"
import { makePng } from "#tests/support/samples/build-png.ts"

import { decodingCost, excessOf, type PictureHeader } from "./picture-header.ts"
import { readPictureHeader } from "./read-picture-header.ts"

const plain = (width = 300, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: "#14297a" } })

const upright = { width: 300, height: 400, depth: 8, scans: 1, frames: 1 } as const

describe("what a header says", () => {
  test.each<{ what: string; make: () => Promise<Uint8Array> | Uint8Array; header: PictureHeader }>([
    {
      what: "a baseline JPEG",
      make: () => plain().jpeg().toBuffer(),
      header: { format: "jpeg", ...upright, channels: 3, isSequential: true },
    },
    {
      what: "a grey JPEG",
      make: () => plain().toColourspace("b-w").jpeg().toBuffer(),
      header: { format: "jpeg", ...upright, channels: 1, isSequential: true },
    },
    {
      what: "a CMYK JPEG",
      make: () => plain().toColourspace("cmyk").jpeg().toBuffer(),
      header: { format: "jpeg", ...upright, channels: 4, isSequential: true },
    },
    {
      what: "a JPEG with restart markers, EXIF and a colour profile",
      make: () => plain().withMetadata({ orientation: 6 }).withIccProfile("p3").jpeg().toBuffer(),
      header: { format: "jpeg", ...upright, channels: 3, isSequential: true },
    },
    {
      what: "a progressive JPEG, as libjpeg writes it",
      make: () => plain().jpeg({ progressive: true }).toBuffer(),
      header: { format: "jpeg", ...upright, channels: 3, scans: 10 },
    },
    {
      what: "a progressive JPEG with 40 scans",
      make: () => makeProgressiveJpeg({ width: 300, height: 400, scans: 40 }),
      header: { format: "jpeg", ...upright, channels: 3, scans: 40 },
    },
    {
      what: "a PNG",
      make: () => plain().png().toBuffer(),
      header: { format: "png", ...upright, channels: 4 },
    },
    {
      what: "a grey PNG of one bit",
      make: () => makePng({ width: 300, height: 400, depth: 1, colourType: 0 }),
      header: { format: "png", ...upright, channels: 2 },
    },
    {
      what: "an interlaced PNG of 16 bits",
      make: () =>
        makePng({ width: 300, height: 400, depth: 16, colourType: 6, isInterlaced: true }),
      header: { format: "png", ...upright, channels: 4, depth: 16, scans: 7 },
    },
    {
      what: "a lossy WebP",
      make: () => plain().webp().toBuffer(),
      header: { format: "webp", ...upright, channels: 4 },
    },
    {
      what: "a lossless WebP",
      make: () => plain().webp({ lossless: true }).toBuffer(),
      header: { format: "webp", ...upright, channels: 4 },
    },
    {
      what: "a WebP with a colour profile",
      make: () => plain().withIccProfile("p3").webp().toBuffer(),
      header: { format: "webp", ...upright, channels: 4 },
    },
  ])("$what", async ({ make, header }) => {
    expect(readPictureHeader(await make())).toEqual(header)
  })

  test("no header cut off anywhere makes the reader fail", async () => {
    for (const made of [plain().jpeg({ progressive: true }), plain().png(), plain().webp()]) {
      const bytes = await made.toBuffer()
      for (let length = 0; length < Math.min(bytes.length, 900); length++) {
        const header = readPictureHeader(bytes.subarray(0, length))
        const isKnown = typeof header === "object" || ["format", "unreadable"].includes(header)
        expect(isKnown, `${length} bytes`).toBe(true)
      }
    }
  })
})

test.each([0, 1])("a segment of length %i hides no later scan", (length) => {
  const jpeg = makeProgressiveJpeg({ width: 64, height: 64, scans: 40 })
  const secondScan = jpeg.indexOf(Buffer.of(0xff, 0xda), jpeg.indexOf(Buffer.of(0xff, 0xda)) + 2)
  const hidden = Buffer.concat([
    jpeg.subarray(0, secondScan),
    Buffer.of(0xff, 0xe5, 0, length),
    jpeg.subarray(secondScan),
  ])
  expect(readPictureHeader(hidden)).toMatchObject({ scans: 40 })
})

const usual: PictureHeader = { format: "jpeg", ...upright, channels: 3 }

describe("the cost of decoding", () => {
  test.each([
    { what: "a phone of 12 megapixels", width: 4080, height: 3060, excess: undefined },
    { what: "12 megapixels in binary", width: 4096, height: 3072, excess: undefined },
    { what: "one row more", width: 4096, height: 3073, excess: "too_many_pixels" },
    { what: "the longest side", width: 16_384, height: 100, excess: undefined },
    { what: "a longer side", width: 100, height: 16_385, excess: "too_many_pixels" },
    { what: "a panorama", width: 16_000, height: 4000, isSequential: true as const },
    {
      what: "a larger panorama",
      width: 16_384,
      height: 4097,
      isSequential: true as const,
      excess: "too_many_pixels",
    },
    {
      what: "12 megapixels of a CMYK panorama",
      width: 8000,
      height: 8000,
      channels: 4,
      isSequential: true as const,
    },
    { what: "30 scans", scans: 30, excess: undefined },
    { what: "31 scans", scans: 31, excess: "too_complex" },
    { what: "two frames", frames: 2, excess: "too_complex" },
    { what: "no frame", frames: 0, excess: undefined },
    { what: "48 MB", width: 4096, height: 3072, channels: 4, excess: undefined },
    {
      what: "48 MB of 16 bits",
      width: 2048,
      height: 3072,
      channels: 4,
      depth: 16 as const,
      excess: undefined,
    },
    {
      what: "more of 16 bits",
      width: 2049,
      height: 3072,
      channels: 4,
      depth: 16 as const,
      excess: "too_complex",
    },
  ])("$what: $excess", ({ excess, ...changed }) => {
    expect(excessOf({ ...usual, ...changed })).toBe(excess)
  })

  test("grows with pixels, channels, depth and scans", () => {
    expect(decodingCost(usual)).toBe(300 * 400 * 3)
    expect(decodingCost({ ...usual, channels: 4, depth: 16, scans: 7 })).toBe(300 * 400 * 8 * 7)
  })
})
