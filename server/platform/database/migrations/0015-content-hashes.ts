import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

const up = async (db: Kysely<unknown>) => {
  await db.schema.alterTable("applications").addColumn("content_hash", "text").execute()
}

/** Existing applications have no hash: a retry with their submission key returns the first code, as before. */
export const contentHashes: Migration = { up }
