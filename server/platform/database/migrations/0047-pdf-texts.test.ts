import { type Kysely, sql } from "kysely"
import { afterEach, beforeEach, describe, expect, test } from "vitest"

import { databases, type OpenDatabase } from "#tests/support/servers/databases.ts"

import { connect, type Database } from "../connect.ts"
import { migrate } from "../migrate.ts"
import { pdfTexts } from "./0047-pdf-texts.ts"

describe.each(databases)("on $name", ({ openEmpty }) => {
  let place: OpenDatabase
  let db: Database
  beforeEach(async () => {
    place = await openEmpty()
    db = connect(place)
    await migrate(db)
    await db.schema.dropTable("pdf_texts").execute()
  })
  afterEach(async () => {
    await db.destroy()
    await place.close()
  })

  const page = (slug: string, path: string) =>
    sql`insert into items (collection, slug, data, path, position, version, updated_at, updated_by)
      values ('pages', ${slug}, ${JSON.stringify({ title: slug, path })}, ${path}, 0, 1, '', '')`.execute(
      db,
    )

  test("a page at the address of the library of documents gets a free one, others stay", async () => {
    await page("downloads", "/documents")
    await page("second", "/documents-2")
    await pdfTexts.up(db as unknown as Kysely<unknown>)
    const rows = await db.selectFrom("items").select(["path", "data"]).orderBy("slug").execute()
    expect(rows.map(({ path, data }) => [path, JSON.parse(data).path])).toEqual([
      ["/documents-3", "/documents-3"],
      ["/documents-2", "/documents-2"],
    ])
    expect(await db.selectFrom("pdf_texts").selectAll().execute()).toEqual([])
  })
})
