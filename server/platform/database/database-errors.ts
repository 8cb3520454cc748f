import type { LogEvent } from "kysely"

import { type DatabaseFault, databaseFault } from "#server/platform/observability/events.ts"

/** How SQLite's codes begin, PostgreSQL's, and the system's. */
const codePrefixes: Record<Exclude<DatabaseFault, "other">, RegExp> = {
  constraint: /^(?:SQLITE_CONSTRAINT|23)/,
  busy: /^(?:SQLITE_BUSY|SQLITE_LOCKED|40|55P03|53300)/,
  full: /^(?:SQLITE_FULL|53100|ENOSPC)/,
  connection: /^(?:08|57P|E[A-Z]+$)/,
}

/** What kind of fault a database's error is, by its code. */
export const classifyDatabaseError = (error: unknown): DatabaseFault => {
  const { code, message = "" } = (error ?? {}) as { code?: unknown; message?: string }
  const known = Object.entries(codePrefixes).find(([, begins]) => begins.test(String(code ?? "")))
  if (known) return known[0] as DatabaseFault
  // The driver's own errors of a connection that is cut, or can't be had, bear no code.
  return /connection|timeout/i.test(message) && code === undefined ? "connection" : "other"
}

/** Tells of a statement that failed, as Kysely logs it. */
export const recordFailedStatement = (event: LogEvent) => {
  if (event.level === "error") databaseFault.tell({ fault: classifyDatabaseError(event.error) })
}

/** Tells where a connection can't be had, which is no statement yet. */
export const recordLostConnections = <Pool extends { connect: () => Promise<unknown> }>(
  pool: Pool,
): Pool => {
  const connect = pool.connect.bind(pool)
  pool.connect = (async () => {
    try {
      return await connect()
    } catch (error) {
      databaseFault.tell({ fault: "connection" })
      throw error
    }
  }) as Pool["connect"]
  return pool
}
