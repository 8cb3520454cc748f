import { afterAll, beforeAll, describe, expect, test } from "vitest"

import { openContentHarness } from "#tests/support/content-harness.ts"
import { databases } from "#tests/support/databases.ts"
import { notice } from "#tests/support/site-content.ts"

import { contentRoutes } from "./content-routes.ts"

describe.each(databases)("the console's content on $name", ({ open }) => {
  let desk: Awaited<ReturnType<typeof openContentHarness>>
  beforeAll(async () => {
    desk = await openContentHarness(open, contentRoutes)
  })
  afterAll(() => desk.close())

  const post = (title: string, data: object = {}, collection = "notices") =>
    desk.call("POST", `/content/${collection}`, {
      body: { data: { item: notice(title), ...data } },
    })
  const put = (path: string, seen: number, data: object) =>
    desk.call("PUT", `/content/${path}`, { body: { seen, data } })

  test("the collections tell what is asked for in each", async () => {
    const { data, total } = await desk.call("GET", "/content")
    expect(total).toBe(19)
    const photos = data.find(({ id }: { id: string }) => id === "photos")
    expect(photos).toMatchObject({
      isSingle: false,
      fields: [
        { name: "title", kind: "text", isBilingual: true, isRequired: true },
        { name: "picture", kind: "picture" },
      ],
    })
    expect(data.find(({ id }: { id: string }) => id === "settings").isSingle).toBe(true)
  })

  test("a new item is a draft under its English title, and public when it is published", async () => {
    const made = await post("Hostel fee, 2026")
    expect(made).toMatchObject({
      status: 200,
      data: { id: "hostel-fee-2026", version: 1, state: "draft", updated_by: "the editor" },
    })
    expect(made.data.item).toEqual(notice("Hostel fee, 2026"))
    expect(await desk.seen().find("notices", "hostel-fee-2026")).toBeUndefined()

    const item = notice("Hostel fee")
    const published = await put("notices/hostel-fee-2026", 1, { item, publish_at: "now" })
    expect(published.data).toMatchObject({ version: 2, state: "published" })
    expect((await desk.seen().find("notices", "hostel-fee-2026"))?.title).toBe("Hostel fee")
    expect((await desk.call("GET", "/content/notices/hostel-fee-2026")).data).toEqual(
      published.data,
    )
  })

  test("times that are not sent stay as they were", async () => {
    await post("Stays", { publish_at: "now", unpublish_at: "2027-01-01T00:00:00Z" })
    const changed = await put("notices/stays", 1, { item: notice("Stays, changed") })
    expect(changed.data).toMatchObject({
      state: "published",
      unpublish_at: "2027-01-01T00:00:00.000Z",
    })
    const ended = await put("notices/stays", 2, { item: notice("x"), publish_at: null })
    expect(ended.data).toMatchObject({ state: "draft" })
  })

  test("scheduled, published, expired: as the time goes", async () => {
    const [soon, end] = [5, 10].map((minutes) =>
      new Date(desk.now().getTime() + minutes * 60_000).toISOString(),
    )
    await post("Timed", { publish_at: soon, unpublish_at: end })
    const state = async () => (await desk.call("GET", "/content/notices/timed")).data.state
    expect(await state()).toBe("scheduled")
    desk.later(6)
    expect(await state()).toBe("published")
    desk.later(6)
    expect(await state()).toBe("expired")
  })

  test("names are never taken twice, nor after a removed item", async () => {
    const made = [await post("Same"), await post("Same"), await post("Same")]
    expect(made.map(({ data }) => data.id)).toEqual(["same", "same-2", "same-3"])
    await desk.call("DELETE", "/content/notices/same-3?seen=1")
    expect((await post("Same")).data.id).toBe("same-4")
    const together = await Promise.all([post("Rush"), post("Rush"), post("Rush")])
    expect(together.map(({ data }) => data.id).toSorted()).toEqual(["rush", "rush-2", "rush-3"])
  })

  test("a name may be chosen, once", async () => {
    expect((await post("Named", { slug: "my-name" })).data.id).toBe("my-name")
    expect(await post("Named", { slug: "my-name" })).toMatchObject({
      status: 422,
      errors: { slug: ["slug_taken"] },
    })
    expect(await post("Named", { slug: "My name/.." })).toMatchObject({
      status: 422,
      errors: { slug: ["not_a_slug"] },
    })
  })

  test("an item without a text of its own is named after its collection", async () => {
    const body = { data: { item: { title: { en: "§", hi: "§" }, link: "/courses" } } }
    const made = await desk.call("POST", "/content/important_links", { body })
    expect(made.data.id).toBe("important-links")
  })

  test("what is wrong is told by its place, and nothing is stored", async () => {
    const item = { ...notice("Wrong"), date: "yesterday", title: { en: "Wrong", hi: " " } }
    expect(await post("", { item, publish_at: "soon" })).toEqual({
      status: 422,
      message: "refused",
      errors: {
        publish_at: ["not_a_time"],
        "item.title.hi": ["missing"],
        "item.date": ["not_a_day"],
      },
    })
    expect(await desk.call("GET", "/content/notices/wrong")).toMatchObject({ status: 404 })
    const page = {
      title: notice("Copy").title,
      path: "/About/Vision/",
      excerpt: { en: "", hi: "" },
      body: { en: "", hi: "" },
    }
    expect(await post("", { item: page }, "pages")).toMatchObject({
      status: 422,
      errors: { "item.path": ["path_taken"] },
    })
  })

  test("who has not seen the newest version is told so", async () => {
    await post("Twice")
    await put("notices/twice", 1, { item: notice("Second") })
    const late = { item: notice("Late") }
    const changedMeanwhile = { status: 409, message: "changed_meanwhile" }
    expect(await put("notices/twice", 1, late)).toEqual(changedMeanwhile)
    expect(await desk.call("PUT", "/content/notices/twice", { body: { data: late } })).toEqual(
      changedMeanwhile,
    )
    for (const path of ["twice?seen=1", "twice"]) {
      expect(await desk.call("DELETE", `/content/notices/${path}`)).toEqual(changedMeanwhile)
    }
    expect((await desk.call("GET", "/content/notices/twice")).data.item).toEqual(notice("Second"))
    const gone = await desk.call("DELETE", "/content/notices/twice?seen=2")
    expect(gone).toMatchObject({ status: 200, data: { id: "twice" } })
    expect(await put("notices/twice", 2, late)).toMatchObject({ status: 404 })
  })

  test("lists are searched in both languages, filtered, sorted and paged", async () => {
    for (const title of ["Zebra list", "Yak list", "Xenon list"]) await post(title)
    await put("notices/yak-list", 1, { item: notice("Yak list"), publish_at: "now" })
    const ids = async (query: Record<string, string | object>) => {
      const texts = Object.entries(query).map(([key, value]) => [
        key,
        typeof value === "string" ? value : JSON.stringify(value),
      ])
      const reply = await desk.call("GET", `/content/notices?${new URLSearchParams(texts)}`)
      return { ids: reply.data.map(({ id }: { id: string }) => id), total: reply.total }
    }
    const byTitle = { sort: "item.title.en", order: "ASC" }
    const filter = { q: "LIST (हिन्दी)" }
    expect(await ids({ ...byTitle, filter })).toEqual({
      ids: ["xenon-list", "yak-list", "zebra-list"],
      total: 3,
    })
    expect((await ids({ ...byTitle, order: "DESC", filter })).ids[0]).toBe("zebra-list")
    expect(await ids({ ...byTitle, filter, page: "2", perPage: "2" })).toEqual({
      ids: ["zebra-list"],
      total: 3,
    })
    expect((await ids({ filter: { ...filter, state: "published" } })).ids).toEqual(["yak-list"])
    expect((await ids({ filter, sort: "__proto__.constructor" })).total).toBe(3)
    const some = await desk.call("GET", "/content/notices?ids=yak-list,nothing")
    expect(some.data.map(({ id }: { id: string }) => id)).toEqual(["yak-list"])
  })

  test("an item is moved to beside another", async () => {
    const slugs = async () => (await desk.seen().list("tiles")).map(({ slug }) => slug)
    const [first, second, third] = await slugs()
    const order = (body: object) => desk.call("POST", "/content/tiles/order", { body })
    expect(await order({ slug: third, before: first })).toMatchObject({
      status: 200,
      data: { id: third, position: 0 },
    })
    expect((await slugs()).slice(0, 3)).toEqual([third, first, second])
    await order({ slug: third, after: second })
    expect((await slugs()).slice(0, 3)).toEqual([first, second, third])
    for (const body of [{}, { slug: first }, { slug: first, after: "gone" }, { after: first }]) {
      expect(await order(body), JSON.stringify(body)).toEqual({
        status: 409,
        message: "changed_meanwhile",
      })
    }
  })

  test("a former version comes back, for who has seen the newest", async () => {
    await post("First")
    await put("notices/first", 1, { item: notice("Second") })
    const { data } = await desk.call("GET", "/content/notices/first/revisions")
    expect(data).toMatchObject([{ id: 1, version: 1, by: "the editor", item: notice("First") }])
    const restore = (body: object) => desk.call("POST", "/content/notices/first/restore", { body })
    expect(await restore({ version: 1, seen: 1 })).toMatchObject({ status: 409 })
    expect(await restore({ version: 7, seen: 2 })).toMatchObject({ status: 404 })
    expect((await restore({ version: 1, seen: 2 })).data).toMatchObject({
      version: 3,
      item: notice("First"),
    })
    await desk.call("DELETE", "/content/notices/first?seen=3")
    expect((await restore({ version: 2 })).data).toMatchObject({
      state: "draft",
      item: notice("Second"),
    })
  })

  test("a former version that today's schema cannot read stays where it is", async () => {
    await post("Old")
    const old = { collection: "notices", slug: "old", version: 0, data: '{"title":"Old"}' }
    await desk.db
      .insertInto("revisions")
      .values({ ...old, at: desk.now().toISOString(), by: "sample" })
      .execute()
    const body = { version: 0, seen: 1 }
    const reply = await desk.call("POST", "/content/notices/old/restore", { body })
    expect(reply).toEqual({ status: 404, message: "unknown" })
  })

  test("the settings are changed by who may, and neither doubled nor removed", async () => {
    const { data } = await desk.call("GET", "/content/settings/college")
    const sent = {
      body: {
        seen: data.version,
        data: { item: { ...data.item, admission_session: "2027-28" }, publish_at: null },
      },
    }
    const path = "/content/settings/college"
    expect(await desk.call("PUT", path, sent)).toEqual({ status: 403, message: "not_allowed" })
    const restore = { body: { version: 1, seen: 1 } }
    expect(await desk.call("POST", `${path}/restore`, restore)).toMatchObject({ status: 403 })
    const role = "administrator"
    expect((await desk.call("PUT", path, { ...sent, role })).data).toMatchObject({
      state: "published",
      item: { admission_session: "2027-28" },
    })
    const stays = { status: 400, message: "settings_stay" }
    expect(await desk.call("DELETE", `${path}?seen=2`, { role })).toEqual(stays)
    expect(await desk.call("POST", "/content/settings", { ...sent, role })).toEqual(stays)
  })

  test.each(["nothing", "constructor", "__proto__"])("no collection is called %s", async (name) => {
    const unknown = { status: 404, message: "unknown" }
    expect(await desk.call("GET", `/content/${name}`)).toEqual(unknown)
    expect(await desk.call("GET", `/content/${name}/x`)).toEqual(unknown)
    expect(await desk.call("POST", `/content/${name}`, { body: {} })).toEqual(unknown)
  })

  test("a name no item can have is unknown, whatever it holds", async () => {
    for (const slug of ["%00", "a.b", "NOTICE", "a%2Fb"]) {
      expect(await desk.call("GET", `/content/notices/${slug}/revisions`)).toMatchObject({
        total: 0,
      })
      expect(await put(`notices/${slug}`, 1, {})).toMatchObject({ status: 404 })
    }
  })
})
