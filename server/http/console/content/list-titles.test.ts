import { afterAll, beforeAll, describe, expect, test } from "vitest"

import { contentCalls } from "#server/features/content/content.ts"
import { openContentHarness } from "#tests/support/content-harness.ts"
import { databasesInFullRuns } from "#tests/support/servers/databases.ts"

import { callRoutes } from "../call-routes.ts"

const path = "/content/list_pages/notices"
const title = { en: "News and circulars", hi: "समाचार और परिपत्र" }

describe.each(databasesInFullRuns)("the college's title of a list on $name", ({ open }) => {
  let site: Awaited<ReturnType<typeof openContentHarness>>
  beforeAll(async () => {
    site = await openContentHarness(open, callRoutes(contentCalls))
    const { data } = await site.call("GET", path)
    const body = { expectedVersion: data.version, data: { item: { ...data.item, title } } }
    await site.call("PUT", path, { body })
  })
  afterAll(() => site.close())

  test("is that of the page", async () => {
    expect((await site.siteContent().builtInTitles())["/notices"]).toBe(title.en)
    expect((await site.siteContent("hi").builtInTitles())["/notices"]).toBe(title.hi)
  })

  test("names it in the picker of links", async () => {
    const { data } = await site.call("GET", "/content-links")
    expect(data).toContainEqual(expect.objectContaining({ link: "/notices", title }))
    const merit = expect.objectContaining({ link: "/merit-lists", title: expect.anything() })
    expect(data).toContainEqual(merit)
  })

  test.each(["circulars", "परिपत्र"])("is found by the word %s", async (word) => {
    const { items } = await site.siteContent("hi").search(word, 1)
    expect(items[0]).toMatchObject({ title: title.hi, path: "/notices" })
  })
})
