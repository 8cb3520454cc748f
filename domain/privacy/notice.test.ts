import { expect, test } from "vitest"

import { ask, everyField } from "#tests/support/samples/additional-fields.ts"

import { fullLabelOf } from "../applications/form/field-labels.ts"
import { additionalFieldDefinitions } from "../applications/form/form-fields.ts"
import { noticeVariables, withAdditionalFields, withoutVariables } from "./notice.ts"

const settings = {
  retention: {
    application_years: 1,
    student_years: 10,
    message_years: 2,
    grievance_years: 4,
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

test("a session that asks no further field has the notice as it is written", () =>
  expect(withAdditionalFields("Text", [], "en")).toBe("Text"))

test("the notice lists what the session asks, and why", () => {
  const notice = withAdditionalFields("Text", ask(["udid", "disability_type", "gap_reason"]), "en")
  expect(notice.split("\n")).toEqual([
    "Text",
    "",
    "## Also asked in this session, and why",
    "",
    "| What | Why |",
    "| --- | --- |",
    expect.stringMatching(/^\| Type of disability; UDID number \| For the seats .+ \|$/),
    "| Gap years; Reason of the gap | For merit, where the university's rules count gap years |",
  ])
})

test.each(["en", "hi"] as const)("every field has a purpose (%s)", (language) => {
  const rows = withAdditionalFields("", everyField, language)
    .split("\n")
    .filter((line) => line.startsWith("| "))
  for (const { name } of additionalFieldDefinitions) {
    const row = rows.find((line) => line.includes(fullLabelOf(name, language)))
    expect(row, name).toMatch(/^\| .+ \| .{10,} \|$/)
  }
})
