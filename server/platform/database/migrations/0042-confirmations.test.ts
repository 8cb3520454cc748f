import { type Kysely, sql } from "kysely"
import { afterEach, beforeEach, describe, expect, test } from "vitest"

import { databases, type OpenDatabase } from "#tests/support/servers/databases.ts"

import { connect, type Database } from "../connect.ts"
import { migrate } from "../migrate.ts"
import { confirmations } from "./0042-confirmations.ts"

const start = { at: "2026-06-01T06:30:00.000Z", by: "Meena" }

describe.each(databases)("on $name", ({ openEmpty }) => {
  let place: OpenDatabase
  let db: Database
  beforeEach(async () => {
    place = await openEmpty()
    db = connect(place)
    await migrate(db)
    await db.schema.dropTable("confirmations").execute()
  })
  afterEach(async () => {
    await db.destroy()
    await place.close()
  })

  const item = (collection: string, slug: string, data: object = {}, changes: object = {}) =>
    db
      .insertInto("items")
      .values({
        collection,
        slug,
        data: JSON.stringify(data),
        position: 0,
        version: 2,
        updated_at: start.at,
        updated_by: start.by,
        publish_at: start.at,
        ...changes,
      })
      .execute()
  const revision = (slug: string, by: string) =>
    db
      .insertInto("revisions")
      .values({ collection: "pages", slug, version: 1, data: "{}", at: start.at, by })
      .execute()
  const settings = (is_sample: boolean) =>
    item("settings", "college", { is_sample, admission_session: "2026-27" })
  const run = () => confirmations.up(db as unknown as Kysely<unknown>)
  const confirmed = () =>
    db
      .selectFrom("confirmations")
      .select(["slug", "part", "confirmed_by"])
      .orderBy("slug")
      .execute()

  test("the texts whose names were replaced at the start are the sample's again, edited ones are not", async () => {
    await sql`insert into audit (at, actor, action, subject, detail)
      values (${start.at}, ${start.by}, 'started as a college', 'settings/college', '')`.execute(db)
    await revision("replaced", "sample")
    await item("pages", "replaced")
    await revision("own", "editor")
    await item("pages", "own")
    await revision("edited-later", "sample")
    await item("pages", "edited-later", {}, { updated_at: "2026-06-02T06:30:00.000Z" })
    await run()
    const rows = await db
      .selectFrom("items")
      .select(["slug", "updated_by"])
      .orderBy("slug")
      .execute()
    expect(rows).toEqual([
      { slug: "edited-later", updated_by: start.by },
      { slug: "own", updated_by: start.by },
      { slug: "replaced", updated_by: "sample" },
    ])
  })

  test("a working college keeps its open session open; another one is confirmed when it is opened", async () => {
    await settings(false)
    await item("sessions", "2026-27")
    await item("sessions", "2027-28")
    await run()
    expect(await confirmed()).toEqual([
      { slug: "2026-27", part: "admission", confirmed_by: "server" },
    ])
  })

  test("the sample college has nothing confirmed, and an empty database has nothing to confirm", async () => {
    await settings(true)
    await item("sessions", "2026-27")
    await run()
    expect(await confirmed()).toEqual([])
  })

  test("works without any content", async () => {
    await run()
    expect(await confirmed()).toEqual([])
  })
})
