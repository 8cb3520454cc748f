import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"

import {
  clerk,
  fresh,
  minutesAfter,
  openSite,
  type Site,
} from "#tests/support/samples/site-content.ts"
import { databases } from "#tests/support/servers/databases.ts"

const text = (en: string) => ({ en, hi: en })
const page = (path: string, body = "") => ({
  title: text("Hostel"),
  path,
  excerpt: text(""),
  body: { en: body, hi: body },
})

describe.each(databases)("pages that move on $name", ({ open }) => {
  let site: Site
  let count = 0
  let slug = ""
  beforeAll(async () => {
    site = await openSite(open)
  })
  beforeEach(() => {
    slug = `moving-${++count}`
  })
  afterAll(() => site.close())

  const at = (suffix: string) => `/${slug}-${suffix}`
  const save = (name: string, item: ReturnType<typeof page>, expectedVersion?: number) =>
    site.editing.save("pages", name, { ...fresh(item), expectedVersion }, clerk)
  const leadsTo = (path: string) => site.content("en").redirect(path)

  test("a former path leads to the page, also after it moved twice, and never to itself", async () => {
    await save(slug, page(at("a")))
    await save(slug, page(at("b")), 1)
    expect(await leadsTo(at("a"))).toBe(at("b"))
    await save(slug, page(at("c")), 2)
    expect([await leadsTo(at("a")), await leadsTo(`${at("b").toUpperCase()}/`)]).toEqual([
      at("c"),
      at("c"),
    ])
    await save(slug, page(at("a")), 3)
    expect([await leadsTo(at("a")), await leadsTo(at("b"))]).toEqual([undefined, at("a")])
  })

  test("a page has the given spelling of its address or the correct one, and the other leads there", async () => {
    const [given, correct] = ["/privacyy-policy", "/privacy-policy"]
    const former = (await site.editing.find("pages", "privacy-policy"))!
    const moved = { ...fresh({ ...former.item, path: correct }), expectedVersion: former.version }
    expect([await leadsTo(given), await leadsTo(`${correct.toUpperCase()}/`)]).toEqual([
      undefined,
      given,
    ])
    expect(await save(slug, page(correct))).toBe("path taken")
    expect(await site.editing.save("pages", "privacy-policy", moved, clerk)).toBe("stored")
    expect(await site.editing.removeRedirect("privacy-policy", given, clerk)).toBe(true)
    expect(await leadsTo(given)).toBe(correct)
    expect((await site.content("en").page(correct))?.slug).toBe("privacy-policy")
    const isOpen = await site.content("en").linkCheck()
    expect([isOpen(given), isOpen(correct)]).toEqual([true, true])
    expect(await site.editing.linksTo(given)).toEqual([])
    const footer = await site.content("en").list("footer_groups")
    expect(footer.flatMap(({ entries }) => entries).map(({ link }) => link)).toContain(correct)
  })

  test("the correct spelling leads to the given one while the page is not public", async () => {
    const former = (await site.editing.find("pages", "terms-and-conditions"))!
    const draft = {
      ...former,
      publish_at: null,
      unpublish_at: null,
      expectedVersion: former.version,
    }
    expect(await site.editing.save("pages", "terms-and-conditions", draft, clerk)).toBe("stored")
    expect([await leadsTo("/terms-and-conditions"), await leadsTo("/terms-and-condition")]).toEqual(
      ["/terms-and-condition", undefined],
    )
  })

  test("a path that no visitor has seen leads nowhere, and neither does one whose page is not public", async () => {
    const draft = { ...fresh(page(at("a"))), publish_at: null }
    await site.editing.save("pages", slug, draft, clerk)
    await save(slug, page(at("b")), 1)
    expect(await leadsTo(at("a"))).toBeUndefined()
    await save(slug, page(at("c")), 2)
    await site.editing.save(
      "pages",
      slug,
      { ...draft, item: page(at("c")), expectedVersion: 3 },
      clerk,
    )
    expect(await leadsTo(at("b"))).toBeUndefined()
  })

  test("a new page at a former path wins, and its own former path is its own", async () => {
    await save(slug, page(at("a")))
    await save(slug, page(at("b")), 1)
    await save(`${slug}-new`, page(at("a")))
    expect((await site.content("en").page(at("a")))?.slug).toBe(`${slug}-new`)
    await save(`${slug}-new`, page(at("c")), 1)
    expect(await leadsTo(at("a"))).toBe(at("c"))
  })

  test("links follow in all items, with a revision and an audit line, and no language becomes newer", async () => {
    await save(slug, page(at("a"), `[here](${at("a")}#top)`))
    const title = text("Hostel")
    const link = `${at("a")}/`
    const menu = { title, link, entries: [{ title, link }] }
    await site.editing.save("menus", slug, fresh(menu), clerk)
    await site.editing.save("tiles", slug, fresh({ title, icon: "eye", link }), clerk)
    const notice = { title, date: "2026-07-01", body: { en: `[x](${at("a")})`, hi: "" } }
    await site.editing.save("notices", slug, fresh(notice), clerk)
    const linking = await site.editing.linksTo(at("a"))
    expect(linking.map(({ collection, count: links }) => [collection, links])).toEqual([
      ["menus", 2],
      ["notices", 1],
      ["pages", 2],
      ["tiles", 1],
    ])
    const later = { by: "principal", at: minutesAfter(10).toISOString() }
    const moved = { ...fresh(page(at("b"), `[here](${at("a")}#top)`)), expectedVersion: 1 }
    expect(await site.editing.save("pages", slug, moved, later)).toBe("stored")
    expect(await site.editing.find("menus", slug)).toMatchObject({
      item: { link: at("b"), entries: [{ link: at("b") }] },
      version: 2,
      updated_by: "principal",
    })
    expect(await site.editing.find("notices", slug)).toMatchObject({
      item: { body: { en: `[x](${at("b")})` } },
      newer_language: null,
    })
    // The page itself gets one version, not two.
    expect(await site.editing.find("pages", slug)).toMatchObject({
      item: { body: { en: `[here](${at("b")}#top)` } },
      version: 2,
    })
    expect(await site.editing.revisions("tiles", slug)).toHaveLength(1)
    const lines = await site.db
      .selectFrom("audit")
      .select("subject")
      .where("action", "=", "content links moved")
      .execute()
    expect(lines.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([`menus/${slug}`, `notices/${slug}`, `tiles/${slug}`]),
    )
    expect(await site.editing.linksTo(at("a"))).toEqual([])
  })

  test("an earlier version that is restored brings back its path, and links follow", async () => {
    await save(slug, page(at("a")))
    await save(slug, page(at("b")), 1)
    const tile = fresh({ title: text("Hostel"), icon: "eye", link: at("b") } as const)
    await site.editing.save("tiles", slug, tile, clerk)
    const { outcome } = await site.editing.restore(["pages", slug], 1, 2, clerk)
    expect(outcome).toBe("stored")
    expect(await site.editing.find("tiles", slug)).toMatchObject({ item: { link: at("a") } })
    expect([await leadsTo(at("a")), await leadsTo(at("b"))]).toEqual([undefined, at("a")])
  })

  test("a link to a former path is open, and staff list and delete former paths", async () => {
    await save(slug, page(at("a")))
    await save(slug, page(at("b")), 1)
    const isOpen = await site.content("en").linkCheck()
    expect(isOpen(at("a"))).toBe(true)
    const former = [{ path: at("a"), at: clerk.at, by: clerk.by }]
    expect(await site.editing.redirectsOf(slug)).toEqual(former)
    expect(await site.editing.removeRedirect(slug, at("a"), clerk)).toBe(true)
    expect(await site.editing.removeRedirect(slug, at("a"), clerk)).toBe(false)
    expect(await leadsTo(at("a"))).toBeUndefined()
  })
})
