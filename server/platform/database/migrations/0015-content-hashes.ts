import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

const up = async (db: Kysely<unknown>) => {
  await db.schema.alterTable("applications").addColumn("content_hash", "text").execute()
}

/** Applications from before have none: a retry with their submission key gets the first code, as it did. */
export const contentHashes: Migration = { up }
