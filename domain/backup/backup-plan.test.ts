import { expect, test } from "vitest"

import { backupPlan, defaultPlan, isBackupLate, lastDueAt, nextDueAt } from "./backup-plan.ts"

test("the plan of a new site is valid", () => {
  expect(backupPlan.parse(defaultPlan)).toEqual(defaultPlan)
})

// 06:30 in UTC is noon in India.
test.each([
  { time: "02:00", last: "2025-06-30T20:30:00.000Z", next: "2025-07-01T20:30:00.000Z" },
  { time: "12:00", last: "2025-07-01T06:30:00.000Z", next: "2025-07-02T06:30:00.000Z" },
  { time: "12:01", last: "2025-06-30T06:31:00.000Z", next: "2025-07-01T06:31:00.000Z" },
  { time: "", last: undefined, next: undefined },
])("at noon of 1 July, a backup at '$time' was due at $last and is at $next", (row) => {
  const now = new Date("2025-07-01T06:30:00.000Z")
  expect(lastDueAt(row, now)?.toISOString()).toBe(row.last)
  expect(nextDueAt(row, now)?.toISOString()).toBe(row.next)
})

const createdAt = "2025-06-01T00:00:00.000Z"
test.each([
  { lastBackup: "2025-07-08T06:00:00.000Z", isLate: false },
  { lastBackup: "2025-07-08T05:59:59.999Z", isLate: true },
  { lastBackup: null, isLate: true },
  { lastBackup: null, createdAt: "2025-07-08T06:00:00.000Z", isLate: false },
])("with $lastBackup as the last backup, 48 hours are over: $isLate", ({ isLate, ...row }) => {
  const now = new Date("2025-07-10T06:00:00.000Z")
  expect(isBackupLate({ createdAt, ...row }, defaultPlan, now)).toBe(isLate)
})
