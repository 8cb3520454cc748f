import type { LogEvent } from "kysely"

import { type DatabaseFault, databaseFault } from "#server/platform/observability/events.ts"

/** Prefixes of the error codes of SQLite, PostgreSQL and the operating system. */
const codePrefixes: Record<Exclude<DatabaseFault, "other">, RegExp> = {
  constraint: /^(?:SQLITE_CONSTRAINT|23)/,
  busy: /^(?:SQLITE_BUSY|SQLITE_LOCKED|40|55P03|53300)/,
  full: /^(?:SQLITE_FULL|53100|ENOSPC)/,
  connection: /^(?:08|57P|E[A-Z]+$)/,
}

/** Classifies a database error by its code, for the metrics. */
export const classifyDatabaseError = (error: unknown): DatabaseFault => {
  const { code, message = "" } = (error ?? {}) as { code?: unknown; message?: string }
  const known = Object.entries(codePrefixes).find(([, begins]) => begins.test(String(code ?? "")))
  if (known) return known[0] as DatabaseFault
  // The PostgreSQL driver's own errors for a lost or failed connection have no code.
  return /connection|timeout/i.test(message) && code === undefined ? "connection" : "other"
}

/** Records a failed statement in the metrics; called by Kysely's logger. */
export const recordFailedStatement = (event: LogEvent) => {
  if (event.level === "error") databaseFault.tell({ fault: classifyDatabaseError(event.error) })
}

/** Records failed connection attempts in the metrics. Kysely logs only statements. */
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
