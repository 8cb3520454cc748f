import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

/**
 * The tokens of a search have one spelling for each of the common abbreviations and titles, and mark where the own name ends. They
 * are emptied here and written again at the start of the server, because only the application knows how they are made.
 */
export const nameSpellings: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const table of ["applications", "students"])
      await sql`update ${sql.table(table)} set search_tokens = ''`.execute(db)
  },
}
