import { readFileSync } from "node:fs"

import SqliteDatabase from "better-sqlite3"

const headerBytes = 32
const frameHeaderBytes = 24

/**
 * The number of commits that `work` makes in a SQLite file in WAL mode. Each costs a disk sync. Only frames that end
 * a transaction carry the size of the database (SQLite's file format, 4.1); a transaction that writes nothing leaves
 * none.
 */
export const countCommits = async (path: string, work: () => Promise<unknown>) => {
  const database = new SqliteDatabase(path)
  database.pragma("wal_checkpoint(TRUNCATE)")
  database.close()
  await work()
  const log = readFileSync(`${path}-wal`)
  if (log.length === 0) return 0
  const frameBytes = frameHeaderBytes + log.readUInt32BE(8)
  let commits = 0
  for (let at = headerBytes; at + frameBytes <= log.length; at += frameBytes) {
    if (log.readUInt32BE(at + 4) > 0) commits++
  }
  return commits
}
