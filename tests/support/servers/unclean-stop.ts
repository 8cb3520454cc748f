import { copyFileSync, readFileSync } from "node:fs"
import { join } from "node:path"

import SqliteDatabase from "better-sqlite3"

/** Fills a table of an SQLite file and leaves the changes in the -wal file beside it, as a killed process does. */
export const leaveWal = (dataDir: string, path: string) => {
  const [folder, name] = [join(dataDir, ".."), path.slice(dataDir.length + 1)]
  const database = new SqliteDatabase(path)
  database.pragma("journal_mode = WAL")
  database.exec("create table if not exists fillers (text text)")
  const insert = database.prepare("insert into fillers values (?)")
  for (let row = 0; row < 50; row++) insert.run("x".repeat(1000))
  for (const end of ["", "-wal"]) copyFileSync(path + end, join(folder, `${name}${end}.kept`))
  database.close()
  for (const end of ["", "-wal"]) copyFileSync(join(folder, `${name}${end}.kept`), path + end)
}

/** The contents of a database file and its -wal file. */
export const contentsOf = (path: string) => ["", "-wal"].map((end) => readFileSync(path + end))
