import { expect, test } from "vitest"

import { countGrievances, quarterName } from "./grievance-report.ts"

const at = "2026-08-03T06:00:00.000Z"
const grievance = (
  category: "fees" | "ragging",
  closed_at: string | null,
  changes: { at?: string; due_on?: string; was_late?: boolean } = {},
) => ({ category, closed_at, at, due_on: "2026-08-21", was_late: false, ...changes })

test("counts by quarter and category, newest quarter first", () => {
  const counted = countGrievances(
    [
      grievance("ragging", null),
      grievance("fees", "2026-08-21T06:00:00.000Z"),
      grievance("fees", "2026-08-22T06:00:00.000Z"),
      // Closed late, opened again, and closed within its new time.
      grievance("fees", "2026-08-20T06:00:00.000Z", { was_late: true }),
      grievance("fees", null, { due_on: "2026-10-01" }),
      grievance("fees", null, { at: "2026-10-02T06:00:00.000Z", due_on: "2026-10-20" }),
    ],
    "2026-09-01",
  )
  const none = { open: 0, openLate: 0, closed: 0, closedLate: 0 }
  expect(counted).toEqual([
    { quarter: "2026-4", category: "fees", received: 1, ...none, open: 1 },
    {
      quarter: "2026-3",
      category: "fees",
      received: 4,
      ...none,
      open: 1,
      closed: 1,
      closedLate: 2,
    },
    { quarter: "2026-3", category: "ragging", received: 1, ...none, openLate: 1 },
  ])
})

test("has no lines without grievances", () => expect(countGrievances([], "2026-09-01")).toEqual([]))

test("names a quarter by its months", () => {
  const plain = (text: string) => text.replaceAll("\u00a0", " ")
  expect(plain(quarterName("2026-4", "en"))).toBe("October 2026 to December 2026")
  expect(plain(quarterName("2026-1", "hi"))).toBe("जनवरी 2026 से मार्च 2026")
})
