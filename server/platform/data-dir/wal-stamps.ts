import { randomInt } from "node:crypto"
import { closeSync, existsSync, openSync, readSync, statSync } from "node:fs"
import { basename } from "node:path"

import SqliteDatabase from "better-sqlite3"

import { ConfigError } from "#server/platform/config.ts"
import { restoreHint } from "#server/platform/configuration-error.ts"
import { passesIntegrityCheck, withSqlite } from "#server/platform/database/open-sqlite.ts"
import { busyTimeoutMs } from "#server/platform/database/retry.ts"

/** An SQLite file of a data directory. */
export interface StampedFile {
  path: string
  /** Whether its pages are checked after an unclean stop, even if the stamp fits. Pictures take too long. */
  isChecked: boolean
}

/** Bytes of the header of a -wal file. Changes follow it. */
const walHeaderBytes = 32
/** Offset of `user_version`, four bytes, in the header of a database file. */
const stampOffset = 60

/** Whether a -wal file with changes is beside a database file. */
export const hasWal = (path: string) =>
  (statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0) > walHeaderBytes

/** The stamp in the file itself, without the changes in the -wal file. 0 means none. */
const readOwnStamp = (path: string) => {
  const header = Buffer.alloc(4)
  const file = openSync(path, "r")
  readSync(file, header, 0, 4, stampOffset)
  closeSync(file)
  return header.readInt32BE()
}

/**
 * The stamps that the file may have from now on: its own, and the one that a checkpoint would copy from the -wal file.
 * Throws ConfigError if the -wal file beside it is of other data: SQLite would write its pages into this file, and damage
 * it. `known` are the stamps that were recorded; without any, all pages and indexes are checked.
 */
export const checkStamp = ({ path, isChecked }: StampedFile, known: readonly number[]) => {
  const name = basename(path)
  if (!existsSync(path)) {
    if (!hasWal(path)) return []
    throw new ConfigError(
      `DATA_DIR: ${name} is missing, but ${name}-wal with its newest changes is there, which SQLite would delete. Put ${name} back, or move ${name}-wal away`,
    )
  }
  const own = readOwnStamp(path)
  if (!hasWal(path)) return [own]
  const isKnown = known.includes(own)
  const isOther = known.length > 0 && !isKnown
  const isBroken = () =>
    isKnown ? isChecked && !passesIntegrityCheck(path, "quick_check") : !passesIntegrityCheck(path)
  if (isOther || isBroken()) {
    throw new ConfigError(
      `DATA_DIR: ${name} and ${name}-wal do not belong together, or are damaged; nothing was changed. ${restoreHint}`,
    )
  }
  const merged = withSqlite(path, (file) => Number(file.pragma("user_version", { simple: true })))
  return [...new Set([own, merged])]
}

export const newStamp = () => randomInt(1, 2 ** 31)

/**
 * Writes a stamp into a database file that is in use. Returns whether it is in the file itself, after a complete
 * checkpoint.
 */
export const writeStamp = ({ path }: StampedFile, stamp: number) => {
  const database = new SqliteDatabase(path, { fileMustExist: true, timeout: busyTimeoutMs })
  try {
    database.pragma(`user_version = ${stamp}`)
    const [{ log, checkpointed }] = database.pragma("wal_checkpoint(PASSIVE)") as [
      { log: number; checkpointed: number },
    ]
    return log === checkpointed
  } finally {
    database.close()
  }
}
