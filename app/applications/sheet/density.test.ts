import { expect, test } from "vitest"

import { specifiedSheetTexts } from "#domain/admission/sheet-texts.ts"
import { examples } from "#tests/support/samples/sheet-examples.ts"

import { isDense } from "./sheet.tsx"

const { record } = examples.usual

test.each([
  { what: "usual entries", changes: {}, expected: false },
  { what: "two names of 50 characters", length: 50, changes: {}, expected: false },
  { what: "two names of 51 characters", length: 51, changes: {}, expected: true },
  { what: "long addresses", changes: { c_address: "a".repeat(300) }, expected: false },
  { what: "many long texts", changes: { i_subject: "a".repeat(2000) }, expected: true },
  { what: "long lists", changes: { weightage: ["a".repeat(2000)] }, expected: true },
])("small type for $what: $expected", ({ length, changes, expected }) => {
  const name = length && "a".repeat(length)
  const names = name ? { applicant_name: name, father_name: name } : {}
  expect(isDense({ ...record, ...names, ...changes }, specifiedSheetTexts)).toBe(expected)
})

test("longer declarations than those of the specification take the place of entries", () => {
  const longer = (count: number) => ({
    ...specifiedSheetTexts,
    documents: [...specifiedSheetTexts.documents, { en: "a".repeat(count), hi: "" }],
  })
  const free = 2300 - Object.values(record).flat().join("").length
  expect([isDense(record, longer(free)), isDense(record, longer(free + 1))]).toEqual([false, true])
})
