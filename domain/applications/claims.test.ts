import { expect, test } from "vitest"

import { everyClaim } from "#tests/support/samples/additional-fields.ts"
import { type Form, validForm } from "#tests/support/samples/applications.ts"

import { claimStates, isClaimed, reasonOfFinding } from "./claims.ts"
import { claimLabel } from "./form/field-labels.ts"

const namesOf = (changes: Form = {}) =>
  claimStates(validForm("BSc", changes), []).map(({ name }) => name)

test("the claims of a form of specification 4.1", () =>
  expect(namesOf()).toEqual([
    "category",
    "freedom_fighter_dependent",
    "ncc_b",
    "nss_240_hours",
    "domicile",
    "income",
  ]))

test("nobody claims the category General, or what is answered with no", () => {
  const none = {
    category: "general",
    horizontal_reservation: [],
    weightage: [],
    is_upresidence: "no",
    income_certificate_no: "",
    ews_claim: "no",
    is_ex_serviceman_dependent: "no",
  }
  expect(namesOf(none)).toEqual([])
})

test("a claim has all its fields that are filled in", () => {
  const states = claimStates(validForm("BSc", everyClaim), [])
  const fieldsOf = (claim: string) => states.find(({ name }) => name === claim)?.fields
  expect(fieldsOf("ews")).toEqual(["ews_claim", "ews_certificate_no", "ews_certificate_date"])
  expect(fieldsOf("physically_handicapped")).toEqual([
    "horizontal_reservation",
    "disability_type",
    "disability_percent",
    "udid",
  ])
  expect(fieldsOf("income")).toEqual([
    "annual_income",
    "income_certificate_no",
    "income_certificate_date",
  ])
  expect(fieldsOf("sports")).toEqual(["sports_level", "sport"])
  expect(isClaimed("ews", everyClaim)).toBe(true)
  expect(isClaimed("freeship", everyClaim)).toBe(false)
  expect(isClaimed("unknown", everyClaim)).toBe(false)
})

test("every claim has a name in both languages", () => {
  const everything = {
    ...everyClaim,
    category: "sc",
    freeship_card_no: "1",
    weightage: ["ncc_b", "ranger_national_team"],
  }
  for (const claim of namesOf(everything)) {
    expect(claimLabel(claim, "en"), claim).toMatch(/^[A-Z]/)
    expect(claimLabel(claim, "hi"), claim).toMatch(/\p{Script=Devanagari}/u)
  }
})

const found = (claim: string, finding: "verified" | "refused", at: string) => ({
  kind: "claim" as const,
  at,
  actor: "Asha",
  data: { claim, finding, reason: finding === "refused" ? "Not signed" : "" },
})
const corrected = (field: string, from: unknown, to: unknown) => ({
  kind: "correction" as const,
  at: "3",
  actor: "Ravi",
  data: { fields: { [field]: { from, to } } },
})
const form = validForm("BSc", { weightage: ["ncc_b", "nss_240_hours"] })
const stateOf = (claim: string, events: Parameters<typeof claimStates>[1]) =>
  claimStates(form, events).find(({ name }) => name === claim)

test("the last finding counts, with its time, its author and its reason", () => {
  const events = [found("ncc_b", "verified", "1"), found("ncc_b", "refused", "2")]
  expect(stateOf("ncc_b", events)).toEqual({
    name: "ncc_b",
    fields: ["weightage"],
    state: "refused",
    at: "2",
    by: "Asha",
    reason: "Not signed",
  })
  expect(stateOf("domicile", events)?.state).toBe("unchecked")
})

test.each([
  { claim: "ncc_b", change: corrected("weightage", [], ["ncc_b"]), state: "changed" },
  {
    claim: "ncc_b",
    change: corrected("weightage", ["ncc_b"], ["ncc_b", "ncc_c"]),
    state: "verified",
  },
  { claim: "income", change: corrected("annual_income", "1", "2"), state: "changed" },
  { claim: "income", change: corrected("bank_name", "SBI", "PNB"), state: "verified" },
  { claim: "category", change: corrected("caste_certificate_no", "", "C/1"), state: "changed" },
])("$claim is $state after the correction $change.data.fields", ({ claim, change, state }) =>
  expect(stateOf(claim, [found(claim, "verified", "1"), change])?.state).toBe(state),
)

test("a finding that was taken back does not count", () => {
  const taken = found("ncc_b", "verified", "2")
  const undo = { ...taken, data: { ...taken.data, is_undo: true as const } }
  expect(stateOf("ncc_b", [taken, undo])?.state).toBe("unchecked")
  const refusal = found("ncc_b", "refused", "1")
  expect(stateOf("ncc_b", [refusal, taken, undo])).toMatchObject({ state: "refused", at: "1" })
})

test("a claim that is marked again after a correction has its new state", () => {
  const change = corrected("annual_income", "1", "2")
  const events = [found("income", "verified", "1"), change, found("income", "verified", "4")]
  expect(stateOf("income", events)?.state).toBe("verified")
})

test.each([
  { finding: "refused", reason: "", expected: "missing" },
  { finding: "refused", reason: "x".repeat(500), expected: undefined },
  { finding: "refused", reason: "x".repeat(501), expected: "text.too_long" },
  { finding: "verified", reason: "", expected: undefined },
  { finding: "verified", reason: "x".repeat(501), expected: "text.too_long" },
] as const)("$finding with a reason: $expected", ({ finding, reason, expected }) => {
  const { error } = reasonOfFinding(finding).safeParse(reason)
  expect(error?.issues[0]?.message).toBe(expected)
})
