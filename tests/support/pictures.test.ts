import sharp from "sharp"
import { describe, expect, test } from "vitest"

import { type UploadName, uploads } from "#domain/fields/uploads.ts"

import { badPictures, goodPictures, type Picture } from "./pictures.ts"

const metadata = ({ bytes }: Picture) => sharp(bytes).metadata()
const decoded = ({ bytes }: Picture) => sharp(bytes, { failOn: "warning" }).raw().toBuffer()
const KB = 1024

const frameOf = (name: UploadName) => ({
  width: uploads[name].width,
  height: uploads[name].height,
})

test("the photo is what a browser makes of a phone picture: in its frame, 10 to 60 KB", async () => {
  const photo = await goodPictures.photo()
  expect(await metadata(photo)).toMatchObject({ format: "jpeg", ...frameOf("image") })
  expect(photo.bytes.length).toBeGreaterThan(10 * KB)
  expect(photo.bytes.length).toBeLessThan(60 * KB)
})

test("the signature is in its frame, 5 to 20 KB", async () => {
  const signature = await goodPictures.signature()
  expect(await metadata(signature)).toMatchObject({ format: "jpeg", ...frameOf("signature") })
  expect(signature.bytes.length).toBeGreaterThan(5 * KB)
  expect(signature.bytes.length).toBeLessThan(20 * KB)
})

test("the phone picture has 12 megapixels, lies on its side and says where it was taken", async () => {
  const phone = await goodPictures.phone()
  const { width, height, orientation, exif } = await metadata(phone)
  expect({ width, height, orientation }).toEqual({ width: 4000, height: 3000, orientation: 6 })
  // Tag 0x8825 points to the block with the place, little-endian as libvips writes it.
  expect(exif!.includes(Buffer.from([0x25, 0x88])), "GPS block").toBe(true)
  expect(phone.bytes.length).toBeGreaterThan(uploads.image.maxBytes)
})

test("turned upright, the phone picture has the blue shirt below", async () => {
  const { bytes } = await goodPictures.phone()
  const below = { left: 1400, top: 3700, width: 200, height: 200 }
  const shirt = await sharp(bytes).autoOrient().extract(below).png().toBuffer()
  const { channels } = await sharp(shirt).stats()
  expect(channels[2]!.mean).toBeGreaterThan(channels[0]!.mean + 40)
})

test.each(["png", "webp"] as const)(
  "the %s variant can be read and is small enough",
  async (format) => {
    const variant = await goodPictures[format]()
    expect((await metadata(variant)).format).toBe(format)
    expect(variant.bytes.length).toBeLessThan(uploads.image.maxBytes)
    await expect(decoded(variant)).resolves.toBeDefined()
  },
)

test("the AVIF variant can be read", async () => {
  const { format, compression } = await metadata(await goodPictures.avif())
  expect([format, compression]).toEqual(["heif", "av1"])
})

test.each([
  { name: "photoAtTheLimit", from: goodPictures, size: 500 * KB },
  { name: "signatureAtTheLimit", from: goodPictures, size: 200 * KB },
  { name: "photoTooLarge", from: badPictures, size: 500 * KB + 1 },
  { name: "signatureTooLarge", from: badPictures, size: 200 * KB + 1 },
])("$name has exactly $size bytes and can be read", async ({ name, from, size }) => {
  const made = await (from as Record<string, () => Promise<Picture>>)[name]!()
  expect(made.bytes.length).toBe(size)
  await expect(decoded(made)).resolves.toBeDefined()
})

describe("files that are no proper picture", () => {
  test("the truncated JPEG has its header and lacks its end", async () => {
    const truncated = await badPictures.truncated()
    expect(await metadata(truncated)).toMatchObject(frameOf("image"))
    await expect(decoded(truncated)).rejects.toThrow()
  })

  test.each(["text", "empty"] as const)("the %s file can't be read as a picture", async (name) => {
    const file = await badPictures[name]()
    await expect(async () => metadata(file)).rejects.toThrow()
  })

  test("the SVG carries a script", async () => {
    const { bytes, type } = await badPictures.svg()
    expect(type).toBe("image/svg+xml")
    expect(Buffer.from(bytes).toString()).toContain("<script>")
  })

  test("the GIF moves", async () => {
    const { bytes } = await badPictures.gif()
    expect(await sharp(bytes, { animated: true }).metadata()).toMatchObject({
      format: "gif",
      pages: 2,
    })
  })

  test("the bomb has 400 million pixels in less than 500 KB", async () => {
    const { bytes } = await badPictures.bomb()
    const found = await sharp(bytes, { limitInputPixels: false }).metadata()
    expect(found).toMatchObject({ format: "png", width: 20_000, height: 20_000 })
    expect(bytes.length).toBeLessThan(uploads.image.maxBytes)
  })
})

test("a picture is made once", async () => {
  expect(await goodPictures.photo()).toBe(await goodPictures.photo())
})
