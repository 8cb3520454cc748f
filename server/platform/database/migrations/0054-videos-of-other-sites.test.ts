import { type Kysely, sql } from "kysely"
import { afterEach, beforeEach, describe, expect, test } from "vitest"

import { databases, type OpenDatabase } from "#tests/support/servers/databases.ts"

import { connect, type Database } from "../connect.ts"
import { migrate } from "../migrate.ts"
import { videosOfOtherSites } from "./0054-videos-of-other-sites.ts"

const old = JSON.stringify({ title: "Annual day", source: { youtube: "a-B_c&d" } })
const own = JSON.stringify({ title: "A walk", source: { file: "campus-walk" } })

describe.each(databases)("on $name", ({ openEmpty }) => {
  let place: OpenDatabase
  let db: Database
  beforeEach(async () => {
    place = await openEmpty()
    db = connect(place)
    await migrate(db)
  })
  afterEach(async () => {
    await db.destroy()
    await place.close()
  })

  test("a video on YouTube becomes a link, also in earlier versions; files stay", async () => {
    for (const [slug, data] of [
      ["day", old],
      ["walk", own],
    ]) {
      await sql`insert into items (collection, slug, data, position, version, updated_at, updated_by)
        values ('videos', ${slug}, ${data}, 0, 2, '', '')`.execute(db)
      await sql`insert into revisions (collection, slug, version, data, at, by)
        values ('videos', ${slug}, 1, ${data}, '', '')`.execute(db)
    }
    await videosOfOtherSites.up(db as unknown as Kysely<unknown>)
    const link = {
      title: "Annual day",
      source: { url: "https://www.youtube.com/watch?v=a-B_c%26d" },
    }
    for (const table of ["items", "revisions"] as const) {
      const rows = await db.selectFrom(table).select("data").orderBy("slug").execute()
      expect(rows.map(({ data }) => JSON.parse(data))).toEqual([link, JSON.parse(own)])
    }
  })
})
