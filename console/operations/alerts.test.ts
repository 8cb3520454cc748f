import { expect, test } from "vitest"

import type { OperationsView } from "#server/features/operations/operations-service.ts"

import { alertsOf } from "./alerts.ts"

const process = {
  id: "a",
  host: "college",
  version: "0.1.0",
  startedAt: "2025-07-10T05:00:00.000Z",
  seenAt: "2025-07-10T06:00:00.000Z",
  memory: 1e8,
  waiting: 0,
}
const healthy: OperationsView = {
  at: "2025-07-10T06:00:00.000Z",
  createdAt: "2025-06-01T06:00:00.000Z",
  version: "0.1.0",
  node: "v24.21.0",
  waitingUpdate: null,
  releaseBefore: null,
  database: { kind: "SQLite", version: "3.50.4", bytes: 1e6 },
  storage: { kind: "local", applications: 10, media: 2 },
  disk: { free: 50e9, total: 100e9, isLow: false, refusesUploads: false },
  lastBackup: "2025-07-09T20:00:00.000Z",
  isBackupLate: false,
  clock: null,
  lastSweep: { at: "2025-07-10T05:00:00.000Z", removed: 0 },
  missingFiles: { at: "2025-07-10T05:30:00.000Z", count: 0, hash: "e3b0c44298fc1c14" },
  lastHour: { requests: 1000, errors: 1 },
  processes: [process],
}

test.each<{ change: Partial<OperationsView>; alerts: string[] }>([
  { change: {}, alerts: [] },
  { change: { disk: null }, alerts: [] },
  {
    change: { disk: { free: 9e9, total: 100e9, isLow: true, refusesUploads: false } },
    alerts: ["diskLow"],
  },
  {
    change: { disk: { free: 4e8, total: 100e9, isLow: true, refusesUploads: true } },
    alerts: ["uploadsRefused"],
  },
  { change: { isBackupLate: true }, alerts: ["noBackup"] },
  {
    change: {
      lastSweep: {
        at: "2025-07-10T05:00:00.000Z",
        removed: 0,
        stopped: { reason: "too many", orphans: 300, files: 2000 },
      },
    },
    alerts: ["sweepStopped"],
  },
  { change: { missingFiles: null }, alerts: [] },
  {
    change: { missingFiles: { at: "2025-07-10T05:30:00.000Z", count: 1, hash: "0" } },
    alerts: ["missingFiles"],
  },
  { change: { lastHour: { requests: 1000, errors: 21 } }, alerts: ["manyErrors"] },
  { change: { lastHour: { requests: 10, errors: 5 } }, alerts: [] },
  { change: { processes: [] }, alerts: ["noProcess"] },
  { change: { processes: [{ ...process, waiting: 101 }] }, alerts: ["muchWaiting"] },
])("alerts for $change: $alerts", ({ change, alerts }) => {
  expect(alertsOf({ ...healthy, ...change })).toEqual(alerts)
})
