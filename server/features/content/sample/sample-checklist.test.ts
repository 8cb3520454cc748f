import { afterEach, beforeEach, describe, expect, test } from "vitest"

import { collections, type CollectionName } from "#domain/content/collections.ts"
import { isConfirmedTogether } from "#domain/content/sample-checklist.ts"
import { settingsGroups, trueAsShipped } from "#domain/content/settings-groups.ts"
import { openServices } from "#server/features/services.ts"
import { readConfig } from "#server/platform/config.ts"
import { connect, type Database } from "#server/platform/database/connect.ts"
import { ownCollege } from "#tests/support/samples/own-college.ts"
import { databases, type OpenDatabase } from "#tests/support/servers/databases.ts"

const by = "Meena"
const author = { id: "1", name: by, isConfirmed: false }

describe.each(databases)("the checklist of the sample on $name", ({ open }) => {
  let place: OpenDatabase
  let services: Awaited<ReturnType<typeof openServices>>
  let db: Database
  beforeEach(async () => {
    place = await open()
    const env = { SAMPLE_SESSION: "2025-26", DATA_DIR: place.dataDir, DATABASE_URL: place.url }
    services = await openServices(readConfig(env))
    db = connect(place)
  })
  afterEach(async () => {
    await db.destroy()
    await services.close()
    await place.close()
  })

  const start = () => services.collegeStart.start(ownCollege, by)
  const read = () => services.sampleChecklist.read()
  const keys = async () =>
    (await read()).rows.map(({ collection, slug, part }) => [collection, slug, part].join("/"))
  const refsOf = async () =>
    (await read()).rows.map(({ collection, slug, part }) => ({ collection, slug, part }))
  const history = { collection: "pages", slug: "college-history", part: "" }
  const library = { collection: "facilities", slug: "library", part: "" }
  const ours = { en: "Written by the college.", hi: "महाविद्यालय ने लिखा है।" }
  type Edit = (item: Record<string, unknown>) => Record<string, unknown>
  /** An editor saves a page. */
  const edit = async (slug: string, change: Edit) => {
    const { item, version } = (await services.contentAdmin.read("pages", slug))!
    const sent = { item: change({ ...item }) }
    const saved = await services.contentAdmin.change(["pages", slug], sent, version, author)
    expect(saved).toEqual({ slug })
  }

  test("has every published item of the sample, whatever its collection, and every group that was not set", async () => {
    await start()
    const published = await db
      .selectFrom("items")
      .select(["collection", "slug"])
      .where("publish_at", "is not", null)
      .where("collection", "!=", "settings")
      .execute()
    const listed = await keys()
    expect(listed.toSorted()).toEqual(
      [
        ...published.map(({ collection, slug }) => `${collection}/${slug}/`),
        ...Object.keys(settingsGroups)
          .filter((group) => !["college", "deposit", "email", "phones"].includes(group))
          .filter((group) => !trueAsShipped.some((name) => name === group))
          .map((group) => `settings/college/${group}`),
      ].toSorted(),
    )
    for (const key of [
      "pages/college-history/",
      "pages/principals-message/",
      "pages/rti-information/",
      "pages/iqac/",
      "pages/privacy-notice/",
      "statistics/affiliated-colleges/",
      "documents/library-rules/",
      "slides/building-morning/",
      "sessions/2025-26/",
    ])
      expect(listed).toContain(key)
    // What the start itself took off the website.
    const hidden: CollectionName[] = ["notices", "events", "dignitaries", "people", "social_links"]
    const shown = new Set((await read()).rows.map(({ collection }) => collection))
    expect(
      Object.keys(collections)
        .filter((name) => !shown.has(name))
        .toSorted(),
    ).toEqual(hidden.toSorted())
  })

  test("says where a text is public, and how it begins", async () => {
    await start()
    const { rows, isSample, done } = await read()
    const page = rows.find(({ slug }) => slug === history.slug)!
    expect(page).toMatchObject({
      title: { en: "Institution Introduction" },
      path: "/about/college_history",
    })
    const begins = page.values.find(
      ({ names, language }) => names[0] === "body" && language === "hi",
    )
    expect(begins!.after.length).toBeGreaterThan(20)
    const number = rows.find(({ slug }) => slug === "affiliated-colleges")!
    expect(number).toMatchObject({ path: "/", values: [{ names: ["value"], after: "724" }] })
    expect({ isSample, done }).toEqual({ isSample: false, done: 4 })
  })

  test("loses what is confirmed, edited, hidden or removed, and counts it", async () => {
    await start()
    const { rows, done } = await read()
    const { confirm } = services.sampleChecklist
    expect(await confirm([library], by)).toEqual({ count: 1, marked: 0 })
    expect(await confirm([library], by), "a second time").toEqual({ count: 0, marked: 0 })
    await edit("vision", (item) => ({ ...item, excerpt: ours, body: ours }))
    const mission = rows.find(({ slug }) => slug === "mission")!
    expect(await services.sampleChecklist.hide(mission, mission.version, by)).toBe("stored")
    const number = rows.find(({ slug }) => slug === "acres")!
    await services.contentAdmin.remove("statistics", "acres", number.version, "editor")
    const left = await read()
    expect(left.rows).toHaveLength(rows.length - 4)
    expect(left.done).toBe(done + 4)
    expect(await services.content("en").page("/about/mission/")).toBeUndefined()
    const lines = await db
      .selectFrom("audit")
      .select(["actor", "subject"])
      .where("action", "=", "sample confirmed")
      .execute()
    expect(lines).toEqual([{ actor: by, subject: "facilities/library" }])
  })

  test("an edited text stays while it has whole lines of the sample, in one language alone too", async () => {
    await start()
    const rowOf = async (slug: string) =>
      (await read()).rows.find((row) => row.collection === "pages" && row.slug === slug)
    const { done } = await read()
    await edit("vision", (item) => ({ ...item, title: ours }))
    expect(await rowOf("vision")).toMatchObject({ isEdited: true, isMarked: false, title: ours })
    await edit("vision", ({ body, ...item }) => ({
      ...item,
      excerpt: ours,
      body: { en: (body as typeof ours).en, hi: ours.hi },
    }))
    expect((await rowOf("vision"))!.values.map(({ language }) => language)).toEqual(["en"])
    expect((await read()).done).toBe(done)
    expect(await services.sampleChecklist.listPaths()).toContain("/about/vision")
    await edit("vision", (item) => ({ ...item, body: ours }))
    expect(await rowOf("vision")).toBeUndefined()
    expect((await read()).done).toBe(done + 1)

    await edit("mission", (item) => ({ ...item, title: ours }))
    const mission = { ...history, slug: "mission" }
    expect(await services.sampleChecklist.confirm([mission], by)).toEqual({ count: 1, marked: 0 })
    expect(await rowOf("mission")).toBeUndefined()
    expect((await read()).done).toBe(done + 2)
  })

  test("a text that says itself that it is a sample is not confirmed before that is edited", async () => {
    await start()
    const { confirm } = services.sampleChecklist
    const notice = { ...history, slug: "privacy-notice" }
    const isMarked = async () =>
      (await read()).rows.find(({ slug }) => slug === notice.slug)?.isMarked
    expect(await isMarked()).toBe(true)
    expect(await confirm([notice, library], by)).toEqual({ count: 1, marked: 1 })
    await edit(notice.slug, (item) =>
      JSON.parse(JSON.stringify(item).replaceAll(/ \((?:sample|नमूना)\)/g, "")),
    )
    expect(await isMarked()).toBe(false)
    expect(await confirm([notice], by)).toEqual({ count: 1, marked: 0 })
    expect(await isMarked()).toBeUndefined()
  })

  test("what is confirmed together is never marked as a sample", async () => {
    await start()
    const together = (await read()).rows.filter(({ collection }) => isConfirmedTogether(collection))
    expect(together.length).toBeGreaterThan(40)
    expect(together.filter(({ isMarked }) => isMarked)).toEqual([])
  })

  test("refuses to hide what was changed meanwhile, and the notice that the form needs", async () => {
    await start()
    const hide = (slug: string, version: number) =>
      services.sampleChecklist.hide({ collection: "pages", slug }, version, by)
    expect(await hide("vision", 99)).toBe("changed meanwhile")
    expect(await hide("no-such-page", 1)).toBe("unknown")
    const { version } = (await services.contentAdmin.read("pages", "privacy-notice"))!
    expect(await hide("privacy-notice", version)).toBe("needed")
  })

  test("names the public pages until nothing is left, and changes cached pages", async () => {
    expect(await services.sampleChecklist.listPaths(), "the whole site is the sample").toEqual([])
    await start()
    const paths = await services.sampleChecklist.listPaths()
    for (const path of ["/", "/about/college_history", "/facilities", "/faculty-of-science"])
      expect(paths).toContain(path)
    expect(paths).not.toContain("/notices/last-date")
    const version = await services.contentVersion()
    await services.sampleChecklist.confirm(await refsOf(), by)
    expect(await services.contentVersion()).toBeGreaterThan(version)
    const marked = (await read()).rows.filter(({ isMarked }) => isMarked)
    const isPage = ({ collection }: { collection: string }) => collection === "pages"
    for (const { slug } of marked.filter(isPage))
      await edit(slug, ({ title, path }) => ({ title, path, excerpt: ours, body: ours }))
    for (const row of marked.filter((one) => !isPage(one)))
      expect(await services.sampleChecklist.hide(row, row.version, by)).toBe("stored")
    expect(await keys(), "the session has a page of its own").toEqual(["sessions/2025-26/"])
    const { versions } = (await services.admissionConfirmation.read("2025-26"))!
    await services.admissionConfirmation.confirm("2025-26", versions, by)
    expect(await keys()).toEqual([])
    expect(await services.sampleChecklist.listPaths()).toEqual([])
  })

  test("a group of the settings that was changed after the start is done", async () => {
    await start()
    const { item, version } = (await services.contentAdmin.read("settings", "college"))!
    const merit_lists = { web: "names", paper: "names" }
    const sent = { item: { ...item, merit_lists } }
    await services.contentAdmin.change(["settings", "college"], sent, version, author)
    const listed = await keys()
    expect(listed).not.toContain("settings/college/merit_lists")
    expect(listed).toContain("settings/college/retention")
  })
})
