import { Gauge, type Registry } from "prom-client"

import { statuses } from "#domain/applications/workflow.ts"
import { withTimeout } from "#server/platform/database/retry.ts"

import type { Operations } from "./operations-service.ts"
import type { Readiness } from "./readiness.ts"

/** Timeout for the database query. Prometheus itself gives up after ten seconds. */
const timeoutMs = 3000

const gaugesIn = (registry: Registry) => {
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name: `mahavidyalaya_${name}`, help, labelNames, registers: [registry] })
  return {
    isUp: gauge("database_up", "1 if the database answered just now, else 0"),
    applications: gauge("applications", "Applications there are, of all sessions", ["status"]),
    lastBackup: gauge(
      "last_backup_timestamp_seconds",
      "When the last checked backup began; 0 for never",
    ),
    isReady: gauge("ready", "1 if applications can be stored, as /readyz says, else 0"),
    missingFiles: gauge(
      "missing_files",
      "Files that records name and that are missing; without those whose loss was accepted",
    ),
    processes: gauge("processes", "Processes of the server that were seen in the last minute"),
    failedAccounts: gauge(
      "failed_accounts",
      "Accounts of students, staff and applicants whose sign-in failed within an hour, to 1,000",
    ),
    deadMessages: gauge(
      "dead_messages",
      "Messages to applicants that failed or are uncertain since at most 14 days",
    ),
    diskFree: gauge("disk_free_bytes", "Free on the disk of the data directory"),
    diskSize: gauge("disk_size_bytes", "Size of the disk of the data directory"),
  }
}

/**
 * Gauges that are read from the database and the disk on every scrape. If the database does not answer,
 * `database_up` is 0.
 */
export const createStateMetrics = (
  registry: Registry,
  operations: Pick<Operations, "readForMetrics" | "readDisk">,
  checkReady: () => Promise<Readiness>,
) => {
  const gauges = gaugesIn(registry)
  const readDatabase = async () => {
    try {
      const read = await withTimeout(operations.readForMetrics(), timeoutMs)
      const { byStatus, lastBackup, missingFiles, processes } = read
      for (const status of statuses) gauges.applications.set({ status }, byStatus[status] ?? 0)
      gauges.lastBackup.set(lastBackup ? Date.parse(lastBackup) / 1000 : 0)
      gauges.missingFiles.set(missingFiles?.count ?? 0)
      gauges.processes.set(processes)
      gauges.failedAccounts.set(read.failedAccounts)
      gauges.deadMessages.set(read.deadMessages)
      gauges.isUp.set(1)
    } catch {
      // Other code logs database errors; here the gauge is enough.
      gauges.isUp.set(0)
    }
  }
  return async () => {
    const [disk, { reasons }] = await Promise.all([
      operations.readDisk(),
      checkReady(),
      readDatabase(),
    ])
    gauges.isReady.set(reasons.length === 0 ? 1 : 0)
    if (!disk) return
    gauges.diskFree.set(disk.free)
    gauges.diskSize.set(disk.total)
  }
}
