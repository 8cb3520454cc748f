import { expect, test } from "vitest"

import { distinctTexts, foreignLanguage } from "./languages.ts"

test.each([
  { text: "परीक्षा परिणाम", on: "en", foreign: "hi" },
  { text: "परीक्षा परिणाम", on: "hi", foreign: undefined },
  { text: "Exam results", on: "hi", foreign: "en" },
  { text: "Exam results", on: "en", foreign: undefined },
  { text: "बी.एस-सी. (NEP) प्रवेश", on: "hi", foreign: undefined },
  { text: "Hindi Day (हिन्दी दिवस)", on: "en", foreign: undefined },
  { text: "0571-2222222", on: "hi", foreign: undefined },
  { text: "", on: "en", foreign: undefined },
] as const)("'$text' on a page in '$on' is marked as '$foreign'", ({ text, on, foreign }) =>
  expect(foreignLanguage(text, on)).toBe(foreign),
)

test("the texts of a pair are there once, with their language", () => {
  const hindi = { text: "महाविद्यालय", language: "hi" }
  const english = { text: "College", language: "en" }
  expect(distinctTexts({ en: "College", hi: "महाविद्यालय" })).toEqual([hindi, english])
  expect(distinctTexts({ en: "महाविद्यालय", hi: "महाविद्यालय" })).toEqual([hindi])
  expect(distinctTexts({ en: "College", hi: "College" })).toEqual([english])
})
