import sharp from "sharp"
import { describe, expect, test } from "vitest"

import { makePng, pngChunk } from "#tests/support/samples/build-png.ts"

import { withoutOtherChunks } from "./read-png-header.ts"
import { reduceExif } from "./reduce-exif.ts"

const formats = ["jpeg", "png", "webp"] as const

/** A picture that says how it is turned, between a maker's name and a position. */
const taken = (format: (typeof formats)[number], orientation: number) =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: "#14297a" } })
    .withMetadata({ orientation })
    .withExifMerge({ IFD0: { Make: "Marked-7391" }, IFD3: { GPSLatitude: "26/1 50/1 0/1" } })
    .toFormat(format)
    .toBuffer()

describe.each(formats)("EXIF of a %s", (format) => {
  test.each([1, 3, 6, 8])("keeps the orientation %i and nothing else", async (orientation) => {
    const bytes = await taken(format, orientation)
    expect(bytes.includes("Marked-7391")).toBe(true)
    const reduced = reduceExif(bytes, format)
    expect(reduced).toHaveLength(bytes.length)
    expect(Buffer.from(reduced).includes("Marked-7391")).toBe(false)
    const metadata = await sharp(reduced, { failOn: "warning" }).metadata()
    expect(metadata).toMatchObject({ width: 30, height: 20, orientation })
    expect(await sharp(reduced, { failOn: "warning" }).raw().toBuffer()).toEqual(
      await sharp(bytes).raw().toBuffer(),
    )
    // The file itself may be read again, for example by a retry.
    expect(bytes.includes("Marked-7391")).toBe(true)
  })
})

test("a block in the other byte order, and blocks that are cut off or no EXIF", async () => {
  const bytes = await taken("jpeg", 6)
  const start = bytes.indexOf("Exif\0\0") + 6
  const order = bytes.toString("latin1", start, start + 2)
  const other =
    order === "II"
      ? "MM\0*\0\0\0\u0008\0\u0001\u0001\u0012\0\u0003\0\0\0\u0001\0\u0008\0\0"
      : "II*\0\u0008\0\0\0\u0001\0\u0012\u0001\u0003\0\u0001\0\0\0\u0008\0\0\0"
  bytes.write(other, start, "latin1")
  expect((await sharp(reduceExif(bytes, "jpeg")).metadata()).orientation).toBe(8)
  for (const block of [
    "",
    "M",
    "MM\0*\0\0\0\u0008\0\u0001",
    "MM\0*\u007f\u007f\u007f\u007f",
    "no EXIF",
  ]) {
    const changed = Buffer.from(bytes)
    changed.fill(0, start, start + 40).write(block, start, "latin1")
    expect((await sharp(reduceExif(changed, "jpeg")).metadata()).orientation).toBe(1)
  }
})

test("a PNG loses texts and colour profiles before it is decoded", () => {
  const small = { width: 4, height: 4, depth: 8, colourType: 2 } as const
  const kept = [pngChunk("sRGB", Buffer.of(0))]
  const burden = [
    pngChunk("iCCP", Buffer.alloc(100)),
    pngChunk("zTXt", Buffer.alloc(50_000)),
    pngChunk("iTXt", Buffer.from("Marked-7391")),
  ]
  const whole = makePng({ ...small, extra: [...kept, ...burden] })
  expect(withoutOtherChunks(whole)).toEqual(makePng({ ...small, extra: kept }))
})
