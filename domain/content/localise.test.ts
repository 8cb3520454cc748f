import { expect, test } from "vitest"

import { inBothLanguages, localise } from "./localise.ts"

const notice = {
  title: { en: "Examination form", hi: "परीक्षा फ़ॉर्म" },
  date: "2026-07-01",
  subjects: [{ en: "Hindi", hi: "हिन्दी" }],
  picture: { file: "library", alt: { en: "Library", hi: "पुस्तकालय" } },
  link: undefined,
  position: 0,
}

test.each([
  { language: "en", title: "Examination form", subject: "Hindi", alt: "Library" },
  { language: "hi", title: "परीक्षा फ़ॉर्म", subject: "हिन्दी", alt: "पुस्तकालय" },
] as const)("picks every text in $language at any depth", (expected) => {
  const { language, title, subject, alt } = expected
  expect(localise(notice, language)).toEqual({
    title,
    date: "2026-07-01",
    subjects: [subject],
    picture: { file: "library", alt },
    link: undefined,
    position: 0,
  })
})

test("a text that is not written in a language is in the other one", () => {
  const written = { title: { en: "", hi: "परिणाम" }, places: [{ en: "Hall", hi: "" }] }
  expect(localise(written, "en")).toEqual({ title: "परिणाम", places: ["Hall"] })
  expect(localise(written, "hi")).toEqual({ title: "परिणाम", places: ["Hall"] })
  expect(inBothLanguages(written)).toEqual({
    title: { en: "परिणाम", hi: "परिणाम" },
    places: [{ en: "Hall", hi: "Hall" }],
  })
})
