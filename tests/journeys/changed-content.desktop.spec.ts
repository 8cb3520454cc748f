// Pages are kept until the content changes. Here another program changes it, beside the running server.
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"

import { type RunningServer, startServer } from "../support/server.ts"
import { expect, test as base } from "../support/test.ts"

const test = base.extend<{ server: RunningServer }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
  server: async ({}, provide) => {
    const server = await startServer({ LOG_LEVEL: "warn" })
    await provide(server)
    await server.close()
  },
  baseURL: async ({ server }, provide) => provide(server.url),
})

const slug = "library-clearance"

const rewriteNotice = ({ dataDir }: RunningServer, title: string, body: string) => {
  const notice = { title: { en: title, hi: title }, body: { en: body, hi: body } }
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

test("a notice that is changed is seen changed at the next look, on every page that names it", async ({
  page,
  server,
}) => {
  const pages = ["/", "/notices", `/notices/${slug}`, `/hi/notices/${slug}`]
  for (const title of ["Books by the fifth", "Books by the sixth"]) {
    rewriteNotice(server, title, "Bring them back.")
    for (const path of pages) {
      await page.goto(path)
      await expect(page.getByRole("main")).toContainText(title)
    }
  }
})

const evil = `</script><script>window.evil = "it ran"</script><img src="x" onerror="window.evil = 'it ran'">`

test("a notice with scripts in it shows them as text, and none runs", async ({ page, server }) => {
  rewriteNotice(server, evil, evil)
  for (const path of ["/", "/notices", `/notices/${slug}`]) {
    await page.goto(path, { waitUntil: "networkidle" })
    await expect(page.getByRole("main")).toContainText(evil)
    expect(await page.evaluate("window.evil"), path).toBeUndefined()
  }
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(evil)
})

test.describe("a script that found its way into a page all the same", () => {
  test.use({ expectedErrors: [/Content Security Policy/] })

  test("is stopped by the browser", async ({ page }) => {
    await page.goto("/")
    await page.evaluate(() => {
      const script = document.createElement("script")
      script.textContent = "window.evil = 'it ran'"
      document.body.append(script)
    })
    expect(await page.evaluate("window.evil")).toBeUndefined()
  })
})
