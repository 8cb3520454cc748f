import { readFileSync } from "node:fs"

import type { SweepOutcome } from "#server/features/applications/applications.ts"
import type { Config } from "#server/platform/config.ts"
import type { Database } from "#server/platform/database/connect.ts"

import { countByStatus, countMedia, readDatabaseFacts, readDisk } from "./database-facts.ts"
import { createMaintenanceRecord } from "./maintenance-record.ts"
import { type Heartbeat, createProcesses } from "./processes.ts"
import { sumOfHour } from "./request-counters.ts"

/** This software's version, as package.json says it. */
const { version } = JSON.parse(
  readFileSync(new URL("../../../package.json", import.meta.url), "utf8"),
) as { version: string }

interface Deps {
  db: Database
  config: Pick<Config, "DATA_DIR" | "STORAGE">
  now: () => Date
}

/** What whoever runs the site looks at, and what the processes say of themselves. */
export const createOperationsService = ({ db, config, now }: Deps) => {
  const processes = createProcesses(db, now)
  const notes = createMaintenanceRecord(db)
  const disk = () => readDisk(config.DATA_DIR)
  return {
    readDisk: disk,

    /** Says that a process lives. */
    beat: (id: string, startedAt: Date, said: Omit<Heartbeat, "version">) =>
      processes.beat(id, startedAt, { ...said, version }),
    sweepProcesses: processes.sweep,

    lastBackup: notes.lastBackup,

    /** Does a sweep of pictures, and notes what came of it. */
    notingSweep: async (sweep: () => Promise<SweepOutcome>) => {
      const outcome = await sweep()
      await notes.noteSweep({ at: now().toISOString(), ...outcome })
      return outcome
    },

    /** Cheap enough for every quarter of a minute. */
    readForMetrics: async () => ({
      byStatus: await countByStatus(db),
      lastBackup: await notes.lastBackup(),
      processes: await processes.countAlive(),
    }),

    /** The operator's page; sizes in bytes, times ISO. */
    read: async () => {
      const seen = await processes.list()
      const byStatus = await countByStatus(db)
      return {
        at: now().toISOString(),
        version,
        node: process.version,
        database: await readDatabaseFacts(db),
        storage: {
          kind: config.STORAGE,
          applications: Object.values(byStatus).reduce((sum, count) => sum + count, 0),
          media: await countMedia(db),
        },
        disk: (await disk()) ?? null,
        lastBackup: (await notes.lastBackup()) ?? null,
        lastSweep: (await notes.lastSweep()) ?? null,
        lastHour: sumOfHour(
          seen.map(({ minutes }) => minutes),
          now(),
        ),
        processes: seen
          .filter(({ isAlive }) => isAlive)
          .map(({ minutes: _minutes, isAlive: _isAlive, ...alive }) => alive),
      }
    },
  }
}

export type Operations = ReturnType<typeof createOperationsService>
/** What the operator's page shows. */
export type OperationsView = Awaited<ReturnType<Operations["read"]>>
