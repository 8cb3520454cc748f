import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

import { autoIncrement } from "../auto-increment.ts"
import { isPostgres } from "../dialect.ts"

type OldTables = { items: { collection: string }; installation: { name: string } }

/** Only settings could be viewed or changed so far. Delete all other items: the next start seeds them again. */
const removeOldSample = async (db: Kysely<OldTables>) => {
  await db.deleteFrom("items").where("collection", "!=", "settings").execute()
  await db.deleteFrom("installation").where("name", "=", "sample_content").execute()
}

const addToItems = async (db: Kysely<unknown>) => {
  // One statement per column: SQLite cannot add several at once.
  for (const column of ["publish_at", "unpublish_at", "path", "day"]) {
    await db.schema.alterTable("items").addColumn(column, "text").execute()
  }
  await db.schema
    .alterTable("items")
    .addColumn("updated_by", "text", (column) => column.notNull().defaultTo("sample"))
    .execute()
  await db.schema.createIndex("items_path").unique().on("items").column("path").execute()
  await db.schema.createIndex("items_day").on("items").columns(["collection", "day"]).execute()
}

/** Both databases index the output of `tokenize`, so that their own tokenizers do not matter. */
const createSearchIndex = async (db: Kysely<unknown>) => {
  if (!isPostgres(db)) {
    await sql`create virtual table search_index using fts5(
      collection unindexed, slug unindexed, title, body,
      tokenize = "unicode61 remove_diacritics 0 categories 'L* M* N*'", prefix = '2 3 4')`.execute(
      db,
    )
    return
  }
  await db.schema
    .createTable("search_index")
    .addColumn("collection", "text", (column) => column.notNull())
    .addColumn("slug", "text", (column) => column.notNull())
    .addColumn("words", sql`tsvector`, (column) => column.notNull())
    .addPrimaryKeyConstraint("search_index_primary_key", ["collection", "slug"])
    .execute()
  await db.schema
    .createIndex("search_index_words")
    .on("search_index")
    .using("gin")
    .column("words")
    .execute()
}

const up = async (db: Kysely<unknown>) => {
  await removeOldSample(db as Kysely<OldTables>)
  await addToItems(db)

  await db.schema
    .createTable("revisions")
    .addColumn("collection", "text", (column) => column.notNull())
    .addColumn("slug", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("data", "text", (column) => column.notNull())
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("by", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("revisions_primary_key", ["collection", "slug", "version"])
    .execute()

  await db.schema
    .createTable("content_version")
    .addColumn("version", "integer", (column) => column.notNull())
    .execute()
  await sql`insert into content_version (version) values (1)`.execute(db)

  await createSearchIndex(db)

  await autoIncrement(db, db.schema.createTable("contact_messages"), "id")
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("message", "text", (column) => column.notNull())
    .addColumn("seen_at", "text")
    .execute()
}

/** Publication times and revisions of items, the search index, and contact messages. */
export const content: Migration = { up }
