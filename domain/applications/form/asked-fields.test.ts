import { expect, test } from "vitest"

import { ask } from "#tests/support/samples/asked-fields.ts"

import { askableFields, askedGroups, askedOf } from "./asked-fields.ts"
import { fieldOf, isSensitive } from "./field-types.ts"

test("a session may ask every later field, but neither a subject nor a computed one", () => {
  expect(askableFields.every(({ since = 1 }) => since > 1)).toBe(true)
  expect(askableFields.filter(({ type }) => ["subject", "counted"].includes(type))).toEqual([])
  expect(askableFields.map(({ name }) => name)).toContain("apaar_id")
})

test("a form has the groups of the fields that it asks; computed fields come with them", () => {
  const groupsOf = (fields: string[]) => askedGroups(ask(fields)).map(({ heading }) => heading)
  expect(groupsOf([])).not.toContain("gap")
  expect(groupsOf(["gap_reason"])).toContain("gap")
  const gap = askedGroups(ask(["gap_reason"])).find(({ heading }) => heading === "gap")
  expect(gap?.fields).toEqual(["gap_years", "gap_reason"])
})

test("a correction keeps what is filled in, and requires nothing that was left empty", () => {
  const asked = ask(["apaar_id", "udid", "sport"], ["apaar_id", "udid"])
  const form = { apaar_id: "123456789012", udid: "", freeship_card_no: "FS/1" }
  expect(askedOf(form, asked)).toEqual([
    { field: "apaar_id", is_required: true },
    { field: "udid", is_required: false },
    { field: "sport", is_required: false },
    { field: "freeship_card_no", is_required: false },
  ])
})

test("numbers of certificates and of persons are not stored on a shared device", () => {
  const numbers = askableFields.filter(
    ({ name, type }) =>
      name.endsWith("_no") || name.endsWith("_ref") || ["apaar", "udid", "otr"].includes(type),
  )
  expect(numbers).toHaveLength(11)
  expect(numbers.filter(({ name }) => !isSensitive(name))).toEqual([])
  expect(isSensitive(fieldOf("disability_type").name)).toBe(true)
})
