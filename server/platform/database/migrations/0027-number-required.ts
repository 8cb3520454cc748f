import { type Kysely, PostgresAdapter, sql } from "kysely"
import type { Migration } from "kysely/migration"

// A migration is frozen once it is released: it imports nothing of ours, which would change under it.

/**
 * A server of a version before 0021 that still runs on PostgreSQL stores applications without a number. Those that it stored
 * get their code in its place, and a number at the next start; from now on PostgreSQL refuses them. SQLite has one process.
 */
export const numberRequired: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`update applications set application_number = admission_code
      where application_number is null`.execute(db)
    if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return
    await sql`alter table applications alter column application_number set not null`.execute(db)
  },
}
