import sharp, { type Exif } from "sharp"
import { expect, test } from "vitest"

import { readTakenAt } from "./exif-time.ts"

const taken = "2026:08:15 07:30:05"
const time = new Date(2026, 7, 15, 7, 30, 5).getTime()

const photoWith = async (exif: Exif) =>
  new Uint8Array(
    await sharp({ create: { width: 20, height: 10, channels: 3, background: "#14297a" } })
      .jpeg()
      .withExif(exif)
      .toBuffer(),
  )

test("reads when a photo was taken", async () => {
  expect(readTakenAt(await photoWith({ IFD2: { DateTimeOriginal: taken } }))).toBe(time)
})

test("prefers it to when the file was changed", async () => {
  const changed = { DateTime: "2027:01:01 00:00:00" }
  const photo = await photoWith({ IFD0: changed, IFD2: { DateTimeOriginal: taken } })
  expect(readTakenAt(photo)).toBe(time)
  expect(readTakenAt(await photoWith({ IFD0: { DateTime: taken } }))).toBe(time)
})

test.each(["0000:00:00 00:00:00", "                   ", "15.08.2026 07:30:05"])(
  "does not read the time '%s'",
  async (DateTimeOriginal) =>
    expect(readTakenAt(await photoWith({ IFD2: { DateTimeOriginal } }))).toBe(undefined),
)

test("finds nothing in other files, and in any beginning of a photo", async () => {
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0, 0, 0])
  const photo = await photoWith({ IFD2: { DateTimeOriginal: taken } })
  for (const bytes of [
    new Uint8Array(),
    png,
    ...[3, 12, 20, 40, 60].map((at) => photo.slice(0, at)),
  ])
    expect(readTakenAt(bytes)).toBe(undefined)
  for (let at = 0; at < Math.min(photo.length, 400); at++) {
    const broken = photo.slice()
    broken[at] = 0xff
    expect(() => readTakenAt(broken), `byte ${at}`).not.toThrow()
  }
})
