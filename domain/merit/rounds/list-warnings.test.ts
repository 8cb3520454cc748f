import fc from "fast-check"
import { describe, expect, test } from "vitest"

import { runs } from "#tests/support/fuzz/values.ts"
import { allocated, people, ruleOf, seated } from "#tests/support/merit/people.ts"
import { candidateLists, rules } from "#tests/support/merit/random-lists.ts"

import { comparators } from "../allocation-rule.ts"
import { meritCandidate } from "../candidates/merit-candidate.ts"
import { presetRule } from "../candidates/merit-presets.ts"
import { meritRuleSchema } from "../candidates/merit-rule.ts"
import { implausibleMarks, listWarnings } from "./list-warnings.ts"

const warn = (rule: object, table: string) => listWarnings(allocated(ruleOf(rule), people(table)))

test("names who is tied at the cut-off, and who is within half a point of it", () => {
  const [open] = warn(
    { seats: 3 },
    `A GEN 80.51
     A2 GEN 80.50
     B GEN 80
     C GEN 80
     D GEN 79.50
     E GEN 79.49`,
  )
  expect(open).toMatchObject({
    compartment: "open",
    trait: null,
    cutOff: 8000,
    near: ["A2", "D"],
    empty: null,
  })
  expect(open!.tied.toSorted()).toEqual(["B", "C"])
})

test("says how many seats stay empty, how many are eligible for them, and have a seat", () => {
  const warnings = warn({ seats: { open: 1, SC: 3 } }, "A SC 90\nB SC 80")
  const empty = { seats: 2, eligible: 2, seated: 2 }
  expect(warnings).toEqual([
    { compartment: "SC", trait: null, cutOff: 8000, tied: [], near: [], empty },
  ])
})

test("the cut-off is not that of somebody chosen for a guarantee", () => {
  const rule = { seats: { open: 2 }, traits: { woman: { counts: { open: 1 } } } }
  expect(warn(rule, "A GEN 90\nB GEN 89.90\nC GEN 70 woman")).toMatchObject([
    { trait: null, cutOff: 9000, near: ["B"] },
  ])
})

test("a list without ties and empty seats has no warnings", () => {
  expect(warn({ seats: 1 }, "A GEN 90\nB GEN 80")).toEqual([])
})

describe("guaranteed seats", () => {
  const woman = { woman: { counts: { open: 1 } } }
  const both = { ...woman, disability: { counts: { open: 1 } } }

  test("have ties of their own", () => {
    const table = "A GEN 90\nB GEN 70 woman\nC GEN 70 woman\nD GEN 69.50 woman\nE GEN 69.60"
    const [warning, ...more] = warn({ seats: 2, traits: woman }, table)
    expect(more).toEqual([])
    expect(warning).toMatchObject({ trait: "woman", cutOff: 7000, near: ["D"], empty: null })
    expect(warning!.tied.toSorted()).toEqual(["B", "C"])
  })

  test("have them also if nobody has a seat by rank", () => {
    const [warning] = warn({ seats: 1, traits: woman }, "A GEN 90\nB GEN 70 woman\nC GEN 70 woman")
    expect(warning).toMatchObject({ trait: "woman", cutOff: 7000 })
    expect(warning!.tied.toSorted()).toEqual(["B", "C"])
  })

  test("have none if their holders would have a seat by rank too", () => {
    const table = "A GEN 90 woman\nB GEN 85\nC GEN 80\nD GEN 79 woman\nE GEN 79"
    expect(warn({ seats: 3, traits: woman }, table)).toEqual([])
  })

  test("have none if an accepted seat fills the guarantee", () => {
    const table = "A GEN 90\nB GEN 50 woman open\nC GEN 70 woman\nD GEN 70 woman"
    expect(warn({ seats: 2, traits: woman }, table)).toEqual([])
  })

  test("may end with the holder of another trait, when somebody with both fills either", () => {
    const table = "A GEN 80 woman,disability\nX GEN 70 disability\nY GEN 70 woman"
    const tied = warn({ seats: 2, traits: both }, table).flatMap((one) => one.tied)
    expect(tied.toSorted()).toEqual(["X", "Y"])
  })

  test("over all compartments end with the last holder who replaced somebody", () => {
    const traits = { disability: { counts: { open: 1 }, mode: "overall" } }
    const table = "A GEN 90\nB GEN 80\nC GEN 50 disability\nD GEN 50 disability"
    const [warning, ...more] = warn({ seats: 2, traits }, table)
    expect(more).toEqual([])
    expect(warning).toMatchObject({ compartment: "open", trait: "disability", cutOff: 5000 })
    expect(warning!.tied.toSorted()).toEqual(["C", "D"])
  })
})

