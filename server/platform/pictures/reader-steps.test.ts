// The readers of headers run in the server's thread, so hostile files must cost them few steps. Counted, not timed.
import { describe, expect, test } from "vitest"

import {
  jpegEnd,
  jpegSegment,
  jpegStart,
  makeProgressiveJpeg,
} from "#tests/support/samples/build-jpeg.ts"
import { makePng, pngChunk } from "#tests/support/samples/build-png.ts"

import { maxParts } from "./picture-header.ts"
import { readJpegHeader } from "./read-jpeg-header.ts"
import { readPngHeader } from "./read-png-header.ts"
import { readWebpHeader } from "./read-webp-header.ts"
import { readOrientation } from "./reduce-exif.ts"

/** The bytes, and how often a method of them was called and a property was read. */
const counted = (bytes: Buffer) => {
  const count = { calls: 0, reads: 0 }
  const proxy = new Proxy(bytes, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name, target)
      count.reads++
      if (typeof value !== "function") return value
      count.calls++
      return value.bind(target)
    },
  })
  return { count, proxy }
}

const size = 500 * 1024
const square = { width: 400, height: 400, depth: 8, colourType: 6 } as const
const photo = makeProgressiveJpeg({ width: 300, height: 400, scans: 2 })
const jpegWith = (part: Buffer) => Buffer.concat([jpegStart, part, photo.subarray(2)])

test.each([
  { what: "fill bytes", pattern: [0xff] },
  { what: "pairs FF 00", pattern: [0xff, 0x00] },
  { what: "restart markers", pattern: [0xff, 0xd0] },
])("a JPEG with 500 KB of $what is searched without a native call for each", ({ pattern }) => {
  const { count, proxy } = counted(jpegWith(Buffer.alloc(size, Buffer.from(pattern))))
  expect(readJpegHeader(proxy)).toEqual(readJpegHeader(photo))
  expect(count.calls).toBeLessThan(50)
})

const webpWith = (chunks: number) => {
  const head = Buffer.from("RIFF\0\0\0\0WEBPVP8X\u000a\0\0\0\0\0\0\0\u0063\0\0\u0063\0\0")
  return Buffer.concat([head, Buffer.alloc(8 * (chunks - 1), "XTRA\0\0\0\0")])
}
const comment = jpegSegment(0xfe, [])
const text = pngChunk("tEXt", Buffer.alloc(0))

describe.each([
  {
    format: "JPEG",
    // The tables, frame and scans of the photo are 6 segments.
    make: (parts: number) => jpegWith(Buffer.concat(Array<Buffer>(parts - 6).fill(comment))),
    read: readJpegHeader,
  },
  {
    format: "PNG",
    // Header, image data and end are 3 chunks.
    make: (parts: number) => makePng({ ...square, extra: Array<Buffer>(parts - 3).fill(text) }),
    read: readPngHeader,
  },
  { format: "WebP", make: webpWith, read: readWebpHeader },
])("a $format", ({ make, read }) => {
  test("of as many parts as allowed is read", () => {
    expect(read(make(maxParts))).toMatchObject({ frames: 1 })
  })

  test.each([maxParts + 1, 40_000])("of %i parts is refused after those allowed", (parts) => {
    const { count, proxy } = counted(make(parts))
    expect(read(proxy)).toBe("too_complex")
    expect(count.calls).toBeLessThan(6 * maxParts)
  })
})

test("chunks after the image data of a PNG count too", () => {
  const png = makePng(square)
  const withRest = Buffer.concat([png, ...Array<Buffer>(maxParts).fill(text)])
  expect(readPngHeader(withRest)).toBe("too_complex")
})

test("a short EXIF block that names 65,535 entries is read to its end only", () => {
  const block = Buffer.from("MM\0*\0\0\0\u0008\u00ff\u00ff\0\0", "latin1")
  const { count, proxy } = counted(block)
  expect(readOrientation(proxy)).toBe(1)
  expect(count.reads).toBeLessThan(50)
})

test("the reader of segments stops at the end of the image", () => {
  const rest = Buffer.concat(Array<Buffer>(maxParts).fill(comment))
  expect(photo.subarray(-2)).toEqual(jpegEnd)
  expect(readJpegHeader(Buffer.concat([photo, rest]))).toEqual(readJpegHeader(photo))
})
