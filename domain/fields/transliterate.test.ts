import { expect, test } from "vitest"

import { transliterate } from "./transliterate.ts"

test.each([
  ["सुनीता", "sunita"],
  ["महाविद्यालय परिचय", "mahavidyalay parichay"],
  ["प्रवेश, सूचना", "pravesh, suchana"],
  ["ज्ञान", "gyan"],
  ["लड़का", "laraka"],
  ["फ़ॉर्म", "phorm"],
  ["संस्था", "sanstha"],
  ["छात्र NSS 2", "chhatra NSS 2"],
])("%s becomes %s", (text, expected) => {
  expect(transliterate(text)).toBe(expected)
})
