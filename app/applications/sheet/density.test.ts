import { expect, test } from "vitest"

import type { Settings } from "#domain/content/settings.ts"
import { examples } from "#tests/support/samples/sheet-examples.ts"

import { hasLongSlips, hasLongTexts, isDense } from "./density.ts"

const { usual } = examples
const { record, texts, settings } = usual

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
  expect(isDense({ ...usual, record: { ...record, ...names, ...changes } })).toBe(expected)
})

test("longer declarations than those of the specification take the place of entries", () => {
  const longer = (count: number) => ({
    ...texts,
    documents: [...texts.documents, { en: "a".repeat(count), hi: "" }],
  })
  const free = 2300 - Object.values(record).flat().join("").length
  const isDenseWith = (count: number) => isDense({ ...usual, texts: longer(count) })
  expect([isDenseWith(free), isDenseWith(free + 1)]).toEqual([false, true])
})

test("only declarations longer than those of the specification may continue on the next page", () => {
  const document = { en: "Migration certificate", hi: "" }
  const longer = { ...texts, documents: [...texts.documents, document] }
  expect([texts, longer].map(hasLongTexts)).toEqual([false, true])
})

const long = (length: number) => ({ en: "a".repeat(length), hi: "अ" })
const { college, deposit, deposit_slip } = settings

test.each<{ what: string; changes: Partial<Settings>; expected: boolean }>([
  { what: "the sample's texts", changes: {}, expected: false },
  {
    what: "one name of the account that needs two lines",
    changes: { deposit: { ...deposit, branch: long(51) } },
    expected: false,
  },
  {
    what: "two names of the account that need two lines",
    changes: { deposit: { ...deposit, branch: long(51), bank_name: long(51) } },
    expected: true,
  },
  {
    what: "a heading of the slip that needs a line of its own",
    changes: { deposit_slip: { ...deposit_slip, heading: long(70) } },
    expected: false,
  },
  {
    what: "a name of the college that needs two lines besides that of the heading",
    changes: { college: { ...college, name: long(131) } },
    expected: true,
  },
  {
    what: "a head of the college that takes much of the page",
    changes: { college: { ...college, affiliation: long(1000) } },
    expected: true,
  },
])("small type for $what: $expected", ({ changes, expected }) =>
  expect(isDense({ ...usual, settings: { ...settings, ...changes } })).toBe(expected),
)

test("slips with more than six further lines are printed even smaller", () => {
  const name = "a".repeat(51)
  const names = { ...record, applicant_name: name, father_name: name }
  const account = { ...deposit, branch: long(51), bank_name: long(51), account_name: name }
  const changed = (length: number) =>
    hasLongSlips({
      ...usual,
      record: names,
      settings: { ...settings, deposit: account, college: { ...college, name: long(length) } },
    })
  expect([130, 131].map(changed)).toEqual([false, true])
})