describe("in a later round", () => {
  test("an accepted seat is no cut-off", () => {
    const [warning] = warn({ seats: 2 }, "A GEN 60 - open\nC GEN 90\nD GEN 90")
    expect(warning).toMatchObject({ trait: null, cutOff: 9000 })
    expect(warning!.tied.toSorted()).toEqual(["C", "D"])
  })

  test("the open seat of somebody who slid up is one", () => {
    // By the hash, A is ahead of B.
    const rule = { seats: { open: 1, SC: 1 } }
    expect(warn(rule, "A SC 80 - SC\nB GEN 80\nC SC 70")).toMatchObject([
      { compartment: "open", cutOff: 8000, tied: ["A", "B"] },
    ])
  })
})

test("names those for whom the order among equals decides, and nobody else", () => {
  fc.assert(
    fc.property(rules(), candidateLists(), (given, candidates) => {
      const rule = { ...given, ties: [...comparators] }
      const allocation = allocated(rule, candidates)
      const tied = listWarnings(allocation).flatMap((one) => one.tied)
      const waiting = allocation.ranking.filter((one) => !allocation.seating.has(one))
      const decided = waiting.filter(({ code }) => {
        const ahead = candidates.map((one) =>
          one.code === code ? { ...one, intermediate: 9 } : one,
        )
        return seated(allocated(rule, ahead)).has(code)
      })
      const found = waiting.filter(({ code }) => tied.includes(code))
      expect(found).toEqual(decided)
    }),
    runs(300, 10_000),
  )
})

const intermediate = meritRuleSchema.parse(presetRule("intermediate", 10))

const marksOf = (rule: object, form: object, entered = {}) => {
  const application = { admission_code: "A", form: { ...form }, claims: [] }
  const whole = meritRuleSchema.parse({ ...intermediate, ...rule })
  return implausibleMarks(meritCandidate(whole, application, { firstYear: 2025, entered }))
}

test("percentages below 33 and above 99 are probably typed wrongly", () => {
  expect(marksOf({}, { highschool_percentage: "33.00", i_percentage: "99.00" })).toEqual([])
  expect(marksOf({}, { highschool_percentage: "32.99", i_percentage: "99.01" })).toEqual([
    { component: "highschool", percentage: 32_99 },
    { component: "intermediate", percentage: 99_01 },
  ])
})

test("so is a percentage that only tells equal indices apart, or only has a minimum", () => {
  const form = { highschool_percentage: "8.40", i_percentage: "84.00" }
  expect(marksOf({}, form)).toEqual([{ component: "highschool", percentage: 8_40 }])
  const byIndex = { ...intermediate.allocation, ties: ["index"] }
  expect(marksOf({ allocation: byIndex }, form)).toEqual([])
  const eligibility = { component: "entrance", minimum: { GEN: 40 } }
  expect(marksOf({ allocation: byIndex, eligibility }, form, { entrance: 3_00 })).toEqual([
    { component: "entrance", percentage: 3_00 },
  ])
})

test("a missing percentage is another warning, and hides no wrong one", () => {
  const best = { basis: [{ component: "best_five", weight: 1 }] }
  expect(marksOf(best, { highschool_percentage: "8.40", i_percentage: "84.00" })).toEqual([
    { component: "highschool", percentage: 8_40 },
  ])
})
