import { describe, expect, test } from "vitest"

import { claimStates } from "#domain/applications/claims.ts"
import { everyClaim } from "#tests/support/samples/additional-fields.ts"
import { type Form, validForm } from "#tests/support/samples/applications.ts"

import { meritCandidate } from "./merit-candidate.ts"
import { meritRuleSchema } from "./merit-rule.ts"

const traits = {
  woman: { percent: 20 },
  disability: { percent: 5 },
  freedom_fighter: { percent: 2 },
  ex_serviceman: { percent: 1 },
  sports: { percent: 1 },
}
const rule = meritRuleSchema.parse({
  basis: [{ component: "intermediate", weight: 1 }],
  weightages: { points: { ncc_b: 6, state: 3, rajya_puraskar: 2, nss_240_hours: 1 } },
  allocation: { seats: 60, traits },
})

/** Builds a candidate whose claims are all verified, but for some. */
const build = (
  changes: Form,
  {
    unverified = [],
    of = rule,
    context = {},
  }: {
    unverified?: string[]
    of?: typeof rule
    context?: Partial<Parameters<typeof meritCandidate>[2]>
  } = {},
) => {
  const form = validForm("BSc", changes)
  const claims = claimStates(form, []).map(({ name }) => ({
    name,
    state: unverified.includes(name) ? ("unchecked" as const) : ("verified" as const),
  }))
  const application = { admission_code: "ABCD-EFGH-JKLM", form, claims }
  return meritCandidate(of, application, { firstYear: 2025, ...context })
}

test("a candidate has the marks, category, traits and birth date of the form", () => {
  expect(build({})).toEqual({
    code: "ABCD-EFGH-JKLM",
    isVerified: true,
    category: "OBC",
    index: expect.objectContaining({ mean: 8240, weightage: 700, index: 8940 }),
    marks: [
      { component: "highschool", percentage: 7783 },
      { component: "intermediate", percentage: 8240 },
    ],
    ineligibilities: [],
    unchecked: [],
    withoutResidence: [],
    candidate: {
      code: "ABCD-EFGH-JKLM",
      category: "OBC",
      traits: ["woman", "freedom_fighter"],
      index: 8940,
      intermediate: 8240,
      highschool: 7783,
      born: 20070327,
      accepted: null,
    },
  })
})

test("every claim of the form counts once it is verified", () => {
  const { candidate, category } = build(everyClaim)
  expect(category).toBe("EWS")
  expect(candidate).toMatchObject({
    traits: ["woman", "disability", "freedom_fighter", "ex_serviceman", "sports"],
    // NCC B counts once, although the form asks it twice. Then sports, Scouts, NSS.
    index: 8240 + 600 + 300 + 200 + 100,
  })
})

describe("a claim that is not verified counts nothing", () => {
  test.each([
    { claim: "category", changes: {}, expected: { category: "GEN" } },
    { claim: "ews", changes: everyClaim, expected: { category: "GEN" } },
    {
      claim: "freedom_fighter_dependent",
      changes: {},
      expected: { candidate: { traits: ["woman"] } },
    },
    { claim: "ncc_b", changes: {}, expected: { index: { weightage: 100 } } },
  ])("$claim", ({ claim, changes, expected }) => {
    const built = build(changes, { unverified: [claim] })
    expect(built).toMatchObject(expected)
    expect(built.unchecked).toEqual([claim])
  })
})

test.each([
  { state: "refused", unchecked: [] },
  { state: "changed", unchecked: ["category"] },
  { state: "unchecked", unchecked: ["category"] },
] as const)(
  "a $state category is GEN; a person has to check it again: $unchecked",
  ({ state, unchecked }) => {
    const application = {
      admission_code: "ABCD-EFGH-JKLM",
      form: validForm("BSc"),
      claims: [{ name: "category", state }],
    }
    expect(meritCandidate(rule, application, { firstYear: 2025 })).toMatchObject({
      category: "GEN",
      unchecked,
    })
  },
)

test.each([
  { says: "nothing that the rule does not count", changes: {}, unchecked: [] },
  {
    says: "the residence if it decides",
    changes: { deductions: { other_state: { unit: "points", loss: 5 } } },
    unchecked: ["domicile"],
  },
  {
    says: "the residence if only residents have a benefit",
    changes: { is_for_residents: true },
    unchecked: ["domicile"],
  },
  {
    says: "the claims of weightages",
    changes: { weightages: { points: { ncc_b: 6 } } },
    unchecked: ["ncc_b"],
  },
  {
    says: "the claims of traits",
    changes: { allocation: { seats: 1, traits } },
    unchecked: ["freedom_fighter_dependent"],
  },
])("names of unchecked claims $says", ({ changes, unchecked }) => {
  const of = meritRuleSchema.parse({ basis: rule.basis, allocation: { seats: 1 }, ...changes })
  const unverified = ["freedom_fighter_dependent", "ncc_b", "nss_240_hours", "domicile", "income"]
  expect(build({}, { of, unverified }).unchecked).toEqual(unchecked)
})

