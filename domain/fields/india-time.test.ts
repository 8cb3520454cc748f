import { expect, test } from "vitest"

import {
  dayInIndia,
  instantInIndia,
  nextMidnightInIndia,
  startOfDayInIndia,
  timeInIndia,
} from "./india-time.ts"

test.each([
  { instant: "2025-06-30T18:29:59.999Z", day: "2025-06-30", when: "just before midnight" },
  { instant: "2025-06-30T18:30:00.000Z", day: "2025-07-01", when: "at midnight" },
  { instant: "2025-12-31T18:30:00.000Z", day: "2026-01-01", when: "at New Year" },
  { instant: "2024-02-28T20:00:00.000Z", day: "2024-02-29", when: "in a leap year" },
])("$when in India: $instant is $day", ({ instant, day }) =>
  expect(dayInIndia(new Date(instant))).toBe(day),
)

test.each([
  { at: "2026-07-01T06:30:00.000Z", says: "noon", next: "2026-07-01T18:30:00.000Z" },
  { at: "2026-07-01T18:29:59.999Z", says: "just before", next: "2026-07-01T18:30:00.000Z" },
  { at: "2026-07-01T18:30:00.000Z", says: "midnight itself", next: "2026-07-02T18:30:00.000Z" },
  { at: "2026-12-31T19:00:00.000Z", says: "new year's night", next: "2027-01-01T18:30:00.000Z" },
])("at $at, $says in India, the next day begins at $next", ({ at, next }) => {
  expect(nextMidnightInIndia(new Date(at)).toISOString()).toBe(next)
})

test("a day in India begins half past six in the evening before in UTC", () => {
  expect(startOfDayInIndia("2024-03-01").toISOString()).toBe("2024-02-29T18:30:00.000Z")
  expect(startOfDayInIndia("2024-02-28", 2).toISOString()).toBe("2024-02-29T18:30:00.000Z")
})

test("a time of day in India is five and a half hours earlier in UTC", () =>
  expect(instantInIndia("2024-03-01", "05:05").toISOString()).toBe("2024-02-29T23:35:00.000Z"))

test("the time of day in India has hours and minutes", () =>
  expect(timeInIndia(new Date("2025-06-30T12:35:59.999Z"))).toBe("18:05"))
