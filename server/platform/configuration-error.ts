import { ConfigError } from "#server/platform/config.ts"

const noAnswer = "DATABASE_URL: no database answers there"
const notWritable = "DATA_DIR: the folder can't be made or written"

const lines: Record<string, string> = {
  ECONNREFUSED: noAnswer,
  ENOTFOUND: noAnswer,
  EAI_AGAIN: noAnswer,
  EHOSTUNREACH: noAnswer,
  ENETUNREACH: noAnswer,
  ETIMEDOUT: noAnswer,
  ERR_BUCKET: "S3_BUCKET: the bucket does not answer as it should; check the S3_ settings",
  // PostgreSQL's error codes.
  "28000": "DATABASE_URL: the database does not let this user in",
  "28P01": "DATABASE_URL: the database refuses this user or password",
  "3D000": "DATABASE_URL: there is no database of this name",
  EACCES: notWritable,
  ENOTDIR: notWritable,
  EPERM: notWritable,
  EROFS: notWritable,
  ENOSPC: "DATA_DIR: the disk is full",
  SQLITE_CANTOPEN: notWritable,
  SQLITE_READONLY: notWritable,
  SQLITE_READONLY_DIRECTORY: notWritable,
  SQLITE_FULL: "DATA_DIR: the disk is full",
  SQLITE_NOTADB: "DATA_DIR: mahavidyalaya.sqlite is no database; put its last backup in its place",
  SQLITE_CORRUPT: "DATA_DIR: mahavidyalaya.sqlite is damaged; put its last backup in its place",
}

/**
 * One line for an error that the operator can fix by a setting; undefined for all others, which show their
 * stack.
 */
export const configurationErrorOf = (error: unknown) => {
  if (error instanceof ConfigError) return error.message
  const { code, port, syscall } = error as NodeJS.ErrnoException & { port?: number }
  if (code === "EADDRINUSE") return `PORT: ${port} is in use by another program`
  if (syscall === "listen" && code === "EACCES") return `PORT: no right to listen on ${port}`
  if (syscall === "listen") return "HOST: this machine has no such address"
  return code && lines[code]
}
