import { afterEach, beforeEach, expect, test, vi } from "vitest"

import { uploads } from "#domain/fields/uploads.ts"
import type { PictureName } from "#tests/support/samples/pictures.ts"
import { makePictures } from "#tests/support/samples/sample-pictures.ts"

import { cut, openPicture, toPreview } from "./process-picture.ts"

// happy-dom draws nothing: only sizes matter here. tests/e2e/applications/pictures.spec.ts looks at pixels.
const context = { fillRect: () => undefined, drawImage: () => undefined }

/** Canvases above this many pixels cannot be written, as on a phone with little memory. */
let writablePixels: number
let written: string[]

beforeEach(() => {
  writablePixels = Infinity
  written = []
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(context as never)
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation(function (
    this: HTMLCanvasElement,
    callback,
    type,
  ) {
    const { width, height } = this
    if (width * height > writablePixels) return callback(null)
    written.push(`${width} x ${height}`)
    callback(new Blob(["jpeg"], { type: type! }))
  })
})
afterEach(() => vi.unstubAllGlobals())

const canvas = (width: number, height: number) =>
  Object.assign(document.createElement("canvas"), { width, height })

test.each([
  { free: "enough", pixels: Infinity, size: "336 x 448" },
  { free: "little", pixels: 100_000, size: "252 x 336" },
  { free: "very little", pixels: 40_000, size: "168 x 224" },
])("with $free memory a photo becomes $size", async ({ pixels, size }) => {
  writablePixels = pixels
  const file = await cut("image", canvas(1500, 2000))
  expect(written).toEqual([size])
  expect(file).toMatchObject({ name: "image.jpg", type: "image/jpeg" })
})

test.each(["image", "signature"] as const)(
  "a %s is never made smaller than the server accepts",
  async (name) => {
    const { least } = uploads[name]
    writablePixels = least.width * least.height - 1
    await expect(cut(name, canvas(1500, 1500))).rejects.toMatchObject({ key: "no_memory" })
    await expect(cut(name, canvas(least.width - 1, 500))).rejects.toMatchObject({
      key: "too_small",
    })
  },
)

test("a wide picture stays high enough for the server", async () => {
  await cut("image", canvas(2000, 1000))
  expect(written).toEqual(["400 x 200"])
})

test("the picture to show is smaller with little memory", async () => {
  writablePixels = 1_000_000
  await toPreview(canvas(1500, 2000))
  expect(written).toEqual(["750 x 1000"])
  writablePixels = 0
  await expect(toPreview(canvas(1500, 2000))).rejects.toMatchObject({ key: "no_memory" })
})

const bitmapOf = (width: number, height: number) => async () => ({ width, height, close() {} })
const fails = async () => {
  throw new DOMException("The source image could not be decoded.", "InvalidStateError")
}
const blobOf = async (name: PictureName) => new Blob([(await makePictures(name))[0].bytes])

test.each<{ what: string; name: PictureName; decode: () => Promise<unknown>; is: string }>([
  { what: "a truncated JPEG", name: "truncated", decode: bitmapOf(336, 448), is: "unreadable" },
  { what: "a picture that is damaged", name: "png", decode: fails, is: "unreadable" },
  { what: "a text", name: "text", decode: fails, is: "format" },
  { what: "a small photo", name: "photo", decode: bitmapOf(149, 200), is: "too_small" },
])("$what is refused: $is", async ({ name, decode, is }) => {
  vi.stubGlobal("createImageBitmap", decode)
  await expect(openPicture("image", await blobOf(name))).rejects.toMatchObject({ key: is })
})

test("an iPhone photo that the browser cannot read is named as such", async () => {
  vi.stubGlobal("createImageBitmap", fails)
  const heic = new Blob(["\0\0\0\u0018ftypheic\0\0\0\0mif1heic"])
  await expect(openPicture("image", heic)).rejects.toMatchObject({ key: "heic" })
})

test("of a panorama its middle is opened, large enough to be cropped", async () => {
  vi.stubGlobal("createImageBitmap", bitmapOf(16_000, 600))
  const picture = await openPicture("image", await blobOf("photo"))
  expect([picture.width, picture.height]).toEqual([1800, 600])
})

test("a photo of the least size is opened", async () => {
  vi.stubGlobal("createImageBitmap", bitmapOf(150, 200))
  const picture = await openPicture("image", await blobOf("photo"))
  expect([picture.width, picture.height]).toEqual([150, 200])
})
