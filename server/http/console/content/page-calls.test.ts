import { afterAll, beforeAll, expect, test } from "vitest"

import { contentCalls } from "#server/features/content/content.ts"
import { openContentHarness } from "#tests/support/content-harness.ts"
import { openSqlite } from "#tests/support/servers/databases.ts"

import { callRoutes } from "../call-routes.ts"

let site: Awaited<ReturnType<typeof openContentHarness>>
beforeAll(async () => {
  site = await openContentHarness(openSqlite, callRoutes(contentCalls))
})
afterAll(() => site.close())

const text = (en: string, hi = en) => ({ en, hi })
const page = (path: string, title = text("Hostel"), body = text("")) => ({
  title,
  path,
  excerpt: text(""),
  body,
})
const post = (item: object, more: object = {}) =>
  site.call("POST", "/content/pages", { body: { data: { item, ...more } } })
const put = (slug: string, expectedVersion: number, item: object) =>
  site.call("PUT", `/content/pages/${slug}`, { body: { expectedVersion, data: { item } } })

test("a new page puts itself into a menu, which says one language for both if a draft has one", async () => {
  const [menu] = (await site.call("GET", "/content/menus")).data
  const created = await post(page("/hostel", text("", "छात्रावास")), { menu: menu.id })
  expect(created).toMatchObject({ status: 200, data: { id: "chhatravas", state: "draft" } })
  const { data } = await site.call("GET", `/content/menus/${menu.id}`)
  expect(data.version).toBe(menu.version + 1)
  expect(data.item.entries.at(-1)).toEqual({
    title: text("छात्रावास"),
    link: "/hostel",
  })
})

test("nothing is stored if the menu is gone", async () => {
  const refused = await post(page("/nowhere"), { menu: "gone" })
  expect(refused).toMatchObject({ status: 422, errors: { menu: ["no_such_menu"] } })
  expect((await post(page("/nowhere"))).status).toBe(200)
})

test("lists what leads to a page: links of other items, and former paths, which staff delete", async () => {
  await post(page("/mess"), { slug: "mess", publish_at: "now" })
  await post(page("/food", text("Food"), text("[a](/mess) [b](/mess)", "")), { slug: "food" })
  await put("mess", 1, page("/canteen"))
  const { data } = await site.call("GET", "/content/pages/mess/links")
  expect(data).toEqual({
    items: [{ collection: "pages", id: "food", title: text("Food"), count: 2 }],
    redirects: [expect.objectContaining({ path: "/mess", by: "the editor" })],
  })
  const remove = () => site.call("DELETE", "/page-redirects/mess?path=%2Fmess")
  expect((await remove()).status).toBe(200)
  expect((await remove()).status).toBe(404)
  expect((await site.call("GET", "/content/pages/mess/links")).data.redirects).toEqual([])
  expect((await site.call("GET", "/content/pages/gone/links")).status).toBe(404)
})

test("lists the texts that show an album, a department or the members of a page", async () => {
  const title = text("Fest")
  const album = { title, date: "2026-02-01", lead: text("") }
  const saved = await site.call("POST", "/content/albums", { body: { data: { item: album } } })
  expect(saved.data.id).toBe("fest")
  const body = text(
    "::: gallery fest\n:::\n\n:::: note\n::: people department zoology\n:::\n::::",
    "[a](/gallery/photo/fest)",
  )
  await post(page("/fest", title, body), { slug: "fest-page" })
  await post(page("/quality", title, text("::: people committee fest-page\n:::", "")), {
    slug: "quality",
  })
  const countsOf = async (item: string) => {
    const { data } = await site.call("GET", `/content/${item}/links`)
    return data.items.map(({ id, count }: { id: string; count: number }) => [id, count])
  }
  expect(await countsOf("albums/fest")).toEqual([["fest-page", 2]])
  expect(await countsOf("departments/zoology")).toContainEqual(["fest-page", 1])
  expect(await countsOf("pages/fest-page")).toEqual([["quality", 1]])
})

test("says what lists are about, and what visitors see of them", async () => {
  const lines = ["gallery fest", "notices 2", "people department gone", "no list"]
  const { data } = await site.call("POST", "/content-lists", { body: { lines } })
  expect(data).toEqual([
    { line: "gallery fest", title: text("Fest"), count: 0 },
    { line: "notices 2", count: 2 },
    { line: "people department gone", count: 0 },
  ])
  expect((await site.call("POST", "/content-lists", { body: { lines: [] } })).status).toBe(422)
})

test("a preview of a text shows its lists", async () => {
  const sent = { text: "::: notices 2\n:::", language: "hi" }
  const { data } = await site.call("POST", "/content-html", { body: sent })
  expect(data).toContain('<a href="/hi/notices/')
})

test("links lead to uploaded PDF files by their titles", async () => {
  const id = "0".repeat(32)
  const media = { id, kind: "pdf", name: "list.pdf", alt_en: "", alt_hi: "सूची" } as const
  const rest = { width: null, height: null, bytes: 1, files: "[]", at: "2026-01-01", by: "editor" }
  await site.db
    .insertInto("media")
    .values({ ...media, ...rest })
    .execute()
  const { data } = await site.call("GET", "/content-links")
  expect(data.at(-1)).toEqual({
    link: `/media/${id}.pdf`,
    title: { en: "list.pdf", hi: "सूची" },
    collection: "files",
    isPublic: true,
  })
})

test("the privacy notice keeps its address", async () => {
  const { data } = await site.call("GET", "/content/pages/privacy-notice")
  const refused = await put("privacy-notice", data.version, { ...data.item, path: "/privacy" })
  expect(refused).toMatchObject({ status: 422, errors: { "item.path": ["path_stays"] } })
})

test("a page with a gap of its template is a draft only", async () => {
  const { data: templates } = await site.call("GET", "/page-templates")
  expect(Object.keys(templates)).toHaveLength(9)
  const item = { ...templates.rti, path: "/rti" }
  expect((await post(item, { slug: "rti" })).status).toBe(200)
  const publish = (changed: object) =>
    site.call("PUT", "/content/pages/rti", {
      body: { expectedVersion: 1, data: { item: changed, publish_at: "now" } },
    })
  expect(await publish(item)).toMatchObject({
    status: 422,
    errors: { "item.body.en": ["gap_left"], "item.body.hi": ["gap_left"] },
  })
  // As the editor writes brackets. A footnote and a link are no gaps.
  const body = { en: String.raw`Fee: \[fee\]`, hi: "[1] [सूची](/notices)" }
  expect((await publish({ ...item, body })).errors).toEqual({ "item.body.en": ["gap_left"] })
  expect((await publish({ ...item, body: { ...body, en: "Fee: 10" } })).status).toBe(200)
})

test("a restored item tells that a link in it leads nowhere", async () => {
  await post(page("/club"), { slug: "club" })
  const links = (slug: string) => `/content/important_links/${slug}`
  const item = { title: text("Club"), link: "/club" }
  await site.call("POST", "/content/important_links", { body: { data: { item, slug: "club" } } })
  const expectedVersion = { body: { expectedVersion: 1 } }
  await site.call("DELETE", links("club"), expectedVersion)
  const restore = (version: number) =>
    site.call("POST", `${links("club")}/restore`, { body: { version } })
  expect((await restore(1)).data.notes).toEqual({ together: [], drafts: [], hasDeadLink: false })
  await site.call("DELETE", links("club"), { body: { expectedVersion: 2 } })
  await site.call("DELETE", "/content/pages/club", expectedVersion)
  expect((await restore(2)).data).toMatchObject({
    id: "club",
    notes: { together: [], drafts: [], hasDeadLink: true },
  })
})
