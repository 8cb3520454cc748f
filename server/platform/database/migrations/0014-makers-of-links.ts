import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

const up = async (db: Kysely<unknown>) => {
  await db.schema
    .alterTable("staff_links")
    .addColumn("made_by_id", "text", (column) => column.references("staff.id").onDelete("cascade"))
    .execute()
  // The issuer of existing links is uncertain, since two people can share a name. Delete them; staff can
  // issue new ones.
  await (db as Kysely<{ staff_links: object }>).deleteFrom("staff_links").execute()
}

/** Stores the issuer's id with each link. A link is valid only while its issuer has the permission. */
export const makersOfLinks: Migration = { up }
