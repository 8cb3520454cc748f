import { expect, test } from "vitest"

import { sampleNames } from "#tests/support/samples/session.ts"

import { rowErrors, rowRanges } from "./row-errors.ts"

test("an error names row, column, value and the allowed choices", () => {
  const row = {
    row: 3,
    errors: { blood_group: ["choice" as const], dob: ["birth_date.format" as const] },
    values: { blood_group: "X+", dob: "31-02-2007" },
  }
  expect(rowErrors(row, sampleNames)).toEqual([
    {
      row: 3,
      field: "blood_group",
      column: "bloodGroup",
      value: "X+",
      error: "choice",
      choices: ["A+", "A-", "B+", "B-", "AB+", "AB-", "O+", "O-"],
    },
    {
      row: 3,
      field: "dob",
      column: "dob",
      value: "31-02-2007",
      error: "birth_date.format",
      choices: [],
    },
  ])
})

test.each([
  { field: "gender", choices: /^male \(1\), female \(2\), other \(3\)$/ },
  { field: "semester", choices: /^1, 2, 3, 4, 5, 6$/ },
  { field: "course", choices: /^BA \(1\), / },
  { field: "minor_subject", choices: /Hindi/ },
])("$field names its choices", ({ field, choices }) => {
  const row = { row: 2, errors: { [field]: ["choice" as const] }, values: {} }
  expect(rowErrors(row, sampleNames)[0]!.choices.join(", ")).toMatch(choices)
})

test("a number of another student is an error of its column", () => {
  const row = { row: 4, errors: "aadhaar_of_another" as const, values: {} }
  expect(rowErrors(row, sampleNames)).toMatchObject([
    { column: "aadhar", value: undefined, error: "aadhaar_of_another" },
  ])
})

test.each([
  { rows: [3], shows: "3" },
  { rows: [3, 7, 8, 9, 12], shows: "3, 7–9, 12" },
  { rows: [1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21], shows: "1, 3, 5, 7, 9, 11, 13, 15, 17, 19, …" },
])("the rows $rows are '$shows'", ({ rows, shows }) => expect(rowRanges(rows)).toBe(shows))
