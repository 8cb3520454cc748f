import { expect, test } from "vitest"

import { makePictures } from "#tests/support/samples/sample-pictures.ts"

import { isPictureFile, isTruncatedJpeg } from "./decode-picture.ts"

test.each(["photo", "phone", "signature", "png", "webp", "gif", "text", "empty"] as const)(
  "%s is not a truncated JPEG",
  async (name) => {
    const [{ bytes }] = await makePictures(name)
    expect(isTruncatedJpeg(bytes)).toBe(false)
  },
)

test.each([0.1, 0.5, 0.999])("a JPEG cut to %f of its length is truncated", async (part) => {
  const [photo, phone] = await makePictures("photo", "phone")
  for (const { bytes } of [photo, phone]) {
    expect(isTruncatedJpeg(bytes.subarray(0, bytes.length * part))).toBe(true)
  }
})

test("fill bytes before a marker do not matter", async () => {
  const [{ bytes }] = await makePictures("photo")
  const file = Buffer.concat([bytes.subarray(0, 2), Buffer.alloc(2, 0xff), bytes.subarray(2)])
  expect(isTruncatedJpeg(file)).toBe(false)
})

test("data after the end marker do not matter", async () => {
  const [{ bytes }] = await makePictures("photo")
  expect(isTruncatedJpeg(Buffer.concat([bytes, Buffer.alloc(5000, 7)]))).toBe(false)
})

test("the end marker of a thumbnail is not the picture's", async () => {
  const [{ bytes }] = await makePictures("truncated")
  const thumbnail = Buffer.from([0xff, 0xe1, 0, 6, 0xff, 0xd8, 0xff, 0xd9])
  const file = Buffer.concat([bytes.subarray(0, 2), thumbnail, bytes.subarray(2)])
  expect(isTruncatedJpeg(file)).toBe(true)
})

test.each([
  { name: "photo", is: true },
  { name: "png", is: true },
  { name: "webp", is: true },
  { name: "truncated", is: true },
  { name: "text", is: false },
  { name: "svg", is: false },
  { name: "empty", is: false },
] as const)("$name is recognised as a picture: $is", async ({ name, is }) => {
  const [{ bytes }] = await makePictures(name)
  expect(isPictureFile(bytes)).toBe(is)
})
