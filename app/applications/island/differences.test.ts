import { expect, test } from "vitest"

import { differencesFrom, withDifferences } from "./differences.ts"

const base = { title: "Form", steps: { first: "Basic info", last: "Upload" }, hints: { urn: "12" } }

test.each([
  { what: "nothing", value: base, differences: {} },
  {
    what: "a changed text",
    value: { ...base, title: "Application" },
    differences: { title: "Application" },
  },
  {
    what: "a text on the second level",
    value: { ...base, steps: { first: "Basic info", last: "Pictures" } },
    differences: { steps: { last: "Pictures" } },
  },
  { what: "a new part", value: { ...base, more: { a: "b" } }, differences: { more: { a: "b" } } },
])("the differences are $what, and restore the value", ({ value, differences }) => {
  expect(differencesFrom(base, value)).toEqual(differences)
  expect(withDifferences(base, differences)).toEqual(value)
})

test("texts that only the base has are restored", () => {
  const { hints: _hints, ...value } = base
  expect(withDifferences(base, differencesFrom(base, value))).toEqual(base)
})
