import { expect, test } from "vitest"

import { allocated, people, ruleOf } from "#tests/support/merit/people.ts"

import { explainOutcomes } from "./outcome.ts"

const rule = ruleOf({ seats: { open: 2, OBC: 1 }, traits: { woman: { counts: { open: 1 } } } })
const outcomeOf = explainOutcomes(
  allocated(
    rule,
    people(`A GEN 90
            B OBC 80
            C OBC 70
            D GEN 65 woman
            E OBC 62.10
            F OBC 60 woman`),
  ),
)

test("explains a refusal by the closing of each list and the places on the waiting lists", () => {
  expect(outcomeOf("F")).toEqual({
    code: "F",
    index: 6000,
    rank: 6,
    seat: null,
    lists: [
      {
        compartment: "open",
        seats: 2,
        rank: 6,
        closing: { rank: 1, index: 9000 },
        closingOf: { woman: { rank: 4, index: 6500 } },
        waiting: 3,
      },
      {
        compartment: "OBC",
        seats: 1,
        rank: 4,
        closing: { rank: 1, index: 8000 },
        closingOf: {},
        waiting: 3,
      },
    ],
  })
})

test("names the seat and its guarantee, and no waiting list", () => {
  expect(outcomeOf("D")).toMatchObject({
    seat: { compartment: "open", guarantee: "woman", isAccepted: false },
    lists: [{ compartment: "open", rank: 4, waiting: null }],
  })
})

test("a list that nobody entered by rank has no closing", () => {
  const outcome = explainOutcomes(allocated(ruleOf({ seats: 0 }), people("A GEN 90")))("A")
  expect(outcome!.lists).toMatchObject([{ compartment: "open", closing: null, waiting: 1 }])
})

test("counts the accepted seats that others with a worse rank keep", () => {
  const later = explainOutcomes(
    allocated(
      ruleOf({ seats: { open: 2, OBC: 1 } }),
      people(`A GEN 60 - open
              B OBC 55 - OBC
              C OBC 90
              D OBC 70
              E GEN 65
              F GEN 50`),
    ),
  )
  const keptFor = (code: string) => later(code)!.lists.map(({ kept }) => kept)
  expect(later("C")!.seat).toMatchObject({ compartment: "open" })
  expect(keptFor("C")).toEqual([undefined, undefined])
  expect(keptFor("D")).toEqual([1, 1])
  expect(keptFor("E")).toEqual([1])
  expect(keptFor("F")).toEqual([undefined])
})

test("a list closes at the last seat given in this round, not at one that was accepted before", () => {
  const later = explainOutcomes(
    allocated(
      ruleOf({ seats: { open: 2, SC: 1 }, traits: { woman: { counts: { open: 2 } } } }),
      people(`A GEN 60 woman open
              C GEN 90 woman
              D GEN 89
              E SC 50 - SC
              F SC 55`),
    ),
  )
  expect(later("D")!.lists).toMatchObject([{ closing: null, kept: 1 }])
  expect(later("F")!.lists).toMatchObject([{ closing: null }, { closing: null, kept: 1 }])
  expect(later("A")!.lists).toMatchObject([{ closingOf: { woman: { rank: 1, index: 9000 } } }])
})

test("who slides up to an open seat has it from this round", () => {
  const later = explainOutcomes(
    allocated(
      ruleOf({ seats: { open: 1, SC: 1 } }),
      people(`B SC 80 - SC
              C SC 75
              D GEN 75`),
    ),
  )
  expect(later("B")!.seat).toMatchObject({ compartment: "open" })
  expect(later("D")!.lists).toMatchObject([{ closing: { rank: 1, index: 8000 }, waiting: 1 }])
  expect(later("D")!.lists[0]).not.toHaveProperty("kept")
})

test("names the trait over all compartments for which somebody lost the seat", () => {
  const overall = ruleOf({
    seats: 2,
    traits: { disability: { counts: { open: 2 }, mode: "overall" } },
  })
  const explain = explainOutcomes(
    allocated(overall, people("A GEN 90\nB GEN 80 disability\nC GEN 70 disability\nD GEN 60")),
  )
  // B has a seat by rank, below the one that A lost.
  expect(explain("A")).toMatchObject({
    seat: null,
    displacedBy: "disability",
    lists: [{ closing: { rank: 2, index: 8000 }, waiting: 1 }],
  })
  expect(["B", "C", "D"].map((code) => explain(code)!.displacedBy)).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test("knows nobody else", () => expect(outcomeOf("X")).toBeUndefined())
