import { expect, test } from "vitest"

import { wrapText } from "./wrap-text.ts"

const widthOf = (text: string) => text.length

test.each([
  { text: "", lines: [""] },
  { text: "one two", lines: ["one two"] },
  { text: "one two three", lines: ["one two", "three"] },
  { text: "abcdefghijkl", lines: ["abcdefgh", "ijkl"] },
  { text: "of abcdefghijkl of", lines: ["of", "abcdefgh", "ijkl of"] },
  // A vowel sign stays with its letter.
  { text: "कखगघङचछजि", lines: ["कखगघङचछ", "जि"] },
])("'$text' in eight letters is $lines", ({ text, lines }) => {
  expect(wrapText(text, 8, widthOf)).toEqual(lines)
})
