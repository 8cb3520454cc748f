import { expect, test } from "vitest"

import { sessionsBefore, yearsAgo } from "./retention.ts"

test.each([
  { session: "2023-24", today: "2025-06-30", years: 1, isDue: false },
  { session: "2023-24", today: "2025-07-01", years: 1, isDue: true },
  { session: "2023-2024", today: "2025-06-30", years: 1, isDue: false },
  { session: "2023-2024", today: "2025-07-01", years: 1, isDue: true },
  { session: "2024-25", today: "2025-12-31", years: 1, isDue: false },
  { session: "2024-25", today: "2026-01-01", years: 1, isDue: false },
  { session: "2014-15", today: "2025-06-30", years: 10, isDue: false },
  { session: "2014-15", today: "2025-07-01", years: 10, isDue: true },
  { session: "1998-99", today: "2026-07-01", years: 10, isDue: true },
])("session $session, kept $years years, is due on $today: $isDue", (row) => {
  expect(row.session < sessionsBefore(row.today, row.years)).toBe(row.isDue)
})

test.each([
  { now: "2026-03-01T08:00:00.000Z", years: 1, due: "2025-03-01T08:00:00.000Z" },
  { now: "2028-02-29T00:00:00.000Z", years: 3, due: "2025-03-01T00:00:00.000Z" },
])("$years years before $now is $due", ({ now, years, due }) => {
  expect(yearsAgo(new Date(now), years)).toBe(due)
})
