import { join } from "node:path"
import { DatabaseSync, type SQLInputValue } from "node:sqlite"

/** Opens the database of a running server, which may be writing: it waits for the lock. */
export const openIn = (dataDir: string) =>
  new DatabaseSync(join(dataDir, "mahavidyalaya.sqlite"), { timeout: 5000 })

/** Changes the database in a data folder as another process would. The page cache notices it by the content version. */
export const changeAsOtherProcess = (dataDir: string, sql: string, values: SQLInputValue[]) => {
  const database = openIn(dataDir)
  database.exec("begin immediate")
  database.prepare(sql).run(...values)
  database.exec("update content_version set version = version + 1")
  database.exec("commit")
  database.close()
}

/** Changes the title of a notice. */
export const rewriteNotice = (dataDir: string, slug: string, title: string) =>
  changeAsOtherProcess(
    dataDir,
    "update items set data = json_patch(data, ?) where collection = 'notices' and slug = ?",
    [JSON.stringify({ title: { en: title, hi: title } }), slug],
  )
