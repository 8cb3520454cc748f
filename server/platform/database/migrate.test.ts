import { sql } from "kysely"
import { afterEach, beforeEach, describe, expect, test } from "vitest"

import { databases, openEmptyPostgres, inOneProject } from "#tests/support/servers/databases.ts"

import { connect, type Database } from "./connect.ts"
import { migrate, migrationNames } from "./migrate.ts"

const tablesOf = async (db: Database) => {
  const tables = await db.introspection.getTables()
  // FTS5 keeps its own tables beside the one it serves.
  const own = tables.filter(({ name }) => !name.startsWith("search_index_"))
  return own.map(({ name }) => name).toSorted()
}

describe.each(databases)("on $name", ({ openEmpty }) => {
  let place: Awaited<ReturnType<typeof openEmpty>>
  const opened: Database[] = []
  const connectHere = () => {
    const db = connect({ dataDir: place.dataDir, url: place.url })
    opened.push(db)
    return db
  }
  beforeEach(async () => {
    place = await openEmpty()
  })
  afterEach(async () => {
    for (const db of opened.splice(0)) await db.destroy()
    await place.close()
  })

  test("an empty database gets its tables", async () => {
    const db = connectHere()
    await migrate(db)
    expect(await tablesOf(db)).toEqual([
      "application_counters",
      "application_events",
      "application_origins",
      "applications",
      "audit",
      "confirmations",
      "contact_messages",
      "content_version",
      "document_files",
      "documents",
      "duplicate_settlements",
      "erasure_plans",
      "financial_changes",
      "form_drafts",
      "grievance_counters",
      "grievance_events",
      "grievance_responsibles",
      "grievances",
      "idempotency_keys",
      "installation",
      "items",
      "lost_files",
      "media",
      "merit_answers",
      "merit_draft_notes",
      "merit_drafts",
      "merit_marks",
      "merit_objections",
      "merit_places",
      "merit_rounds",
      "merit_rules",
      "open_applications",
      "outgoing",
      "page_redirects",
      "pdf_texts",
      "previews",
      "processes",
      "rate_limit_counters",
      "revisions",
      "saved_views",
      "search_index",
      "search_vocabulary",
      "sheet_texts",
      "sign_in_attempts",
      "sign_in_failures",
      "staff",
      "staff_accounts",
      "staff_passkey_challenges",
      "staff_passkeys",
      "staff_sessions",
      "staff_tokens",
      "staff_two_factors",
      "staff_verifications",
      "student_credentials",
      "student_sessions",
      "students",
      "trash",
    ])
  })

  test("a second time nothing changes and nothing is lost", async () => {
    const db = connectHere()
    await migrate(db)
    await db.insertInto("installation").values({ name: "kept", value: "yes" }).execute()
    const read = async () => ({
      tables: await db.introspection.getTables(),
      values: await db.selectFrom("installation").selectAll().execute(),
    })
    const before = await read()
    expect(before.values).toContainEqual({ name: "kept", value: "yes" })
    await migrate(db)
    expect(await read()).toEqual(before)
  })

  test("audit lines are numbered in their order", async () => {
    const db = connectHere()
    await migrate(db)
    const line = { at: "2025-07-01T00:00:00.000Z", actor: "a", action: "b", subject: "c" }
    for (let i = 0; i < 3; i++) await db.insertInto("audit").values(line).execute()
    const ids = await db.selectFrom("audit").select("id").orderBy("id").execute()
    expect(ids.map(({ id }) => Number(id))).toEqual([1, 2, 3])
  })
})

test.each(inOneProject)("several processes may start at once on one PostgreSQL", async () => {
  const place = await openEmptyPostgres()
  const started = Array.from({ length: 5 }, () => connect(place))
  const outcomes = await Promise.allSettled(started.map(migrate))
  const { rows } = await sql`select name from kysely_migration`.execute(started[0]!)
  await Promise.all(started.map((db) => db.destroy()))
  await place.close()
  expect(outcomes.map(({ status }) => status)).toEqual(Array(5).fill("fulfilled"))
  expect(rows).toHaveLength(migrationNames.length)
})
