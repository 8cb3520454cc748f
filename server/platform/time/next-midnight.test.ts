import { expect, test } from "vitest"

import { nextMidnight } from "./next-midnight.ts"

test.each([
  { at: "2026-07-01T06:30:00.000Z", says: "noon", next: "2026-07-01T18:30:00.000Z" },
  { at: "2026-07-01T18:29:59.999Z", says: "just before", next: "2026-07-01T18:30:00.000Z" },
  { at: "2026-07-01T18:30:00.000Z", says: "midnight itself", next: "2026-07-02T18:30:00.000Z" },
  { at: "2026-12-31T19:00:00.000Z", says: "new year's night", next: "2027-01-01T18:30:00.000Z" },
])("at $at, $says in India, the next day begins at $next", ({ at, next }) => {
  expect(nextMidnight(new Date(at)).toISOString()).toBe(next)
})
