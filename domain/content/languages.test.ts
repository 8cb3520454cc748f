import { expect, test } from "vitest"

import { foreignLanguage } from "./languages.ts"

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
