import { sql } from "kysely"

import type { SiteDeps } from "#server/features/site-deps.ts"
import { classifyTransientError } from "#server/platform/database/database-errors.ts"
import { isPostgres } from "#server/platform/database/dialect.ts"
import { setInstallationValue } from "#server/platform/database/installation.ts"
import { withTimeout } from "#server/platform/database/retry.ts"
import type { FileStore } from "#server/platform/files/file-store.ts"
import type { SpaceGuard } from "#server/platform/files/space-guard.ts"
import { applicationSaved } from "#server/platform/observability/events.ts"

import type { MissingFilesSummary } from "./missing-files.ts"

/** A probe that takes longer has failed. Together with `sharedMs` well below ten seconds. */
const timeoutMs = 4000
/** For so long a result is shared: a monitor may ask as often as it likes. */
const sharedMs = 2000
/** How long a failed save counts, unless one succeeds after it. */
const failedSaveMs = 6000
/** A probe that hangs must not take all connections. */
const maxRunning = 3
/** About what a save writes. A smaller probe may still fit where a save does not. */
const bytesOfRecord = 16 * 1024
const bytesOfFile = 64 * 1024

/** Whether applications can be stored. */
export interface Readiness {
  /** Why not: each a part and a fixed category, never data. Empty: ready. */
  reasons: string[]
  /** The error of the first part that failed with one. */
  error?: unknown
}

interface Deps extends Pick<SiteDeps, "db" | "randomBytes"> {
  files: Pick<FileStore, "writeProbe">
  readMissingFiles: () => Promise<MissingFilesSummary | undefined>
  isShortOfSpace: SpaceGuard["isShort"]
}

/** A part's reason for not being ready; undefined if it is. */
type Check = () => Promise<string | undefined>

const categoryOf = (error: unknown) => {
  const { code } = error as NodeJS.ErrnoException
  if (code === "ETIMEDOUT") return "timeout"
  if (code === "ENOENT") return "gone"
  return classifyTransientError(error) ?? "failed"
}

/** Runs work with a timeout. While earlier runs hang, only a few more are started. */
const createProbe = <Result>(work: () => Promise<Result>) => {
  let running = 0
  let newest: Promise<Result>
  return () => {
    if (running < maxRunning) {
      running += 1
      newest = work().finally(() => {
        running -= 1
      })
    }
    return withTimeout(newest, timeoutMs)
  }
}

const createDatabaseCheck = ({ db, randomBytes }: Deps): Check => {
  const write = createProbe(() => {
    const value = randomBytes(bytesOfRecord).toString("base64")
    return db.transaction().execute(async (transaction) => {
      // The lock that an insert takes: another program may hold these tables. SQLite has one lock for all.
      if (isPostgres(db)) {
        await sql`lock table applications, audit in row exclusive mode`.execute(transaction)
      }
      await setInstallationValue(transaction, "write_probe", value)
    })
  })
  return async () => {
    await write()
    return undefined
  }
}

const createFilesCheck = ({ files, randomBytes }: Deps): Check => {
  const write = createProbe(() => files.writeProbe(randomBytes(bytesOfFile)))
  return async () => {
    await write()
    return undefined
  }
}

const createDiskCheck =
  ({ isShortOfSpace }: Deps): Check =>
  async () =>
    (await isShortOfSpace()) ? "nearly full" : undefined

const createMissingCheck = ({ readMissingFiles }: Deps): Check => {
  const read = createProbe(readMissingFiles)
  return async () => ((await read())?.count ? "missing" : undefined)
}

/** Fails for a few seconds after a save of this process failed, until one succeeds. */
const createSavesCheck = () => {
  let failedAt = Number.NEGATIVE_INFINITY
  const close = applicationSaved.subscribe(({ outcome }) => {
    if (outcome === "failed") failedAt = performance.now()
    else if (outcome === "accepted") failedAt = Number.NEGATIVE_INFINITY
  })
  const check: Check = async () =>
    performance.now() - failedAt < failedSaveMs ? "failed" : undefined
  return { check, close }
}

const runCheck = async ([part, check]: [string, Check]) => {
  try {
    const reason = await check()
    return reason ? [{ reason: `${part}: ${reason}` }] : []
  } catch (error) {
    return [{ reason: `${part}: ${categoryOf(error)}`, error }]
  }
}

/**
 * Tells whether applications can be stored: writes to the database and the file store as much as a save does, and looks
 * at the disk, at the outcome of real saves, and at missing files.
 */
export const createReadiness = (deps: Deps) => {
  const saves = createSavesCheck()
  const checks: Record<string, Check> = {
    database: createDatabaseCheck(deps),
    files: createFilesCheck(deps),
    disk: createDiskCheck(deps),
    saves: saves.check,
    "files of records": createMissingCheck(deps),
  }
  const run = async (): Promise<Readiness> => {
    const failed = (await Promise.all(Object.entries(checks).map(runCheck))).flat()
    const errors = failed.flatMap((one) => ("error" in one ? one.error : []))
    return { reasons: failed.map(({ reason }) => reason), error: errors[0] }
  }
  let last: { result: Promise<Readiness>; until: number } | undefined
  return {
    /** Calls at about the same time share one result. */
    check: () => {
      if (last && performance.now() < last.until) return last.result
      const current = { result: run(), until: Number.POSITIVE_INFINITY }
      void current.result.finally(() => {
        current.until = performance.now() + sharedMs
      })
      last = current
      return current.result
    },
    close: saves.close,
  }
}
