import fc from "fast-check"
import { describe, expect, test } from "vitest"

import { runs } from "#tests/support/fuzz/values.ts"

import { ineligibilities } from "./merit-candidate.ts"
import { type MeritFacts, mentions, meritIndex } from "./merit-index.ts"
import { presetRule, presets } from "./merit-presets.ts"
import { meritRuleSchema } from "./merit-rule.ts"

const ruleOf = (rule: object) =>
  meritRuleSchema.parse({
    basis: [{ component: "intermediate", weight: 1 }],
    allocation: { seats: 1 },
    ...rule,
  })

const facts: MeritFacts = {
  percentages: { highschool: 7783, intermediate: 8240 },
  claims: [],
  gapYears: 0,
  isOtherState: false,
  board: "UP Board, Prayagraj",
  subjects: "Hindi, Physics, Chemistry, Mathematics",
  passYear: 2025,
}

const both = [
  { component: "highschool", weight: 1 },
  { component: "intermediate", weight: 1 },
]
const points = { ncc_c: 8, ncc_b: 6, nss_240_hours: 4.5 }
const claims = ["nss_240_hours", "ncc_c", "ncc_b", "sports"]

describe("the index", () => {
  test.each([
    { says: "is the percentage of one component", rule: {}, of: {}, index: 8240 },
    // (77.83 + 82.40) / 2 = 80.115
    { says: "is a mean, rounded half up", rule: { basis: both }, of: {}, index: 8012 },
    {
      // (2 × 60 + 77.83 + 82.40) / 4 = 70.0575
      says: "weighs its components",
      rule: { basis: [{ component: "entrance", weight: 2 }, ...both] },
      of: { percentages: { ...facts.percentages, entrance: 6000 } },
      index: 7006,
    },
    { says: "gains by claims", rule: { weightages: { points } }, of: { claims }, index: 10090 },
    {
      says: "gains by the best claims as far as they count",
      rule: { weightages: { points, at_most: 2 } },
      of: { claims },
      index: 9640,
    },
    {
      says: "gains up to the cap",
      rule: { weightages: { points, at_most: 2, cap: 10 } },
      of: { claims },
      index: 9240,
    },
    {
      says: "loses points by gap years",
      rule: { deductions: { gap_years: { unit: "points", losses: [10, 15] } } },
      of: { gapYears: 2 },
      index: 6740,
    },
    {
      says: "loses no more after the last gap year that counts",
      rule: { deductions: { gap_years: { unit: "points", losses: [2, 4] } } },
      of: { gapYears: 7 },
      index: 7840,
    },
    {
      // 5 % of 82.40 are 4.12
      says: "loses percent of the mean",
      rule: { deductions: { gap_years: { unit: "percent", losses: [5, 10] } } },
      of: { gapYears: 1 },
      index: 7828,
    },
    {
      says: "loses for another state",
      rule: { deductions: { other_state: { unit: "points", loss: 5 } } },
      of: { isOtherState: true },
      index: 7740,
    },
    {
      says: "loses nothing for a board that the rule names",
      rule: { deductions: { other_board: { unit: "points", loss: 5, boards: ["U.P. Board"] } } },
      of: {},
      index: 8240,
    },
    {
      says: "loses for another board",
      rule: { deductions: { other_board: { unit: "percent", loss: 5, boards: ["UP Board"] } } },
      of: { board: "CBSE" },
      index: 7828,
    },
    {
      // Second division: 58.00 + 8 would be first.
      says: "does not reach a higher division by weightage",
      rule: { weightages: { points, divisions: [33, 45, 60] } },
      of: { claims: ["ncc_c"], percentages: { intermediate: 5800 } },
      index: 5999,
    },
    {
      says: "gains all weightage within its division",
      rule: { weightages: { points, divisions: [60, 45, 33] } },
      of: { claims: ["ncc_c"], percentages: { intermediate: 5199 } },
      index: 5999,
    },
    {
      says: "gains all weightage in the highest division",
      rule: { weightages: { points, divisions: [33, 45, 60] } },
      of: { claims: ["ncc_c"], percentages: { intermediate: 6000 } },
      index: 6800,
    },
  ])("$says", ({ rule, of, index }) => {
    expect(meritIndex(ruleOf(rule), { ...facts, ...of })).toMatchObject({ index })
  })

  test("explains each step", () => {
    const rule = ruleOf({
      basis: both,
      weightages: { points, at_most: 2, cap: 13 },
      deductions: {
        gap_years: { unit: "percent", losses: [5] },
        other_state: { unit: "points", loss: 1.5 },
        other_board: { unit: "percent", loss: 2.5, boards: ["UP Board"] },
      },
    })
    const of = { ...facts, claims, gapYears: 1, isOtherState: true, board: "CBSE" }
    expect(meritIndex(rule, of)).toEqual({
      basis: [
        { component: "highschool", percentage: 7783, weight: 1 },
        { component: "intermediate", percentage: 8240, weight: 1 },
      ],
      mean: 8012,
      weightages: [
        { claim: "ncc_c", points: 800, isCounted: true },
        { claim: "ncc_b", points: 600, isCounted: true },
        { claim: "nss_240_hours", points: 450, isCounted: false },
      ],
      cap: 1300,
      weightage: 1300,
      deductions: [
        { reason: "gap_years", points: 401, unit: "percent", loss: 500, years: 1 },
        { reason: "other_state", points: 150, unit: "points", loss: 150 },
        { reason: "other_board", points: 200, unit: "percent", loss: 250, board: "CBSE" },
      ],
      index: 8561,
    })
  })

  test("names the division that weightage does not reach, after the cap", () => {
    const percentages = { intermediate: 5800 }
    const indexOf = (cap: number) =>
      meritIndex(ruleOf({ weightages: { points, cap, divisions: [60] } }), {
        ...facts,
        percentages,
        claims: ["ncc_c"],
      })
    expect(indexOf(1)).toMatchObject({ cap: 100, weightage: 100 })
    expect(indexOf(1)).not.toHaveProperty("division")
    expect(indexOf(7)).toMatchObject({ cap: 700, division: 6000, weightage: 199 })
  })

  test("nobody is ranked without the percentage that has a minimum", () => {
    const eligibility = { component: "entrance", minimum: { GEN: 40 } }
    expect(meritIndex(ruleOf({ eligibility }), facts)).toEqual({ missing: ["entrance"] })
    const withoutMinimum = { component: "entrance" }
    expect(meritIndex(ruleOf({ eligibility: withoutMinimum }), facts)).toHaveProperty("index")
  })

  test("names the percentages that are missing", () => {
    const rule = ruleOf({ basis: [{ component: "best_five", weight: 1 }, ...both] })
    expect(meritIndex(rule, { ...facts, percentages: { highschool: 7783 } })).toEqual({
      missing: ["best_five", "intermediate"],
    })
  })

  test("is the sum of its steps, in whole hundredths", () => {
    const percentage = fc.nat(100_00)
    const anyFacts = fc.record({
      percentages: fc.record({
        highschool: percentage,
        intermediate: percentage,
        best_five: percentage,
        subject_group: percentage,
        entrance: percentage,
      }),
      claims: fc.subarray(claims),
      gapYears: fc.nat(5),
      isOtherState: fc.boolean(),
      board: fc.constantFrom("UP Board", "CBSE"),
      subjects: fc.constant(""),
      passYear: fc.constant(2025),
    })
    const variants = [
      {},
      { weightages: { points, at_most: 2, cap: 10, divisions: [33, 45, 60] } },
      { deductions: { other_board: { unit: "percent", loss: 7.25, boards: ["UP Board"] } } },
    ]
    fc.assert(
      fc.property(
        fc.constantFrom(...presets),
        fc.constantFrom(...variants),
        anyFacts,
        (...given) => {
          const [preset, variant, of] = given
          const rule = meritRuleSchema.parse({ ...presetRule(preset, 60), ...variant })
          const found = meritIndex(rule, of)
          if (!("index" in found)) throw new Error("Every percentage is known")
          const { mean, weightage, deductions, index } = found
          const lost = deductions.reduce((sum, one) => sum + one.points, 0)
          expect(index).toBe(mean + weightage - lost)
          expect([mean, weightage, index].every(Number.isInteger)).toBe(true)
          expect(mean).toBeGreaterThanOrEqual(Math.min(...Object.values(of.percentages)))
          expect(mean).toBeLessThanOrEqual(Math.max(...Object.values(of.percentages)))
        },
      ),
      runs(300, 10_000),
    )
  })
})

