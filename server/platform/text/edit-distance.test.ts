import { expect, test } from "vitest"

import { editDistance } from "./edit-distance.ts"

test.each([
  ["admission", "admission", 0],
  ["admision", "admission", 1],
  ["admissions", "admission", 1],
  ["adnission", "admission", 1],
  ["admisison", "admission", 1],
  ["एडमिसन", "एडमिशन", 1],
  ["छात्रवृति", "छात्रवृत्ति", 2],
  ["fees", "seat", 3],
  ["", "abc", 3],
  ["abc", "", 3],
])("%s and %s are %i apart", (one, other, distance) => {
  expect(editDistance(one, other)).toBe(distance)
  expect(editDistance(other, one)).toBe(distance)
})
