import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

const up = async (db: Kysely<unknown>) => {
  await db.schema
    .alterTable("staff_links")
    .addColumn("made_by_id", "text", (column) => column.references("staff.id").onDelete("cascade"))
    .execute()
  // Whose they are is not known for sure: a name may be two people's. They are made anew.
  await (db as Kysely<{ staff_links: object }>).deleteFrom("staff_links").execute()
}

/** A link knows which member of staff made it, and ends with what that member may do. */
export const makersOfLinks: Migration = { up }
