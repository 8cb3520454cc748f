import { type Kysely, sql } from "kysely"
import { afterEach, beforeEach, describe, expect, test } from "vitest"

import { databases, type OpenDatabase } from "#tests/support/servers/databases.ts"

import { connect, type Database } from "../connect.ts"
import { migrate } from "../migrate.ts"
import { grievances } from "./0050-grievances.ts"

describe.each(databases)("on $name", ({ openEmpty }) => {
  let place: OpenDatabase
  let db: Database
  beforeEach(async () => {
    place = await openEmpty()
    db = connect(place)
    await migrate(db)
    for (const table of ["events", "counters", "responsibles"])
      await db.schema.dropTable(`grievance_${table}`).execute()
    await db.schema.dropTable("grievances").execute()
  })
  afterEach(async () => {
    await db.destroy()
    await place.close()
  })

  test("pages at the addresses of grievances get free ones, which no former path has", async () => {
    for (const path of ["/grievances", "/grievances/status"])
      await sql`insert into items (collection, slug, data, path, position, version, updated_at, updated_by)
        values ('pages', ${path.slice(1)}, ${JSON.stringify({ path })}, ${path}, 0, 1, '', '')`.execute(
        db,
      )
    await sql`insert into page_redirects (path, slug, at, by)
      values ('/grievances-2', 'other', '', '')`.execute(db)
    await grievances.up(db as unknown as Kysely<unknown>)
    const rows = await db.selectFrom("items").select(["path", "data"]).orderBy("slug").execute()
    expect(rows.map(({ path, data }) => [path, JSON.parse(data).path])).toEqual([
      ["/grievances-3", "/grievances-3"],
      ["/grievances/status-2", "/grievances/status-2"],
    ])
  })
})
