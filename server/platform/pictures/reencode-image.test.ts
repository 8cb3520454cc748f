import sharp, { type Sharp } from "sharp"
import { describe, expect, test } from "vitest"

import { maxCameraBytes, type UploadName, uploadNames, uploads } from "#domain/fields/uploads.ts"
import type { PictureName } from "#tests/support/samples/pictures.ts"
import { makePictures } from "#tests/support/samples/sample-pictures.ts"

import { reencodeImage } from "./reencode-image.ts"

const accepted = async (name: UploadName, bytes: Uint8Array) => {
  const result = await reencodeImage(name, bytes)
  if ("wrong" in result) throw new Error(result.wrong)
  return result.jpeg
}

/** Mean difference of two pictures per channel, from 0 (equal) to 255. */
const distance = async (one: Uint8Array, other: Uint8Array) => {
  const shrunk = (bytes: Uint8Array) =>
    sharp(bytes).resize(60, 80, { fit: "fill" }).removeAlpha().raw().toBuffer()
  const [a, b] = await Promise.all([shrunk(one), shrunk(other)])
  return a.reduce((sum, value, i) => sum + Math.abs(value - b[i]!), 0) / a.length
}

const [photo, signature] = await makePictures("photo", "signature")

describe("accepted", () => {
  test.each<PictureName>(["photo", "png", "webp", "photoAtTheLimit"])(
    "%s becomes a JPEG that shows the same",
    async (name) => {
      const [picture] = await makePictures(name)
      const jpeg = await accepted("image", picture.bytes)
      expect((await sharp(jpeg).metadata()).format).toBe("jpeg")
      expect(await distance(jpeg, picture.bytes)).toBeLessThan(4)
    },
  )

  test.each<PictureName>(["signature", "signatureAtTheLimit"])("%s, as signature", async (name) => {
    const [picture] = await makePictures(name)
    const jpeg = await accepted("signature", picture.bytes)
    expect((await sharp(jpeg).metadata()).format).toBe("jpeg")
    expect(await distance(jpeg, picture.bytes)).toBeLessThan(4)
  })

  test("transparent pixels become white", async () => {
    const ink = { width: 120, height: 40, channels: 4, background: "#00000000" } as const
    const jpeg = await accepted("signature", await sharp({ create: ink }).png().toBuffer())
    const { channels } = await sharp(jpeg).stats()
    expect(channels.map(({ mean }) => Math.round(mean))).toEqual([255, 255, 255])
  })

  test.each(uploadNames)(
    "a large %s is shrunk into its frame and keeps its aspect ratio",
    async (name) => {
      const { width, height } = uploads[name]
      const large = { width: 3000, height: 2000, channels: 3, background: "#14297a" } as const
      const jpeg = await accepted(name, await sharp({ create: large }).jpeg().toBuffer())
      const got = await sharp(jpeg).metadata()
      expect(got.width).toBeLessThanOrEqual(width)
      expect(got.height).toBeLessThanOrEqual(height)
      expect(got.width === width || got.height === height).toBe(true)
      expect(got.width / got.height).toBeCloseTo(1.5, 1)
    },
  )

  test.each([
    { name: "image", width: 6000, height: 500, size: { width: 336, height: 448 } },
    // 14 megapixels.
    { name: "image", width: 10_000, height: 1400, size: { width: 336, height: 448 } },
    { name: "image", width: 300, height: 2000, size: { width: 300, height: 448 } },
    { name: "signature", width: 400, height: 4000, size: { width: 400, height: 170 } },
  ] as const)(
    "of a panorama of $width x $height its middle fills the frame: $name",
    async ({ name, width, height, size }) => {
      const background = "#14297a"
      const panorama = await sharp({ create: { width, height, channels: 3, background } })
      const jpeg = await accepted(name, await panorama.jpeg().toBuffer())
      expect(await sharp(jpeg).metadata()).toMatchObject(size)
    },
  )

  test("a small picture is not enlarged", async () => {
    const small = { width: 150, height: 200, channels: 3, background: "#14297a" } as const
    const jpeg = await accepted("image", await sharp({ create: small }).jpeg().toBuffer())
    expect(await sharp(jpeg).metadata()).toMatchObject({ width: 150, height: 200 })
  })
})

describe("turned upright", () => {
  const turned = async (orientation: number) => {
    const whole = () => sharp(photo.bytes)
    const again = async (first: Sharp) => sharp(await first.jpeg({ quality: 95 }).toBuffer())
    const lying = {
      1: whole,
      2: () => whole().flop(),
      3: () => whole().rotate(180),
      4: () => whole().flip(),
      5: async () => (await again(whole().rotate(90))).flop(),
      6: () => whole().rotate(270),
      7: async () => (await again(whole().rotate(270))).flop(),
      8: () => whole().rotate(90),
    }[orientation]!
    return (await lying()).withMetadata({ orientation }).jpeg({ quality: 90 }).toBuffer()
  }

  test.each([1, 2, 3, 4, 5, 6, 7, 8])("from EXIF orientation %i", async (orientation) => {
    const jpeg = await accepted("image", await turned(orientation))
    const metadata = await sharp(jpeg).metadata()
    const { width, height } = await sharp(await accepted("image", photo.bytes)).metadata()
    expect(height).toBeGreaterThan(width)
    expect(metadata).toMatchObject({ width, height })
    expect(metadata.orientation).toBeUndefined()
    expect(await distance(jpeg, photo.bytes)).toBeLessThan(6)
  })

  test("a phone's picture becomes upright and loses its GPS position", async () => {
    const [phone] = await makePictures("phone")
    const smaller = await sharp(phone.bytes).resize(1200).keepMetadata().jpeg().toBuffer()
    expect((await sharp(smaller).metadata()).orientation).toBe(6)
    const { width, height, orientation, exif } = await sharp(
      await accepted("image", smaller),
    ).metadata()
    expect({ width, height, orientation, exif }).toEqual({
      width: uploads.image.width,
      height: uploads.image.height,
    })
  })
})

