import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

/** When a former version of an item was public. Undo of a change brings it back. */
export const timesOfRevisions: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const column of ["publish_at", "unpublish_at"])
      await db.schema.alterTable("revisions").addColumn(column, "text").execute()
  },
}
