import { expect, test } from "vitest"

import { lastAnswerDay } from "./offers.ts"

test.each([
  { now: "2025-07-01T06:30:00Z", lastDay: "2025-07-04" },
  // In India the next day has begun.
  { now: "2025-07-01T18:30:00Z", lastDay: "2025-07-05" },
  { now: "2025-12-30T06:30:00Z", lastDay: "2026-01-02" },
])("offers published at $now are answered until $lastDay", ({ now, lastDay }) =>
  expect(lastAnswerDay(new Date(now))).toBe(lastDay),
)
