import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

/** The language in which an item needs no text, as its editor says. */
export const waivedLanguage: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const table of ["items", "trash"])
      await db.schema.alterTable(table).addColumn("waived_language", "text").execute()
  },
}
