import { afterAll, beforeAll, describe, expect, test } from "vitest"

import type { Role } from "#domain/staff/permissions.ts"
import { contentCalls } from "#server/features/content/content.ts"
import { openContentHarness } from "#tests/support/content-harness.ts"
import { notice } from "#tests/support/samples/site-content.ts"
import { databases } from "#tests/support/servers/databases.ts"

import { callRoutes } from "../call-routes.ts"

const both = (en: string, hi = en) => ({ en, hi })
const page = (title: string, path: string) => ({
  title: both(title),
  path,
  excerpt: both(""),
  body: both("Text."),
})

describe.each(databases)("previews on $name", ({ open }) => {
  let site: Awaited<ReturnType<typeof openContentHarness>>
  beforeAll(async () => {
    site = await openContentHarness(open, callRoutes(contentCalls))
  })
  afterAll(() => site.close())

  const preview = (collection: string, item: object, slug?: string, role: Role = "editor") =>
    site.call("POST", `/content/${collection}/preview`, { role, body: { slug, data: { item } } })
  const previewPath = async (collection: string, item: object, slug?: string) =>
    (await preview(collection, item, slug)).data as { token: string; path: string }
  const saved = (path: string, role: Role = "auditor") =>
    site.call("POST", `/content/${path}/preview`, { role })
  const read = async (token: string) =>
    (await site.contentAdmin.readPreview(token))?.content?.("en")

  test("shows an unsaved item at its future path, only to holders of the token", async () => {
    const { token, path } = await previewPath("notices", notice("Hostel fee"))
    expect(path).toBe("/notices/hostel-fee")
    const content = (await read(token))!
    expect((await content.find("notices", "hostel-fee"))?.title).toBe("Hostel fee")
    expect((await content.list("notices")).map(({ slug }) => slug)).toContain("hostel-fee")
    expect(await site.siteContent().find("notices", "hostel-fee")).toBeUndefined()
    expect(await site.call("GET", "/content/notices/hostel-fee")).toMatchObject({ status: 404 })
  })

  test("gives a new item a path that no existing item has", async () => {
    const body = { data: { item: notice("Rooms"), slug: "rooms" } }
    await site.call("POST", "/content/notices", { body })
    expect((await previewPath("notices", notice("Rooms"))).path).toBe("/notices/rooms-2")
  })

  test("shows an unsaved change of a public item at its position in the list", async () => {
    const slides = await site.siteContent().list("slides")
    const { slug } = slides[1]!
    const { data } = await site.call("GET", `/content/slides/${slug}`)
    const { token, path } = await previewPath(
      "slides",
      { ...data.item, caption: both("New") },
      slug,
    )
    expect(path).toBe("/")
    const captions = slides.map(({ caption }) => caption)
    const shown = await (await read(token))!.list("slides")
    expect(shown.map(({ caption }) => caption)).toEqual(captions.with(1, "New"))
    expect((await site.siteContent().list("slides")).map(({ caption }) => caption)).toEqual(
      captions,
    )
    expect((await site.call("GET", `/content/slides/${slug}`)).data).toEqual(data)
  })

  test("shows a page at its path and links it in the menu", async () => {
    const { token, path } = await previewPath("pages", page("Hostel", "/hostel/"), "hostel")
    expect(path).toBe("/hostel/")
    const content = (await read(token))!
    expect((await content.page("/Hostel"))?.title).toBe("Hostel")
    expect((await content.page("/about/vision"))?.title).toBe("Vision")

    const { data } = await saved("pages/alumni")
    const links = (menu: Awaited<ReturnType<typeof content.menu>>) =>
      menu.flatMap(({ entries }) => entries.map((entry) => entry.link))
    expect(links(await site.siteContent().menu())).not.toContain("/alumni")
    expect(links(await (await read(data.token))!.menu())).toContain("/alumni")
  })

  test("previews settings for an administrator, and for an editor with what editors change", async () => {
    const { data } = await site.call("GET", "/content/settings/college")
    const item = {
      ...data.item,
      announcement: both("Admissions are closed"),
      email: "other@example.org",
    }
    const settingsOf = async (token: string) =>
      (await site.contentAdmin.readPreview(token))?.settings?.()
    for (const slug of ["college", undefined, "another"]) {
      const part = await preview("settings", item, slug)
      expect(await settingsOf(part.data.token)).toMatchObject({
        announcement: item.announcement,
        email: data.item.email,
      })
    }
    const auditors = await preview("settings", item, "college", "auditor")
    expect(auditors).toMatchObject({ status: 403 })
    const reply = await preview("settings", item, "college", "administrator")
    expect(reply.data.path).toBe("/")
    const shown = await site.contentAdmin.readPreview(reply.data.token)
    expect(shown?.content).toBeUndefined()
    expect((await shown?.settings?.())?.announcement).toEqual(both("Admissions are closed"))
    expect((await site.call("GET", "/content/settings/college")).data).toEqual(data)
  })

  test("lists errors by field path, like saving does", async () => {
    const item = { ...notice("Wrong"), date: "yesterday", title: both("", "") }
    expect(await preview("notices", item, "wrong")).toEqual({
      status: 422,
      message: "refused",
      errors: {
        "item.title.hi": ["missing"],
        "item.date": ["not_a_day"],
      },
    })
  })

  test("lets an auditor preview saved items but not unsaved ones", async () => {
    expect(await preview("notices", notice("Mine"), "mine", "auditor")).toMatchObject({
      status: 403,
    })
    const body = { data: { item: notice("Halls"), slug: "halls" } }
    await site.call("POST", "/content/notices", { body })
    const { data } = await saved("notices/halls")
    expect((await (await read(data.token))!.find("notices", "halls"))?.title).toBe("Halls")
    for (const path of ["notices/nowhere", "notices/NO"])
      expect(await saved(path)).toMatchObject({ status: 404 })
  })

  test.each(["", "x", "'; --", "A".repeat(22), "../../etc"])(
    "ignores the invalid token %j",
    async (token) => {
      expect(await read(token)).toBeUndefined()
    },
  )

  test("expires after 15 minutes and is deleted when the next preview is made", async () => {
    const { token } = await previewPath("notices", notice("Short"), "short")
    site.later(15)
    expect(await read(token)).toBeDefined()
    site.later(1)
    expect(await read(token)).toBeUndefined()
    const next = await previewPath("notices", notice("Next"), "next")
    const rows = await site.db.selectFrom("previews").select("token").execute()
    expect(rows).toEqual([{ token: next.token }])
  })
})
