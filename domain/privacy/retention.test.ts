import { expect, test } from "vitest"

import { dueBefore, lastDayOfYear } from "./retention.ts"

test.each([
  { now: "2026-03-01T08:00:00.000Z", years: 1, due: "2025-03-01T08:00:00.000Z" },
  { now: "2028-02-29T00:00:00.000Z", years: 3, due: "2025-03-01T00:00:00.000Z" },
])("with a period of $years years, what changed before $due is due at $now", (row) => {
  expect(dueBefore(new Date(row.now), row.years)).toBe(row.due)
})

test("what changed within 180 days is never due, whatever the period is", () => {
  expect(dueBefore(new Date("2026-07-01T00:00:00.000Z"), 0)).toBe("2026-01-02T00:00:00.000Z")
})

test.each([
  { name: "2025-26", day: "2026-06-30" },
  { name: "2025-2026", day: "2026-06-30" },
  { name: "1999-00", day: "2000-06-30" },
])("the academic year $name ends on $day", ({ name, day }) => {
  expect(lastDayOfYear(name)).toBe(day)
})
