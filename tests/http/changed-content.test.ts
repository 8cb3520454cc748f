// The page cache follows content that another process changes.
import { afterAll, beforeAll, expect, test } from "vitest"

import { findAll, textOf } from "#tests/support/html/html-tree.ts"
import { openPage } from "#tests/support/open-page.ts"
import { openIn, rewriteNotice } from "#tests/support/servers/other-process.ts"
import { type RunningServer, startServer } from "#tests/support/servers/server.ts"

let server: RunningServer
beforeAll(async () => {
  server = await startServer({ LOG_LEVEL: "warn" })
})
afterAll(() => server.close())

const slug = "library-clearance"

test.each(["Books by the fifth", "Books by the sixth"])(
  "a changed notice soon shows on every page: %s",
  async (title) => {
    const textAt = async (path: string) => textOf((await openPage(server.url + path)).main)
    rewriteNotice(server.dataDir, slug, title)
    // The server polls the content version.
    for (const path of ["/", "/notices", `/notices/${slug}`, `/hi/notices/${slug}`]) {
      await expect.poll(() => textAt(path), { message: path }).toContain(title)
    }
  },
)

test("no link of the layout or the home page leads to a page that staff unpublished", async () => {
  const database = openIn(server.dataDir)
  database.exec("begin immediate")
  database.exec("update items set publish_at = null where collection = 'pages'")
  database.exec("update content_version set version = version + 1")
  database.exec("commit")
  database.close()

  const vision = () => openPage(`${server.url}/about/vision/`)
  await expect
    .poll(async () => textOf((await vision()).main))
    .toContain("This page is being prepared")
  const { status, document } = await vision()
  expect(status).toBe(200)
  expect(findAll(document, "meta", { name: "robots", content: "noindex" })).toHaveLength(1)

  const pathsLinkedFrom = async (home: string) => {
    const links = findAll((await openPage(server.url + home)).document, "link")
    const hrefs = links.map(({ attributes }) => attributes.href ?? "")
    return [...new Set(hrefs.filter((href) => href.startsWith("/")))]
  }
  for (const home of ["/", "/hi"]) {
    // The page cache may hold the home page until the server next polls the content version.
    await expect
      .poll(async () => (await pathsLinkedFrom(home)).filter((path) => path.includes("/about/")))
      .toEqual([])
    const paths = await pathsLinkedFrom(home)
    expect(paths.length).toBeGreaterThan(15)
    const statuses = await Promise.all(
      paths.map(async (path) => `${(await fetch(server.url + path)).status} ${path}`),
    )
    expect(statuses.filter((line) => !line.startsWith("200"))).toEqual([])
  }
})
