import { join } from "node:path"

import SqliteDatabase from "better-sqlite3"
import { expect } from "vitest"

import { startServer as startQuietServer } from "#tests/support/servers/server.ts"

/** Starts the real server as a process, without rate limit and load shedding. */
export const startServer = (env: NodeJS.ProcessEnv = {}, entry?: string) =>
  startQuietServer(
    { RATE_SAVE_PER_MINUTE: "1000000", EVENT_LOOP_DELAY_MAX_MS: "60000", ...env },
    entry,
  )

/** How often a fault is injected: `short` times, or `full` times with FULL=1. */
export const rounds = ({ full, short }: { full: number; short: number }) =>
  process.env.FULL === "1" ? full : short

/** Prints a summary of a fault's effects. */
export const report = (what: string) => console.log(`faults: ${what}`)

/**
 * Waits until /readyz tells that applications can be stored (no reasons), or why not. That takes six seconds at most; a
 * machine with other work to do gets more.
 */
export const expectReadiness = (url: string, reasons: string[]) =>
  expect
    .poll(
      async () => {
        const response = await fetch(`${url}/readyz`)
        const answer = (await response.json()) as { reasons?: string[] }
        expect(response.status).toBe(answer.reasons ? 503 : 200)
        return answer.reasons ?? []
      },
      { timeout: 20_000, interval: 200 },
    )
    .toEqual(reasons)

/** Takes the write lock of a database file in a data directory, as a long transaction of another process. The returned function releases it. */
export const holdLock = (dataDir: string, file: string) => {
  const database = new SqliteDatabase(join(dataDir, file), { timeout: 10_000 })
  database.exec("begin immediate")
  return () => {
    database.exec("rollback")
    database.close()
  }
}
