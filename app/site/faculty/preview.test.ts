import { expect, test } from "vitest"

import { preview } from "./preview.ts"

const sixty = "a".repeat(60)

test.each([
  { description: "", shows: "", why: "there is nothing to show" },
  { description: "Short.", shows: "Short.", why: "it fits" },
  { description: sixty, shows: sixty, why: "sixty characters just fit" },
  { description: `${sixty}b`, shows: `${sixty}…`, why: "the sixty-first is cut" },
  { description: `  ${sixty}\n`, shows: sixty, why: "space around it does not count" },
  {
    description: `${"a".repeat(59)} b`,
    shows: `${"a".repeat(59)}…`,
    why: "no space stays at the end",
  },
  {
    description: `${"a".repeat(59)}. b`,
    shows: `${"a".repeat(59)}. …`,
    why: "a full stop and an ellipsis would be four dots",
  },
])("'$description' shows '$shows': $why", ({ description, shows }) => {
  expect(preview(description)).toBe(shows)
})

test.each([
  { syllable: "कि", letters: 2 },
  { syllable: "क्षि", letters: 4 },
  { syllable: "ज़ी", letters: 3 },
  { syllable: "👩🏽‍🔬", letters: 7 },
])("$syllable is one character, though $letters code units long", ({ syllable, letters }) => {
  expect(syllable).toHaveLength(letters)
  expect(preview(syllable.repeat(60))).toBe(syllable.repeat(60))
  expect(preview(syllable.repeat(61))).toBe(`${syllable.repeat(60)}…`)
})
