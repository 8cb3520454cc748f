import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

/**
 * A journal number of the bank belongs to one application of a session. Of duplicates that are stored already, the first
 * keeps the number; the others keep only what was typed.
 */
export const feeJournal: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable("applications").addColumn("fee_journal", "text").execute()
    await sql`update applications
      set fee_journal = nullif(upper(replace(replace(fee_reference, ' ', ''), '-', '')), '')
      where fee_status = 'received'`.execute(db)
    await sql`update applications set fee_journal = null where admission_code in (
      select admission_code from (
        select admission_code, row_number() over (
          partition by session, fee_journal order by fee_at, admission_code) as place
        from applications where fee_journal is not null) as numbered
      where place > 1)`.execute(db)
    await db.schema
      .createIndex("applications_fee_journal")
      .on("applications")
      .columns(["fee_journal", "session"])
      .unique()
      .execute()
  },
}
