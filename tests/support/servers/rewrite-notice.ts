import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"

/** Changes the title of a notice directly in the database, as another process would. */
export const rewriteNotice = (dataDir: string, slug: string, title: string) => {
  const notice = { title: { en: title, hi: title } }
  const database = new DatabaseSync(join(dataDir, "mahavidyalaya.sqlite"))
  database.exec("begin immediate")
  database
    .prepare(
      "update items set data = json_patch(data, ?) where collection = 'notices' and slug = ?",
    )
    .run(JSON.stringify(notice), slug)
  database.exec("update content_version set version = version + 1")
  database.exec("commit")
  database.close()
}
