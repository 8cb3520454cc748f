import { z } from "zod"

import type { SweepOutcome } from "#server/features/applications/applications.ts"
import { appVersion } from "#server/features/backup/backup.ts"
import type { Config } from "#server/platform/config.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { countRows } from "#server/platform/database/dialect.ts"
import {
  findInstallationValue,
  findLastBackup,
  setInstallationValue,
} from "#server/platform/database/installation.ts"
import type { SiteDeps } from "#server/platform/site-deps.ts"

import { countByStatus, readCreatedAt, readDatabaseFacts, readDisk } from "./database-facts.ts"
import type { MissingFilesService } from "./missing-files.ts"
import { type Heartbeat, createProcesses, sumOfHour } from "./processes.ts"

/** The last sweep of orphaned files: its time (ISO), how many files it removed, and why it stopped. */
const sweep = z.object({
  at: z.string(),
  removed: z.number(),
  stopped: z
    .object({
      reason: z.enum(["too many", "in no backup"]),
      orphans: z.number(),
      files: z.number(),
    })
    .optional(),
})

const readLastSweep = async (db: Database) => {
  const value = await findInstallationValue(db, "last_sweep")
  return value === undefined ? null : sweep.parse(JSON.parse(value))
}

interface Deps extends Pick<SiteDeps, "db" | "now"> {
  config: Pick<Config, "DATA_DIR" | "STORAGE">
  missingFiles: Pick<MissingFilesService, "readStored">
}

/** Data for the operator's page, and the heartbeats of the processes. */
export const createOperationsService = ({ db, config, now, missingFiles }: Deps) => {
  const processes = createProcesses(db, now)
  /** When the last good backup began (ISO time); undefined if there was none. */
  const lastBackup = () => findLastBackup(db, now())
  const readFreeSpace = () => readDisk(config.DATA_DIR)
  return {
    readDisk: readFreeSpace,

    /** Stores a heartbeat of a process. */
    recordHeartbeat: (id: string, startedAt: Date, heartbeat: Omit<Heartbeat, "version">) =>
      processes.recordHeartbeat(id, startedAt, { ...heartbeat, version: appVersion }),
    sweepProcesses: processes.sweep,

    lastBackup,

    /** Runs a sweep of orphaned files and records its outcome. */
    recordSweep: async (sweepFiles: () => Promise<SweepOutcome>) => {
      const outcome = await sweepFiles()
      const done: z.infer<typeof sweep> = { at: now().toISOString(), ...outcome }
      await setInstallationValue(db, "last_sweep", JSON.stringify(done))
      return outcome
    },

    /** Cheap enough to run every 15 seconds. */
    readForMetrics: async () => ({
      byStatus: await countByStatus(db),
      lastBackup: await lastBackup(),
      missingFiles: await missingFiles.readStored(),
      processes: await processes.countAlive(),
    }),

    /** Data of the operator's page. Sizes in bytes, times in ISO 8601. */
    read: async () => {
      const recent = await processes.list()
      const byStatus = await countByStatus(db)
      return {
        at: now().toISOString(),
        createdAt: await readCreatedAt(db),
        version: appVersion,
        node: process.version,
        database: await readDatabaseFacts(db),
        storage: {
          kind: config.STORAGE,
          applications: Object.values(byStatus).reduce((sum, count) => sum + count, 0),
          media: await countRows(db.selectFrom("media")),
        },
        disk: (await readFreeSpace()) ?? null,
        lastBackup: (await lastBackup()) ?? null,
        lastSweep: await readLastSweep(db),
        missingFiles: (await missingFiles.readStored()) ?? null,
        lastHour: sumOfHour(recent, now()),
        processes: recent
          .filter(({ isAlive }) => isAlive)
          .map(({ minutes: _minutes, isAlive: _isAlive, ...alive }) => alive),
      }
    },
  }
}

export type Operations = ReturnType<typeof createOperationsService>
export type OperationsView = Awaited<ReturnType<Operations["read"]>>
