import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

// A migration is frozen once it is released: it imports nothing of ours, which would change under it.

/** Removed items that can be restored, and which language of an item is newer than the other. */
export const trash: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable("items").addColumn("newer_language", "text").execute()
    await db.schema
      .createTable("trash")
      .addColumn("collection", "text", (column) => column.notNull())
      .addColumn("slug", "text", (column) => column.notNull())
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("position", "integer")
      .addColumn("publish_at", "text")
      .addColumn("unpublish_at", "text")
      .addColumn("removed_at", "text", (column) => column.notNull())
      .addColumn("removed_by", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("trash_key", ["collection", "slug"])
      .execute()
    // Items removed before have their revisions still. Their time in the trash begins now; they return as drafts.
    const now = new Date().toISOString()
    await sql`insert into trash (collection, slug, version, removed_at, removed_by)
      select collection, slug, version, ${now}, "by" from revisions
      where version = (select max(version) from revisions as other
          where other.collection = revisions.collection and other.slug = revisions.slug)
        and not exists (select 1 from items
          where items.collection = revisions.collection and items.slug = revisions.slug)`.execute(
      db,
    )
  },
}
