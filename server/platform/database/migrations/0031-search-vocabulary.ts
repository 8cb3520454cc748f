import { type Kysely, PostgresAdapter, sql } from "kysely"
import type { Migration } from "kysely/migration"

// A migration is frozen once it is released: it imports nothing of ours, which would change under it.

const isPostgres = (db: Kysely<unknown>) => db.getExecutor().adapter instanceof PostgresAdapter

/**
 * The words of the search index, in which the search looks for a word that was misspelt or is written in the other script. And for
 * PostgreSQL a column of the words of titles: the one of all words is stored compressed, and slow to read for every item found. The
 * server fills both at its start, because only the application knows how words and their sounds are made.
 */
export const searchVocabulary: Migration = {
  up: async (db: Kysely<unknown>) => {
    // Byte order makes a range of sounds an index range in any database locale.
    const text = isPostgres(db) ? sql`text collate "C"` : sql`text`
    await db.schema
      .createTable("search_vocabulary")
      .addColumn("word", text, (column) => column.notNull().primaryKey())
      .addColumn("sound", text, (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex("search_vocabulary_sound")
      .on("search_vocabulary")
      .column("sound")
      .execute()
    if (!isPostgres(db)) return
    await db.schema
      .alterTable("search_index")
      .addColumn("title_vector", sql`tsvector`, (column) => column.notNull().defaultTo(""))
      .execute()
  },
}
