import { expect, test } from "vitest"

import { choicesOf } from "./choices-of.ts"

const none = { course: "", firstMajor: "" }

test("offers five first majors in BSc, Chemistry disabled", () => {
  const choices = choicesOf("first_major_subject", { course: "BSc", firstMajor: "" }, "hi")
  expect(choices).toHaveLength(5)
  expect(choices.filter(({ isDisabled }) => isDisabled)).toEqual([
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
  const choices = choicesOf(field, { course: "BSc", firstMajor: "Zoology" }, "en")
  expect(choices.map(({ value }) => value)).toEqual(values)
})

test("offers no duplicates, and a name for every choice", () => {
  const fields = ["category", "religion", "nationality", "weightage", "minor_subject"]
  for (const field of fields) {
    const names = choicesOf(field, none, "hi").map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names.length).toBeGreaterThan(1)
  }
})
