import { expect, test } from "vitest"

import { type BackupRun, failureOf, runAt } from "./backup-run.ts"

const at = "2025-07-01T06:30:00.000Z"
const run: BackupRun = {
  id: "a1",
  kind: "hand",
  by: "Asha",
  startedAt: at,
  seenAt: at,
  step: "database",
}
const later = (seconds: number) => new Date(Date.parse(at) + seconds * 1000)

test("a run goes on while its process is heard of", () => {
  expect(runAt(run, later(60))).toEqual(run)
})

test.each([61, -61])("a run that was last heard of %d seconds ago was interrupted", (seconds) => {
  const ended = { at, outcome: "failed", reason: "interrupted" }
  expect(runAt(run, later(seconds))).toEqual({ ...run, ended })
})

test("a run that has ended stays as it is", () => {
  const good: BackupRun = { ...run, ended: { at, outcome: "good" } }
  expect(runAt(good, later(3600))).toEqual(good)
})

test.each([
  { reason: "disk_full", failure: "disk_full" },
  { reason: "of a later release", failure: "failed" },
  { reason: undefined, failure: "failed" },
])("the reason $reason is shown as $failure", ({ reason, failure }) => {
  expect(failureOf(reason)).toBe(failure)
})
