import { expect, test } from "vitest"

import {
  emblemOf,
  focusOf,
  pictureFile,
  pictureSources,
  thumbnailOf,
  uploadedId,
  widthsFor,
  withFocus,
} from "./picture-sources.ts"

const id = "0123456789abcdef0123456789abcdef"

test.each([
  { width: 100, widths: [100] },
  { width: 160, widths: [160] },
  { width: 400, widths: [160, 320, 400] },
  { width: 1280, widths: [160, 320, 480, 720, 1280] },
  { width: 4000, widths: [160, 320, 480, 720, 1280] },
])("a picture of $width px has variants of $widths", ({ width, widths }) =>
  expect(widthsFor(width)).toEqual(widths),
)

test("a sample picture has one SVG source", () => {
  expect(pictureSources("slides/building-noon")).toEqual({
    src: "/pictures/slides/building-noon.svg",
    sources: [],
  })
})

test("an uploaded picture's name gives its sources and dimensions", () => {
  expect(pictureSources(pictureFile(id, { width: 300, height: 240 }))).toEqual({
    src: `/media/${id}-300.jpg`,
    width: 300,
    height: 240,
    sources: [
      { type: "image/avif", srcSet: `/media/${id}-160.avif 160w, /media/${id}-300.avif 300w` },
      { type: "image/webp", srcSet: `/media/${id}-160.webp 160w, /media/${id}-300.webp 300w` },
    ],
  })
})

test("the name of a picture holds its focal point, and its addresses do not", () => {
  const plain = pictureFile(id, { width: 300, height: 240 })
  const focused = withFocus(plain, { x: 30, y: 100 })
  expect(focused).toBe(`${plain}@30,100`)
  expect(focusOf(focused)).toEqual({ x: 30, y: 100 })
  expect(pictureSources(focused)).toEqual({ ...pictureSources(plain), focus: "30 100" })
  expect(thumbnailOf(focused)).toBe(thumbnailOf(plain))
  expect(uploadedId(focused)).toBe(id)
  expect(withFocus(focused, undefined)).toBe(plain)
  expect(focusOf(plain)).toBeUndefined()
  expect(uploadedId("slides/building-noon")).toBeUndefined()
})

test.each([
  { file: "slides/building-noon", atLeast: 320, thumbnail: "/pictures/slides/building-noon.svg" },
  { file: `media/${id}-200x100`, atLeast: 320, thumbnail: `/media/${id}-200.webp` },
  { file: `media/${id}-1280x900`, atLeast: 320, thumbnail: `/media/${id}-320.webp` },
  { file: `media/${id}-1280x900`, atLeast: 700, thumbnail: `/media/${id}-720.webp` },
])("the variant of $file with at least $atLeast px is $thumbnail", (one) =>
  expect(thumbnailOf(one.file, one.atLeast)).toBe(one.thumbnail),
)

const alt = { en: "A lamp", hi: "दीपक" }

test.each([
  { emblem: undefined, address: undefined },
  { emblem: { file: "emblem", alt }, address: "/pictures/emblem.svg" },
  { emblem: { file: `media/${id}-600x600`, alt }, address: `/media/${id}-320.webp` },
  { emblem: { file: `media/${id}-200x200`, alt }, address: `/media/${id}-200.webp` },
])("the address of emblem $emblem.file is $address", ({ emblem, address }) =>
  expect(emblemOf(emblem ? { emblem } : {})).toBe(address),
)
