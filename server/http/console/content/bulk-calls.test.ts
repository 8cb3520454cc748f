import { afterAll, beforeAll, describe, expect, test } from "vitest"

import { batchLimit } from "#domain/staff/limits.ts"
import { systemActors } from "#domain/staff/system-actors.ts"
import { contentCalls } from "#server/features/content/content.ts"
import { openContentHarness } from "#tests/support/content-harness.ts"
import { notice } from "#tests/support/samples/site-content.ts"
import { databasesInFullRuns } from "#tests/support/servers/databases.ts"

import { callRoutes } from "../call-routes.ts"

describe.each(databasesInFullRuns)("changes of many items on $name", ({ open }) => {
  let site: Awaited<ReturnType<typeof openContentHarness>>
  beforeAll(async () => {
    site = await openContentHarness(open, callRoutes(contentCalls))
  })
  afterAll(() => site.close())

  const add = (title: string, data: object = {}) =>
    site.call("POST", "/content/notices", { body: { data: { item: notice(title), ...data } } })
  const bulk = (collection: string, action: string, items: object[], more: object = {}) =>
    site.call("POST", `/content/${collection}/bulk`, { body: { action, items }, ...more })
  const at = (slug: string, expectedVersion = 1) => ({ slug, expectedVersion })
  const stateOf = async (slug: string) =>
    (await site.call("GET", `/content/notices/${slug}`)).data?.state
  const audited = async (slug: string) =>
    (
      await site.db
        .selectFrom("audit")
        .select(["action", "actor"])
        .where("subject", "=", `notices/${slug}`)
        .orderBy("id")
        .execute()
    ).map(({ action, actor }) => `${action} by ${actor}`)

  test("publishes each that can be public, and says of each other one why it cannot", async () => {
    await add("Ready")
    await add("Half", {
      item: { ...notice("Half"), body: { en: "![](/pictures/a.webp)", hi: "" } },
    })
    await add("Changed")
    const now = { publish_at: "now", unpublish_at: null }
    const answer = await bulk("notices", "change", [
      { ...at("ready"), ...now },
      { ...at("half"), ...now },
      { ...at("changed", 7), ...now },
      { ...at("gone"), ...now },
    ])
    expect(answer.data).toEqual([
      { slug: "ready", version: 2 },
      { slug: "half", error: "alt_missing" },
      { slug: "changed", refusal: "changed_meanwhile" },
      { slug: "gone", refusal: "unknown" },
    ])
    expect(await stateOf("ready")).toBe("published")
    expect(await stateOf("half")).toBe("draft")
    expect(await audited("ready")).toEqual([
      "content saved by the editor",
      "content saved by the editor",
    ])
  })

  test("hides items, and brings their former times back", async () => {
    const times = {
      publish_at: "2090-01-01T00:00:00.000Z",
      unpublish_at: "2091-01-01T00:00:00.000Z",
    }
    await add("Later", times)
    await bulk("notices", "change", [{ ...at("later"), publish_at: null, unpublish_at: null }])
    expect(await stateOf("later")).toBe("draft")
    expect((await bulk("notices", "undo", [at("later", 1)])).data).toEqual([
      { slug: "later", refusal: "unknown" },
    ])
    expect((await bulk("notices", "undo", [at("later", 2)])).data).toEqual([
      { slug: "later", version: 3 },
    ])
    expect((await site.call("GET", "/content/notices/later")).data).toMatchObject(times)
    expect((await bulk("notices", "undo", [at("later", 2)])).data).toEqual([
      { slug: "later", refusal: "changed_meanwhile" },
    ])
  })

  test("undo brings back what could not be published today", async () => {
    const body = { en: "![](/pictures/a.webp)", hi: "" }
    await add("Old picture", { item: { ...notice("Old picture"), body } })
    const old = "2025-01-01T00:00:00.000Z"
    await site.db
      .updateTable("items")
      .set({ publish_at: old })
      .where("slug", "=", "old-picture")
      .execute()
    const hidden = { publish_at: null, unpublish_at: null }
    await bulk("notices", "change", [{ ...at("old-picture"), ...hidden }])
    expect(
      (await bulk("notices", "change", [{ ...at("old-picture", 2), publish_at: old }])).data,
    ).toEqual([{ slug: "old-picture", error: "alt_missing" }])
    await bulk("notices", "undo", [at("old-picture", 2)])
    expect((await site.call("GET", "/content/notices/old-picture")).data).toMatchObject({
      state: "published",
      publish_at: old,
    })
  })

  test("undo of publishing hides a faculty again of which visitors see parts", async () => {
    const hidden = { publish_at: null, unpublish_at: null }
    await site.db
      .updateTable("items")
      .set(hidden)
      .where((row) => row.and({ collection: "faculties", slug: "science" }))
      .execute()
    await bulk("faculties", "change", [{ ...at("science"), publish_at: "now" }])
    expect((await bulk("faculties", "change", [{ ...at("science", 2), ...hidden }])).data).toEqual([
      { slug: "science", error: "has_parts" },
    ])
    expect((await bulk("faculties", "undo", [at("science", 2)])).data).toEqual([
      { slug: "science", version: 3 },
    ])
  })

  test("moves items to the trash and back", async () => {
    await add("Old", { publish_at: "now", waived_language: "hi" })
    expect((await bulk("notices", "remove", [at("old"), at("never")])).data).toEqual([
      { slug: "old", version: 1 },
      { slug: "never", refusal: "changed_meanwhile" },
    ])
    expect(await stateOf("old")).toBeUndefined()
    expect((await bulk("notices", "restore", [at("old")])).data).toEqual([
      { slug: "old", version: 2 },
    ])
    const back = (await site.call("GET", "/content/notices/old")).data
    expect(back).toMatchObject({ state: "published", waived_language: "hi" })
    expect((await audited("old")).at(-1)).toBe("content restored by the editor")
  })

  test("puts photos into an album; the text of the sample stays the sample's", async () => {
    const slugs = ["library", "campus-gate"]
    const readPhoto = async (slug: string) =>
      (await site.call("GET", `/content/photos/${slug}`)).data
    const moved = slugs.map((slug) => ({ ...at(slug), album: "sports-and-yoga" }))
    await bulk("photos", "change", moved)
    expect(await readPhoto("library")).toMatchObject({
      item: { album: "sports-and-yoga" },
      state: "published",
      updated_by: systemActors.sample,
    })
    expect((await bulk("albums", "remove", [at("sports-and-yoga")])).data).toEqual([
      { slug: "sports-and-yoga", refusal: "item_in_use" },
    ])
    expect((await bulk("photos", "change", [{ ...at("library", 2), album: "gone" }])).data).toEqual(
      [{ slug: "library", error: "not_a_choice" }],
    )
    await bulk("photos", "change", [{ ...at("library", 2), album: null }])
    expect((await readPhoto("library")).item).not.toHaveProperty("album")
    await bulk("photos", "remove", [at("library", 3)])
    await bulk("photos", "restore", [at("library", 3)])
    expect((await readPhoto("library")).updated_by).toBe(systemActors.sample)
  })

  test("puts items into another place", async () => {
    const listed = async () => (await site.siteContent().list("tiles")).map(({ slug }) => slug)
    const [first, second, third, ...rest] = await listed()
    await bulk("tiles", "move", [
      { ...at(third!), before: first },
      { ...at(second!), after: third },
    ])
    expect(await listed()).toEqual([third, second, first, ...rest])
    expect((await bulk("tiles", "move", [{ ...at(first!), after: "gone" }])).data).toEqual([
      { slug: first, refusal: "changed_meanwhile" },
    ])
  })

  test("lists some items by their names", async () => {
    const { data, total } = await site.call("GET", "/content/photos?ids=campus-gate,gone,library")
    expect(data.map(({ id }: { id: string }) => id).toSorted()).toEqual(["campus-gate", "library"])
    expect(total).toBe(2)
  })

  test.each([
    { items: [], error: "missing" },
    { items: Array.from({ length: batchLimit + 1 }, () => at("x")), error: "too_many" },
  ])("refuses $items.length items: $error", async ({ items, error }) =>
    expect(await bulk("notices", "change", items)).toMatchObject({
      status: 422,
      errors: { items: [error] },
    }),
  )

  test("needs the right to edit, and neither changes sessions nor settings", async () => {
    const items = [at("x")]
    expect(await bulk("notices", "change", items, { role: "auditor" })).toMatchObject({
      status: 403,
    })
    expect(await bulk("settings", "change", items, { role: "editor" })).toMatchObject({
      status: 403,
    })
    const asAdministrator = { role: "administrator" }
    for (const [collection, message] of [
      ["settings", "settings_stay"],
      ["sessions", "sessions_stay"],
    ])
      expect(await bulk(collection!, "change", items, asAdministrator)).toEqual({
        status: 409,
        message,
      })
  })
})
