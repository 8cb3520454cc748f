import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

/** What an audit row says besides, as named values. Older rows keep their text: the table is append-only. */
export const auditDetails: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable("audit").addColumn("details", "text").execute()
  },
}
