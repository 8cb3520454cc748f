import { hash } from "node:crypto"

import { expect, test } from "vitest"

import { allocate } from "../allocate.ts"
import { allocationRuleSchema, type Category } from "../allocation-rule.ts"
import { listWarnings } from "./list-warnings.ts"

const warn = (rule: object, people: [code: string, category: Category, index: number][]) => {
  const candidates = people.map(([code, category, index]) => ({
    code,
    category,
    index,
    traits: code.endsWith("w") ? ["woman"] : [],
    intermediate: null,
    highschool: null,
    born: null,
    accepted: null,
  }))
  const sha256 = (text: string) => hash("sha256", text)
  const allocation = allocate(allocationRuleSchema.parse(rule), candidates, sha256)
  if ("refusals" in allocation) throw new Error("refused")
  return listWarnings(allocation)
}

test("names who is tied at the cut-off, and who is within half a point of it", () => {
  const people: Parameters<typeof warn>[1] = [
    ["A", "GEN", 8051],
    ["A2", "GEN", 8050],
    ["B", "GEN", 8000],
    ["C", "GEN", 8000],
    ["D", "GEN", 7950],
    ["E", "GEN", 7949],
  ]
  const [open] = warn({ seats: 3 }, people)
  expect(open).toMatchObject({ compartment: "open", cutOff: 8000, near: ["A2", "D"], empty: null })
  expect(open!.tied.toSorted()).toEqual(["B", "C"])
})

test("says how many seats stay empty, how many are eligible for them, and have a seat", () => {
  const warnings = warn({ seats: { open: 1, SC: 3 } }, [
    ["A", "SC", 9000],
    ["B", "SC", 8000],
  ])
  const empty = { seats: 2, eligible: 2, seated: 2 }
  expect(warnings).toEqual([{ compartment: "SC", cutOff: 8000, tied: [], near: [], empty }])
})

test("the cut-off is not that of somebody chosen for a guarantee", () => {
  const rule = { seats: { open: 2 }, traits: { woman: { counts: { open: 1 } } } }
  const people: Parameters<typeof warn>[1] = [
    ["A", "GEN", 9000],
    ["B", "GEN", 8990],
    ["Cw", "GEN", 7000],
  ]
  expect(warn(rule, people)).toMatchObject([{ cutOff: 9000, near: ["B"] }])
})

test("a list without ties and empty seats has no warnings", () => {
  expect(
    warn({ seats: 1 }, [
      ["A", "GEN", 9000],
      ["B", "GEN", 8000],
    ]),
  ).toEqual([])
})
