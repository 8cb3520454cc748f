import { type RawBuilder, sql } from "kysely"

import type { Database } from "#server/platform/database/connect.ts"
import { countRows, isPostgres } from "#server/platform/database/dialect.ts"
import { tokenize } from "#server/platform/text/tokens.ts"

import { publicItems } from "../items/items.ts"
import { searchableOf } from "./searchable.ts"

/** Maximum number of search words; limits the cost of a hostile query. */
const maxWords = 10

/** Weight of a title word: one match in the title outranks any number of matches in the text. */
const titleWeight = 1000

/** PostgreSQL's tsvector literal: words with positions, title words with weight A. */
const tsvectorOf = (title: string[], body: string[]) =>
  [
    ...title.map((word, index) => `'${word}':${index + 1}A`),
    ...body.map((word, index) => `'${word}':${title.length + index + 1}`),
  ].join(" ")

/** Removes an item from the search index. */
export const removeFromIndex = (db: Database, collection: string, slug: string) =>
  db
    .deleteFrom("search_index")
    .where((row) => row.and({ collection, slug }))
    .execute()

/** Indexes the item in both languages. No-op for collections without search. */
export const addToIndex = async (db: Database, collection: string, slug: string, item: object) => {
  const searchable = searchableOf(collection, slug, item)
  if (!searchable) return
  const { title, text } = searchable
  const titleWords = tokenize(`${title.en} ${title.hi}`)
  const bodyWords = tokenize(`${text.en} ${text.hi}`)
  const words = isPostgres(db)
    ? { search_vector: sql<string>`${tsvectorOf(titleWords, bodyWords)}::tsvector` }
    : { title: titleWords.join(" "), body: bodyWords.join(" ") }
  await db
    .insertInto("search_index")
    .values({ collection, slug, ...words } as never)
    .execute()
}

/** Match condition and rank per database: items with all these words, the last one as a prefix. */
const queries = {
  sqlite: (words: string[]) => ({
    matches: sql<boolean>`search_index match ${`${words.map((word) => `"${word}"`).join(" ")}*`}`,
    // FTS5's bm25 is lower for better matches.
    rank: sql<number>`-bm25(search_index, 0, 0, ${sql.lit(titleWeight)}, 1)`,
  }),
  postgres: (words: string[]) => {
    const query = sql`${`${words.map((word) => `'${word}'`).join(" & ")}:*`}::tsquery`
    const weights = sql.lit(`{${1 / titleWeight}, 0, 0, 1}`)
    return {
      matches: sql<boolean>`search_index.search_vector @@ ${query}`,
      rank: sql<number>`ts_rank(${weights}, search_index.search_vector, ${query}, 1)`,
    }
  },
} satisfies Record<string, (words: string[]) => Record<"matches" | "rank", RawBuilder<unknown>>>

interface Page {
  limit: number
  offset: number
}

/** The items of a query that contain all words, the last one as a prefix; best matches first. */
const match = async (
  db: Database,
  items: ReturnType<typeof publicItems>,
  query: string,
  { limit, offset }: Page,
) => {
  const words = tokenize(query).slice(0, maxWords)
  if (words.length === 0) return undefined
  const { matches, rank } = queries[isPostgres(db) ? "postgres" : "sqlite"](words)
  const selection = items
    .innerJoin("search_index", (join) =>
      join
        .onRef("search_index.collection", "=", "items.collection")
        .onRef("search_index.slug", "=", "items.slug"),
    )
    .where(matches)
  const rows = await selection
    .select(["items.collection", "items.slug", "items.data"])
    .orderBy(rank, "desc")
    .orderBy("items.day", "desc")
    .orderBy("items.slug")
    .limit(limit)
    .offset(offset)
    .execute()
  return { selection, rows }
}

/** Public items that contain all words of a query, with their number. */
export const searchItems = (db: Database) => async (query: string, at: Date, page: Page) => {
  const matched = await match(db, publicItems(db, at), query, page)
  return matched
    ? { total: await countRows(matched.selection), rows: matched.rows }
    : { total: 0, rows: [] }
}

/** The best matches among all items that are indexed, drafts too. */
export const findIndexed = async (db: Database, query: string, limit: number) =>
  (await match(db, db.selectFrom("items"), query, { limit, offset: 0 }))?.rows ?? []
