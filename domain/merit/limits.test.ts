// Worked examples by hand of a limit on candidates of other states.
import { describe, expect, test } from "vitest"

import { allocated, chosenIn, people, ruleOf, sha256 } from "#tests/support/merit/people.ts"

import { frozenInputSchema } from "./frozen-list-schema.ts"
import { freezeList, recompute } from "./frozen-list.ts"
import { explainOutcomes } from "./outcome.ts"

const limits = { other_state: { percent: 40 } }
// 40 % of 5 seats: two candidates of other states compete.
const rule = ruleOf({ seats: { open: 4, OBC: 1 }, limits })

const table = `A GEN 90 other_state
               B GEN 85 other_state
               C GEN 80 other_state
               D GEN 75
               E OBC 70
               F GEN 65 other_state
               G OBC 60`

describe("a limit", () => {
  test("leaves out the holders beyond it, by rank, and the ranks close up", () => {
    const allocation = allocated(rule, people(table))
    expect(chosenIn(allocation)).toEqual({ open: "A B D E", OBC: "G" })
    expect(allocation.limits).toEqual([
      {
        trait: "other_state",
        most: 2,
        beyond: [
          { code: "C", place: 3 },
          { code: "F", place: 4 },
        ],
      },
    ])
    expect(explainOutcomes(allocation)("D")).toMatchObject({ rank: 3 })
    expect(explainOutcomes(allocation)("C")).toBeUndefined()
  })

  test("counts accepted seats first: a late applicant with better marks takes none of them", () => {
    const later = people(`${table.replace("80 other_state", "80 other_state open")}
                          L GEN 99 other_state`)
    const allocation = allocated(rule, later)
    expect(chosenIn(allocation)).toEqual({ open: "L C D E", OBC: "G" })
    expect(allocation.limits[0]!.beyond).toEqual([
      { code: "A", place: 3 },
      { code: "B", place: 4 },
      { code: "F", place: 5 },
    ])
  })

  test("never takes an accepted seat, also if it is lower now", () => {
    const none = { ...rule, limits: { other_state: { percent: 10 } } }
    const accepted = people("A GEN 90 other_state\nC GEN 80 other_state open\nD GEN 70")
    expect(chosenIn(allocated(none, accepted))).toEqual({ open: "C D", OBC: "" })
  })

  test("is in the frozen list with those whom it leaves out, and is recomputed from there", () => {
    const list = freezeList(rule, allocated(rule, people(table)), sha256)
    expect(list.result.limits).toEqual({ other_state: { most: 2, left_out: ["C", "F"] } })
    expect(list.candidates.map(({ code }) => code).join("")).toBe("ABCDEFG")
    const again = recompute(frozenInputSchema.parse(JSON.parse(JSON.stringify(list))), sha256)
    expect(JSON.stringify(again)).toBe(JSON.stringify(list))
  })
})

test("a list without limits has the bytes that it had before there were any", () => {
  const unlimited = ruleOf({ seats: 1, traits: { woman: { percent: 50 } } })
  const list = freezeList(unlimited, allocated(unlimited, people("A GEN 90 woman")), sha256)
  expect(list.result.sha256).toBe(
    "677295d0583b5c76a54f6e91aacc5ed867fdf1849ea759c27b50fbbefe11b0be",
  )
})
