import { afterAll, beforeAll, describe, expect, test } from "vitest"

import { contentRoutes } from "#server/api/console/content-routes.ts"
import { databases } from "#tests/support/databases.ts"
import { openEditor } from "#tests/support/editor.ts"
import { notice } from "#tests/support/site-content.ts"

const both = (en: string, hi = en) => ({ en, hi })
const page = (title: string, path: string) => ({
  title: both(title),
  path,
  excerpt: both(""),
  body: both("Text."),
})

describe.each(databases)("previews on $name", ({ open }) => {
  let desk: Awaited<ReturnType<typeof openEditor>>
  beforeAll(async () => {
    desk = await openEditor(open, contentRoutes)
  })
  afterAll(() => desk.close())

  const make = async (collection: string, item: object, slug: string) => {
    await desk.call("POST", `/content/${collection}`, { body: { data: { item, slug } } })
    return tokenFor(`${collection}/${slug}`, 1)
  }
  const tokenFor = async (path: string, version: number) => {
    const reply = await desk.call("POST", `/content/${path}/preview`, { body: { version } })
    return reply.data as { token: string; path: string }
  }
  const read = async (token: string) => (await desk.contentDesk.readPreview(token))?.content("en")

  test("a draft is seen where it will be, and nobody else sees it", async () => {
    const { token, path } = await make("notices", notice("Draft"), "draft")
    expect(path).toBe("/notices/draft")
    const content = (await read(token))!
    expect((await content.find("notices", "draft"))?.title).toBe("Draft")
    expect((await content.list("notices")).map(({ slug }) => slug)).toContain("draft")
    expect(await desk.seen().find("notices", "draft")).toBeUndefined()
  })

  test("a page is seen at its path, and menus lead to it", async () => {
    const { token, path } = await make("pages", page("Hostel", "/hostel/"), "hostel")
    expect(path).toBe("/hostel/")
    const content = (await read(token))!
    expect((await content.page("/Hostel"))?.title).toBe("Hostel")
    expect((await content.page("/about/vision"))?.title).toBe("Vision")

    const waiting = (await desk.call("GET", "/content/pages/alumni")).data
    expect(waiting.state).toBe("draft")
    const preview = await tokenFor("pages/alumni", waiting.version)
    const links = (menu: Awaited<ReturnType<typeof content.menu>>) =>
      menu.flatMap(({ entries }) => entries.map((entry) => entry.link))
    expect(links(await desk.seen().menu())).not.toContain("/alumni")
    expect(links(await (await read(preview.token))!.menu())).toContain("/alumni")
  })

  test("a change of what is public takes its place", async () => {
    const slides = await desk.seen().list("slides")
    const { slug } = slides[1]!
    const { data } = await desk.call("GET", `/content/slides/${slug}`)
    const body = { seen: 1, data: { item: { ...data.item, caption: both("New caption") } } }
    await desk.call("PUT", `/content/slides/${slug}`, { body })
    const captions = async (version: number) => {
      const { token, path } = await tokenFor(`slides/${slug}`, version)
      expect(path).toBe("/")
      return (await (await read(token))!.list("slides")).map(({ caption }) => caption)
    }
    const before = slides.map(({ caption }) => caption)
    expect(await captions(1)).toEqual(before)
    expect(await captions(2)).toEqual(before.with(1, "New caption"))
  })

  test("of what is not there no preview is made", async () => {
    await make("notices", notice("There"), "there")
    for (const [path, version] of [
      ["notices/there", 2],
      ["notices/nowhere", 1],
      ["settings/college", 1],
    ] as const) {
      const body = { version }
      expect(await desk.call("POST", `/content/${path}/preview`, { body })).toMatchObject({
        status: 404,
      })
    }
  })

  test("a forged token shows nothing", async () => {
    const { token } = await make("notices", notice("Sealed"), "sealed")
    await make("notices", notice("Other"), "other")
    const parts = token.split(".")
    const forged = [
      "",
      "...",
      token.slice(0, -1),
      parts.with(1, "other").join("."),
      parts.with(2, "2").join("."),
      parts.with(3, "99999999999").join("."),
      parts.with(0, "events").join("."),
    ]
    for (const one of forged) expect(await read(one), one).toBeUndefined()
    expect(await read(token)).toBeDefined()
  })

  test("after a quarter of an hour it is over", async () => {
    const { token } = await make("notices", notice("Short"), "short")
    desk.later(15)
    expect(await read(token)).toBeDefined()
    desk.later(1)
    expect(await read(token)).toBeUndefined()
  })
})
