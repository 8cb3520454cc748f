import { describe, expect, test } from "vitest"

import { type FeeState, feeRequestOf, type Seat, seatOf } from "./fee-request.ts"
import type { FeeStatus, Status } from "./workflow.ts"

const fee_last_day = "2026-08-31"
const offerLastDay = "2026-07-14"
const base = { fee_last_day, offerLastDay, status: "verified", fee: "due" } as const

type Facts = Parameters<typeof feeRequestOf>[0]

const stateOf = (facts: Pick<Facts, "fee_due" | "seat"> & Partial<Facts>) =>
  feeRequestOf({ ...base, ...facts }).state

describe("the state of the fee while the application competes", () => {
  /** Of a fee that is due, and of one that was received: with the application, and after an offer. */
  const states: Record<Seat, readonly [FeeState, FeeState, FeeState, FeeState]> = {
    none: ["asked", "received", "later", "received_early"],
    offered: ["asked", "received", "asked", "received"],
    accepted: ["asked", "received", "asked", "received"],
    overdue: ["none", "received", "none", "received_without_seat"],
    given_up: ["none", "received_without_seat", "none", "received_without_seat"],
  }
  test.each(Object.entries(states))("with the seat %s", (name, expected) => {
    const seat = name as Seat
    const both = (fee_due: Facts["fee_due"]) =>
      (["due", "received"] as const).map((fee) => stateOf({ fee_due, seat, fee }))
    expect([...both("with_application"), ...both("after_offer")]).toEqual(expected)
  })
})

test.each([
  { status: "admitted", fee: "due", state: "asked" },
  { status: "admitted", fee: "received", state: "received" },
  { status: "rejected", fee: "due", state: "none" },
  { status: "withdrawn", fee: "received", state: "received_without_seat" },
  { status: "cancelled", fee: "received", state: "received_without_seat" },
  { status: "cancelled", fee: "exempt", state: "exempt" },
  { status: "verified", fee: "exempt", state: "exempt" },
] satisfies { status: Status; fee: FeeStatus; state: FeeState }[])(
  "$status with the fee $fee is $state, whatever the lists say",
  ({ state, ...facts }) => {
    for (const fee_due of ["with_application", "after_offer"] as const)
      for (const seat of ["none", "offered", "accepted"] as const)
        expect(stateOf({ fee_due, seat, ...facts })).toBe(state)
  },
)

describe("the last day to pay", () => {
  const read = (facts: Pick<Facts, "seat"> & Partial<Facts>) =>
    feeRequestOf({ ...base, fee_due: "after_offer", ...facts })

  test("of an open offer is its own", () =>
    expect(read({ seat: "offered" })).toEqual({
      state: "asked",
      lastDay: offerLastDay,
      isSeatOffered: true,
    }))

  test("of an accepted seat and of an admission is that of the session", () => {
    const asked = { state: "asked", lastDay: fee_last_day }
    expect(read({ seat: "accepted" })).toEqual(asked)
    expect(read({ seat: "offered", status: "admitted" })).toEqual(asked)
  })

  test("is not named for a fee that is not asked", () => {
    expect(read({ seat: "none" })).toEqual({ state: "later" })
    expect(read({ seat: "accepted", fee: "received" })).toEqual({ state: "received" })
  })
})

test.each([
  { offer: { state: "no_lists" }, seat: "none" },
  { offer: { state: "no_offer" }, seat: "none" },
  { offer: { state: "no_offer", hasGivenUp: true }, seat: "given_up" },
  { offer: { state: "offered", isOpen: true }, seat: "offered" },
  { offer: { state: "offered", isOpen: false }, seat: "overdue" },
  { offer: { state: "accepted", isOpen: false }, seat: "accepted" },
  { offer: { state: "declined", isOpen: true }, seat: "given_up" },
  { offer: { state: "absent", isOpen: false }, seat: "given_up" },
] satisfies { offer: Parameters<typeof seatOf>[0]; seat: Seat }[])(
  "the offer $offer is the seat '$seat'",
  ({ offer, seat }) => expect(seatOf(offer)).toBe(seat),
)
