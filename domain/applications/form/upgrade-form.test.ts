import { expect, test } from "vitest"

import { validForm } from "#tests/support/samples/applications.ts"
import { everyClaim, rulesAsking } from "#tests/support/samples/asked-fields.ts"

import { applicationSchema } from "../application.ts"
import { formFields } from "./field-types.ts"
import { type FormHistory, formVersion, type StoredForm, upgradeForm } from "./upgrade-form.ts"

const history: FormHistory = {
  fields: [
    { name: "urn", type: "urn" },
    { name: "apaar_id", type: "line", since: 2 },
    { name: "sports", type: "several", choices: ["state", "nation"], since: 3 },
    { name: "full_name", type: "name", since: 3 },
  ],
  upgraders: { 3: ({ name, ...form }) => ({ ...form, full_name: name }) },
}

test.each([
  { from: 1, form: { urn: "SU1", name: "Anjali" }, apaar_id: "" },
  { from: 2, form: { urn: "SU1", name: "Anjali", apaar_id: "123" }, apaar_id: "123" },
])("fields that came after version $from are empty or computed", ({ from, form, apaar_id }) => {
  const upgraded = upgradeForm(form, from, history)
  expect(upgraded).toEqual({ urn: "SU1", apaar_id, sports: [], full_name: "Anjali" })
})

test("a field that the session of this version did not ask is empty", () =>
  expect(upgradeForm({ urn: "SU1", full_name: "Anjali" }, 3, history)).toEqual({
    urn: "SU1",
    apaar_id: "",
    sports: [],
    full_name: "Anjali",
  }))

test("a form of this version, or of a later one, is unchanged", () => {
  const form = { urn: "SU1", apaar_id: "123", sports: ["state"], full_name: "Anjali" }
  expect(upgradeForm(form, 3, history)).toEqual(form)
  expect(upgradeForm(form, 4, history)).toEqual(form)
})

const schema = applicationSchema("2026-07-01", rulesAsking())
const today = schema.parse(validForm("BSc", everyClaim)) as unknown as StoredForm
const namesUntil = (version: number) =>
  formFields.filter(({ since = 1 }) => since <= version).map(({ name }): string => name)
const versions = Array.from({ length: formVersion }, (_, index) => index + 1)

test.each(versions)(
  "a form of version %i has every field of today, and may be corrected",
  (from) => {
    const names = ["course", ...namesUntil(from)]
    const stored = Object.fromEntries(
      Object.entries(today).filter(([name]) => names.includes(name)),
    )
    const upgraded = upgradeForm(stored, from)
    expect(Object.keys(upgraded)).toEqual(expect.arrayContaining(Object.keys(today)))
    expect(schema.parse(upgraded)).toMatchObject(stored)
  },
)
