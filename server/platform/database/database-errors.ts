import type { LogEvent } from "kysely"

import { type DatabaseFault, databaseFault } from "#server/platform/observability/events.ts"

/** Prefixes of the error codes of SQLite, PostgreSQL, the operating system, the bucket client and our queues. */
const codePrefixes = {
  constraint: /^(?:SQLITE_CONSTRAINT|23)/,
  busy: /^(?:SQLITE_BUSY|SQLITE_LOCKED|40|55P03|53300)/,
  full: /^(?:SQLITE_FULL|53100|ENOSPC|EDQUOT)/,
  "read only": /^(?:SQLITE_READONLY|SQLITE_CANTOPEN|SQLITE_IOERR|EROFS|25006)/,
  "no connection": /^(?:08|57P|ECONN|EPIPE|ENOTFOUND|EAI_AGAIN|EHOST|ENET|ETIMEDOUT)/,
  bucket: /^ERR_BUCKET/,
  "too many files": /^(?:EMFILE|ENFILE)/,
  "picture decoder": /^ERR_PICTURE/,
  "password queue": /^ERR_PASSWORD/,
}
type ErrorKind = keyof typeof codePrefixes

/**
 * A transient error: it ends by itself or by an operator's action, without a restart. The request is valid,
 * and a later retry succeeds.
 */
export type TransientError = Exclude<ErrorKind, "constraint">

/** Value of Retry-After for a transient error, in seconds. */
export const retryAfterSeconds = 30

/** The PostgreSQL driver's own messages for a lost or failed connection, which have no code. */
const driverMessages =
  /^(?:Connection terminated|timeout exp|timeout exceeded|Client (?:has encountered|was closed))/

const codeOf = (error: unknown) => String((error as { code?: unknown } | null)?.code ?? "")

const kindOf = (error: unknown): ErrorKind | undefined => {
  const code = codeOf(error)
  if (code === "" && error instanceof Error && driverMessages.test(error.message)) {
    return "no connection"
  }
  const known = Object.entries(codePrefixes).find(([, prefixes]) => prefixes.test(code))
  return known?.[0] as ErrorKind | undefined
}

/** Classifies a transient error by the error or its cause; undefined for all other errors. */
export const classifyTransientError = (error: unknown): TransientError | undefined => {
  if (!(error instanceof Error)) return undefined
  const kind = kindOf(error)
  // The cause is more specific: it says why, for example, a file could not be written.
  return classifyTransientError(error.cause) ?? (kind === "constraint" ? undefined : kind)
}

/** Codes of errors that an operator ends by a setting, or by a backup. */
const setupCodes = {
  "no answer": [
    "ECONNREFUSED",
    "ENOTFOUND",
    "EAI_AGAIN",
    "EHOSTUNREACH",
    "ENETUNREACH",
    "ETIMEDOUT",
  ],
  "user refused": ["28000"],
  "password refused": ["28P01"],
  "no database": ["3D000"],
  bucket: ["ERR_BUCKET"],
  "not writable": [
    "EACCES",
    "ENOTDIR",
    "EPERM",
    "EROFS",
    "SQLITE_CANTOPEN",
    "SQLITE_READONLY",
    "SQLITE_READONLY_DIRECTORY",
  ],
  // The last two: SQLite cannot extend its shared memory or its log.
  full: ["ENOSPC", "SQLITE_FULL", "SQLITE_IOERR_SHMSIZE", "SQLITE_IOERR_WRITE"],
  "other format": ["SQLITE_NOTADB"],
  damaged: ["SQLITE_CORRUPT"],
}
export type SetupError = keyof typeof setupCodes

/** Classifies an error that an operator ends by a setting, or by a backup; undefined for all other errors. */
export const classifySetupError = (error: unknown) => {
  const code = codeOf(error)
  const known = Object.entries(setupCodes).find(([, codes]) => codes.includes(code))
  return known?.[0] as SetupError | undefined
}

/** SQLite found no file, or may not open it. */
export const cannotOpen = (error: unknown) => codeOf(error) === "SQLITE_CANTOPEN"

/** Another connection holds a lock. */
export const isBusy = (error: unknown) => kindOf(error) === "busy"

/** PostgreSQL ended a deadlock or a serialization conflict by aborting this transaction. */
export const isDeadlock = (error: unknown) => codeOf(error).startsWith("40")

/** PostgreSQL's unique_violation. */
export const isUniqueViolation = (error: unknown) => codeOf(error) === "23505"

const faults: Partial<Record<ErrorKind, DatabaseFault>> = {
  constraint: "constraint",
  busy: "busy",
  full: "full",
  "no connection": "connection",
}

/** Classifies a database error for the metrics, which have fewer kinds. */
export const classifyDatabaseError = (error: unknown): DatabaseFault => {
  const kind = kindOf(error)
  return (kind && faults[kind]) ?? "other"
}

/** Records a failed statement in the metrics; called by Kysely's logger. */
export const recordFailedStatement = (event: LogEvent) => {
  if (event.level === "error") databaseFault.publish({ fault: classifyDatabaseError(event.error) })
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
      databaseFault.publish({ fault: "connection" })
      throw error
    }
  }) as Pool["connect"]
  return pool
}
