import { expect, test } from "vitest"

import { preview } from "./preview.ts"

const sixtyCharacters = "a".repeat(60)

test.each([
  { description: "", expected: "", why: "there is nothing to show" },
  { description: "Short.", expected: "Short.", why: "it fits" },
  { description: sixtyCharacters, expected: sixtyCharacters, why: "sixty characters fit" },
  { description: `${sixtyCharacters}b`, expected: `${sixtyCharacters}…`, why: "the 61st is cut" },
  {
    description: `  ${sixtyCharacters}\n`,
    expected: sixtyCharacters,
    why: "space around it does not count",
  },
  {
    description: `${"a".repeat(59)} b`,
    expected: `${"a".repeat(59)}…`,
    why: "no space stays at the end",
  },
  {
    description: `${"a".repeat(59)}. b`,
    expected: `${"a".repeat(59)}. …`,
    why: "a full stop and an ellipsis would be four dots",
  },
])("'$description' shows '$expected': $why", ({ description, expected }) => {
  expect(preview(description)).toBe(expected)
})

test.each([
  { syllable: "कि", codeUnits: 2 },
  { syllable: "क्षि", codeUnits: 4 },
  { syllable: "ज़ी", codeUnits: 3 },
  { syllable: "👩🏽‍🔬", codeUnits: 7 },
])("counts $syllable of $codeUnits code units as one character", ({ syllable, codeUnits }) => {
  expect(syllable).toHaveLength(codeUnits)
  expect(preview(syllable.repeat(60))).toBe(syllable.repeat(60))
  expect(preview(syllable.repeat(61))).toBe(`${syllable.repeat(60)}…`)
})
