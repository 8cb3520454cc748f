import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

/** The list of a draft, so that it can be printed as it was signed. Drafts of before have none: theirs is computed again. */
export const listsOfMeritDrafts: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable("merit_drafts").addColumn("list", "text").execute()
  },
}
