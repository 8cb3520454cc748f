import { afterAll, beforeAll, describe, expect, test } from "vitest"

import { contentCalls } from "#server/features/content/content.ts"
import { openContentHarness } from "#tests/support/content-harness.ts"
import { sampleSession } from "#tests/support/samples/session.ts"
import { notice } from "#tests/support/samples/site-content.ts"
import { databasesInFullRuns } from "#tests/support/servers/databases.ts"

import { callRoutes } from "../call-routes.ts"

describe.each(databasesInFullRuns)("the console's content on $name", ({ open }) => {
  let site: Awaited<ReturnType<typeof openContentHarness>>
  beforeAll(async () => {
    site = await openContentHarness(open, callRoutes(contentCalls))
  })
  afterAll(() => site.close())

  const post = (title: string, data: object = {}, collection = "notices") =>
    site.call("POST", `/content/${collection}`, {
      body: { data: { item: notice(title), ...data } },
    })
  const both = { en: "", hi: "" }
  const put = (path: string, expectedVersion: number, data: object) =>
    site.call("PUT", `/content/${path}`, { body: { expectedVersion, data } })

  test("lists the collections with their field schemas", async () => {
    const { data, total } = await site.call("GET", "/content")
    expect(total).toBe(27)
    const photos = data.find(({ id }: { id: string }) => id === "photos")
    expect(photos).toMatchObject({
      isSingle: false,
      fields: [
        { name: "title", kind: "text", isBilingual: true, isRequired: true },
        { name: "picture", kind: "picture" },
        { name: "album", kind: "reference", target: "albums", isRequired: false },
      ],
    })
    expect(data.find(({ id }: { id: string }) => id === "settings").isSingle).toBe(true)
  })

  test("creates an item as a draft with a slug from its English title, public once published", async () => {
    const created = await post("Hostel fee, 2026")
    expect(created).toMatchObject({
      status: 200,
      data: { id: "hostel-fee-2026", version: 1, state: "draft", updated_by: "the editor" },
    })
    expect(created.data.item).toEqual(notice("Hostel fee, 2026"))
    expect(await site.siteContent().find("notices", "hostel-fee-2026")).toBeUndefined()

    const item = notice("Hostel fee")
    const published = await put("notices/hostel-fee-2026", 1, { item, publish_at: "now" })
    expect(published.data).toMatchObject({ version: 2, state: "published" })
    expect((await site.siteContent().find("notices", "hostel-fee-2026"))?.title).toBe("Hostel fee")
    expect((await site.call("GET", "/content/notices/hostel-fee-2026")).data).toEqual(
      published.data,
    )
  })

  test("stores no control characters: the line break of a slide becomes a line break", async () => {
    const item = notice("Fee\u200b slip\u0007")
    const body = { en: "First\u000bsecond\u0002", hi: "पहला\u2028दूसरा" }
    const { data } = await site.call("POST", "/content/notices", {
      body: { data: { item: { ...item, body }, slug: "control" } },
    })
    expect(data.item).toEqual({
      ...notice("Fee slip"),
      body: { en: "First\nsecond", hi: "पहला\nदूसरा" },
    })
  })

  test("keeps publication times that are not sent", async () => {
    await post("Stays", { publish_at: "now", unpublish_at: "2027-01-01T00:00:00Z" })
    const changed = await put("notices/stays", 1, { item: notice("Stays, changed") })
    expect(changed.data).toMatchObject({
      state: "published",
      unpublish_at: "2027-01-01T00:00:00.000Z",
    })
    const ended = await put("notices/stays", 2, { item: notice("x"), publish_at: null })
    expect(ended.data).toMatchObject({ state: "draft" })
  })

  test("an item is scheduled, then published, then expired", async () => {
    const [soon, end] = [5, 10].map((minutes) =>
      new Date(site.now().getTime() + minutes * 60_000).toISOString(),
    )
    await post("Timed", { publish_at: soon, unpublish_at: end })
    const state = async () => (await site.call("GET", "/content/notices/timed")).data.state
    expect(await state()).toBe("scheduled")
    site.later(6)
    expect(await state()).toBe("published")
    site.later(6)
    expect(await state()).toBe("expired")
  })

  test("makes slugs unique, also after a removal and in concurrent requests", async () => {
    const created = [await post("Same"), await post("Same"), await post("Same")]
    expect(created.map(({ data }) => data.id)).toEqual(["same", "same-2", "same-3"])
    await site.call("DELETE", "/content/notices/same-3?expectedVersion=1")
    expect((await post("Same")).data.id).toBe("same-4")
    const together = await Promise.all([post("Rush"), post("Rush"), post("Rush")])
    expect(together.map(({ data }) => data.id).toSorted()).toEqual(["rush", "rush-2", "rush-3"])
  })

  test("accepts a chosen slug, but not a taken or invalid one", async () => {
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

  test("derives the slug from the collection when the title has no letters", async () => {
    const body = { data: { item: { title: { en: "§", hi: "§" }, link: "/courses" } } }
    const created = await site.call("POST", "/content/important_links", { body })
    expect(created.data.id).toBe("important-links")
  })

  test("lists errors by field path and stores nothing", async () => {
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
    expect(await site.call("GET", "/content/notices/wrong")).toMatchObject({ status: 404 })
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

  test("refuses changes and removals based on an old version: 409", async () => {
    await post("Twice")
    await put("notices/twice", 1, { item: notice("Second") })
    const late = { item: notice("Late") }
    const changedMeanwhile = { status: 409, message: "changed_meanwhile" }
    expect(await put("notices/twice", 1, late)).toEqual(changedMeanwhile)
    expect(await site.call("DELETE", "/content/notices/twice?expectedVersion=1")).toEqual(
      changedMeanwhile,
    )
    for (const method of ["PUT", "DELETE"] as const) {
      const unversioned = await site.call(method, "/content/notices/twice", {
        body: { data: late },
      })
      expect(unversioned).toMatchObject({ status: 422, errors: { expectedVersion: ["missing"] } })
    }
    expect((await site.call("GET", "/content/notices/twice")).data.item).toEqual(notice("Second"))
    const gone = await site.call("DELETE", "/content/notices/twice?expectedVersion=2")
    expect(gone).toMatchObject({ status: 200, data: { id: "twice" } })
    expect(await put("notices/twice", 2, late)).toMatchObject({ status: 404 })
  })

  test("searches lists in both languages, filters, sorts and paginates them", async () => {
    for (const title of ["Zebra list", "Yak list", "Xenon list"]) await post(title)
    await put("notices/yak-list", 1, { item: notice("Yak list"), publish_at: "now" })
    const ids = async (query: Record<string, string | object>) => {
      const texts = Object.entries(query).map(([key, value]) => [
        key,
        typeof value === "string" ? value : JSON.stringify(value),
      ])
      const reply = await site.call("GET", `/content/notices?${new URLSearchParams(texts)}`)
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
  })

  test("moves an item before or after another", async () => {
    const slugs = async () => (await site.siteContent().list("tiles")).map(({ slug }) => slug)
    const [first, second, third] = await slugs()
    const order = (body: object) => site.call("POST", "/content/tiles/order", { body })
    expect(await order({ slug: third, before: first })).toMatchObject({
      status: 200,
      data: { id: third, position: 0 },
    })
    expect((await slugs()).slice(0, 3)).toEqual([third, first, second])
    await order({ slug: third, after: second })
    expect((await slugs()).slice(0, 3)).toEqual([first, second, third])
    expect(await order({ after: first })).toMatchObject({ errors: { slug: ["missing"] } })
    for (const body of [{ slug: first }, { slug: first, after: "gone" }]) {
      expect(await order(body), JSON.stringify(body)).toEqual({
        status: 409,
        message: "changed_meanwhile",
      })
    }
  })

  test("restores a revision only when based on the newest version", async () => {
    await post("First")
    await put("notices/first", 1, { item: notice("Second") })
    const { data } = await site.call("GET", "/content/notices/first/revisions")
    expect(data).toMatchObject([{ id: 1, version: 1, by: "the editor", item: notice("First") }])
    const restore = (body: object) => site.call("POST", "/content/notices/first/restore", { body })
    expect(await restore({ version: 1, expectedVersion: 1 })).toMatchObject({ status: 409 })
    expect(await restore({ version: 7, expectedVersion: 2 })).toMatchObject({ status: 404 })
    expect((await restore({ version: 1, expectedVersion: 2 })).data).toMatchObject({
      version: 3,
      item: notice("First"),
    })
  })

  test("lists what was deleted, and restores it as it was, unless its address is taken", async () => {
    const page = { title: notice("Hostel").title, path: "/hostel", excerpt: both, body: both }
    await post("", { item: page, publish_at: "now" }, "pages")
    await site.call("DELETE", "/content/pages/hostel?expectedVersion=1")
    expect(await site.siteContent().page("/hostel")).toBeUndefined()
    const trash = () => site.call("GET", "/trash", { role: "auditor" })
    const listed = (await trash()).data.find(({ slug }: { slug: string }) => slug === "hostel")
    expect(listed).toMatchObject({
      id: "pages/hostel",
      collection: "pages",
      version: 1,
      state: "published",
      title: page.title,
      removed_by: "the editor",
    })
    expect(Date.parse(listed.erased_at) - Date.parse(listed.removed_at)).toBe(90 * 86_400_000)

    const restore = () =>
      site.call("POST", "/content/pages/hostel/restore", { body: { version: 1 } })
    await post("", { item: { ...page, title: notice("Other").title } }, "pages")
    expect(await restore()).toMatchObject({ status: 422, errors: { "item.path": ["path_taken"] } })
    await site.call("DELETE", "/content/pages/other?expectedVersion=1")
    expect((await restore()).data).toMatchObject({ state: "published", version: 2, item: page })
    expect((await site.siteContent().page("/hostel"))?.title).toBe("Hostel")
    const slugs = (await trash()).data.map(({ slug }: { slug: string }) => slug)
    expect(slugs).toContain("other")
    expect(slugs).not.toContain("hostel")
  })

  test("an item is published in one language; a new one is in the first of the editors", async () => {
    const english = { ...notice("Half"), title: { en: "Half", hi: "" } }
    const missing = { status: 422, errors: { "item.title.hi": ["missing"] } }
    expect(await post("", { item: english })).toMatchObject(missing)
    const hindi = { ...notice("Half"), title: { en: "", hi: "अधूरी" } }
    expect((await post("", { item: hindi, slug: "half", publish_at: "now" })).data).toMatchObject({
      state: "published",
      translation: "en_missing",
    })
    // Later either language is enough.
    const changed = await put("notices/half", 1, { item: english })
    expect(changed.data).toMatchObject({ state: "published", translation: "hi_missing" })
    expect((await site.siteContent("hi").find("notices", "half"))?.title).toBe("Half")
    const none = { ...english, title: { en: "", hi: "" } }
    expect(await put("notices/half", 2, { item: none })).toMatchObject(missing)
    const restored = await site.call("POST", "/content/notices/half/restore", {
      body: { version: 1, expectedVersion: 2 },
    })
    expect(restored.data).toMatchObject({ state: "published", translation: "en_missing" })
  })

  test("lists what lacks a language or is older in it, until nobody needs it", async () => {
    const debts = async (filter: object) => {
      const asked = encodeURIComponent(JSON.stringify({ collection: "events", ...filter }))
      const { data } = await site.call("GET", `/language-debts?filter=${asked}`, {
        role: "auditor",
      })
      return data as { slug: string; fields: string[]; older_at: string | null }[]
    }
    const title = { en: "", hi: "स्थापना दिवस" }
    const event = { title, starts_on: "2026-07-01", place: { en: "Hall", hi: "" }, body: both }
    // The first language is in each text of a new item.
    const refused = await post("", { item: event, slug: "founding" }, "events")
    expect(refused.errors).toEqual({ "item.place.hi": ["missing"] })
    const place = { en: "Hall", hi: "सभागार" }
    await post("", { item: { ...event, place }, slug: "founding" }, "events")
    expect(await debts({ language: "en" })).toMatchObject([
      { id: "events/founding/en", slug: "founding", kind: "missing", fields: ["title"] },
    ])
    expect(await debts({ language: "hi" })).toEqual([])

    const written = { ...event, place, title: { en: "Founding Day", hi: title.hi } }
    await put("events/founding", 1, { item: written })
    expect(await debts({})).toEqual([])
    const changedAt = site.now().toISOString()
    site.later(1)
    const later = { ...written, title: { en: "Founding Day", hi: "स्थापना दिवस समारोह" } }
    await put("events/founding", 2, { item: later })
    expect(await debts({ kind: "older" })).toMatchObject([
      { language: "en", kind: "older", fields: ["title"], older_at: changedAt, state: "draft" },
    ])
    const { data: overview } = await site.call("GET", "/content-overview")
    expect(overview.debts.en.older).toBeGreaterThan(0)

    const waived = await put("events/founding", 3, { item: later, waived_language: "en" })
    expect(waived.data).toMatchObject({ translation: "complete", waived_language: "en" })
    expect(await debts({})).toEqual([])
    // It stays so until the editor needs both again.
    await put("events/founding", 4, { item: { ...later, title } })
    expect(await debts({})).toEqual([])
    await put("events/founding", 5, { item: { ...later, title }, waived_language: null })
    expect(await debts({})).toHaveLength(1)
  })

  test("checks an item for barriers; a picture without a description is not published", async () => {
    const pdf = `/media/${"e".repeat(32)}.pdf`
    const texts = (hi: string) => ({ ...notice("Barriers"), body: { en: "", hi } })
    const check = async (hi: string) => {
      const sent = { body: { data: { item: texts(hi) } } }
      return (await site.call("POST", "/content/notices/accessibility", sent)).data.findings
    }
    expect(await check(`[नियम](${pdf}) और [यहाँ](/fees)`)).toEqual([
      { rule: "link_vague", place: "body.hi", text: "यहाँ" },
      { rule: "pdf_untagged", place: "body.hi", text: pdf.slice(1) },
    ])
    const picture = "![](/pictures/gallery/library.svg)"
    expect(await check(picture)).toMatchObject([{ rule: "alt_missing", place: "body.hi" }])

    const refused = { status: 422, errors: { "item.body.hi": ["alt_missing"] } }
    const sent = { item: texts(picture), publish_at: "now" }
    expect(await post("", sent)).toMatchObject(refused)
    expect((await post("", { item: texts(picture) })).data).toMatchObject({ state: "draft" })
    const warned = { item: texts("[यहाँ](/fees)"), publish_at: "now" }
    expect((await put("notices/barriers", 1, warned)).data).toMatchObject({ state: "published" })
    const restored = await site.call("POST", "/content/notices/barriers/restore", {
      body: { version: 1, expectedVersion: 2 },
    })
    expect(restored).toMatchObject({ status: 422, errors: { item: ["alt_missing"] } })
  })

  test.each([
    { alt: { hi: "कक्षा", en: null }, found: [] },
    { alt: { hi: "कक्षा" }, found: [] },
    { alt: { hi: null, en: " " }, found: [{ rule: "alt_missing", place: "picture.alt" }] },
    { alt: null, found: [{ rule: "alt_missing", place: "picture.alt" }] },
    { alt: { hi: 5, en: [] }, found: [] },
  ])("checks a picture as a form sends it, described by $alt", async ({ alt, found }) => {
    const item = { title: { hi: "कक्षा", en: null }, picture: { file: "gallery/library", alt } }
    const path = "/content/photos/accessibility"
    const answer = await site.call("POST", path, { body: { data: { item } } })
    expect(answer.status).toBe(200)
    expect(answer.data.findings).toMatchObject(found)
    expect(answer.data.findings).toHaveLength(found.length)
  })

  test("marks an item whose English changed after the Hindi, until both say the same", async () => {
    await post("Fees", { publish_at: "now" })
    const english = { ...notice("Fees"), title: { en: "Fees due", hi: notice("Fees").title.hi } }
    const changed = await put("notices/fees", 1, { item: english })
    expect(changed.data.translation).toBe("hi_older")
    const filter = encodeURIComponent(JSON.stringify({ untranslated: true, q: "Fees due" }))
    expect(await site.call("GET", `/content/notices?filter=${filter}`)).toMatchObject({ total: 1 })
    const { data: overview } = await site.call("GET", "/content-overview")
    const ids = overview.untranslated.entries.map(({ id }: { id: string }) => id)
    expect(ids).toContain("fees")
    const same = await put("notices/fees", 2, { item: english, is_translated: true })
    expect(same.data.translation).toBe("complete")
  })

  test("says what waits: drafts, scheduled items, and those that end within 14 days", async () => {
    const day = (days: number) => new Date(site.now().getTime() + days * 86_400_000).toISOString()
    site.later(1)
    await post("Waits draft")
    await post("Waits soon", { publish_at: day(1) })
    await post("Waits end", { publish_at: "now", unpublish_at: day(14) })
    await post("Waits long", { publish_at: "now", unpublish_at: day(15) })
    const { data } = await site.call("GET", "/content-overview", { role: "auditor" })
    const waiting = (name: string) =>
      data[name].entries
        .map(({ id }: { id: string }) => id)
        .filter((id: string) => id.startsWith("waits"))
    expect(waiting("drafts")).toEqual(["waits-draft"])
    expect(waiting("scheduled")).toEqual(["waits-soon"])
    expect(waiting("ending")).toEqual(["waits-end"])
    expect(data.drafts.total).toBeGreaterThan(data.drafts.entries.length)
  })

  test("refuses a link to a page that does not exist, and offers those that do", async () => {
    const menu = (link: string) => ({
      item: { title: notice("Menu").title, entries: [{ title: notice("Entry").title, link }] },
    })
    const sendsTo = (link: string) => post("", menu(link), "menus")
    for (const link of ["/no-such-page", "/notices/no-such-notice", "/hi/courses"])
      expect(await sendsTo(link), link).toMatchObject({
        status: 422,
        errors: { "item.entries.0.link": ["no_such_page"] },
      })
    await post("Linked")
    const links = [
      "/merit-lists",
      "/Courses/",
      "/contact-us/#map",
      "/notices/linked",
      "https://example.org/x",
    ]
    for (const link of links) expect((await sendsTo(link)).status, link).toBe(200)

    const { data } = await site.call("GET", "/content-links")
    expect(data).toContainEqual({
      link: "/notices/linked",
      title: notice("Linked").title,
      collection: "notices",
      isPublic: false,
    })
    // Every page has a title, also one that no menu names.
    expect(
      data.filter(({ title }: { title: object }) => Object.values(title).includes("")),
    ).toEqual([])
    expect(data).toContainEqual(
      expect.objectContaining({
        link: "/admission-form/ba/part-1",
        title: {
          en: "Bachelor of Arts, 1st year: application form",
          hi: "कला स्नातक प्रथम वर्ष: आवेदन-पत्र",
        },
      }),
    )
    expect(data).toContainEqual(
      expect.objectContaining({ link: "/courses", collection: "site", isPublic: true }),
    )
    expect(data).toContainEqual(
      expect.objectContaining({ link: "/merit-lists", collection: "site", isPublic: false }),
    )
  })

  test("renders a text as the site does", async () => {
    const body = { text: "# Fees\n\n[Courses](/courses) <b>", language: "hi" }
    expect(await site.call("POST", "/content-html", { body })).toEqual({
      status: 200,
      data: '<h2>Fees</h2>\n<p><a href="/hi/courses">Courses</a> &lt;b&gt;</p>\n',
    })
    const wrong = await site.call("POST", "/content-html", { body: { ...body, language: "fr" } })
    expect(wrong).toMatchObject({ status: 422, errors: { language: ["choice"] } })
  })

  test("an editor changes the announcement and the admission notice, nothing else of the settings", async () => {
    const path = "/content/settings/college"
    const { data } = await site.call("GET", path)
    const eligibility = { en: "Who passed class 12.", hi: "जो कक्षा 12 उत्तीर्ण हैं।" }
    const item = {
      ...data.item,
      announcement: { en: "Open on Monday.", hi: "सोमवार से।" },
      admission: { ...data.item.admission, eligibility, urn_required: false },
      email: "stolen@example.org",
    }
    const changed = await put("settings/college", data.version, { item })
    expect(changed.data.item).toEqual({
      ...data.item,
      announcement: item.announcement,
      admission: { ...data.item.admission, eligibility },
    })
    const sent = { body: { expectedVersion: data.version + 1, data: { item } } }
    expect(await site.call("PUT", path, { ...sent, role: "auditor" })).toMatchObject({
      status: 403,
    })
    const empty = { item: { ...item, announcement: { en: "", hi: "" } } }
    expect(await put("settings/college", data.version + 1, empty)).toMatchObject({ status: 422 })
  })

  test("does not restore a revision that the current schema cannot read: 404", async () => {
    await post("Old")
    const old = { collection: "notices", slug: "old", version: 0, data: '{"title":"Old"}' }
    await site.db
      .insertInto("revisions")
      .values({ ...old, at: site.now().toISOString(), by: "sample" })
      .execute()
    const body = { version: 0, expectedVersion: 1 }
    const reply = await site.call("POST", "/content/notices/old/restore", { body })
    expect(reply).toEqual({ status: 404, message: "unknown" })
  })

  test("lets only an administrator change the settings; they cannot be added or removed", async () => {
    const { data } = await site.call("GET", "/content/settings/college")
    const sent = {
      body: {
        expectedVersion: data.version,
        data: { item: { ...data.item, admission_session: "2027-28" }, publish_at: null },
      },
    }
    const path = "/content/settings/college"
    const unchanged = await site.call("PUT", path, sent)
    expect(unchanged.data.item.admission_session).toBe(data.item.admission_session)
    sent.body.expectedVersion = unchanged.data.version
    const restore = { body: { version: 1, expectedVersion: 1 } }
    expect(await site.call("POST", `${path}/restore`, restore)).toMatchObject({ status: 403 })
    const role = "administrator"
    expect(await site.call("PUT", path, { ...sent, role })).toMatchObject({
      status: 422,
      errors: { "item.admission_session": ["unknown_session"] },
    })
    await site.call("POST", "/content/sessions", {
      body: { data: { slug: "2027-28", item: sampleSession } },
      role,
    })
    expect((await site.call("PUT", path, { ...sent, role })).data).toMatchObject({
      state: "published",
      item: { admission_session: "2027-28" },
    })
    const stays = { status: 409, message: "settings_stay" }
    expect(await site.call("DELETE", `${path}?expectedVersion=2`, { role })).toEqual(stays)
    expect(await site.call("POST", "/content/settings", { ...sent, role })).toEqual(stays)
  })

  test("lets only an administrator add a session and change it; none is removed or moved", async () => {
    const role = "administrator"
    const sent = (slug: string) => ({ body: { data: { slug, item: sampleSession } } })
    const path = "/content/sessions"
    expect(await site.call("POST", path, sent("2028-29"))).toMatchObject({ status: 403 })
    expect(await site.call("POST", path, { ...sent("2028"), role })).toMatchObject({
      status: 422,
      errors: { slug: ["not_short_session"] },
    })
    const added = await site.call("POST", path, { ...sent("2028-2029"), role })
    expect(added.data).toMatchObject({ id: "2028-29", version: 1 })
    expect(await site.call("POST", path, { ...sent("2028-29"), role })).toMatchObject({
      status: 422,
      errors: { slug: ["slug_taken"] },
    })
    const item = { ...added.data.item, last_year_of_passing: 2028 }
    const change = { body: { expectedVersion: 1, data: { item } } }
    expect(await site.call("PUT", `${path}/2028-29`, change)).toMatchObject({ status: 403 })
    expect((await site.call("PUT", `${path}/2028-29`, { ...change, role })).data).toMatchObject({
      item: { last_year_of_passing: 2028 },
    })
    const stays = { status: 409, message: "sessions_stay" }
    expect(await site.call("DELETE", `${path}/2028-29?expectedVersion=2`, { role })).toEqual(stays)
    const body = { slug: "2028-29", before: "2025-26" }
    expect(await site.call("POST", `${path}/order`, { body, role })).toEqual(stays)
  })

  test.each(["nothing", "constructor", "__proto__"])(
    "answers 404 for the unknown collection %s",
    async (name) => {
      const unknown = { status: 404, message: "unknown" }
      expect(await site.call("GET", `/content/${name}`)).toEqual(unknown)
      expect(await site.call("GET", `/content/${name}/x`)).toEqual(unknown)
      expect(await site.call("POST", `/content/${name}`, { body: {} })).toEqual(unknown)
    },
  )

  test("answers 404 for an invalid slug", async () => {
    for (const slug of ["%00", "a.b", "NOTICE", "a%2Fb"]) {
      const { data = [] } = await site.call("GET", `/content/notices/${slug}/revisions`)
      expect(data).toEqual([])
      expect(await put(`notices/${slug}`, 1, {})).toMatchObject({ status: 404 })
    }
  })
})
