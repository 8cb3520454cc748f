/**
 * A transient error: it ends by itself or by an operator's action, without a restart. The request is valid,
 * and a later retry succeeds.
 */
export type TransientError =
  | "busy"
  | "full"
  | "read only"
  | "no connection"
  | "bucket"
  | "too many files"

/** Prefixes of the error codes of SQLite, PostgreSQL, the operating system and the bucket client. */
const codePrefixes: Record<TransientError, RegExp> = {
  busy: /^(?:SQLITE_BUSY|SQLITE_LOCKED|40|55P03|53300)/,
  full: /^(?:SQLITE_FULL|53100|ENOSPC|EDQUOT)/,
  "read only": /^(?:SQLITE_READONLY|SQLITE_CANTOPEN|SQLITE_IOERR|EROFS|25006)/,
  "no connection": /^(?:08|57P|ECONN|EPIPE|ENOTFOUND|EAI_AGAIN|EHOST|ENET|ETIMEDOUT)/,
  bucket: /^ERR_BUCKET/,
  "too many files": /^(?:EMFILE|ENFILE)/,
}

/** The PostgreSQL driver's own messages for a lost or failed connection, which have no code. */
const driverMessages =
  /^(?:Connection terminated|timeout exp|timeout exceeded|Client (?:has encountered|was closed))/

const classifyOne = ({ code, message }: { code?: unknown; message?: unknown }) => {
  if (code === undefined && driverMessages.test(String(message))) return "no connection"
  const known = Object.entries(codePrefixes).find(([, begins]) => begins.test(String(code ?? "")))
  return known?.[0] as TransientError | undefined
}

/** Classifies a transient error by the error or its cause; undefined for all other errors. */
export const classifyTransientError = (error: unknown): TransientError | undefined => {
  if (!(error instanceof Error)) return undefined
  // The cause is more specific: it says why, for example, a file could not be written.
  return classifyTransientError(error.cause) ?? classifyOne(error)
}

/** Value of Retry-After for a transient error, in seconds. */
export const retryAfterSeconds = 30
