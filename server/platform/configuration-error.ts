import { commandFor } from "#server/platform/commands.ts"
import { ConfigError } from "#server/platform/config.ts"
import { classifySetupError, type SetupError } from "#server/platform/database/database-errors.ts"
import { OperatorError } from "#server/platform/operator-error.ts"

/** An older database must not be copied beside newer files of SQLite (-wal): SQLite would damage it. */
export const restoreHint = `Restore the last backup into a new, empty folder: ${commandFor("restore", "FILE --into FOLDER")}`

const lines: Record<SetupError, string> = {
  "no answer": "DATABASE_URL: no database answers there",
  "user refused": "DATABASE_URL: the database does not let this user in",
  "password refused": "DATABASE_URL: the database refuses this user or password",
  "no database": "DATABASE_URL: there is no database of this name",
  bucket: "S3_BUCKET: the bucket does not answer as it should; check the S3_ settings",
  "not writable": "DATA_DIR: the folder can't be made or written",
  full: "DATA_DIR: the disk is full",
  "other format": `DATA_DIR: mahavidyalaya.sqlite or uploads.sqlite is no database. ${restoreHint}`,
  damaged: `DATA_DIR: mahavidyalaya.sqlite or uploads.sqlite is damaged. ${restoreHint}`,
}

/**
 * One line for an error that the operator can fix by a setting; undefined for all others, which show their
 * stack.
 */
export const configurationErrorOf = (error: unknown) => {
  if (error instanceof ConfigError || error instanceof OperatorError) return error.message
  const { code, port, syscall } = error as NodeJS.ErrnoException & { port?: number }
  if (code === "EADDRINUSE") return `PORT: ${port} is in use by another program`
  if (syscall === "listen" && code === "EACCES") return `PORT: no right to listen on ${port}`
  if (syscall === "listen") return "HOST: this machine has no such address"
  const kind = classifySetupError(error)
  return kind && lines[kind]
}

/**
 * The exit code of a start that failed: 78 (EX_CONFIG of sysexits.h) if only a person can change the reason. The service
 * (`deploy/mahavidyalaya@.service`) does not try such a start again. All others may pass: a database that does not
 * answer, a port or a folder in use, a full disk.
 */
export const startExitCodeOf = (error: unknown) => (error instanceof ConfigError ? 78 : 1)
