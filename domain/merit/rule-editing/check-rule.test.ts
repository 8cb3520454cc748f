import { expect, test } from "vitest"

import { presetRule } from "../candidates/merit-presets.ts"
import { meritRuleSchema } from "../candidates/merit-rule.ts"
import { checkRule } from "./check-rule.ts"

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
