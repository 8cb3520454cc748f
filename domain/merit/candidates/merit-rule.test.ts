import { describe, expect, test } from "vitest"

import { seatMatrix } from "../seat-matrix.ts"
import { presetRule, presets } from "./merit-presets.ts"
import { allocationOf, meritRuleSchema, checkRule } from "./merit-rule.ts"

const least = {
  basis: [{ component: "intermediate", weight: 1 }],
  allocation: { seats: 60 },
}

test("a rule needs a basis and its seats", () => {
  expect(meritRuleSchema.parse(least)).toMatchObject({
    weightages: { points: {} },
    deductions: {},
    eligibility: { component: "intermediate", minimum: {} },
    is_for_residents: false,
    conversion_from_round: 1,
  })
})

test.each<[change: object, place: string]>([
  [{ basis: [] }, "basis"],
  [{ basis: [least.basis[0], least.basis[0]] }, "basis"],
  [{ basis: [{ component: "intermediate", weight: 0 }] }, "basis.0.weight"],
  [{ basis: [{ component: "class_8", weight: 1 }] }, "basis.0.component"],
  [{ weightages: { points: { ncc_c: 8.125 } } }, "weightages.points.ncc_c"],
  [{ weightages: { points: { ncc_c: -1 } } }, "weightages.points.ncc_c"],
  [{ weightages: { at_most: 0 } }, "weightages.at_most"],
  [{ deductions: { gap_years: { unit: "points", losses: [] } } }, "deductions.gap_years.losses"],
  [{ deductions: { other_state: { unit: "marks", loss: 5 } } }, "deductions.other_state.unit"],
  [{ deductions: { other_board: { unit: "points", loss: 5 } } }, "deductions.other_board.boards"],
  [
    { deductions: { other_board: { unit: "points", loss: 5, boards: ["…"] } } },
    "deductions.other_board.boards.0",
  ],
  [{ weightages: { divisions: [] } }, "weightages.divisions"],
  [{ eligibility: { minimum: { SC: 101 } } }, "eligibility.minimum.SC"],
  [{ eligibility: { earliest_year: 23 } }, "eligibility.earliest_year"],
  [{ eligibility: { subjects: [[]] } }, "eligibility.subjects.0"],
  [{ eligibility: { subjects: [["x".repeat(101)]] } }, "eligibility.subjects.0.0"],
  [{ allocation: {} }, "allocation.seats"],
  [{ conversion_from_round: 0 }, "conversion_from_round"],
])("refuses %j", (change, place) => {
  const { error } = meritRuleSchema.safeParse({ ...least, ...change })
  expect(error!.issues[0]!.path.join(".")).toBe(place)
})

describe.each(presets.map((preset) => ({ preset })))("the preset $preset", ({ preset }) => {
  test("is a complete rule for any number of seats", () => {
    const { allocation } = meritRuleSchema.parse(presetRule(preset, 60))
    expect(seatMatrix(allocation)).toMatchObject({
      total: 60,
      compartments: [
        { compartment: "open", seats: 24, guarantees: { woman: 4 } },
        { compartment: "SC", seats: 13 },
        { compartment: "ST", seats: 1 },
        { compartment: "OBC", seats: 16 },
        { compartment: "EWS", seats: 6 },
      ],
    })
  })
})

test("the patterns differ in what colleges do about other states", () => {
  const drafts = presets.map((preset) => meritRuleSchema.parse(presetRule(preset, 60)))
  const [, , subjectGroup, bestFive] = drafts
  expect(subjectGroup).toMatchObject({ deductions: { other_state: { unit: "percent", loss: 5 } } })
  expect(bestFive).toMatchObject({ allocation: { limits: { other_state: { percent: 10 } } } })
})

test.each([
  // 5 % of 61 seats are 3.05: not less than 5 % are 4.
  { seats: 61, target: 4 },
  { seats: 60, target: 3 },
  { seats: 7, target: 1 },
])("of $seats seats, $target or more are for disability over all seats", ({ seats, target }) => {
  const { allocation } = meritRuleSchema.parse(presetRule("intermediate", seats))
  expect(seatMatrix(allocation).overall).toEqual([{ trait: "disability", target }])
})

test("in every pattern only residents have benefits, and all unfilled seats reach the open ones", () => {
  for (const preset of presets) {
    const { is_for_residents, allocation } = meritRuleSchema.parse(presetRule(preset, 60))
    expect(is_for_residents).toBe(true)
    const toOpen = allocation.conversion.filter(({ to }) => to === "open").map(({ from }) => from)
    expect(toOpen.toSorted()).toEqual(["EWS", "OBC", "SC", "ST"])
  }
})

test("unfilled seats are converted from the rule's round on", () => {
  const rule = meritRuleSchema.parse({
    ...presetRule("intermediate", 60),
    conversion_from_round: 3,
  })
  expect(allocationOf(rule, 2).conversion).toEqual([])
  expect(allocationOf(rule, 3)).toBe(rule.allocation)
})

const rule = meritRuleSchema.parse(presetRule("intermediate", 60))
const { allocation } = rule

test("a rule without errors is returned with its defaults", () =>
  expect(checkRule(presetRule("intermediate", 60))).toEqual({ rule }))

test.each<[change: object, path: string, error: string]>([
  [{ basis: [] }, "basis", "noBasis"],
  [{ basis: [{ component: "intermediate", weight: "x" }] }, "basis.0.weight", "weight"],
  [{ allocation: { ...allocation, seats: 1.5 } }, "allocation.seats", "seatsOrCounts"],
  [{ allocation: { ...allocation, seats: "x" } }, "allocation.seats", "seatsOrCounts"],
  [{ allocation: { ...allocation, seats: { SC: -1 } } }, "allocation.seats.SC", "seats"],
  [{ allocation: { ...allocation, vertical: { SC: "x" } } }, "allocation.vertical.SC", "percent"],
  [
    { allocation: { ...allocation, vertical: { SC: 99, ST: 2 } } },
    "allocation.vertical",
    "above100",
  ],
  [
    { allocation: { ...allocation, traits: { woman: { percent: 120 } } } },
    "allocation.traits.woman.percent",
    "percent",
  ],
  [{ eligibility: { earliest_year: 23 } }, "eligibility.earliest_year", "year"],
  [{ conversion_from_round: 0 }, "conversion_from_round", "atLeastOne"],
])("%j has an error at %s: %s", (change, path, error) =>
  expect(checkRule({ ...rule, ...change })).toEqual({ errors: { [path]: error } }),
)

test("all places with errors are named at once", () =>
  expect(checkRule({ ...rule, weightages: { points: { ncc_b: "x" }, cap: 101 } })).toEqual({
    errors: { "weightages.points.ncc_b": "percent", "weightages.cap": "percent" },
  }))
