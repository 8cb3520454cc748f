import { hash } from "node:crypto"

import { describe, expect, test } from "vitest"

import { presetRule, presets } from "./candidates/merit-presets.ts"
import { meritRuleSchema } from "./candidates/merit-rule.ts"
import { examplePeople, runExample } from "./run-example.ts"

const rule = meritRuleSchema.parse(presetRule("intermediate", 60))
const { allocation } = rule

/** Who holds which seat, such as "A open", "E SC (woman)". */
const seatsBy = (change: object = {}) =>
  runExample(meritRuleSchema.parse({ ...rule, ...change }), 2025).rows.flatMap(
    ({ person: { code }, outcome }) => {
      const seat = outcome?.seat
      if (!seat) return []
      return `${code} ${seat.compartment}${seat.guarantee ? ` (${seat.guarantee})` : ""}`
    },
  )
const rowOf = (code: string, change: object = {}) =>
  runExample(meritRuleSchema.parse({ ...rule, ...change }), 2025).rows.find(
    ({ person }) => person.code === code,
  )!

test("the hashes are the beginning of the SHA-256 of the codes", () => {
  for (const { code, hash: start } of examplePeople) {
    expect(hash("sha256", code).slice(0, 8)).toBe(start)
  }
})

test("a programme of sixty seats is shown with ten, in its proportions", () => {
  const unconverted = { ...rule, conversion_from_round: 2 }
  const { compartments } = runExample(unconverted, 2025)
  expect(compartments.map(({ compartment, seats }) => [compartment, seats])).toEqual([
    ["open", 4],
    ["SC", 2],
    ["ST", 0],
    ["OBC", 3],
    ["EWS", 1],
  ])
  expect(compartments[0]!.guarantees).toMatchObject({ woman: 1 })
})

test("a programme of few seats is not scaled", () => {
  const few = { ...allocation, seats: { open: 2, SC: 1 } }
  const { compartments } = runExample(
    meritRuleSchema.parse({ ...rule, allocation: { ...few, conversion: [] } }),
    2025,
  )
  expect(compartments.map(({ seats }) => seats)).toEqual([2, 1])
})

test("the seats are those of the engine", () =>
  expect(seatsBy()).toEqual([
    // 86.40 + 8 points, and the open seat that is guaranteed to a woman.
    "B open (woman)",
    "A open",
    "E open",
    "K SC",
    "G EWS",
    "F OBC",
    // In place of C, who is ahead.
    "H open (disability)",
    "J OBC (woman)",
    "L OBC",
    // The second seat of SC has no member and becomes one of ST.
    "N ST",
  ]))

describe("each setting decides something", () => {
  test.each([
    { setting: "basis", change: { basis: [{ component: "entrance", weight: 1 }] } },
    { setting: "points", change: { weightages: { points: {} } } },
    { setting: "minimum", change: { eligibility: { minimum: { OBC: 75 } } } },
    {
      setting: "other board",
      change: { deductions: { other_board: { unit: "points", loss: 20, boards: ["UP"] } } },
    },
    {
      setting: "other state",
      change: { deductions: { other_state: { unit: "points", loss: 20 } } },
    },
    {
      setting: "vertical",
      change: { allocation: { ...allocation, vertical: {}, conversion: [] } },
    },
    { setting: "traits", change: { allocation: { ...allocation, traits: {} } } },
  ])("$setting", ({ change }) => expect(seatsBy(change)).not.toEqual(seatsBy()))
})

test("names whose seat went to a trait that counts over all seats", () => {
  expect(rowOf("C").outcome!.displacedBy).toBe("disability")
  expect(rowOf("D").outcome!.displacedBy).toBeUndefined()
})

test("has the reasons of people who are not ranked", () => {
  expect(rowOf("P").entry.ineligibilities).toMatchObject([{ reason: "below_minimum" }])
  const subjects = { eligibility: { ...rule.eligibility, subjects: [["Physics"], ["Hindi"]] } }
  expect(rowOf("O", subjects).entry.ineligibilities).toMatchObject([{ names: ["Hindi"] }])
  const limited = { allocation: { ...allocation, limits: { other_state: { percent: 10 } } } }
  expect(rowOf("I", limited)).toMatchObject({
    outcome: undefined,
    entry: { ineligibilities: [{ reason: "over_limit", most: 1, place: 2 }] },
  })
})

test.each(presets)("the pattern %s gives all ten seats", (preset) => {
  const { rows } = runExample(meritRuleSchema.parse(presetRule(preset, 60)), 2025)
  expect(rows).toHaveLength(16)
  expect(rows.filter(({ outcome }) => outcome?.seat)).toHaveLength(10)
})
