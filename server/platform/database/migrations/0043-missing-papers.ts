import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

/** The list of missing papers looks at all applications of a session: it reads indexes alone, not the rows with their forms. */
export const missingPapers: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create index application_originals on application_events (admission_code, id)
      where kind = 'original'`.execute(db)
    await db.schema
      .createIndex("applications_papers")
      .on("applications")
      .columns(["session", "admission_code", "application_number", "course"])
      .columns(["status", "status_at", "day", "version"])
      .execute()
  },
}
