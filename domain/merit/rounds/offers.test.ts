import { expect, test, describe } from "vitest"

import {
  lastAnswerDay,
  answerKindOf,
  countedState,
  isLastDayOver,
  needsReason,
  type OfferNow,
  type StaffAnswer,
  whyLeftOut,
} from "./offers.ts"

test.each([
  { now: "2025-07-01T06:30:00Z", lastDay: "2025-07-04" },
  // In India the next day has begun.
  { now: "2025-07-01T18:30:00Z", lastDay: "2025-07-05" },
  { now: "2025-12-30T06:30:00Z", lastDay: "2026-01-02" },
])("offers published at $now are answered until $lastDay", ({ now, lastDay }) =>
  expect(lastAnswerDay(new Date(now))).toBe(lastDay),
)

test.each([
  { state: "accepted", status: "verified", counts: "accepted" },
  { state: "accepted", status: "admitted", counts: "accepted" },
  { state: "accepted", status: "withdrawn", counts: "declined" },
  { state: "offered", status: "rejected", counts: "declined" },
  { state: "accepted", status: "cancelled", counts: "declined" },
  { state: "accepted", status: null, counts: "declined" },
  { state: "absent", status: "withdrawn", counts: "absent" },
] as const)("an offer $state of an application $status counts as $counts", (given) =>
  expect(countedState(given.state, given.status)).toBe(given.counts),
)

const open: OfferNow = { state: "offered", status: "verified", fee: "due", isAsSeen: true }
const clerk = { isBulk: false, role: "clerk" } as const
const officer = { isBulk: false, role: "officer" } as const
const bulk = { isBulk: true, role: "officer" } as const

test.each<{
  of: Partial<OfferNow>
  by: Omit<StaffAnswer, "to">
  to: StaffAnswer["to"]
  why?: string
}>([
  { of: {}, by: clerk, to: "accepted" },
  { of: {}, by: clerk, to: "declined" },
  { of: {}, by: { ...clerk, isBulk: true }, to: "absent" },
  { of: { state: null }, by: officer, to: "accepted", why: "no_offer" },
  { of: { state: "accepted", isAsSeen: false }, by: officer, to: "accepted", why: "recorded" },
  { of: { isAsSeen: false }, by: officer, to: "accepted", why: "changed" },
  { of: { state: "accepted", status: "admitted" }, by: officer, to: "declined", why: "admitted" },
  { of: { status: "admitted" }, by: clerk, to: "accepted" },
  { of: { state: "accepted" }, by: bulk, to: "absent", why: "accepted" },
  { of: { state: "accepted" }, by: clerk, to: "offered", why: "officer_only" },
  { of: { state: "accepted" }, by: officer, to: "declined" },
  { of: { fee: "received" }, by: bulk, to: "absent", why: "fee_settled" },
  { of: { fee: "exempt" }, by: clerk, to: "declined", why: "officer_only" },
  { of: { fee: "received" }, by: officer, to: "absent" },
  { of: { fee: "received" }, by: clerk, to: "accepted" },
  { of: { state: "declined" }, by: officer, to: "absent", why: "given_up" },
  { of: { state: "declined" }, by: bulk, to: "accepted", why: "given_up" },
  { of: { state: "absent" }, by: clerk, to: "accepted", why: "officer_only" },
  { of: { state: "absent" }, by: officer, to: "offered" },
])("$of to $to by $by is left out: $why", ({ of, by, to, why }) => {
  expect(whyLeftOut({ ...open, ...of }, { ...by, to })).toBe(why)
})

describe("a reason", () => {
  test.each<{ of: Partial<OfferNow>; to: StaffAnswer["to"]; isNeeded: boolean }>([
    { of: {}, to: "accepted", isNeeded: false },
    { of: {}, to: "absent", isNeeded: false },
    { of: {}, to: "declined", isNeeded: true },
    { of: { fee: "received" }, to: "absent", isNeeded: true },
    { of: { state: "accepted" }, to: "offered", isNeeded: true },
    { of: { state: "absent" }, to: "offered", isNeeded: true },
  ])("for $of to $to is needed: $isNeeded", ({ of, to, isNeeded }) => {
    expect(needsReason({ ...open, ...of }, to)).toBe(isNeeded)
  })
})

test("an answer to an offer that was given up reinstates it", () => {
  const kinds = (["offered", "accepted", "declined", "absent"] as const).map(answerKindOf)
  expect(kinds).toEqual(["answered", "changed", "reinstated", "reinstated"])
})

test("the last day is over on the day after it", () => {
  expect(isLastDayOver("2025-07-14", "2025-07-14")).toBe(false)
  expect(isLastDayOver("2025-07-14", "2025-07-15")).toBe(true)
})
