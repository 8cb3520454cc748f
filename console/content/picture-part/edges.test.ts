import { expect, test } from "vitest"

import { isCrop, wholePicture } from "#domain/fields/crop.ts"

import { cropOfEdges, edgesOf, mostOf, sides } from "./edges.ts"

const none = { left: 0, right: 0, top: 0, bottom: 0 }

test.each([
  { edges: none, crop: wholePicture },
  {
    edges: { left: 10, right: 25, top: 0, bottom: 40 },
    crop: { x: 100, y: 0, width: 650, height: 600 },
  },
])("$edges leave $crop", ({ edges, crop }) => {
  expect(cropOfEdges(edges)).toEqual(crop)
  expect(edgesOf(crop)).toEqual(edges)
})

test.each(sides)("at most so much is cut off at the %s that a part remains", (side) => {
  const edges = { ...none, left: 30, top: 30 }
  const cut = { ...edges, [side]: mostOf(side, edges) }
  expect(isCrop(cropOfEdges(cut))).toBe(true)
  expect(isCrop(cropOfEdges({ ...cut, [side]: cut[side] + 1 }))).toBe(false)
})
