// The page cache follows content that another process changes.
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"

import { afterAll, beforeAll, expect, test } from "vitest"

import { textOf } from "#tests/support/html/html-tree.ts"
import { openPage } from "#tests/support/open-page.ts"
import { type RunningServer, startServer } from "#tests/support/servers/server.ts"

let server: RunningServer
beforeAll(async () => {
  server = await startServer({ LOG_LEVEL: "warn" })
})
afterAll(() => server.close())

const slug = "library-clearance"

const rewriteNotice = (title: string) => {
  const notice = { title: { en: title, hi: title } }
  const database = new DatabaseSync(join(server.dataDir, "mahavidyalaya.sqlite"))
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

test.each(["Books by the fifth", "Books by the sixth"])(
  "a changed notice soon shows on every page: %s",
  async (title) => {
    const textAt = async (path: string) => textOf((await openPage(server.url + path)).main)
    rewriteNotice(title)
    // The server polls the content version.
    for (const path of ["/", "/notices", `/notices/${slug}`, `/hi/notices/${slug}`]) {
      await expect.poll(() => textAt(path), { message: path }).toContain(title)
    }
  },
)
