import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

/** The public merit lists are found by this index alone: SQLite else reads past every frozen list. */
export const publicMeritLists: Migration = {
  up: (db: Kysely<unknown>) =>
    db.schema
      .createIndex("merit_rounds_public")
      .on("merit_rounds")
      .columns(["withdrawn_at", "published_at", "session", "programme", "number"])
      .columns(["sha256", "last_date"])
      .execute(),
}
