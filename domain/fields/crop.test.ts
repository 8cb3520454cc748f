import { expect, test } from "vitest"

import { cropInPixels, isCrop, nearestFocus, visiblePart, wholePicture } from "./crop.ts"

test.each([
  { crop: wholePicture, is: true },
  { crop: { x: 900, y: 0, width: 100, height: 100 }, is: true },
  { crop: { x: 901, y: 0, width: 100, height: 100 }, is: false },
  { crop: { x: 0, y: 500, width: 1000, height: 501 }, is: false },
  { crop: { x: 0, y: 0, width: 99, height: 1000 }, is: false },
  { crop: { x: -1, y: 0, width: 500, height: 500 }, is: false },
  { crop: { x: 0.5, y: 0, width: 500, height: 500 }, is: false },
])("$crop is a part of a picture: $is", ({ crop, is }) => expect(isCrop(crop)).toBe(is))

test("a part lies within the pixels of its picture", () => {
  const size = { width: 1280, height: 853 }
  expect(cropInPixels(wholePicture, size)).toEqual({ left: 0, top: 0, ...size })
  expect(cropInPixels({ x: 250, y: 500, width: 750, height: 500 }, size)).toEqual({
    left: 320,
    top: 427,
    width: 960,
    height: 426,
  })
  expect(
    cropInPixels({ x: 900, y: 900, width: 100, height: 100 }, { width: 1, height: 1 }),
  ).toEqual({ left: 0, top: 0, width: 1, height: 1 })
})

test.each([
  { at: { x: 14.9, y: 15 }, near: { x: 10, y: 20 } },
  { at: { x: -5, y: 107 }, near: { x: 0, y: 100 } },
])("the point $at is stored as $near", ({ at, near }) => expect(nearestFocus(at)).toEqual(near))

const wide = { width: 1600, height: 900 }
const upright = { width: 900, height: 1600 }

test.each([
  { size: wide, focus: { x: 50, y: 50 }, ratio: 1, part: [350, 0, 900, 900] },
  { size: wide, focus: { x: 0, y: 90 }, ratio: 1, part: [0, 0, 900, 900] },
  { size: wide, focus: { x: 100, y: 0 }, ratio: 1, part: [700, 0, 900, 900] },
  { size: upright, focus: { x: 90, y: 10 }, ratio: 1, part: [0, 70, 900, 900] },
  { size: upright, focus: { x: 0, y: 100 }, ratio: 2, part: [0, 1150, 900, 450] },
])("a box of $ratio shows $part of $size at $focus", ({ size, focus, ratio, part }) => {
  const { left, top, width, height } = visiblePart(size, focus, ratio)
  expect([left, top, width, height]).toEqual(part)
})
