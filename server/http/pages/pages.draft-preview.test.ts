// Draft previews by token, with a stub in place of the React application.
import { afterAll, beforeAll, describe, expect, test } from "vitest"

import { openApp } from "#tests/support/app.ts"
import { notice } from "#tests/support/samples/site-content.ts"
import { databasesInFullRuns } from "#tests/support/servers/databases.ts"

import type { Render } from "./render.ts"

const render: Render = async (_request, context) => {
  const found = await context.content("en").find("notices", "draft")
  const title = found && (context.isPreview ? `${found.title} (preview)` : found.title)
  return new Response(title ?? "nothing", { status: found ? 200 : 404 })
}

describe.each(databasesInFullRuns)("the page of a draft on $name", ({ open }) => {
  let database: Awaited<ReturnType<typeof open>>
  let site: Awaited<ReturnType<typeof openApp>>
  let token: string
  beforeAll(async () => {
    database = await open()
    site = await openApp({ DATABASE_URL: database.url }, { render })
    const { contentAdmin } = site.services
    await contentAdmin.create("notices", { item: notice("Draft"), slug: "draft" }, "test")
    token = (await contentAdmin.previewSaved("notices", "draft"))!.token
  })
  afterAll(async () => {
    await site.close()
    await database.close()
  })

  const visit = async (path: string) => {
    const { statusCode, body, headers } = await site.app.inject(path)
    return {
      statusCode,
      body,
      robots: headers["x-robots-tag"],
      cacheControl: headers["cache-control"],
    }
  }

  test("is shown with the token, with no-store and noindex", async () => {
    expect(await visit(`/notices/draft?preview=${token}`)).toEqual({
      statusCode: 200,
      body: "Draft (preview)",
      robots: "noindex",
      cacheControl: "no-store",
    })
  })

  test("answers 404 without the token or with a forged one, before and after a preview", async () => {
    for (const path of ["/notices/draft", `/notices/draft?preview=${token.slice(1)}A`]) {
      expect(await visit(path)).toMatchObject({ statusCode: 404, body: "nothing" })
    }
    expect(await visit(`/notices/draft?preview=${token}`)).toMatchObject({ statusCode: 200 })
    expect(await visit("/notices/draft")).toMatchObject({ statusCode: 404, robots: undefined })
  })
})
