import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

/** Banks give a journal number again on another day. Of one day and session, it still belongs to one application. */
export const journalDays: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.dropIndex("applications_fee_journal").execute()
    await db.schema
      .createIndex("applications_fee_journal")
      .on("applications")
      .columns(["fee_journal", "session", "fee_at"])
      .unique()
      .execute()
  },
}
