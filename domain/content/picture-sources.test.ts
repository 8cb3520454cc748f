import { expect, test } from "vitest"

import { emblemOf, pictureFile, pictureSources, thumbnailOf, widthsFor } from "./picture-sources.ts"

const id = "0123456789abcdef0123456789abcdef"

test.each([
  { width: 200, widths: [200] },
  { width: 320, widths: [320] },
  { width: 500, widths: [320, 500] },
  { width: 1280, widths: [320, 640, 1280] },
  { width: 4000, widths: [320, 640, 1280] },
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
  expect(pictureSources(pictureFile(id, { width: 500, height: 400 }))).toEqual({
    src: `/media/${id}-500.jpg`,
    width: 500,
    height: 400,
    sources: [
      { type: "image/avif", srcSet: `/media/${id}-320.avif 320w, /media/${id}-500.avif 500w` },
      { type: "image/webp", srcSet: `/media/${id}-320.webp 320w, /media/${id}-500.webp 500w` },
    ],
  })
})

test.each([
  { file: "slides/building-noon", thumbnail: "/pictures/slides/building-noon.svg" },
  { file: `media/${id}-200x100`, thumbnail: `/media/${id}-200.webp` },
  { file: `media/${id}-1280x900`, thumbnail: `/media/${id}-640.webp` },
])("the thumbnail of $file is $thumbnail", ({ file, thumbnail }) =>
  expect(thumbnailOf(file)).toBe(thumbnail),
)

const alt = { en: "A lamp", hi: "दीपक" }

test.each([
  { emblem: undefined, address: undefined },
  { emblem: { file: "emblem", alt }, address: "/pictures/emblem.svg" },
  { emblem: { file: `media/${id}-600x600`, alt }, address: `/media/${id}-600.webp` },
  { emblem: { file: `media/${id}-200x200`, alt }, address: `/media/${id}-200.webp` },
])("the address of emblem $emblem.file is $address", ({ emblem, address }) =>
  expect(emblemOf(emblem ? { emblem } : {})).toBe(address),
)
