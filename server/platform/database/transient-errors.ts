/**
 * What ends by itself or by an operator's hand while the server goes on: nothing is wrong with what was
 * sent, and sent again a little later it is taken.
 */
export type TransientError =
  | "busy"
  | "full"
  | "read only"
  | "no connection"
  | "bucket"
  | "too many files"

/** How the codes of SQLite, PostgreSQL, the system and the bucket's client begin. */
const codePrefixes: Record<TransientError, RegExp> = {
  busy: /^(?:SQLITE_BUSY|SQLITE_LOCKED|40|55P03|53300)/,
  full: /^(?:SQLITE_FULL|53100|ENOSPC|EDQUOT)/,
  "read only": /^(?:SQLITE_READONLY|SQLITE_CANTOPEN|SQLITE_IOERR|EROFS|25006)/,
  "no connection": /^(?:08|57P|ECONN|EPIPE|ENOTFOUND|EAI_AGAIN|EHOST|ENET|ETIMEDOUT)/,
  bucket: /^ERR_BUCKET/,
  "too many files": /^(?:EMFILE|ENFILE)/,
}

/** The drivers' own words for a connection that was cut, or could not be had: they bear no code. */
const driverMessages =
  /^(?:Connection terminated|timeout exp|timeout exceeded|Client (?:has encountered|was closed))/

const classifyOne = ({ code, message }: { code?: unknown; message?: unknown }) => {
  if (code === undefined && driverMessages.test(String(message))) return "no connection"
  const known = Object.entries(codePrefixes).find(([, begins]) => begins.test(String(code ?? "")))
  return known?.[0] as TransientError | undefined
}

/** Which passing fault an error is, or was caused by; undefined for all others. */
export const classifyTransientError = (error: unknown): TransientError | undefined => {
  if (!(error instanceof Error)) return undefined
  // What lies beneath says more: a client tells that a file could not be written, its cause why.
  return classifyTransientError(error.cause) ?? classifyOne(error)
}

/** Seconds after which whoever met one may well try again. */
export const retryAfterSeconds = 30