describe("a limit on candidates of other states", () => {
  const allocation = { seats: 60, traits, limits: { other_state: { percent: 10 } } }
  const of = meritRuleSchema.parse({ ...rule, allocation, is_for_residents: true })

  test("is on those without a verified residence, who have no other trait", () => {
    expect(build({}, { of }).candidate?.traits).toEqual(["woman", "freedom_fighter"])
    expect(build({ is_upresidence: "no" }, { of }).candidate?.traits).toEqual(["other_state"])
  })

  test("names residences that nobody checked", () => {
    expect(build({}, { of, unverified: ["domicile"] })).toMatchObject({
      candidate: { traits: ["other_state"] },
      unchecked: ["domicile"],
    })
  })
})

test("the board, the subjects and the year of class 12 are those of the form", () => {
  const of = meritRuleSchema.parse({
    ...rule,
    deductions: { other_board: { unit: "points", loss: 5, boards: ["UP Board"] } },
    eligibility: { earliest_year: 2024, subjects: [["गणित"]] },
  })
  expect(build({}, { of })).toMatchObject({ index: { deductions: [] }, ineligibilities: [] })
  const changes = { i_board: "CBSE", i_subject: "History", i_year: "2023" }
  expect(build(changes, { of })).toMatchObject({
    index: { deductions: [{ reason: "other_board", points: 500, board: "CBSE" }] },
    ineligibilities: [
      { reason: "passed_too_early", year: 2023 },
      { reason: "subject_missing", subjects: "History" },
    ],
  })
})

test("gap years count from the session's first year", () => {
  const of = meritRuleSchema.parse({
    ...rule,
    deductions: { gap_years: { unit: "points", losses: [2, 4] } },
  })
  expect(build({ i_year: "2025" }, { of }).index).toMatchObject({ deductions: [] })
  expect(build({ i_year: "2023" }, { of }).index).toMatchObject({ deductions: [{ points: 400 }] })
})

test("for residents only: others compete for open seats without traits", () => {
  const of = meritRuleSchema.parse({ ...rule, is_for_residents: true })
  expect(build({}, { of }).candidate).toMatchObject({ category: "OBC" })
  expect(build({ is_upresidence: "no" }, { of }).candidate).toMatchObject({
    category: "GEN",
    traits: [],
  })
})

test("without a residence, what does not count for this reason is named", () => {
  const of = meritRuleSchema.parse({ ...rule, is_for_residents: true })
  expect(build({ is_upresidence: "no" }, { of }).withoutResidence).toEqual([
    "OBC",
    "woman",
    "freedom_fighter",
  ])
  expect(build({}, { of }).withoutResidence).toEqual([])
  expect(build({ is_upresidence: "no" }).withoutResidence).toEqual([])
  const man = { is_upresidence: "no", gender: "male", category: "general" }
  expect(build(man, { of, unverified: ["freedom_fighter_dependent"] }).withoutResidence).toEqual([])
})

test("an applicant who is not eligible is no candidate, and the reason has the numbers", () => {
  const of = meritRuleSchema.parse({ ...rule, eligibility: { minimum: { OBC: 90 } } })
  expect(build({}, { of })).toMatchObject({
    candidate: null,
    index: { index: 8940 },
    ineligibilities: [{ reason: "below_minimum", percentage: 8240, minimum: 9000 }],
  })
})

test("percentages that the form does not ask come from staff", () => {
  const of = meritRuleSchema.parse({ ...rule, basis: [{ component: "best_five", weight: 1 }] })
  expect(build({}, { of })).toMatchObject({ candidate: null, index: { missing: ["best_five"] } })
  expect(build({}, { of, context: { entered: { best_five: 7000 } } }).candidate).toMatchObject({
    index: 7700,
  })
})

test("an accepted seat goes with the candidate into the next round", () => {
  expect(build({}, { context: { accepted: "OBC" } }).candidate).toMatchObject({ accepted: "OBC" })
})

test("a candidate whose result is awaited lacks the percentage and is not ranked", () => {
  const awaited = build({ i_result: "awaited", i_maxmarks: "", i_obtmarks: "" })
  expect(awaited).toMatchObject({
    awaitsResult: true,
    index: { missing: ["intermediate"] },
    candidate: null,
  })
  expect(build({})).not.toHaveProperty("awaitsResult")
})
