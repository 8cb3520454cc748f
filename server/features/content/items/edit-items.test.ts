import { afterAll, beforeAll, describe, expect, test } from "vitest"

import { connect } from "#server/platform/database/connect.ts"
import {
  clerk,
  fresh,
  minutesAfter,
  noon,
  notice,
  openSite,
  type Site,
} from "#tests/support/samples/site-content.ts"
import { databases } from "#tests/support/servers/databases.ts"

import { readContentVersion } from "./content-version.ts"
import { createEditing } from "./edit-items.ts"
import { deleteFromTrash, listDueTrash, listTrash } from "./trash.ts"

const principal = { by: "principal", at: minutesAfter(10).toISOString() }

describe.each(databases)("editing items on $name", ({ open }) => {
  let site: Site
  beforeAll(async () => {
    site = await openSite(open)
  })
  afterAll(() => site.close())

  const find = (slug: string) => site.content("en").find("notices", slug)
  const titles = async (query: string) => {
    const { items } = await site.content("en").search(query, 1)
    return items.map(({ title }) => title)
  }
  const staffItem = async (slug: string) =>
    (await site.editing.list("notices")).find((one) => one.slug === slug)

  test("creates an item, then changes it", async () => {
    const { save } = site.editing
    expect(await save("notices", "water", fresh(notice("Watercooler")), clerk)).toBe("stored")
    expect(await find("water")).toMatchObject({
      title: "Watercooler",
      updated_at: clerk.at,
    })
    const change = { ...fresh(notice("Drinkingwater")), expectedVersion: 1 }
    expect(await save("notices", "water", change, principal)).toBe("stored")
    expect((await find("water"))?.title).toBe("Drinkingwater")
    expect(await staffItem("water")).toMatchObject({ version: 2, updated_by: "principal" })
    expect(await titles("watercooler")).toEqual([])
    expect(await titles("drinkingwater")).toEqual(["Drinkingwater"])
  })

  test("a version that is restored has no language that is older", async () => {
    const { save, restore } = site.editing
    const item = notice("Old")
    await save("notices", "languages", fresh(item), clerk)
    const change = { ...fresh({ ...item, title: { en: "New", hi: item.title.hi } }) }
    await save("notices", "languages", { ...change, expectedVersion: 1 }, clerk)
    expect(await staffItem("languages")).toMatchObject({ newer_language: "en" })
    await restore(["notices", "languages"], 1, 2, clerk)
    expect(await staffItem("languages")).toMatchObject({ newer_language: null })
  })

  test("refuses changes based on an old version: changed meanwhile", async () => {
    const { save, remove, revisions } = site.editing
    await save("notices", "twice", fresh(notice("First")), clerk)
    await save("notices", "twice", { ...fresh(notice("Second")), expectedVersion: 1 }, clerk)
    const late = fresh(notice("Late"))
    for (const expectedVersion of [undefined, 1, 3]) {
      expect(await save("notices", "twice", { ...late, expectedVersion }, clerk)).toBe(
        "changed meanwhile",
      )
    }
    expect(await remove("notices", "twice", 1, clerk)).toBe("changed meanwhile")
    expect(await save("notices", "never", { ...late, expectedVersion: 1 }, clerk)).toBe(
      "changed meanwhile",
    )
    expect((await find("twice"))?.title).toBe("Second")
    expect(await revisions("notices", "twice")).toHaveLength(1)
  })

  test("stores one of two concurrent changes and refuses the other", async () => {
    await site.editing.save("notices", "race", fresh(notice("Before")), clerk)
    // In one process, a second SQLite connection would block the first.
    const other = site.url === undefined ? undefined : connect(site)
    const editors = [site.editing, createEditing(other ?? site.db)]
    const outcomes = await Promise.all(
      editors.map(({ save }, index) =>
        save("notices", "race", { ...fresh(notice(`Writer ${index}`)), expectedVersion: 1 }, clerk),
      ),
    )
    await other?.destroy()
    expect(outcomes.toSorted()).toEqual(["changed meanwhile", "stored"])
    expect((await find("race"))?.title).toBe(`Writer ${outcomes.indexOf("stored")}`)
    expect((await staffItem("race"))?.version).toBe(2)
  })

  test("keeps revisions with their authors and restores one as the newest version", async () => {
    const { save, revisions, restore } = site.editing
    await save("notices", "history", fresh(notice("One")), clerk)
    await save("notices", "history", { ...fresh(notice("Two")), expectedVersion: 1 }, principal)
    expect(await revisions("notices", "history")).toEqual([
      { version: 1, item: notice("One"), at: clerk.at, by: "clerk" },
    ])
    const entry: ["notices", string] = ["notices", "history"]
    expect(await restore(entry, 7, 2, clerk)).toMatchObject({ outcome: "unknown" })
    expect(await restore(entry, 1, 1, clerk)).toMatchObject({ outcome: "changed meanwhile" })
    expect(await restore(entry, 1, 2, clerk)).toMatchObject({ outcome: "stored" })
    expect((await find("history"))?.title).toBe("One")
    const kept = await revisions("notices", "history")
    expect(kept.map(({ version, by }) => [version, by])).toEqual([
      [2, "principal"],
      [1, "clerk"],
    ])
  })

  test("keeps the newest 100 earlier versions, and all of the privacy notice", async () => {
    const { save, revisions, find: findItem } = site.editing
    const saveTimes = async (collection: "notices" | "pages", slug: string, times: number) => {
      const { item, version } = (await findItem(collection, slug))!
      const earlier = (await revisions(collection, slug)).length
      for (let expectedVersion = version; expectedVersion < version + times; expectedVersion++) {
        expect(await save(collection, slug, { ...fresh(item), expectedVersion }, clerk)).toBe(
          "stored",
        )
      }
      const versions = (await revisions(collection, slug)).map((revision) => revision.version)
      return { earlier, versions }
    }
    await save("notices", "often", fresh(notice("Often")), clerk)
    const { versions: kept } = await saveTimes("notices", "often", 102)
    expect(kept).toHaveLength(100)
    expect([kept[0], kept.at(-1)]).toEqual([102, 3])
    const { earlier, versions } = await saveTimes("pages", "privacy-notice", 101)
    expect(versions).toHaveLength(earlier + 101)
  })

  test("removes an item to the trash and restores it with its place, times and revisions", async () => {
    const { save, remove, restore, revisions } = site.editing
    await save("notices", "gone", fresh(notice("Vanishing")), clerk)
    expect(await remove("notices", "gone", 1, clerk)).toBe("stored")
    expect(await find("gone")).toBeUndefined()
    expect(await titles("vanishing")).toEqual([])
    expect(await remove("notices", "gone", 1, clerk)).toBe("changed meanwhile")

    const inTrash = async () => (await listTrash(site.db)).find(({ slug }) => slug === "gone")
    const removed = await inTrash()
    expect(removed).toMatchObject({
      collection: "notices",
      slug: "gone",
      version: 1,
      item: notice("Vanishing"),
      removed_by: "clerk",
      removed_at: clerk.at,
      publish_at: noon.toISOString(),
    })

    await save("notices", "after", fresh(notice("Later")), clerk)
    expect(await restore(["notices", "gone"], 1, undefined, principal)).toMatchObject({
      outcome: "stored",
    })
    expect((await find("gone"))?.title).toBe("Vanishing")
    expect(await titles("vanishing")).toEqual(["Vanishing"])
    expect(await staffItem("gone")).toMatchObject({ version: 2, position: removed!.position })
    expect(await revisions("notices", "gone")).toHaveLength(1)
    expect(await inTrash()).toBeUndefined()
    const lines = site.db.selectFrom("audit").selectAll().orderBy("id", "desc")
    expect(await lines.executeTakeFirst()).toMatchObject({
      actor: "principal",
      action: "content restored",
      subject: "notices/gone",
    })
  })

  test("erases what was in the trash for 90 days with its revisions, except the privacy notice", async () => {
    const { save, remove, restore, revisions, find: findItem } = site.editing
    const { version } = (await findItem("pages", "privacy-notice"))!
    await save("notices", "old", fresh(notice("Old")), clerk)
    // A year before all other items that tests remove.
    const early = { by: "clerk", at: "2025-07-01T06:30:00.000Z" }
    await remove("notices", "old", 1, early)
    await remove("pages", "privacy-notice", version, early)
    const daysLater = (days: number) => new Date(Date.parse(early.at) + days * 86_400_000)
    expect(await listDueTrash(site.db, daysLater(90))).toEqual([])
    const due = await listDueTrash(site.db, daysLater(90.01))
    expect(due).toEqual([{ collection: "notices", slug: "old", removed_at: early.at }])
    const empty = () => site.db.transaction().execute((within) => deleteFromTrash(within, due))
    expect(await empty()).toEqual([{ collection: "notices", slug: "old" }])
    expect(await empty()).toEqual([])
    const slugs = (await listTrash(site.db)).map(({ slug }) => slug)
    expect(slugs).toContain("privacy-notice")
    expect(slugs).not.toContain("old")
    expect(await revisions("notices", "old")).toEqual([])
    expect(await restore(["notices", "old"], 1, undefined, clerk)).toMatchObject({
      outcome: "unknown",
    })
    expect(await restore(["pages", "privacy-notice"], version, undefined, clerk)).toMatchObject({
      outcome: "stored",
    })
  })

  describe("reordering", () => {
    const slugs = async () => (await site.content("en").list("tiles")).map(({ slug }) => slug)
    test.each([
      { from: 4, to: 0, side: "before" },
      { from: 0, to: 3, side: "after" },
      { from: 2, to: 1, side: "before" },
      { from: 2, to: 3, side: "after" },
    ] as const)("moves item $from $side item $to", async ({ from, to, side }) => {
      const before = await slugs()
      const [slug, beside] = [before[from]!, before[to]!]
      const place = side === "before" ? { before: beside } : { after: beside }
      expect(await site.editing.move("tiles", slug, place, clerk)).toBe("stored")
      expect(await slugs()).toEqual(before.toSpliced(from, 1).toSpliced(to, 0, slug))
    })

    test("applies two concurrent moves", async () => {
      const [a, b, c, d] = await slugs()
      const { move } = site.editing
      await Promise.all([
        move("tiles", d!, { before: a! }, clerk),
        move("tiles", b!, { after: c! }, principal),
      ])
      expect((await slugs()).slice(0, 4)).toEqual([d, a, c, b])
    })

    test("refuses to move a missing item, or an item beside a missing one or itself", async () => {
      const before = await slugs()
      for (const [slug, after] of [
        [before[0]!, "gone"],
        ["gone", before[0]!],
        [before[0]!, before[0]!],
      ] as const) {
        expect(await site.editing.move("tiles", slug, { after }, clerk)).toBe("changed meanwhile")
      }
      expect(await slugs()).toEqual(before)
    })
  })

  test("refuses a page path that another page has, ignoring case and slashes", async () => {
    const page = (path: string) => ({
      title: { en: "Hostel", hi: "छात्रावास" },
      path,
      excerpt: { en: "", hi: "" },
      body: { en: "", hi: "" },
    })
    const { save } = site.editing
    expect(await save("pages", "copy", fresh(page("/About/Vision")), clerk)).toBe("path taken")
    expect(await save("pages", "hostel", fresh(page("/Hostel/")), clerk)).toBe("stored")
    const again = { ...fresh(page("/hostel")), expectedVersion: 1 }
    expect(await save("pages", "hostel", again, clerk)).toBe("stored")
  })

  test("rejects an item that does not match its schema", async () => {
    const wrong = fresh({ ...notice("Wrong"), date: "yesterday" })
    await expect(site.editing.save("notices", "wrong", wrong, clerk)).rejects.toThrow()
    expect(await staffItem("wrong")).toBeUndefined()
  })

  test("saves settings with a revision", async () => {
    const [settings] = await site.editing.list("settings")
    const item = { ...settings!.item, admission_session: "2026-27" }
    const change = { ...fresh(item), expectedVersion: settings!.version }
    expect(await site.editing.save("settings", "college", change, clerk)).toBe("stored")
    expect((await site.editing.revisions("settings", "college"))[0]?.item).toEqual(settings!.item)
  })

  test("each change increments the content version and writes an audit line", async () => {
    const { save, remove, move } = site.editing
    const tiles = await site.content("en").list("tiles")
    const [first, second] = tiles.map(({ slug }) => slug)
    const changes: [string, () => Promise<string>][] = [
      ["content saved", () => save("notices", "count", fresh(notice("Count")), principal)],
      ["content removed", () => remove("notices", "count", 1, principal)],
      ["content reordered", () => move("tiles", first!, { after: second! }, principal)],
    ]
    for (const [action, change] of changes) {
      const before = await readContentVersion(site.db)
      expect(await change()).toBe("stored")
      expect(await readContentVersion(site.db)).toBeGreaterThan(before)
      const lines = site.db.selectFrom("audit").selectAll().orderBy("id", "desc")
      expect(await lines.executeTakeFirst()).toMatchObject({
        actor: "principal",
        action,
        subject: action === "content reordered" ? `tiles/${first}` : "notices/count",
        at: principal.at,
      })
    }
  })

  test("the audit line says how the publishing state changed", async () => {
    const change = fresh(notice("State"))
    await site.editing.save("notices", "state", { ...change, publish_at: null }, clerk)
    await site.editing.save("notices", "state", { ...change, expectedVersion: 1 }, clerk)
    await site.editing.save("notices", "state", { ...change, expectedVersion: 2 }, clerk)
    const lines = site.db
      .selectFrom("audit")
      .select("details")
      .where("subject", "=", "notices/state")
    expect(await lines.orderBy("id").execute()).toEqual([
      { details: null },
      { details: '{"from":"draft","to":"published"}' },
      { details: null },
    ])
  })

  test("notes which language was changed after the other", async () => {
    const { save } = site.editing
    const newer = async () => (await staffItem("spoken"))?.newer_language
    const both = (en: string, hi: string) => ({ ...notice(en), title: { en, hi } })
    await save("notices", "spoken", fresh(both("Fees", "शुल्क")), clerk)
    expect(await newer()).toBeNull()
    await save(
      "notices",
      "spoken",
      { ...fresh(both("Fees due", "शुल्क")), expectedVersion: 1 },
      clerk,
    )
    expect(await newer()).toBe("en")
    const same = { ...fresh(both("Fees due", "शुल्क")), expectedVersion: 2, isTranslated: true }
    await save("notices", "spoken", same, clerk)
    expect(await newer()).toBeNull()
  })

  test("a failed change does not increment the content version", async () => {
    const before = await readContentVersion(site.db)
    const wrong = fresh({ ...notice("Half"), date: "no day" })
    await expect(site.editing.save("notices", "half", wrong, clerk)).rejects.toThrow()
    expect(await readContentVersion(site.db)).toBe(before)
  })

  test("another connection reads the new content version at once", async () => {
    const other = connect(site)
    const before = await readContentVersion(other)
    await site.editing.save("notices", "seen", fresh(notice("Seen")), clerk)
    expect(await readContentVersion(other)).toBeGreaterThan(before)
    await other.destroy()
  })
})
