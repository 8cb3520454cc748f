import { expect, test } from "vitest"

import { allocated, people, ruleOf, sha256 } from "#tests/support/merit/people.ts"

import { freezeList } from "../frozen-list.ts"
import { cutOffsOf, rankedOf, rowsOf } from "./cut-offs.ts"

const rule = ruleOf({
  seats: { open: 3, OBC: 1, ST: 1 },
  traits: {
    woman: { counts: { open: 1 } },
    disability: { counts: { open: 1 }, mode: "overall" },
  },
})

const list = freezeList(
  rule,
  allocated(
    rule,
    people(`
      A GEN 90
      B GEN 85
      C OBC 80 woman
      D GEN 70 woman
      E OBC 60 disability
      F OBC 55`),
  ),
  sha256,
)

test("each compartment closes at the last person by rank, each guarantee at its last holder", () => {
  expect(cutOffsOf(list)).toEqual({
    compartments: [
      {
        compartment: "open",
        seats: 3,
        chosen: 3,
        kept: 0,
        waiting: 2,
        closing: "85.00",
        guarantees: [{ trait: "woman", seats: 1, closing: "80.00" }],
      },
      {
        compartment: "OBC",
        seats: 1,
        chosen: 1,
        kept: 0,
        waiting: 1,
        closing: "60.00",
        guarantees: [],
      },
      {
        compartment: "ST",
        seats: 1,
        chosen: 0,
        kept: 0,
        waiting: 0,
        closing: null,
        guarantees: [],
      },
    ],
    overall: [{ trait: "disability", closing: "60.00" }],
  })
})

test("seats that were accepted in an earlier round are kept, and close nothing", () => {
  const rounds = `
    A GEN 60 woman open
    C GEN 90
    D GEN 89
    E OBC 50 disability OBC
    F OBC 58`
  const later = freezeList(rule, allocated(rule, people(rounds)), sha256)
  const { compartments, overall } = cutOffsOf(later)
  expect(compartments).toMatchObject([
    { chosen: 3, kept: 1, closing: "89.00", guarantees: [{ trait: "woman", closing: null }] },
    { chosen: 1, kept: 1, waiting: 1, closing: null },
    { chosen: 0, kept: 0 },
  ])
  expect(overall).toEqual([{ trait: "disability", closing: null }])
})

test("a compartment lists who has its seats and who waits, with ranks among all", () => {
  const { chosen, waiting } = rowsOf(list, "open")
  expect(chosen.map(({ code, rank, guarantee }) => [code, rank, guarantee])).toEqual([
    ["A", 1, null],
    ["B", 2, null],
    ["C", 3, "woman"],
  ])
  expect(waiting).toEqual([
    { code: "D", rank: 4, category: "GEN", index: "70.00", guarantee: null, isKept: false },
    { code: "F", rank: 6, category: "OBC", index: "55.00", guarantee: null, isKept: false },
  ])
})

test("the ranks are those of the result, without those whom a limit leaves out", () => {
  const limited = ruleOf({ seats: 2, limits: { other_state: { percent: 50 } } })
  const table = "A GEN 90 other_state\nB GEN 80 other_state\nC GEN 70\nD GEN 60"
  const frozen = freezeList(limited, allocated(limited, people(table)), sha256)
  const { chosen, waiting } = rowsOf(frozen, "open")
  expect(chosen.map(({ rank }) => rank)).toEqual(
    frozen.result.compartments["open"]!.chosen.map(({ rank }) => rank),
  )
  expect(waiting).toMatchObject([{ code: "D", rank: 3 }])
  expect(rankedOf(frozen).map(({ code }) => code)).toEqual(["A", "C", "D"])
})

test("a guarantee has no more seats than the compartment has left", () => {
  const moving = ruleOf({
    seats: { open: 1, ST: 3 },
    traits: { woman: { counts: { ST: 2 } } },
    conversion: [{ from: "ST", to: "open" }],
  })
  const guaranteesOf = (table: string) => {
    const frozen = freezeList(moving, allocated(moving, people(table)), sha256)
    return cutOffsOf(frozen).compartments[1]!.guarantees
  }
  expect(guaranteesOf("A GEN 90")).toEqual([])
  expect(guaranteesOf("B ST 80 woman")).toEqual([])
  // Two seats moved, and both women have open ones.
  expect(guaranteesOf("A ST 90 woman\nB ST 80 woman")).toEqual([
    { trait: "woman", seats: 1, closing: null },
  ])
})
