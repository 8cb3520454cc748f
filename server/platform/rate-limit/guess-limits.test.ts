import { describe, expect, test } from "vitest"

import { secondsToWait, spacingOf } from "./guess-limits.ts"

const limits = { delays: [0, 0, 5, 15, 60], perDay: 10, perWeek: 30 }
const now = new Date("2026-07-10T06:30:00.000Z")

/** Failures that many seconds ago, as stored. */
const ago = (...seconds: number[]) =>
  seconds.map((second) => new Date(now.getTime() - second * 1000).toISOString())
const hours = 3600
const days = 24 * hours
const times = (count: number, from: number, every: number) =>
  Array.from({ length: count }, (_, at) => from + at * every)

describe("the wait after failed sign-ins", () => {
  test.each([
    { what: "no failure", failures: [], wait: 0 },
    { what: "two failures", failures: ago(0, 1), wait: 0 },
    { what: "three failures", failures: ago(0, 1, 2), wait: 5 },
    { what: "three failures, the last 4 s ago", failures: ago(4, 5, 6), wait: 1 },
    { what: "three failures, the last 5 s ago", failures: ago(5, 6, 7), wait: 0 },
    { what: "four failures", failures: ago(0, 1, 2, 3), wait: 15 },
    {
      what: "seven failures, as after the last listed",
      failures: ago(...times(7, 0, 1)),
      wait: 60,
    },
    {
      what: "failures of which two are of today",
      failures: ago(0, 1, 2 * days, 3 * days),
      wait: 0,
    },
    {
      what: "ten failures in a day",
      failures: ago(...times(10, 2 * hours, hours)),
      wait: 24 * hours - 11 * hours,
    },
    {
      what: "30 failures in a week, nine of them today",
      failures: ago(...times(9, hours, 60), ...times(21, 2 * days, 60)),
      wait: 7 * days - (2 * days + 20 * 60),
    },
    {
      what: "failures far ahead of a clock that was set back",
      failures: ago(-hours, -hours, -hours),
      wait: 0,
    },
  ])("after $what is $wait s", ({ failures, wait }) =>
    expect(secondsToWait(failures, now, limits)).toBe(wait),
  )
})

test.each([
  { scope: "address", accounts: 0, ms: 0 },
  { scope: "address", accounts: 30, ms: 0 },
  { scope: "address", accounts: 31, ms: 700 },
  { scope: "address", accounts: 10_000, ms: 700 },
  { scope: "network", accounts: 100, ms: 0 },
  { scope: "network", accounts: 101, ms: 250 },
] as const)(
  "a $scope where $accounts accounts failed waits $ms ms between attempts",
  ({ scope, accounts, ms }) => expect(spacingOf(scope, accounts)).toBe(ms),
)
