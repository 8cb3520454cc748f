import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"

import SqliteDatabase from "better-sqlite3"

import { isBusy } from "#server/platform/database/database-errors.ts"
import { OperatorError } from "#server/platform/operator-error.ts"

import { updateFolder } from "./update-state.ts"

/**
 * Takes a lock with an SQLite file: the operating system releases it when the process ends, however it ends. Returns
 * undefined if another process has it.
 */
const lock = (dataDir: string, name: "servers.lock" | "update.lock", statement: string) => {
  const database = new SqliteDatabase(join(updateFolder(dataDir), name), { timeout: 0 })
  try {
    database.exec(statement)
    return { release: () => database.close() }
  } catch (error) {
    database.close()
    if (isBusy(error)) return undefined
    throw error
  }
}

export type Lock = NonNullable<ReturnType<typeof lock>>

/** Makes this process the only update of the data directory. Undefined if there is one. */
export const takeUpdateLock = (dataDir: string) => lock(dataDir, "update.lock", "begin exclusive")

/** Marks this process as a server of the data directory. Servers share this lock. Undefined while an update excludes them. */
export const shareServersLock = (dataDir: string) =>
  lock(dataDir, "servers.lock", "begin; select count(*) from sqlite_schema")

/** Excludes servers: none runs, and none starts. Undefined if one runs. */
export const excludeServers = (dataDir: string) => lock(dataDir, "servers.lock", "begin exclusive")

const retryMs = 100

/** Excludes servers and commands once all have ended. Throws OperatorError if one does not end in time. */
export const waitForServers = async (dataDir: string, timeoutMs: number) => {
  const until = performance.now() + timeoutMs
  for (;;) {
    const excluded = excludeServers(dataDir)
    if (excluded) return excluded
    if (performance.now() > until) {
      throw new OperatorError(
        "A server or a command of this data directory, such as a backup, does not stop. Wait for it, or end it by hand.",
      )
    }
    await sleep(retryMs)
  }
}
