import { expect, test } from "vitest"

import { formMessages } from "#app/applications/messages/messages.server.ts"
import { steps } from "#domain/applications/form/form-fields.ts"
import { validForm } from "#tests/support/samples/applications.ts"
import { sampleProgramme } from "#tests/support/samples/session.ts"

import { reviewRows } from "./review.tsx"

const form = validForm("BSc", { aadhar_no: "2345 6789 0124", dob: "27032007", sub_category: "" })
const rowsIn = (language: "en" | "hi", values = form) =>
  steps.flatMap(({ id }) =>
    reviewRows(id, values, formMessages(language), sampleProgramme("BSc", language), []),
  )
const textIn = (language: "en" | "hi", field: string, values = form) =>
  rowsIn(language, values).find((row) => row.field === field)?.text

test.each([
  { field: "aadhar_no", en: "XXXX XXXX 0124", hi: "XXXX XXXX 0124" },
  { field: "dob", en: "27-03-2007", hi: "27-03-2007" },
  { field: "gender", en: "Female", hi: "महिला" },
  { field: "annual_income", en: "₹96,000", hi: "₹96,000" },
  { field: "first_major_subject", en: "Physics", hi: "भौतिक विज्ञान" },
  {
    field: "weightage",
    en: "NCC B certificate, NSS, 240 hours",
    hi: "एन.सी.सी. 'बी' प्रमाण-पत्र, एन.एस.एस. 240 घंटे",
  },
])("shows $field as $en, $hi", ({ field, en, hi }) => {
  expect(textIn("en", field)).toBe(en)
  expect(textIn("hi", field)).toBe(hi)
})

test("shows every field that is filled in, except pictures and boxes, and never the whole Aadhaar number", () => {
  const shown = rowsIn("en").map(({ field }) => field)
  const asked = steps
    .flatMap(({ fields }) => fields)
    .filter((field) => form[field] !== undefined && form[field].length > 0)
    .filter((field) => !["same_as_correspondence", "agreed_to_declaration"].includes(field))
  const percentages = ["highschool_percentage", "i_percentage"]
  expect(shown.toSorted()).toEqual([...asked, ...percentages].toSorted())
  expect(JSON.stringify(rowsIn("en"))).not.toMatch(/2345 6789|234567890124/)
})

test("keeps what is not valid as it was typed", () => {
  expect(textIn("en", "dob", { ...form, dob: "31-02-2007" })).toBe("31-02-2007")
  expect(textIn("en", "annual_income", { ...form, annual_income: "many" })).toBe("many")
})

test("a required field that is empty has a row, an optional one has none", () => {
  expect(textIn("en", "bank_name", { ...form, bank_name: " " })).toBe("")
  expect(textIn("en", "email", { ...form, email: "" })).toBeUndefined()
})

test("shows how a percentage was computed from a CGPA, and not its maximum", () => {
  const sent = { i_grading: "cgpa_cbse", i_obtmarks: "9.2", i_percentage: "87.40", i_maxmarks: "" }
  const ofCgpa = { ...form, ...sent }
  expect(textIn("en", "i_percentage", ofCgpa)).toBe("CGPA 9.2 × 9.5 = 87.40 %")
  expect(textIn("hi", "i_percentage", ofCgpa)).toBe("CGPA 9.2 × 9.5 = 87.40 %")
  expect(textIn("en", "i_maxmarks", ofCgpa)).toBeUndefined()
  expect(textIn("en", "highschool_percentage", ofCgpa)).toBe("77.83")
})

test("says that a result is awaited, and misses no marks", () => {
  const asked = [{ field: "i_result", is_required: false }]
  const awaited = { ...form, i_result: "awaited", i_maxmarks: "", i_obtmarks: "", i_percentage: "" }
  const rows = reviewRows(
    "education_details",
    awaited,
    formMessages("en", undefined, asked),
    sampleProgramme("BSc", "en"),
    asked,
  )
  const texts = Object.fromEntries(rows.map(({ field, text }) => [field, text]))
  expect(texts).toMatchObject({ i_result: "Result awaited", i_roll: form["i_roll"] })
  expect(Object.keys(texts)).not.toContain("i_obtmarks")
  expect(Object.keys(texts)).not.toContain("i_maxmarks")
})

test("names the school of a schooling field", () => {
  const labels = rowsIn("hi").map(({ label }) => label)
  expect(labels).toContain("हाईस्कूल: बोर्ड")
  expect(labels).toContain("इण्टरमीडिएट: प्राप्तांक (मिले अंक)")
  expect(new Set(labels).size).toBe(labels.length)
})

test("the English review has each declaration in English too", () => {
  const translations = (language: "en" | "hi") =>
    rowsIn(language).flatMap(({ translation }) => translation ?? [])
  expect(translations("en")).toHaveLength(6)
  expect(translations("en")).toContain("Will you apply for a scholarship?")
  expect(translations("hi")).toEqual([])
})
