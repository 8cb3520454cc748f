import { expect, test } from "vitest"

import { valueLabels } from "#domain/applications/format-value.ts"
import type { Language } from "#domain/content/languages.ts"
import { sampleNames, sampleSession } from "#tests/support/samples/session.ts"

import { type Chosen, choicesOf } from "./choices-of.ts"

const ba = { course: "BA", firstMajor: "" }
const choices = (field: string, chosen: Chosen, language: Language) =>
  choicesOf(field, chosen, sampleSession, valueLabels(sampleNames, language))

test("offers five first majors in BSc, Chemistry disabled", () => {
  const offered = choices("first_major_subject", { course: "BSc", firstMajor: "" }, "hi")
  expect(offered).toHaveLength(5)
  expect(offered.filter(({ isDisabled }) => isDisabled)).toEqual([
    { value: "Chemistry", name: "रसायन विज्ञान", isDisabled: true },
  ])
})

test.each([
  { field: "second_major_subject", values: ["Botany", "Chemistry", "Zoology"] },
  { field: "is_minority", values: ["yes", "no"] },
  { field: "gender", values: ["male", "female", "other"] },
  { field: "course", values: ["BA", "BSc", "BCom"] },
  { field: "applicant_name", values: [] },
])("$field offers $values", ({ field, values }) => {
  const offered = choices(field, { course: "BSc", firstMajor: "Zoology" }, "en")
  expect(offered.map(({ value }) => value)).toEqual(values)
})

test("offers no duplicates, and a name for every choice", () => {
  const fields = ["category", "religion", "nationality", "weightage", "minor_subject"]
  for (const field of fields) {
    const names = choices(field, ba, "hi").map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names.length).toBeGreaterThan(1)
  }
})
