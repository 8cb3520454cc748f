import { type RawBuilder, sql } from "kysely"

import type { Database } from "#server/platform/database/connect.ts"
import { countRows, hasRows, isPostgres } from "#server/platform/database/dialect.ts"
import { tokenize, tokenizeLong } from "#server/platform/text/tokens.ts"

import type { publicItems } from "../items/items.ts"
import { readPdfTextsOf } from "../media/pdf-texts.ts"
import type { SearchTerm } from "./search-terms.ts"
import { searchableOf } from "./searchable.ts"
import { addToVocabulary } from "./vocabulary.ts"

/** PostgreSQL's tsvector literal: words with positions, with a weight like "A". */
const tsvectorOf = (words: string[], weight = "", offset = 0) =>
  words.map((word, index) => `'${word}':${offset + index + 1}${weight}`).join(" ")

/** Removes an item from the search index. */
export const removeFromIndex = (db: Database, collection: string, slug: string) =>
  db
    .deleteFrom("search_index")
    .where((row) => row.and({ collection, slug }))
    .execute()

interface IndexedItem {
  collection: string
  slug: string
  item: object
}

/** Indexes an item, with the text of its PDF files, and returns its own words. */
const indexItem = async (db: Database, { collection, slug, item }: IndexedItem) => {
  const searchable = searchableOf(collection, slug, item)
  if (!searchable) return []
  const { title, text } = searchable
  const titleWords = tokenize(`${title.en} ${title.hi}`)
  const bodyWords = tokenize(`${text.en} ${text.hi}`)
  const fileWords = tokenizeLong(await readPdfTextsOf(db, item))
  const textWords = [...bodyWords, ...fileWords]
  const all = `${tsvectorOf(titleWords, "A")} ${tsvectorOf(textWords, "", titleWords.length)}`
  const words = isPostgres(db)
    ? {
        search_vector: sql<string>`${all}::tsvector`,
        title_vector: sql<string>`${tsvectorOf(titleWords)}::tsvector`,
      }
    : { title: titleWords.join(" "), body: textWords.join(" ") }
  await db
    .insertInto("search_index")
    .values({ collection, slug, ...words } as never)
    .execute()
  // Not those of files, in which misspelt words and remains of fonts are many.
  return [...titleWords, ...bodyWords]
}

/** Indexes items in both languages. Items of collections without search are left out. */
export const addToIndex = async (db: Database, items: readonly IndexedItem[]) => {
  const words = new Set<string>()
  for (const item of items) for (const word of await indexItem(db, item)) words.add(word)
  await addToVocabulary(db, words)
}

/** Which words of a term are searched. */
type Part = "own" | "synonyms" | "any"

/** A search expression of each database for a term. */
const expressions = {
  sqlite: ({ words, isPrefix, synonyms }: SearchTerm, part: Part) => {
    const own = `(${words.map((word) => `"${word}"`).join(" AND ")}${isPrefix ? "*" : ""})`
    const others = synonyms.map((phrase) => `"${phrase.join(" ")}"`)
    return `(${selectPart(part, own, others).join(" OR ")})`
  },
  postgres: ({ words, isPrefix, synonyms }: SearchTerm, part: Part) => {
    const own = `(${words.map((word) => `'${word}'`).join(" & ")}${isPrefix ? ":*" : ""})`
    const others = synonyms.map((phrase) => `(${phrase.map((word) => `'${word}'`).join(" <-> ")})`)
    return `(${selectPart(part, own, others).join(" | ")})`
  },
}

const selectPart = (part: Part, own: string, synonyms: string[]) => {
  if (part === "own") return [own]
  return part === "synonyms" ? synonyms : [own, ...synonyms]
}

/** Whether an item is about few things, unlike a policy: by its bytes in both languages, which are known without reading it. */
const isShort = sql<boolean>`octet_length(items.data) < 8000`

/** The conditions of each database. `inTitle` and `anywhere` are about an item that is found. */
const queries = {
  sqlite: {
    and: " AND ",
    or: " OR ",
    matches: (query: string) => sql<boolean>`search_index match ${query}`,
    inTitle: (query: string) => foundInSqlite(`title : ${query}`),
    anywhere: (query: string) => foundInSqlite(query),
    titleLength: sql<number>`length(search_index.title)`,
  },
  postgres: {
    and: " & ",
    or: " | ",
    matches: (query: string) => sql<boolean>`search_index.search_vector @@ ${query}::tsquery`,
    inTitle: (query: string) => sql<boolean>`search_index.title_vector @@ ${query}::tsquery`,
    // From the index: to read the words of every item that is found takes longer.
    anywhere: (query: string) => sql<boolean>`(search_index.collection, search_index.slug) in (
      select collection, slug from search_index where search_vector @@ ${query}::tsquery)`,
    titleLength: sql<number>`length(search_index.title_vector)`,
  },
} as const