describe("eligibility", () => {
  const rule = ruleOf({
    eligibility: {
      component: "intermediate",
      minimum: { GEN: 45, SC: 40 },
      max_gap_years: 2,
      earliest_year: 2023,
      subjects: [
        ["Physics", "भौतिक विज्ञान"],
        ["Mathematics", "Biology"],
      ],
    },
  })
  const low = { ...facts, percentages: { intermediate: 4499 } }

  test.each([
    {
      who: "with just enough marks",
      category: "GEN",
      of: { ...facts, percentages: { intermediate: 4500 } },
      reasons: [],
    },
    { who: "with enough marks", category: "GEN", of: facts, reasons: [] },
    {
      who: "below the minimum",
      category: "GEN",
      of: low,
      reasons: [
        { reason: "below_minimum", component: "intermediate", percentage: 4499, minimum: 4500 },
      ],
    },
    { who: "of a category with a lower minimum", category: "SC", of: low, reasons: [] },
    { who: "of a category without a minimum", category: "OBC", of: low, reasons: [] },
    {
      who: "after as many gap years as allowed",
      category: "GEN",
      of: { ...facts, gapYears: 2 },
      reasons: [],
    },
    {
      who: "after too many gap years",
      category: "GEN",
      of: { ...facts, gapYears: 3 },
      reasons: [{ reason: "too_many_gap_years", years: 3, most: 2 }],
    },
    {
      who: "who passed in the earliest year",
      category: "GEN",
      of: { ...facts, passYear: 2023 },
      reasons: [],
    },
    {
      who: "who passed too early",
      category: "GEN",
      of: { ...facts, passYear: 2022 },
      reasons: [{ reason: "passed_too_early", year: 2022, earliest: 2023 }],
    },
    {
      who: "whose year is not known",
      category: "GEN",
      of: { ...facts, passYear: undefined },
      reasons: [],
    },
    {
      who: "with the subjects in another spelling",
      category: "GEN",
      of: { ...facts, subjects: "भौतिक विज्ञान, BIOLOGY" },
      reasons: [],
    },
    {
      who: "without a required subject",
      category: "GEN",
      of: { ...facts, subjects: "Physics, Maths" },
      reasons: [
        {
          reason: "subject_missing",
          names: ["Mathematics", "Biology"],
          subjects: "Physics, Maths",
        },
      ],
    },
  ] as const)("of somebody $who", ({ category, of, reasons }) => {
    expect(ineligibilities(rule, category, of)).toEqual(reasons)
  })
})

test.each([
  { text: "U.P. Board, Prayagraj", name: "UP Board", is: true },
  { text: "up  board", name: "U.P. BOARD", is: true },
  { text: "Political Science, Hindi", name: "political science", is: true },
  { text: "Science, Political Hindi", name: "Political Science", is: false },
  { text: "Biochemistry", name: "Chemistry", is: false },
  { text: "हिन्दी, भौतिक विज्ञान, गणित", name: "भौतिक विज्ञान", is: true },
  { text: "भौतिकी", name: "भौतिक", is: false },
  { text: "", name: "Physics", is: false },
])("'$text' mentions '$name': $is", ({ text, name, is }) => expect(mentions(text, name)).toBe(is))
