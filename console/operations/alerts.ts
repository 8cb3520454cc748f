import type { OperationsView } from "#server/features/operations/operations.ts"

/** Alerts; each is a message key. The same conditions as in deploy/alerts.yml. */
export type Alert =
  | "uploadsRefused"
  | "diskLow"
  | "noBackup"
  | "missingFiles"
  | "sweepStopped"
  | "manyErrors"
  | "muchWaiting"
  | "noProcess"

const errorsAtMost = 0.02
/** With fewer requests, a single error would exceed the error rate. */
const requestsAtLeast = 50
const waitingAtMost = 100

/** Active alerts, most severe first. */
export const alertsOf = (view: OperationsView): Alert[] => {
  const { requests, errors } = view.lastHour
  const waiting = view.processes.reduce((sum, process) => sum + process.waiting, 0)
  const holds: Record<Alert, boolean> = {
    missingFiles: (view.missingFiles?.count ?? 0) > 0,
    uploadsRefused: view.disk?.refusesUploads === true,
    diskLow: view.disk?.isLow === true && !view.disk.refusesUploads,
    manyErrors: requests >= requestsAtLeast && errors / requests > errorsAtMost,
    muchWaiting: waiting > waitingAtMost,
    noProcess: view.processes.length === 0,
    sweepStopped: view.lastSweep?.stopped !== undefined,
    noBackup: view.isBackupLate,
  }
  return (Object.keys(holds) as Alert[]).filter((alert) => holds[alert])
}
