import { expect, test } from "vitest"

import { allocationRuleSchema } from "./allocation-rule.ts"

test("a rule needs only seats", () => {
  expect(allocationRuleSchema.parse({ seats: 60 })).toEqual({
    seats: 60,
    vertical: {},
    rounding: "largest_remainder",
    pools: {},
    traits: {},
    guarantee_rounding: "floor",
    conversion: [],
    ties: ["index", "intermediate", "highschool", "older", "hash"],
  })
})

test("keeps the order of the categories, which decides between equal remainders", () => {
  const { vertical, seats } = allocationRuleSchema.parse({
    seats: { EWS: 1, GEN: 2, SC: 1 },
    vertical: { EWS: 10, OBC: 27, SC: 21 },
  })
  expect(Object.keys(vertical)).toEqual(["EWS", "OBC", "SC"])
  expect(Object.keys(seats)).toEqual(["EWS", "open", "SC"])
})

test("percentages may add up to exactly 100, which floating point exceeds", () => {
  const vertical = { SC: 39.25, ST: 14.95, OBC: 23.54, EWS: 22.26 }
  expect(allocationRuleSchema.parse({ seats: 60, vertical })).toMatchObject({ vertical })
})

test("a trait may have any name that a table can hold", () => {
  const traits = { "freedom fighter's dependant": { percent: 2 }, दिव्यांग: { percent: 5 } }
  expect(Object.keys(allocationRuleSchema.parse({ seats: 60, traits }).traits)).toEqual(
    Object.keys(traits),
  )
})

test("a trait without a rounding of its own does not get one, so that old lists keep their bytes", () =>
  expect(
    JSON.stringify(allocationRuleSchema.parse({ seats: 60, traits: { woman: { percent: 20 } } })),
  ).not.toContain('"rounding":"floor"'))

const manyTraits = Object.fromEntries(
  Array.from({ length: 13 }, (_, i) => [`t${i}`, { percent: 1 }]),
)

test.each<[rule: object, place: string, message: RegExp]>([
  [{}, "seats", /whole number/],
  [{ seats: 2.5 }, "seats", /whole number/],
  [{ seats: -1 }, "seats", /./],
  [{ seats: { OBC: 1, sports: 2 } }, "seats", /./],
  [{ seats: { open: 1, GEN: 2 } }, "seats", /./],
  [{ seats: 60, vertical: { SC: 101 } }, "vertical.SC", /from 0 to 100/],
  [{ seats: 60, vertical: { SC: -1 } }, "vertical.SC", /from 0 to 100/],
  [{ seats: 60, vertical: { SC: 7.125 } }, "vertical.SC", /two decimals/],
  [{ seats: 60, vertical: { SC: "21" } }, "vertical.SC", /from 0 to 100/],
  [{ seats: 60, vertical: { SC: 60, OBC: 41 } }, "vertical", /more than 100 percent/],
  [{ seats: 60, vertical: { SC: 60, OBC: 40.01 } }, "vertical", /more than 100 percent/],
  [{ seats: 60, vertical: { open: 40 } }, "vertical", /./],
  [{ seats: 60, verticals: { SC: 21 } }, "", /./],
  [{ seats: 60, traits: { woman: { percent: 1, count: 2 } } }, "traits.woman", /./],
  [{ seats: 60, traits: { woman: {} } }, "traits.woman", /either percent or counts/],
  [{ seats: 60, traits: { woman: { percent: 1, counts: {} } } }, "traits.woman", /either/],
  [{ seats: 60, traits: { woman: { percent: 120 } } }, "traits.woman.percent", /from 0 to 100/],
  [{ seats: 60, traits: { woman: { percent: 1, mode: "all" } } }, "traits.woman.mode", /./],
  [{ seats: 60, traits: { woman: { percent: 1, rounding: "up" } } }, "traits.woman.rounding", /./],
  [{ seats: 60, traits: { "a;b": { percent: 1 } } }, "traits.a;b", /./],
  [{ seats: 60, traits: { " a": { percent: 1 } } }, "traits. a", /./],
  [{ seats: 60, traits: { 1: { percent: 1 } } }, "traits.1", /./],
  [{ seats: 60, traits: manyTraits }, "traits", /more than 12/],
  [{ seats: 60, limits: { other_state: { percent: 101 } } }, "limits.other_state.percent", /100/],
  [{ seats: 60, rounding: "down" }, "rounding", /./],
  [{ seats: 60, ties: ["name"] }, "ties.0", /./],
  [{ seats: 60, conversion: [{ from: "open", to: "open" }] }, "conversion", /another category/],
  [{ seats: 60, pools: { sports: 61 } }, "pools", /not smaller/],
  [{ seats: { open: 60 }, pools: { sports: 1 } }, "pools", /one number/],
])("refuses %j", (rule, place, message) => {
  const { error } = allocationRuleSchema.safeParse(rule)
  expect(error!.issues[0]!.path.join(".")).toBe(place)
  expect(error!.issues[0]!.message).toMatch(message)
})
