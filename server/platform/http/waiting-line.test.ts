import { createHmac, randomBytes } from "node:crypto"

import { describe, expect, test } from "vitest"

import { createWaitingLine, type Turn } from "./waiting-line.ts"

const sign = (text: string) => createHmac("sha256", "key").update(text).digest("base64url")
const start = Date.UTC(2026, 5, 30, 12)
const second = 1000

const openLine = () => {
  const line = createWaitingLine({ sign, randomBytes })
  let now = start
  let isBusy = true
  const ask = (ticket?: string, asksOnly = false) => line.ask({ ticket, isBusy, now, asksOnly })
  return {
    ask,
    /** Joins the line; returns the ticket. */
    join: () => ticketOf(ask()),
    /** Joins with many others. */
    joinAll: (count: number) => Array.from({ length: count }, () => ticketOf(ask())),
    wait: (ms: number) => {
      now += ms
    },
    tick: (busy: boolean) => {
      now += second
      isBusy = busy
      line.tick(busy, now)
    },
  }
}

const ticketOf = (turn: Turn) => {
  if (turn.isIn || !turn.ticket) throw new Error("no ticket")
  return turn.ticket
}
const placeOf = (turn: Turn) => (turn.isIn ? 0 : turn.place)

test("a calm server without a line lets everybody in", () => {
  const { ask, tick } = openLine()
  tick(false)
  expect(ask()).toEqual({ isIn: true })
})

test("a busy server gives places in the order of arrival, which asking again does not change", () => {
  const { ask, joinAll, tick } = openLine()
  const tickets = joinAll(3)
  tick(true)
  expect(tickets.toReversed().map((ticket) => placeOf(ask(ticket)))).toEqual([3, 2, 1])
  expect(placeOf(ask())).toBe(4)
})

test("once it is calm, the front is let in first, and a newcomer waits behind the line", () => {
  const { ask, joinAll, tick } = openLine()
  const tickets = joinAll(12)
  tick(false)
  expect(ask(tickets[11])).toMatchObject({ isIn: false, place: 2 })
  expect(placeOf(ask())).toBe(3)
  expect(ask(tickets[0])).toEqual({ isIn: true })
  tick(false)
  expect(ask(tickets[11])).toEqual({ isIn: true })
})

test("a question does not use a ticket, and a used one begins at the end", () => {
  const { ask, join, joinAll, tick } = openLine()
  const first = join()
  tick(false)
  expect(ask(first, true)).toEqual({ isIn: true })
  expect(ask(first)).toEqual({ isIn: true })
  tick(true)
  joinAll(2)
  expect(ask(first)).toMatchObject({ place: 3 })
  expect(ticketOf(ask(first))).not.toBe(first)
})

test("who was called but did not come in before the server is busy again keeps the place", () => {
  const { ask, joinAll, tick } = openLine()
  const [first, second_] = joinAll(2)
  tick(false)
  tick(true)
  expect(placeOf(ask(second_))).toBe(2)
  expect(placeOf(ask(first))).toBe(1)
})

test("who leaves makes room, and keeps the time of arrival for some minutes", () => {
  const { ask, join, tick, wait } = openLine()
  const gone = join()
  wait(second)
  const stays = join()
  wait(50 * second)
  ask(stays)
  wait(20 * second)
  tick(true)
  expect(placeOf(ask(stays))).toBe(1)
  expect(placeOf(ask(gone))).toBe(1)
  tick(true)
  expect(placeOf(ask(stays))).toBe(2)
})

test("a ticket of another process counts from its own time", () => {
  const early = openLine().join()
  const { ask, joinAll, wait } = openLine()
  wait(second)
  joinAll(3)
  expect(placeOf(ask(early))).toBe(1)
})

describe("a ticket", () => {
  test.each([
    { what: "with an earlier time", forge: (ticket: string) => ticket.replace(/^[^.]+/, "k1") },
    { what: "with another signature", forge: (ticket: string) => `${ticket.slice(0, -4)}AAAA` },
    { what: "that is none", forge: () => "..\u{1F600}" },
    { what: "that is empty", forge: () => "" },
  ])("$what gets a new place at the end", ({ forge }) => {
    const { ask, join, joinAll } = openLine()
    const ticket = join()
    joinAll(4)
    expect(placeOf(ask(forge(ticket)))).toBe(6)
  })

  test("that is too old gets a new place at the end", () => {
    const { ask, join, joinAll, tick, wait } = openLine()
    const ticket = join()
    wait(16 * 60 * second)
    tick(true)
    joinAll(2)
    expect(placeOf(ask(ticket))).toBe(3)
  })
})

test("a line that is too long takes nobody, until it is shorter", () => {
  const { ask, joinAll, tick, wait } = openLine()
  joinAll(10_000)
  expect(ask()).toEqual({ isIn: false })
  wait(61 * second)
  tick(true)
  expect(placeOf(ask())).toBe(1)
})
