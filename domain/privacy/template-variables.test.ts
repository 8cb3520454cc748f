import { expect, test } from "vitest"

import { noticeVariables, withoutVariables } from "./template-variables.ts"

const settings = {
  retention: {
    erases_itself: true,
    application_years: 1,
    student_years: 10,
    message_years: 2,
    audit_years: 3,
  },
  email: "office@college.example",
  phones: ["05000-000000", "05000-111111"],
}

test.each([
  { language: "en", one: "one year", ten: "10 years" },
  { language: "hi", one: "एक वर्ष", ten: "10 वर्ष" },
] as const)("formats periods in $language", ({ language, one, ten }) => {
  expect(noticeVariables(settings, language)).toMatchObject({
    application_years: one,
    student_years: ten,
    email: "office@college.example",
    phone: "05000-000000",
  })
})

test("gives an empty phone for a college without phones", () => {
  expect(noticeVariables({ ...settings, phones: [] }, "en").phone).toBe("")
})

test("replaces variables for the search index", () => {
  expect(withoutVariables("kept {student_years} after")).toBe("kept … after")
})
