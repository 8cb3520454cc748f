import { describe, expect, test } from "vitest"

import type { Form } from "#tests/support/samples/applications.ts"
import { validForm } from "#tests/support/samples/applications.ts"
import { ask, everyClaim, everyField, rulesAsking } from "#tests/support/samples/asked-fields.ts"

import { applicationSchema } from "../application.ts"
import { type AskedField, askableFields } from "./asked-fields.ts"
import { gapYears } from "./conditional-fields.ts"
import { fieldErrorsOf } from "./field-errors.ts"

const schemaOf = (asked: readonly AskedField[]) =>
  applicationSchema("2026-07-01", { ...rulesAsking(asked), isUrnRequired: false })
const errorsOf = (changes: Form, asked: readonly AskedField[] = everyField) => {
  const { error } = schemaOf(asked).safeParse(validForm("BSc", changes))
  return error ? fieldErrorsOf(error.issues) : {}
}

test("accepts and stores all fields of one applicant", () => {
  const form = schemaOf(everyField).parse(validForm("BSc", everyClaim))
  expect(form).toMatchObject({ ...everyClaim, gap_years: "2" })
})

test("neither checks nor stores a field that the session does not ask", () => {
  const form = schemaOf([]).parse(validForm("BSc", { ...everyClaim, udid: "nonsense" }))
  expect(Object.keys(form)).not.toContain("udid")
  expect(Object.keys(form)).not.toContain("gap_years")
})

describe("refuses what does not apply", () => {
  test.each<{ field: string; changes: Form; error: string }>([
    { field: "urn_kind", changes: { urn: "", urn_kind: "wrn" }, error: "only.urn" },
    { field: "ews_claim", changes: { ews_claim: "yes" }, error: "only.general" },
    { field: "ews_certificate_no", changes: { ews_certificate_no: "1" }, error: "only.ews" },
    {
      field: "ews_certificate_date",
      changes: { category: "general", ews_claim: "no", ews_certificate_date: "2026-04-01" },
      error: "only.ews",
    },
    {
      field: "caste_certificate_no",
      changes: { category: "general", caste_certificate_no: "1" },
      error: "only.reserved_category",
    },
    { field: "freeship_card_no", changes: { freeship_card_no: "1" }, error: "only.freeship" },
    {
      field: "domicile_certificate_no",
      changes: { is_upresidence: "no", domicile_certificate_no: "1" },
      error: "only.residents",
    },
    { field: "disability_type", changes: { disability_type: "autism" }, error: "only.disability" },
    {
      field: "disability_percent",
      changes: { horizontal_reservation: ["physically_handicapped"], disability_percent: "45" },
      error: "only.disability_type",
    },
    { field: "udid", changes: { udid: "UP2510219650001234" }, error: "only.disability" },
    {
      field: "freedom_fighter_certificate_no",
      changes: { horizontal_reservation: [], freedom_fighter_certificate_no: "1" },
      error: "only.freedom_fighter",
    },
    {
      field: "ex_serviceman_certificate_no",
      changes: { is_ex_serviceman_dependent: "no", ex_serviceman_certificate_no: "1" },
      error: "only.ex_serviceman",
    },
    { field: "ncc_certificate_no", changes: { ncc_certificate_no: "1" }, error: "only.ncc" },
    { field: "sport", changes: { sport: "Kabaddi" }, error: "only.sports" },
    {
      field: "income_certificate_date",
      changes: { income_certificate_no: "", income_certificate_date: "2026-04-01" },
      error: "only.income_certificate",
    },
    {
      field: "gap_reason",
      changes: { i_year: "2026", gap_reason: "Illness" },
      error: "only.gap",
    },
  ])("$field: $error", ({ field, changes, error }) => {
    // The sample applicant is OBC, a resident, and the dependant of a freedom fighter.
    expect(errorsOf({ gap_reason: "", ...changes })[field]).toEqual([error])
  })
})

describe("a field that the session requires", () => {
  const required = (field: string) =>
    ask(
      everyField.map((asked) => asked.field),
      [field],
    )
  test.each<{ field: string; changes: Form; isMissing: boolean }>([
    { field: "apaar_id", changes: {}, isMissing: true },
    { field: "ews_claim", changes: {}, isMissing: false },
    { field: "ews_claim", changes: { category: "general" }, isMissing: true },
    { field: "ews_claim", changes: { category: "general", ews_claim: "no" }, isMissing: false },
    { field: "ews_certificate_no", changes: { category: "general" }, isMissing: false },
    {
      field: "ews_certificate_no",
      changes: { category: "general", ews_claim: "yes" },
      isMissing: true,
    },
    { field: "caste_certificate_no", changes: {}, isMissing: true },
    { field: "caste_certificate_no", changes: { category: "general" }, isMissing: false },
    { field: "gap_reason", changes: { i_year: "2024" }, isMissing: true },
    { field: "gap_reason", changes: { i_year: "2026" }, isMissing: false },
  ])("$field of an applicant with $changes: missing $isMissing", (given) => {
    const { field, changes, isMissing } = given
    expect(errorsOf(changes, required(field))[field]).toEqual(isMissing ? ["missing"] : undefined)
  })

  test("every field that may be asked can be required", () => {
    const names = askableFields.map(({ name }) => name)
    const empty = Object.fromEntries(names.map((name) => [name, ""]))
    const form = { ...everyClaim, ...empty, ews_claim: "yes", is_ex_serviceman_dependent: "yes" }
    const answered = { disability_type: "autism", ncc_certificate: "ncc_a", sports_level: "state" }
    const errors = errorsOf({ ...form, ...answered }, ask(names, names))
    const given = ["ews_claim", "is_ex_serviceman_dependent", ...Object.keys(answered)]
    const ofOthers = ["caste_certificate_no", "caste_certificate_date", "freeship_card_no"]
    const expected = names.filter((name) => ![...given, ...ofOthers].includes(name))
    expect(errors).toEqual(Object.fromEntries(expected.map((name) => [name, ["missing"]])))
  })
})

test("a detail is accepted if the session does not ask the question before it", () =>
  expect(errorsOf({ sport: "Kabaddi" }, ask(["sport"]))).toEqual({}))

test.each([
  { year: "2026", years: 0 },
  { year: "2023", years: 3 },
  { year: "2027", years: 0 },
  { year: "", years: undefined },
])("who passed in $year has a gap of $years years in 2026-27", ({ year, years }) =>
  expect(gapYears(year, 2026)).toBe(years),
)
