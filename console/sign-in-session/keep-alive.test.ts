import { expect, test } from "vitest"

import { keepAliveMinutes, staffSession } from "#domain/staff/limits.ts"

import { createKeepAlive } from "./keep-alive.ts"

const minute = 60_000

/** Simulates input at these minutes after opening; returns the minutes of the renewals. */
const typingAt = (...minutes: number[]) => {
  let now = 0
  const renewals: number[] = []
  const noteInput = createKeepAlive({
    now: () => now,
    renew: () => renewals.push(now / minute),
  })
  for (const at of minutes) {
    now = at * minute
    noteInput()
  }
  return renewals
}

test("input renews the session, at most once in five minutes", () => {
  expect(typingAt(1, 2, 4, 5, 6, 9, 10, 11, 30, 31)).toEqual([5, 10, 30])
})

test("without input the session is not renewed", () => {
  expect(typingAt()).toEqual([])
  expect(typingAt(0, 1)).toEqual([])
})

test("continuous input keeps the session alive", () => {
  const everyMinute = Array.from({ length: 300 }, (_, index) => index)
  const renewals = [0, ...typingAt(...everyMinute)]
  const gaps = renewals.slice(1).map((at, index) => at - renewals[index]!)
  expect(Math.max(...gaps)).toBe(keepAliveMinutes)
  expect(keepAliveMinutes).toBeLessThan(staffSession.idleMinutes)
})
