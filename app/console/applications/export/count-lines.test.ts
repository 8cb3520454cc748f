import { expect, test } from "vitest"

import { createLineCounter } from "./count-lines.ts"

test.each([
  { pieces: [""], lines: 0 },
  { pieces: ["\ufeffName\r\n", "अंज", "लि\r\nRavi"], lines: 2 },
  { pieces: ['"of\nthree\r', '\nlines"\r\n1\r\n'], lines: 2 },
  { pieces: ['"says ""yes""\n"', "\r\n"], lines: 1 },
])("counts $lines lines in $pieces", ({ pieces, lines }) => {
  const count = createLineCounter()
  const counted = pieces.map((piece) => count(new TextEncoder().encode(piece)))
  expect(counted.at(-1)).toBe(lines)
})
