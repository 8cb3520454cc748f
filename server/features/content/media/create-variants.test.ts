import sharp from "sharp"
import { describe, expect, test } from "vitest"

import type { PictureName } from "#tests/support/samples/pictures.ts"
import { makePictures } from "#tests/support/samples/sample-pictures.ts"

import { createVariants } from "./store-medium.ts"

const variantsOf = async (bytes: Uint8Array) => {
  const result = await createVariants(bytes)
  if ("problem" in result) throw new Error(result.problem)
  return result
}

const plain = (width: number, height: number, background = "#14297a") =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()

/** Mean difference of two pictures per channel: 0 if equal, 255 for black against white. */
const distance = async (one: Uint8Array, other: Uint8Array) => {
  const shrunk = (bytes: Uint8Array) =>
    sharp(bytes).autoOrient().resize(60, 80, { fit: "fill" }).removeAlpha().raw().toBuffer()
  const [a, b] = await Promise.all([shrunk(one), shrunk(other)])
  return a.reduce((sum, value, i) => sum + Math.abs(value - b[i]!), 0) / a.length
}

test("re-encodes a phone picture upright in five widths without metadata", async () => {
  const [phone] = await makePictures("phone")
  const { width, height, sizes } = await variantsOf(phone.bytes)
  expect([width, height]).toEqual([1280, 1707])
  expect(sizes.map(({ name }) => name).toSorted()).toEqual([
    "1280.avif",
    "1280.jpg",
    "1280.webp",
    "160.avif",
    "160.webp",
    "320.avif",
    "320.webp",
    "480.avif",
    "480.webp",
    "720.avif",
    "720.webp",
  ])
  for (const { name, content } of sizes) {
    const got = await sharp(content).metadata()
    const [wide, ending] = name.split(".")
    expect(got.width, name).toBe(Number(wide))
    expect(got.height / got.width, name).toBeCloseTo(4 / 3, 1)
    expect(got.format, name).toBe({ avif: "heif", webp: "webp", jpg: "jpeg" }[ending!])
    expect([got.exif, got.xmp, got.icc, got.orientation], name).toEqual(Array(4).fill(undefined))
    expect(await distance(content, phone.bytes), name).toBeLessThan(8)
  }
})

/** Four fields in a picture that a phone stored lying on its side (EXIF orientation 6): red is left above. */
const makeFields = async () => {
  const field = (background: string) =>
    ({ create: { width: 300, height: 400, channels: 3, background } }) as const
  const upright = await sharp({
    create: { width: 600, height: 800, channels: 3, background: "white" },
  })
    .composite(
      ["red", "lime", "blue", "yellow"].map((colour, index) => ({
        input: field(colour),
        left: (index % 2) * 300,
        top: index < 2 ? 0 : 400,
      })),
    )
    .png()
    .toBuffer()
  return sharp(upright)
    .rotate(270)
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer()
}

test.each([
  { field: "left above", crop: { x: 0, y: 0, width: 500, height: 500 }, colour: [255, 0, 0] },
  { field: "right above", crop: { x: 500, y: 0, width: 500, height: 500 }, colour: [0, 255, 0] },
  { field: "left below", crop: { x: 0, y: 500, width: 500, height: 500 }, colour: [0, 0, 255] },
  {
    field: "the middle of right below",
    crop: { x: 600, y: 600, width: 300, height: 250 },
    colour: [255, 255, 0],
  },
])("cuts $field out of a picture of a phone, upright", async ({ crop, colour }) => {
  const result = await createVariants(await makeFields(), crop)
  if ("problem" in result) throw new Error(result.problem)
  expect([result.width, result.height]).toEqual([
    (600 * crop.width) / 1000,
    (800 * crop.height) / 1000,
  ])
  for (const { name, content } of result.sizes) {
    const { channels } = await sharp(content).removeAlpha().stats()
    for (const [index, { mean, stdev }] of channels.entries()) {
      expect(Math.abs(mean - colour[index]!), name).toBeLessThan(12)
      // One colour: nothing of the fields beside it.
      expect(stdev, name).toBeLessThan(8)
    }
  }
})

test("a grainy photograph for the whole width of a phone is small enough for three on the home page", async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 20 } as const
  const grain = { width: 1280, height: 960, channels: 3, background: "#8a9a7b", noise } as const
  const { sizes } = await variantsOf(await sharp({ create: grain }).blur(1.2).png().toBuffer())
  // The home page has 90 KB, of which 45 are text, styles and drawings.
  expect(sizes.find(({ name }) => name === "720.avif")!.content.length).toBeLessThan(14_000)
})

test.each([
  { width: 500, height: 400, widths: ["160", "320", "480", "500"] },
  { width: 100, height: 100, widths: ["100"] },
])("does not enlarge a picture of $width px", async ({ width, height, widths }) => {
  const result = await variantsOf(await plain(width, height))
  expect([result.width, result.height]).toEqual([width, height])
  const webps = result.sizes.filter(({ name }) => name.endsWith(".webp"))
  expect(webps.map(({ name }) => name.split(".")[0])).toEqual(widths)
})

test("limits the height of a very tall picture", async () => {
  const { width, height } = await variantsOf(await plain(200, 10_000))
  expect([width, height]).toEqual([51, 2560])
})

test("keeps transparency in WebP and fills it with white in JPEG", async () => {
  const transparent = { width: 40, height: 40, channels: 4, background: "#00000000" } as const
  const { sizes } = await variantsOf(await sharp({ create: transparent }).png().toBuffer())
  const find = (ending: string) => sizes.find(({ name }) => name.endsWith(ending))!.content
  expect((await sharp(find("webp")).stats()).isOpaque).toBe(false)
  const { channels } = await sharp(find("jpg")).stats()
  expect(channels.map(({ mean }) => Math.round(mean))).toEqual([255, 255, 255])
})

describe("refusals", () => {
  test.each<{ name: PictureName; problem: string }>([
    { name: "text", problem: "format" },
    { name: "svg", problem: "format" },
    { name: "gif", problem: "format" },
    { name: "truncated", problem: "unreadable" },
    { name: "bomb", problem: "too_many_pixels" },
  ])("refuses $name: $problem", async ({ name, problem }) => {
    const [picture] = await makePictures(name)
    expect(await createVariants(picture.bytes)).toEqual({ problem })
  })

  test("still processes the next picture", async () => {
    const [text] = await makePictures("text")
    const both = [createVariants(text.bytes), createVariants(await plain(20, 10))]
    expect(await Promise.all(both)).toMatchObject([
      { problem: "format" },
      { width: 20, height: 10 },
    ])
  })
})
