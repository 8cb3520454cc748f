import { sql } from "kysely"

import type { SiteDeps } from "#server/features/site-deps.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { isPostgres } from "#server/platform/database/dialect.ts"

export type StaffDeps = Pick<SiteDeps, "db" | "now" | "randomBytes">

// Same column types as better-auth uses: PostgreSQL has timestamps and booleans, SQLite has not.
export const timeColumn = (db: Database, time: Date) => (isPostgres(db) ? time : time.toISOString())
export const booleanColumn = (db: Database, value: boolean) =>
  isPostgres(db) ? value : Number(value)

export const findStaffRow = (db: Database, id: string) =>
  db.selectFrom("staff").selectAll().where("id", "=", id).executeTakeFirst()

export const endStaffSessions = (db: Database, id: string) =>
  db.deleteFrom("staff_sessions").where("userId", "=", id).execute()

/**
 * Mutex for changes of access, so that earlier checks still hold when the change is written: another
 * administrator remains, the name is free. SQLite has a single writer anyway.
 */
export const changeAccess = <Result>(
  db: Database,
  change: (transaction: Database) => Promise<Result>,
) =>
  db.transaction().execute(async (transaction) => {
    if (isPostgres(transaction)) {
      await sql`select pg_advisory_xact_lock(hashtext('mahavidyalaya staff'))`.execute(transaction)
    }
    return change(transaction)
  })
