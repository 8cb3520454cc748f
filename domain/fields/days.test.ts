import { expect, test } from "vitest"

import { dayInIndia } from "./days.ts"

test.each([
  { instant: "2025-06-30T18:29:59.999Z", day: "2025-06-30", when: "just before midnight" },
  { instant: "2025-06-30T18:30:00.000Z", day: "2025-07-01", when: "at midnight" },
  { instant: "2025-12-31T18:30:00.000Z", day: "2026-01-01", when: "at New Year" },
  { instant: "2024-02-28T20:00:00.000Z", day: "2024-02-29", when: "in a leap year" },
])("$when in India: $instant is $day", ({ instant, day }) =>
  expect(dayInIndia(new Date(instant))).toBe(day),
)