describe("removed", () => {
  const marked = () =>
    sharp(photo.bytes)
      .withExif({
        IFD0: { Make: "Marked-7391", Copyright: "Marked-7391" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "26/1 50/1 0/1" },
      })
      .withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'>Marked-7391</x:xmpmeta>")
      .withIccProfile("p3")
      .jpeg()
      .toBuffer()

  test("GPS, EXIF, XMP and the colour profile", async () => {
    const before = await marked()
    const { exif, xmp, icc } = await sharp(before).metadata()
    expect([exif, xmp, icc].every(Boolean)).toBe(true)
    const jpeg = await accepted("image", before)
    const after = await sharp(jpeg).metadata()
    expect([after.exif, after.xmp, after.icc, after.iptc]).toEqual(Array(4).fill(undefined))
    expect(jpeg.includes("Marked-7391")).toBe(false)
  })

  test("comments", async () => {
    const [padded] = await makePictures("photoAtTheLimit")
    const jpeg = await accepted("image", padded.bytes)
    expect(jpeg.includes(" ".repeat(100))).toBe(false)
    expect(jpeg.includes(Buffer.from([0xff, 0xfe]))).toBe(false)
  })

  test("bytes after the end of the picture", async () => {
    const jpeg = await accepted("image", Buffer.concat([photo.bytes, Buffer.from("<?php evil()")]))
    expect(jpeg.includes("<?php")).toBe(false)
  })
})

describe("refused", () => {
  test.each<{ name: PictureName; wrong: string }>([
    { name: "text", wrong: "image.format" },
    { name: "svg", wrong: "image.format" },
    { name: "gif", wrong: "image.format" },
    { name: "avif", wrong: "image.format" },
    { name: "truncated", wrong: "image.unreadable" },
    { name: "bomb", wrong: "image.too_many_pixels" },
    { name: "photoTooLarge", wrong: "image.too_large" },
    { name: "phone", wrong: "image.too_large" },
  ])("$name: $wrong", async ({ name, wrong }) => {
    const [picture] = await makePictures(name)
    expect(await reencodeImage("image", picture.bytes)).toEqual({ wrong })
  })

  test("an iPhone photo, as HEIC", async () => {
    const heic = Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0mif1heic")
    expect(await reencodeImage("image", heic)).toEqual({ wrong: "image.heic" })
  })

  test("a picture of a camera, unless the limit is that of a plain form", async () => {
    const [phone] = await makePictures("phone")
    expect(await reencodeImage("image", phone.bytes)).toEqual({ wrong: "image.too_large" })
    expect(await reencodeImage("image", phone.bytes, maxCameraBytes)).toHaveProperty("jpeg")
  })

  test("a signature one byte too large, although a photo could be that large", async () => {
    const [large] = await makePictures("signatureTooLarge")
    expect(await reencodeImage("signature", large.bytes)).toEqual({ wrong: "signature.too_large" })
    // As a photo only its shape is wrong.
    expect(await reencodeImage("image", large.bytes)).toEqual({ wrong: "image.too_small" })
  })

  // A plain JPEG takes the fast path, PNG and rotated JPEG the slower one.
  test.each([
    { name: "image", width: 149, height: 200 },
    { name: "image", width: 150, height: 199 },
    { name: "signature", width: 119, height: 40 },
    { name: "signature", width: 120, height: 39 },
  ] as const)("a $name of $width x $height pixels", async ({ name, width, height }) => {
    const small = sharp({ create: { width, height, channels: 3, background: "#14297a" } })
    const lying = sharp(await small.jpeg().toBuffer()).rotate(270)
    const wrong = `${name}.too_small`
    expect(await reencodeImage(name, await small.jpeg().toBuffer())).toEqual({ wrong })
    expect(await reencodeImage(name, await small.png().toBuffer())).toEqual({ wrong })
    const turned = await lying.withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect(await reencodeImage(name, turned)).toEqual({ wrong })
  })

  test("a PDF, a TIFF and a PNG cut short", async () => {
    const pdf = Buffer.from("%PDF-1.7\n%âãÏÓ\n1 0 obj << /Type /Catalog >> endobj\n")
    const tiff = await sharp(signature.bytes).tiff().toBuffer()
    const png = await sharp(signature.bytes).png().toBuffer()
    expect(await reencodeImage("signature", pdf)).toEqual({ wrong: "signature.format" })
    expect(await reencodeImage("image", tiff.subarray(0, 400_000))).toEqual({
      wrong: "image.format",
    })
    const cut = png.subarray(0, Math.min(png.length / 2, uploads.signature.maxBytes))
    expect(await reencodeImage("signature", cut)).toEqual({ wrong: "signature.unreadable" })
  })
})