type Dialect = (typeof queries)[keyof typeof queries]
type Expression = (term: SearchTerm, part: Part) => string

const foundInSqlite = (query: string) => sql<boolean>`search_index.rowid in (
  select rowid from search_index where search_index match ${query})`

/** More than all points of the places where one term can match. */
const pointsOfTerm = 100

/** What a term adds to an item's rank: in the title more than in the text, by its own words more than by a synonym. */
const placesOf = (
  term: SearchTerm,
  expression: Expression,
  { inTitle }: Dialect,
): [RawBuilder<boolean>, number][] => [
  [inTitle(expression(term, "own")), 8],
  ...(term.synonyms.length > 0
    ? [[inTitle(expression(term, "synonyms")), 6] satisfies [RawBuilder<boolean>, number]]
    : []),
  [isShort, 2],
]

const pointsIf = (cases: readonly [RawBuilder<boolean>, number][], otherwise: number) =>
  sql<number>`case ${sql.join(
    cases.map(([condition, points]) => sql`when ${condition} then ${sql.lit(points)}`),
    sql` `,
  )} else ${sql.lit(otherwise)} end`

interface Page {
  limit: number
  offset: number
}

/** Which items are found: those that match all the terms, or some of them. */
export interface Search {
  terms: readonly SearchTerm[]
  needs: "all" | "some"
}

type Items = ReturnType<typeof publicItems>

const matching = (items: Items, condition: RawBuilder<boolean>) =>
  items
    .innerJoin("search_index", (join) =>
      join
        .onRef("search_index.collection", "=", "items.collection")
        .onRef("search_index.slug", "=", "items.slug"),
    )
    .where(condition)

const dialectOf = (db: Database) => (isPostgres(db) ? "postgres" : "sqlite")

/** The rank of an item that is found, as SQL. Every further search of all items takes time, so there are few. */
const rankOf = (dialect: Dialect, expression: Expression, { terms, needs }: Search) => {
  const inTitles = terms.map((term) => {
    const places = placesOf(term, expression, dialect)
    if (needs === "all") return pointsIf(places, 0)
    const there = dialect.anywhere(expression(term, "any"))
    return sql`${pointsIf(places, 0)} + ${pointsIf([[there, pointsOfTerm]], 0)}`
  })
  const exactly = terms.map((term) => expression(term, "own")).join(dialect.and)
  const hasSynonyms = terms.some(({ synonyms }) => synonyms.length > 0)
  const exact = hasSynonyms ? [pointsIf([[dialect.anywhere(exactly), 1]], 0)] : []
  return sql<number>`${sql.join([...inTitles, ...exact], sql` + `)}`
}

/**
 * The items that match, best first: those that match more terms, more of them in the title, in a short text, by their own words
 * rather than by synonyms; then those without a day, the shortest title first; then the newest. They are sorted without their texts, which are long.
 */
export const searchItems = async (
  db: Database,
  items: Items,
  search: Search,
  { limit, offset }: Page,
) => {
  const { terms, needs } = search
  if (terms.length === 0) return { total: 0, rows: [] }
  const dialect = queries[dialectOf(db)]
  const expression = expressions[dialectOf(db)]
  const query = terms
    .map((term) => expression(term, "any"))
    .join(needs === "all" ? dialect.and : dialect.or)
  const matches = matching(items, dialect.matches(query))
  const keys = await matches
    .select(["items.collection", "items.slug"])
    .orderBy(rankOf(dialect, expression, search), "desc")
    .orderBy(sql`case when items.day is null then 0 else 1 end`)
    .orderBy(sql`case when items.day is null then ${dialect.titleLength} end`)
    .orderBy("items.day", "desc")
    .orderBy("items.slug")
    .limit(limit)
    .offset(offset)
    .execute()
  return { total: await countRows(matches), rows: await readRows(db, keys) }
}

interface Key {
  collection: string
  slug: string
}

const nameOf = ({ collection, slug }: Key) => `${collection}/${slug}`

/** The items of these keys, in their order. */
const readRows = async (db: Database, keys: readonly Key[]) => {
  if (keys.length === 0) return []
  const rows = await db
    .selectFrom("items")
    .select(["collection", "slug", "data"])
    .where((item) => item.or(keys.map(({ collection, slug }) => item.and({ collection, slug }))))
    .execute()
  const byName = new Map(rows.map((row) => [nameOf(row), row]))
  return keys.flatMap((key) => byName.get(nameOf(key)) ?? [])
}

/** Whether any of the items matches a term. */
export const hasMatch = (db: Database, items: Items, term: SearchTerm) =>
  hasRows(matching(items, queries[dialectOf(db)].matches(expressions[dialectOf(db)](term, "any"))))
