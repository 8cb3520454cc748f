import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"

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

const readReasons = async (url: string) => {
  const response = await fetch(`${url}/readyz`)
  const { reasons = [] } = (await response.json()) as { reasons?: string[] }
  expect(response.status).toBe(reasons.length === 0 ? 200 : 503)
  return reasons
}

/**
 * Waits until /readyz gives these reasons for not being ready; none: it is ready. That takes six seconds at most; a
 * machine with other work to do gets more. Some other reasons may be there, if `andOthers`.
 */
export const expectReadiness = async (
  url: string,
  expected: string[],
  { andOthers = false } = {},
) => {
  const until = performance.now() + 20_000
  const wanted = andOthers ? expect.arrayContaining(expected) : expected
  for (;;) {
    const reasons = await readReasons(url)
    const hasAll = expected.every((reason) => reasons.includes(reason))
    const isReached = hasAll && (andOthers || reasons.length === expected.length)
    if (isReached || performance.now() > until) return expect(reasons).toEqual(wanted)
    await sleep(200)
  }
}

/** Takes the write lock of a database file in a data directory, as a long transaction of another process. The returned function releases it. */
export const holdLock = (dataDir: string, file: string) => {
  const database = new SqliteDatabase(join(dataDir, file), { timeout: 10_000 })
  database.exec("begin immediate")
  return () => {
    database.exec("rollback")
    database.close()
  }
}
