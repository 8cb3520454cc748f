import { expect, test } from "vitest"

import type { Compartment } from "../allocation-rule.ts"
import type { OfferState } from "./offers.ts"
import { type ChangeReason, roundDifference } from "./round-difference.ts"

type Seat = Compartment | null
interface Case {
  before?: [Seat, OfferState | null]
  wasRanked?: boolean
  admitted?: "outside" | "elsewhere"
  next?: Seat
  reason: ChangeReason
}

test.each<Case>([
  { before: [null, null], next: "open", reason: "from_waiting" },
  { before: [null, null], wasRanked: false, next: "open", reason: "newly_ranked" },
  { next: "OBC", reason: "new_applicant" },
  { before: ["open", "declined"], reason: "declined" },
  { before: ["open", "absent"], reason: "absent" },
  { before: ["open", "offered"], reason: "not_ranked" },
  { before: ["open", "offered"], admitted: "outside", reason: "outside" },
  { before: ["open", "offered"], admitted: "elsewhere", reason: "elsewhere" },
  { before: ["open", "offered"], next: null, reason: "displaced" },
  { before: ["OBC", "accepted"], next: "open", reason: "slid" },
  { before: ["OBC", "offered"], next: "open", reason: "reallocated" },
])(
  "$before and then $next is a change: $reason",
  ({ before, wasRanked = true, admitted, next, reason }) => {
    const earlier = before
      ? [{ code: "A", compartment: before[0], state: before[1], isRanked: wasRanked, admitted }]
      : []
    const later = next === undefined ? [] : [{ code: "A", compartment: next }]
    const change = { code: "A", from: before?.[0] ?? null, to: next ?? null, reason }
    expect(roundDifference(earlier, later)).toEqual([change])
  },
)

test("nobody who keeps the seat, or has none in both rounds, is in the difference", () => {
  const before = [
    { code: "A", compartment: "open", state: "accepted", isRanked: true },
    { code: "B", compartment: null, state: null, isRanked: true },
    { code: "C", compartment: null, state: null, isRanked: false },
  ] as const
  const next = [
    { code: "A", compartment: "open" },
    { code: "B", compartment: null },
  ] as const
  expect(roundDifference(before, next)).toEqual([])
})
