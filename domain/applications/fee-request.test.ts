import { expect, test } from "vitest"

import { feeRequestOf } from "./fee-request.ts"

const lastDay = "2026-08-31"
const offer = { lastDay: "2026-07-14" }
const base = { fee_last_day: lastDay, status: "submitted", fee: "due" } as const

test.each([
  { fee_due: "with_application", change: {}, asks: { isAsked: true, lastDay } },
  { fee_due: "with_application", change: { seat: offer }, asks: { isAsked: true, ...offer } },
  { fee_due: "with_application", change: { status: "rejected" }, asks: { isAsked: false } },
  { fee_due: "with_application", change: { fee: "exempt" }, asks: { isAsked: false } },
  { fee_due: "after_offer", change: {}, asks: { isAsked: false } },
  { fee_due: "after_offer", change: { status: "verified" }, asks: { isAsked: false } },
  { fee_due: "after_offer", change: { seat: offer }, asks: { isAsked: true, ...offer } },
  { fee_due: "after_offer", change: { seat: {} }, asks: { isAsked: true, lastDay } },
  { fee_due: "after_offer", change: { status: "admitted" }, asks: { isAsked: true, lastDay } },
  // Admitted outside the lists, with an offer that nobody answered.
  {
    fee_due: "after_offer",
    change: { seat: { ...offer, isOffered: true }, status: "admitted" },
    asks: { isAsked: true, lastDay },
  },
  {
    fee_due: "after_offer",
    change: { seat: offer, status: "cancelled" },
    asks: { isAsked: false },
  },
  { fee_due: "after_offer", change: { seat: offer, fee: "exempt" }, asks: { isAsked: false } },
] as const)("the fee $fee_due, with $change, is asked: $asks.isAsked", (given) =>
  expect(feeRequestOf({ ...base, fee_due: given.fee_due, ...given.change })).toEqual(given.asks),
)
