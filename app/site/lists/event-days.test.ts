import { describe, expect, test } from "vitest"

import { formatEventDays, isPast, upcomingAndPast } from "./event-days.ts"

describe("an event", () => {
  test.each([
    { starts_on: "2026-01-12", ends_on: "2026-01-18", today: "2026-01-11", past: false },
    { starts_on: "2026-01-12", ends_on: "2026-01-18", today: "2026-01-18", past: false },
    { starts_on: "2026-01-12", ends_on: "2026-01-18", today: "2026-01-19", past: true },
    { starts_on: "2026-01-26", ends_on: undefined, today: "2026-01-26", past: false },
    { starts_on: "2026-01-26", ends_on: undefined, today: "2026-01-27", past: true },
  ])("from $starts_on to $ends_on is over on $today: $past", ({ past, today, ...days }) =>
    expect(isPast(days, today)).toBe(past),
  )

  test.each([
    { starts_on: "2026-01-26", ends_on: undefined, messages: /^26\sJanuary\s2026$/ },
    { starts_on: "2025-12-11", ends_on: "2025-12-12", messages: /^11\s?–\s?12\sDecember\s2025$/ },
  ])("from $starts_on to $ends_on", ({ messages, ...days }) =>
    expect(formatEventDays(days, "en")).toMatch(messages),
  )
})

test("upcoming and past events keep the order of the list", () => {
  const events = ["2026-02-28", "2026-03-13", "2026-01-26", "2026-01-12"].map((starts_on) => ({
    starts_on,
  }))
  const { upcoming, past } = upcomingAndPast(events, "2026-02-01")
  expect(upcoming.map(({ starts_on }) => starts_on)).toEqual(["2026-02-28", "2026-03-13"])
  expect(past.map(({ starts_on }) => starts_on)).toEqual(["2026-01-26", "2026-01-12"])
})
