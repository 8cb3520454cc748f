import { z } from "zod"

import { isBackupLate } from "#domain/backup/backup-plan.ts"
import type { SweepOutcome } from "#server/features/applications/applications.ts"
import { readPlan } from "#server/features/backup-admin/backup-admin.ts"
import { countDead } from "#server/features/outgoing/outgoing.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import { type Config, siteUrlOf } from "#server/platform/config.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { countRows } from "#server/platform/database/dialect.ts"
import {
  findInstallationValue,
  findLastBackup,
  setInstallationValue,
} from "#server/platform/database/installation.ts"
import type { ReadDiskSpace } from "#server/platform/files/disk.ts"
import { readDisk } from "#server/platform/files/space-guard.ts"
import { countFailedAccounts } from "#server/platform/rate-limit/sign-in-guard.ts"
import { releaseVersion } from "#server/platform/release.ts"
import { findWaitingUpdate, versionOf } from "#server/platform/releases/installed-releases.ts"
import { previousFile } from "#server/platform/releases/update-state.ts"

import { countByStatus, readCreatedAt, readDatabaseFacts } from "./database-facts.ts"
import type { MissingFilesService } from "./missing-files.ts"
import { type Heartbeat, createProcesses, sumOfHour } from "./processes.ts"
import { createTrustedClock } from "./trusted-clock.ts"

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
  config: Pick<Config, "DATA_DIR" | "STORAGE" | "PUBLIC_URL" | "PORT">
  disk: ReadDiskSpace
  missingFiles: Pick<MissingFilesService, "readStored">
}

/** What an operator may do next about releases. A checkout, which has no folder of releases, knows no others. */
const readReleases = (dataDir: string, home = process.env["MAHAVIDYALAYA_HOME"]) => {
  const previous = home ? previousFile(dataDir).read() : undefined
  return {
    /** The version of a later release, whose file is in the folder `updates`. */
    waitingUpdate: (home && findWaitingUpdate(home, releaseVersion)?.version) || null,
    /** The release before the last update, while a copy of its data is kept. */
    releaseBefore: previous ? { version: versionOf(previous.from), at: previous.at } : null,
  }
}

/** Data of the operator's page. Sizes in bytes, times in ISO 8601. */
const readOperations = async ({ db, config, disk, now, missingFiles }: Deps) => {
  const recent = await createProcesses(db, now).list()
  const byStatus = await countByStatus(db)
  const createdAt = await readCreatedAt(db)
  const lastBackup = (await findLastBackup(db, now())) ?? null
  return {
    at: now().toISOString(),
    createdAt,
    version: releaseVersion,
    node: process.version,
    ...readReleases(config.DATA_DIR),
    database: await readDatabaseFacts(db),
    storage: {
      kind: config.STORAGE,
      applications: Object.values(byStatus).reduce((sum, count) => sum + count, 0),
      media: await countRows(db.selectFrom("media")),
    },
    disk: (await readDisk(config.DATA_DIR, disk)) ?? null,
    lastBackup,
    isBackupLate: isBackupLate({ lastBackup, createdAt }, await readPlan(db), now()),
    lastSweep: await readLastSweep(db),
    missingFiles: (await missingFiles.readStored()) ?? null,
    clock: (await createTrustedClock({ db, now }).check()) ?? null,
    lastHour: sumOfHour(recent, now()),
    processes: recent
      .filter(({ isAlive }) => isAlive)
      .map(({ minutes: _minutes, isAlive: _isAlive, ...alive }) => alive),
  }
}

/** Data for the operator's page, the trusted clock, and the heartbeats of the processes. */
export const createOperationsService = (deps: Deps) => {
  const { db, config, disk, now, missingFiles } = deps
  const processes = createProcesses(db, now)
  return {
    readDisk: () => readDisk(config.DATA_DIR, disk),

    /** Stores a heartbeat of a process. */
    recordHeartbeat: (
      id: string,
      startedAt: Date,
      heartbeat: Omit<Heartbeat, "version" | "publicUrl">,
    ) =>
      processes.recordHeartbeat(id, startedAt, {
        ...heartbeat,
        version: releaseVersion,
        ...(config.PUBLIC_URL && { publicUrl: config.PUBLIC_URL }),
      }),
    sweepProcesses: processes.sweep,
    clock: createTrustedClock({ db, now }),

    lastBackup: () => findLastBackup(db, now()),

    /**
     * The address of the site for a text without a request: that of the running server, whose console accepts no other
     * one, else that of this configuration.
     */
    siteUrl: async () => {
      const running = (await processes.list()).findLast(({ isAlive }) => isAlive)
      return running?.publicUrl ?? siteUrlOf(config)
    },

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
      lastBackup: await findLastBackup(db, now()),
      missingFiles: await missingFiles.readStored(),
      processes: await processes.countAlive(),
      failedAccounts: await countFailedAccounts(db, now()),
      deadMessages: await countDead(db, now()),
    }),

    read: () => readOperations(deps),
  }
}

export type Operations = ReturnType<typeof createOperationsService>
export type OperationsView = Awaited<ReturnType<Operations["read"]>>
