import { afterAll, beforeAll, describe, expect, test } from "vitest"

import { synonyms } from "#content/synonyms.ts"
import { openSite, type Site } from "#tests/support/samples/site-content.ts"
import { databases } from "#tests/support/servers/databases.ts"

import { readContentVersion } from "../items/content-version.ts"
import { rebuildSearchIndex } from "./rebuild-index.ts"

describe.each(databases)("the search index of an older release on $name", ({ open }) => {
  let site: Site
  beforeAll(async () => {
    site = await openSite(open)
  })
  afterAll(() => site.close())

  const changeSettings = async (change: (settings: Record<string, unknown>) => object) => {
    const { data } = await site.db
      .selectFrom("items")
      .select("data")
      .where("collection", "=", "settings")
      .executeTakeFirstOrThrow()
    await site.db
      .updateTable("items")
      .set({ data: JSON.stringify(change(JSON.parse(data) as Record<string, unknown>)) })
      .where("collection", "=", "settings")
      .execute()
  }
  const readSynonyms = async () =>
    (await site.editing.find("settings", "college"))?.item.search_synonyms

  test("is made again, with the words for corrections, and the settings get synonyms", async () => {
    await changeSettings(({ search_synonyms: _synonyms, ...older }) => older)
    await site.db.deleteFrom("search_vocabulary").execute()
    const before = await site.db.selectFrom("search_index").select("slug").execute()
    expect(await site.content("en").search("scolarship", 1)).toMatchObject({ total: 0 })
    await rebuildSearchIndex(site.db)
    const after = await site.db.selectFrom("search_index").select("slug").execute()
    expect(after).toHaveLength(before.length)
    expect(await readSynonyms()).toEqual(synonyms)
    const { items, corrected } = await site.content("en").search("scolarship", 1)
    expect(corrected).toBe("scholarship")
    expect(items[0]?.path).toBe("/notices/scholarship-form")
  })

  test("is made once, and synonyms that staff changed stay", async () => {
    const version = await readContentVersion(site.db)
    await rebuildSearchIndex(site.db)
    expect(await readContentVersion(site.db)).toBe(version)
    await changeSettings((settings) => ({ ...settings, search_synonyms: [] }))
    await site.db.deleteFrom("installation").where("name", "=", "search_index").execute()
    await rebuildSearchIndex(site.db)
    expect(await readSynonyms()).toEqual([])
  })
})
