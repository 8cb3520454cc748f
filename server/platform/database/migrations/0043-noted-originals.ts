import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

/** The list of papers that are not settled reads what was noted about originals, for a whole session at once. */
export const notedOriginals: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create index application_originals on application_events (admission_code, id)
      where kind = 'original'`.execute(db)
  },
}
