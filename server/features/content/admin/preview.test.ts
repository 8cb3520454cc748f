import { afterAll, beforeAll, describe, expect, test } from "vitest"

import type { Role } from "#domain/staff/permissions.ts"
import { contentRoutes } from "#server/http/console/content-routes.ts"
import { openContentHarness } from "#tests/support/content-harness.ts"
import { databases } from "#tests/support/databases.ts"
import { notice } from "#tests/support/site-content.ts"

const both = (en: string, hi = en) => ({ en, hi })
const page = (title: string, path: string) => ({
  title: both(title),
  path,
  excerpt: both(""),
  body: both("Text."),
})

describe.each(databases)("previews on $name", ({ open }) => {
  let desk: Awaited<ReturnType<typeof openContentHarness>>
  beforeAll(async () => {
    desk = await openContentHarness(open, contentRoutes)
  })
  afterAll(() => desk.close())

  const preview = (collection: string, item: object, slug?: string, role: Role = "editor") =>
    desk.call("POST", `/content/${collection}/preview`, { role, body: { slug, data: { item } } })
  const make = async (collection: string, item: object, slug?: string) =>
    (await preview(collection, item, slug)).data as { token: string; path: string }
  const saved = (path: string, role: Role = "auditor") =>
    desk.call("POST", `/content/${path}/preview`, { role })
  const read = async (token: string) => (await desk.contentDesk.readPreview(token))?.content?.("en")

  test("what is not saved yet is seen where it will be, and nobody else sees it", async () => {
    const { token, path } = await make("notices", notice("Hostel fee"))
    expect(path).toBe("/notices/hostel-fee")
    const content = (await read(token))!
    expect((await content.find("notices", "hostel-fee"))?.title).toBe("Hostel fee")
    expect((await content.list("notices")).map(({ slug }) => slug)).toContain("hostel-fee")
    expect(await desk.seen().find("notices", "hostel-fee")).toBeUndefined()
    expect(await desk.call("GET", "/content/notices/hostel-fee")).toMatchObject({ status: 404 })
  })

  test("a new item's page is not that of an item that is there", async () => {
    const body = { data: { item: notice("Rooms"), slug: "rooms" } }
    await desk.call("POST", "/content/notices", { body })
    expect((await make("notices", notice("Rooms"))).path).toBe("/notices/rooms-2")
  })

  test("a change of what is public takes its place, before it is saved", async () => {
    const slides = await desk.seen().list("slides")
    const { slug } = slides[1]!
    const { data } = await desk.call("GET", `/content/slides/${slug}`)
    const { token, path } = await make("slides", { ...data.item, caption: both("New") }, slug)
    expect(path).toBe("/")
    const captions = slides.map(({ caption }) => caption)
    const seen = await (await read(token))!.list("slides")
    expect(seen.map(({ caption }) => caption)).toEqual(captions.with(1, "New"))
    expect((await desk.seen().list("slides")).map(({ caption }) => caption)).toEqual(captions)
    expect((await desk.call("GET", `/content/slides/${slug}`)).data).toEqual(data)
  })

  test("a page is seen at its path, and menus lead to it", async () => {
    const { token, path } = await make("pages", page("Hostel", "/hostel/"), "hostel")
    expect(path).toBe("/hostel/")
    const content = (await read(token))!
    expect((await content.page("/Hostel"))?.title).toBe("Hostel")
    expect((await content.page("/about/vision"))?.title).toBe("Vision")

    const { data } = await saved("pages/alumni")
    const links = (menu: Awaited<ReturnType<typeof content.menu>>) =>
      menu.flatMap(({ entries }) => entries.map((entry) => entry.link))
    expect(links(await desk.seen().menu())).not.toContain("/alumni")
    expect(links(await (await read(data.token))!.menu())).toContain("/alumni")
  })

  test("settings are seen before they are in force, by who may change them", async () => {
    const { data } = await desk.call("GET", "/content/settings/college")
    const item = { ...data.item, announcement: both("Admissions are closed") }
    expect(await preview("settings", item, "college")).toMatchObject({ status: 403 })
    const reply = await preview("settings", item, "college", "administrator")
    expect(reply.data.path).toBe("/")
    const shown = await desk.contentDesk.readPreview(reply.data.token)
    expect(shown?.content).toBeUndefined()
    expect((await shown?.settings?.())?.announcement).toEqual(both("Admissions are closed"))
    expect((await desk.call("GET", "/content/settings/college")).data).toEqual(data)
  })

  test("what is wrong is told by its place, as if it were saved", async () => {
    const item = { ...notice("Wrong"), date: "yesterday", title: both("Wrong", "") }
    expect(await preview("notices", item, "wrong")).toEqual({
      status: 422,
      message: "refused",
      errors: { "item.title.hi": ["missing"], "item.date": ["not_a_day"] },
    })
  })

  test("who reads sees what is saved, and brings nothing to a page", async () => {
    expect(await preview("notices", notice("Mine"), "mine", "auditor")).toMatchObject({
      status: 403,
    })
    const { data } = await saved("notices/rooms")
    expect((await (await read(data.token))!.find("notices", "rooms"))?.title).toBe("Rooms")
    for (const path of ["notices/nowhere", "notices/NO"])
      expect(await saved(path)).toMatchObject({ status: 404 })
  })

  test.each(["", "x", "'; --", "A".repeat(22), "../../etc"])("%j shows nothing", async (token) => {
    expect(await read(token)).toBeUndefined()
  })

  test("after a quarter of an hour it is over, and goes when another is made", async () => {
    const { token } = await make("notices", notice("Short"), "short")
    desk.later(15)
    expect(await read(token)).toBeDefined()
    desk.later(1)
    expect(await read(token)).toBeUndefined()
    const next = await make("notices", notice("Next"), "next")
    const rows = await desk.db.selectFrom("previews").select("token").execute()
    expect(rows).toEqual([{ token: next.token }])
  })
})
