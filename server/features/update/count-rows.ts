import { sql } from "kysely"

import type { Database } from "#server/platform/database/connect.ts"
import { findSchema } from "#server/platform/database/dialect.ts"
import type { RowCounts } from "#server/platform/releases/update-state.ts"

/** Rows of these tables come and go without anybody's doing, or can be made again. */
const passing = new Set([
  "application_origins",
  "content_version",
  "form_drafts",
  "idempotency_keys",
  "installation",
  "open_applications",
  "previews",
  "processes",
  "rate_limit_counters",
  "search_index",
  "search_vocabulary",
  "sign_in_attempts",
  "sign_in_failures",
  "staff_passkey_challenges",
  "staff_sessions",
  "staff_tokens",
  "staff_verifications",
  "student_sessions",
])

/** Counts the rows of all tables with records. Every change of a record also has an audit line. */
export const countRecords = async (db: Database): Promise<RowCounts> => {
  const tables: RowCounts["tables"] = {}
  const own = await findSchema(db)
  for (const { name, schema, isView } of await db.introspection.getTables()) {
    if (isView || schema !== own || passing.has(name)) continue
    // SQLite keeps a search index in several tables.
    if (name.startsWith("search_index_")) continue
    const { rows } = await sql<{ count: number | string }>`
      select count(*) as count from ${sql.table(name)}`.execute(db)
    tables[name] = Number(rows[0]!.count)
  }
  const { last } = await db
    .selectFrom("audit")
    .select((row) => row.fn.max("id").as("last"))
    .executeTakeFirstOrThrow()
  return { tables, lastAudit: Number(last ?? 0) }
}

/** Tables of which rows are missing, like "applications: 10 of 12". A new release may have dropped tables. */
export const findMissingRows = (before: RowCounts, now: RowCounts) =>
  Object.entries(before.tables)
    .filter(([table, count]) => (now.tables[table] ?? count) < count)
    .map(([table, count]) => `${table}: ${now.tables[table]} of ${count}`)

/**
 * What is newer than a count, like "3 applications, 7 audit". Empty if nothing is. The count is of the later release: of tables that
 * it left out, this release may not know that their rows come and go.
 */
export const describeNewer = (then: RowCounts, now: RowCounts) => {
  const newer = Object.entries(now.tables)
    .map(([table, count]) => ({ table, more: count - (then.tables[table] ?? count) }))
    .filter(({ more }) => more > 0)
  const changes = now.lastAudit - then.lastAudit
  if (newer.length === 0 && changes <= 0) return ""
  const rows = newer
    .filter(({ table }) => table !== "audit")
    .map(({ table, more }) => `${more} ${table}`)
  return [...rows, `${Math.max(changes, 0)} changes in the audit log`].join(", ")
}
