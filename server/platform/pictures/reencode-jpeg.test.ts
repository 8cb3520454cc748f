import fc from "fast-check"
import sharp from "sharp"
import { describe, expect, test } from "vitest"

import { uploads } from "#domain/fields/uploads.ts"
import { makePictures } from "#tests/support/samples/sample-pictures.ts"

import { readPlainSize, reencodeJpeg } from "./reencode-jpeg.ts"

const [photo, signature] = await makePictures("photo", "signature")
const frame = uploads.image
const bytes = Buffer.from(photo.bytes)

const distance = async (one: Uint8Array, other: Uint8Array) => {
  const [a, b] = await Promise.all([one, other].map((picture) => sharp(picture).raw().toBuffer()))
  return a!.reduce((sum, value, i) => sum + Math.abs(value - b![i]!), 0) / a!.length
}

describe("re-encoded by the fast path", () => {
  test.each(["photo", "signature"] as const)("a %s from Chromium", async (name) => {
    const [picture] = await makePictures(name)
    const jpeg = await reencodeJpeg(picture.bytes, name === "photo" ? frame : uploads.signature)
    const { format, chromaSubsampling, icc } = await sharp(jpeg).metadata()
    expect({ format, chromaSubsampling, icc }).toEqual({
      format: "jpeg",
      chromaSubsampling: "4:2:0",
    })
    expect(await distance(jpeg!, picture.bytes)).toBeLessThan(3)
  })

  test("a photo without a colour profile, as from Firefox", async () => {
    const jpeg = await sharp(bytes).jpeg().toBuffer()
    expect(await reencodeJpeg(jpeg, frame)).toBeDefined()
  })

  test("fifty concurrent pictures keep their own content", async () => {
    const pictures = await Promise.all(
      Array.from({ length: 50 }, (_, i) => {
        const background = { r: i * 5, g: 255 - i * 5, b: 128 }
        const create = { width: 300 - i, height: 400 - i, channels: 3, background } as const
        return sharp({ create }).jpeg().toBuffer()
      }),
    )
    const drawn = await Promise.all(pictures.map((picture) => reencodeJpeg(picture, frame)))
    for (const [i, jpeg] of drawn.entries()) {
      const { width, height } = await sharp(jpeg).metadata()
      expect([width, height]).toEqual([300 - i, 400 - i])
      expect(await distance(jpeg!, pictures[i]!)).toBeLessThan(3)
    }
  })

  test("a good picture after fifty damaged ones", async () => {
    const damaged = bytes.subarray(0, bytes.length - 500)
    const drawn = await Promise.all(Array.from({ length: 50 }, () => reencodeJpeg(damaged, frame)))
    expect(drawn).toEqual(Array(50).fill(undefined))
    expect(await reencodeJpeg(bytes, frame)).toBeDefined()
  })
})

/** The picture with an additional segment after its start marker. */
const withSegment = (marker: number, content: Buffer) => {
  const head = Buffer.alloc(4)
  head.writeUInt16BE(marker, 0)
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([bytes.subarray(0, 2), head, content, bytes.subarray(2)])
}

describe("left to the slower library", () => {
  const again = () => sharp(bytes)
  test.each([
    { what: "a progressive JPEG", make: () => again().jpeg({ progressive: true }).toBuffer() },
    { what: "a grey JPEG", make: () => again().toColourspace("b-w").jpeg().toBuffer() },
    { what: "a CMYK JPEG", make: () => again().toColourspace("cmyk").jpeg().toBuffer() },
    { what: "another profile", make: () => again().withIccProfile("p3").jpeg().toBuffer() },
    { what: "EXIF", make: () => again().withMetadata({ orientation: 6 }).jpeg().toBuffer() },
    {
      what: "Adobe's marker",
      make: async () => withSegment(0xff_ee, Buffer.from("Adobe\0d\0\0\0\0\0")),
    },
    {
      what: "one too wide",
      make: () => again().resize(337, 400, { fit: "fill" }).jpeg().toBuffer(),
    },
    {
      what: "one too high",
      make: () => again().resize(300, 449, { fit: "fill" }).jpeg().toBuffer(),
    },
    { what: "a PNG", make: () => again().png().toBuffer() },
    { what: "nothing", make: async () => Buffer.alloc(0) },
    { what: "a start alone", make: async () => Buffer.from([0xff, 0xd8]) },
    { what: "a header cut in two", make: async () => bytes.subarray(0, 700) },
    { what: "a picture cut in two", make: async () => bytes.subarray(0, bytes.length / 2) },
    { what: "one without its last two bytes", make: async () => bytes.subarray(0, -2) },
  ])("$what", async ({ make }) => {
    expect((await reencodeJpeg(await make(), frame)) === undefined).toBe(true)
  })
})

describe("malicious files", () => {
  const frameAt = bytes.indexOf(Buffer.from([0xff, 0xc0]))
  const scanAt = bytes.indexOf(Buffer.from([0xff, 0xda]))
  const changed = (at: number, ...values: number[]) => {
    const copy = Buffer.from(bytes)
    copy.set(values, at)
    return copy
  }

  test("a header that says 65,535 x 65,535 is not decoded", async () => {
    const bomb = changed(frameAt + 5, 0xff, 0xff, 0xff, 0xff)
    expect(readPlainSize(bomb)).toMatchObject({ width: 65_535, height: 65_535 })
    expect(await reencodeJpeg(bomb, frame)).toBeUndefined()
  })

  test("a second size in the header is refused, whichever is the smaller", async () => {
    const frames = [bytes.subarray(frameAt, frameAt + 19), changed(frameAt + 5, 0xff, 0xff)]
    for (const [first, second] of [frames, frames.toReversed()]) {
      const two = [bytes.subarray(0, frameAt), first!.subarray(0, 19), second!.subarray(-19)]
      const file = Buffer.concat([...two, bytes.subarray(frameAt + 19)])
      expect(await reencodeJpeg(file, frame)).toBeUndefined()
    }
  })

  test("a height of zero, which a later segment would define, is refused", async () => {
    expect(await reencodeJpeg(changed(frameAt + 5, 0, 0), frame)).toBeUndefined()
  })

  test("a file with many scans is refused", async () => {
    const scan = bytes.subarray(scanAt, -2)
    const many = [bytes.subarray(0, -2), ...Array.from({ length: 40 }, () => scan)]
    const file = Buffer.concat([...many, bytes.subarray(-2)])
    expect(await reencodeJpeg(file, frame)).toBeUndefined()
  })

  test("changed bytes give a picture within its frame, or none", async () => {
    const inHeader = fc.nat(1200)
    const anywhere = fc.nat(signature.bytes.length - 1)
    const change = fc.tuple(fc.oneof(inHeader, anywhere), fc.nat(255))
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 20 }), async (changes) => {
        const file = Buffer.from(signature.bytes)
        for (const [at, value] of changes) file[at] = value
        const jpeg = await reencodeJpeg(file, uploads.signature)
        if (!jpeg) return
        const { width, height } = await sharp(jpeg, { failOn: "warning" }).metadata()
        expect(width).toBeLessThanOrEqual(uploads.signature.width)
        expect(height).toBeLessThanOrEqual(uploads.signature.height)
      }),
      { numRuns: 500 },
    )
  })
})
