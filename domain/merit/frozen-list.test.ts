import { expect, test } from "vitest"

import { allocated, candidate, ruleOf, sha256 } from "#tests/support/merit/people.ts"

import { type FrozenInput, frozenInputSchema } from "./frozen-list-schema.ts"
import { freezeList, recompute } from "./frozen-list.ts"

const rule = ruleOf({ seats: { open: 1, SC: 1 }, traits: { woman: { counts: { open: 1 } } } })
const candidates = [
  candidate({ code: "A", index: 7200, intermediate: 7000, born: 20070315, traits: ["woman"] }),
  candidate({ code: "B", index: 7200, intermediate: 7000, born: 20061231, traits: ["ncc"] }),
  candidate({ code: "C", index: 7200, intermediate: 7000, born: 20070315 }),
  candidate({ code: "D", index: 7200, intermediate: 7000 }),
  candidate({ code: "E", index: 7100, intermediate: 7000, born: 20050505, category: "SC" }),
]
const list = freezeList(rule, allocated(rule, candidates), sha256)

test("keeps no birth date: only the order among those who are equal before it", () => {
  expect(list.candidates.map(({ code, older }) => [code, older])).toEqual([
    ["B", 1],
    ["A", 2],
    ["C", 2],
    ["D", null],
    ["E", null],
  ])
  expect(JSON.stringify(list)).not.toMatch(/200[5-7]/)
})

test("keeps only the traits that the rule names", () => {
  expect(list.candidates.map(({ traits }) => traits)).toEqual([[], ["woman"], [], [], []])
})

test("the SHA-256 is that of the list as JSON without itself", () => {
  const { sha256: sum, ...result } = list.result
  expect(sum).toBe(sha256(JSON.stringify({ ...list, result })))
})

test.each<FrozenInput["about"]>([
  undefined,
  { session: "2025-26", round: 3, eligibility: { minimum: { GEN: 45 } } },
])("is recomputed from its file to the same bytes, about %j", (about) => {
  const described = freezeList(rule, allocated(rule, candidates), sha256, about)
  const file = JSON.stringify(described, undefined, 2)
  const again = recompute(frozenInputSchema.parse(JSON.parse(file)), sha256)
  expect(JSON.stringify(again, undefined, 2)).toBe(file)
})
