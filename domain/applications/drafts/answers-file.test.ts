import { expect, test } from "vitest"

import { draftLimits, parseAnswers, toAnswers } from "./answers-file.ts"

const file = { field: "image", name: "photo.jpg", type: "image/jpeg", data: "AAAA" }
const answers = toAnswers({
  course: "BSc",
  session: "2026-27",
  saved_at: "2026-07-01T10:00:00.000Z",
  values: { applicant_name: "Asha", weightage: ["ncc_b", "sports"] },
  files: [file],
})
const parse = (changes: object = {}) => parseAnswers(JSON.stringify({ ...answers, ...changes }))

test("a file is read as it was written", () =>
  expect(parse()).toEqual({ outcome: "read", answers }))

test("holds no consent, and nothing that the form does not ask", () => {
  const values = {
    applicant_name: "Asha",
    agreed_to_declaration: "1",
    submission_key: "x".repeat(24),
    draft_pin: "493817",
    intent: "store draft",
    toString: "x",
  }
  const read = parse({ values, more: 1 })
  expect(read).toMatchObject({ answers: { values: { applicant_name: "Asha" } } })
  expect(Object.keys(read.outcome === "read" ? read.answers.values : {})).toEqual([
    "applicant_name",
  ])
  expect(JSON.stringify(read)).not.toContain("more")
})

test("a name that could reach a prototype is ignored", () => {
  const text = JSON.stringify(answers).replace('"applicant_name"', '"__proto__"')
  expect(parseAnswers(text)).toMatchObject({ outcome: "read" })
  expect({}).not.toHaveProperty("applicant_name")
})

test.each([
  { what: "no JSON", text: "Dear college" },
  { what: "nothing", text: "" },
  { what: "null", text: "null" },
  { what: "a list", text: "[]" },
  { what: "deep nesting", text: `${"[".repeat(100_000)}${"]".repeat(100_000)}` },
])("$what is foreign", ({ text }) => expect(parseAnswers(text)).toEqual({ outcome: "foreign" }))

test.each<object>([
  { format: "other" },
  { version: 0 },
  { version: "1" },
  { course: "" },
  { saved_at: "yesterday" },
  { saved_at: "2026-99-99T10:00:00.000Z" },
  { values: [] },
  { values: { urn: 5 } },
  { values: { urn: [["x"]] } },
  { values: { urn: "x".repeat(5001) } },
  { files: {} },
  { files: [{ ...file, field: "../../etc" }] },
  { files: [{ ...file, type: "text/html;x" }] },
  { files: [{ ...file, data: "data:," }] },
  { files: [null] },
  { files: Array.from({ length: draftLimits.files + 1 }, () => file) },
])("refuses %j", (changes) => expect(parse(changes)).toEqual({ outcome: "foreign" }))

test("says that a later version made the file", () =>
  expect(parse({ version: 2, values: 7 })).toEqual({ outcome: "newer" }))

test("refuses files that are too large together", () => {
  const data = "A".repeat(Math.ceil((draftLimits.bytes * 4) / 6) + 8)
  const files = ["image", "signature"].map((field) => ({ ...file, field, data }))
  expect(parse({ files })).toEqual({ outcome: "too large" })
})
