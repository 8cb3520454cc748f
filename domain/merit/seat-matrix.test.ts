import { describe, expect, test } from "vitest"

import { ruleOf } from "#tests/support/merit/people.ts"

import { seatMatrix } from "./seat-matrix.ts"

const up = { SC: 21, ST: 2, OBC: 27, EWS: 10 }

const seatsOf = (rule: object) =>
  Object.fromEntries(
    seatMatrix(ruleOf(rule)).compartments.map(({ compartment, seats }) => [compartment, seats]),
  )

test("with whole parts only, the open seats get what is left", () => {
  // 12, 6.3, 0.6, 8.1, 3
  expect(seatsOf({ seats: 30, vertical: up, rounding: "floor" })).toEqual({
    open: 13,
    SC: 6,
    ST: 0,
    OBC: 8,
    EWS: 3,
  })
})

test("a limit is a part of all seats, rounded down", () => {
  // 10 % of 59 seats are 5.9.
  const rule = { seats: 61, pools: { sports: 2 }, limits: { other_state: { percent: 10 } } }
  expect(seatMatrix(ruleOf(rule)).limits).toEqual([{ trait: "other_state", most: 5 }])
})

describe("seats by largest remainder", () => {
  test.each([
    // 24, 12.6, 1.2, 16.2, 6
    { rule: { seats: 60, vertical: up }, seats: { open: 24, SC: 13, ST: 1, OBC: 16, EWS: 6 } },
    // 27 % of 30 are 8.1 seats. 12, 6.3, 0.6, 8.1, 3: the seat left goes to ST.
    { rule: { seats: 30, vertical: up }, seats: { open: 12, SC: 6, ST: 1, OBC: 8, EWS: 3 } },
    // 0.4, 0.21, 0.02, 0.27, 0.1
    { rule: { seats: 1, vertical: up }, seats: { open: 1, SC: 0, ST: 0, OBC: 0, EWS: 0 } },
    { rule: { seats: 0, vertical: up }, seats: { open: 0, SC: 0, ST: 0, OBC: 0, EWS: 0 } },
    // Equal remainders of a half: open first, then as the rule lists them.
    { rule: { seats: 2, vertical: { OBC: 25, SC: 25 } }, seats: { open: 1, OBC: 1, SC: 0 } },
    { rule: { seats: 2, vertical: { SC: 25, OBC: 25 } }, seats: { open: 1, SC: 1, OBC: 0 } },
    { rule: { seats: 1, vertical: { SC: 50 } }, seats: { open: 1, SC: 0 } },
    { rule: { seats: 200, vertical: { SC: 7.5 } }, seats: { open: 185, SC: 15 } },
    { rule: { seats: 7 }, seats: { open: 7 } },
    { rule: { seats: { SC: 2, open: 5 } }, seats: { open: 5, SC: 2 } },
    { rule: { seats: { GEN: 5, SC: 2 } }, seats: { open: 5, SC: 2 } },
    // Two seats for sports are not shared out.
    {
      rule: { seats: 62, pools: { sports: 2 }, vertical: { SC: 50 } },
      seats: { open: 30, SC: 30 },
    },
  ])("$rule", ({ rule, seats }) => {
    expect(seatsOf(rule)).toEqual(seats)
    expect(Object.keys(seatsOf(rule))).toEqual(Object.keys(seats))
  })
})

test("explains the remainder of each percentage in ten-thousandths of a seat", () => {
  expect(seatMatrix(ruleOf({ seats: 30, vertical: up })).quotas).toContainEqual({
    compartment: "ST",
    percent: 200,
    floor: 0,
    remainder: 6000,
    seats: 1,
  })
})

describe("guarantees", () => {
  const traits = {
    woman: { percent: 20 },
    disability: { percent: 5, mode: "overall" },
    dependant: { counts: { open: 1, SC: 2 } },
    sports: { counts: { open: 1, SC: 2 }, mode: "overall" },
  }

  test("count within each compartment or over all, and round down", () => {
    const { compartments, overall } = seatMatrix(ruleOf({ seats: 60, vertical: up, traits }))
    expect(compartments.map(({ guarantees }) => guarantees)).toEqual([
      { woman: 4, dependant: 1 },
      { woman: 2, dependant: 2 },
      { woman: 0, dependant: 0 },
      { woman: 3, dependant: 0 },
      { woman: 1, dependant: 0 },
    ])
    expect(overall).toEqual([
      { trait: "disability", target: 3 },
      { trait: "sports", target: 3 },
    ])
  })

  test.each([
    { rounding: "floor", women: 4 },
    { rounding: "nearest", women: 5 },
    { rounding: "ceiling", women: 5 },
  ])("20 % of 24 seats by $rounding are $women", ({ rounding, women }) => {
    const { compartments } = seatMatrix(
      ruleOf({ seats: 24, traits: { woman: { percent: 20 } }, guarantee_rounding: rounding }),
    )
    expect(compartments[0]!.guarantees).toEqual({ woman: women })
  })

  test("a trait with its own rounding is not rounded like the others", () => {
    const { compartments, overall } = seatMatrix(
      ruleOf({
        seats: 24,
        traits: {
          woman: { percent: 20 },
          veteran: { percent: 1, rounding: "ceiling" },
          disability: { percent: 5, mode: "overall", rounding: "ceiling" },
          sports: { percent: 5, mode: "overall" },
        },
      }),
    )
    expect(compartments[0]!.guarantees).toEqual({ woman: 4, veteran: 1 })
    expect(overall).toEqual([
      { trait: "disability", target: 2 },
      { trait: "sports", target: 1 },
    ])
  })
})
