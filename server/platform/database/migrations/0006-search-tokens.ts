import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

/**
 * The tokens of a search fold the spellings of names, and cover more than the name. They are emptied here and written
 * again at the start of the server, because only the application knows how they are made.
 */
export const searchTokens: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const table of ["applications", "students"]) {
      await db.schema.alterTable(table).renameColumn("name_tokens", "search_tokens").execute()
      await sql`update ${sql.table(table)} set search_tokens = ''`.execute(db)
    }
    // A part of a mobile number is searched in this index alone.
    await db.schema.dropIndex("applications_applicant_mobile").execute()
    await db.schema
      .createIndex("applications_applicant_mobile")
      .on("applications")
      .columns(["applicant_mobile", "admission_code"])
      .execute()
  },
}
