import { expect, test } from "vitest"

import { boardKey } from "./awaited-marks.ts"

test.each([
  ["UP Board", "U.P. Board", "u. p. board", "UP-BOARD"],
  ["यूपी बोर्ड", "यू.पी. बोर्ड", "यू० पी० बोर्ड", "यू॰पी॰ बोर्ड"],
  ["CBSE", "C.B.S.E.", "cbse "],
])("the spellings of %s are one board", (...spellings) => {
  expect(new Set(spellings.map(boardKey)).size).toBe(1)
})

test("other boards stay others", () => {
  const boards = ["UP Board", "MP Board", "यूपी बोर्ड", "एमपी बोर्ड", "CBSE", "NIOS"]
  expect(new Set(boards.map(boardKey)).size).toBe(boards.length)
})
