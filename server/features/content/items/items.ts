import { sql } from "kysely"

import { type FilteredName, filterFields } from "#domain/content/categories.ts"
import type { CollectionName, OwnPageName } from "#domain/content/collections.ts"
import { plainPath } from "#domain/content/paths.ts"
import { stateAt } from "#domain/content/publishing.ts"
import { dayInIndia } from "#domain/fields/india-time.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { countRows, isPostgres } from "#server/platform/database/dialect.ts"

import { type Item, parseData, parseItem } from "./item-row.ts"

/** An item that has a page at a path of its own. */
export type OwnPage = {
  [Name in OwnPageName]: { collection: Name; item: Item<Name> }
}[OwnPageName]

/** Which items of a collection: those with a value in the field that visitors filter by, and those of a year. */
export interface ItemFilter {
  value?: string | undefined
  /** Of their day; or their year or session itself, like 2025-26. */
  year?: string | undefined
}

/** A NUL character, which a URL may contain, is invalid in PostgreSQL text. */
const isNoText = (text: string) => text.includes("\0")

/** The items that are public at a given time: those that are "published" by `stateAt`. */
export const publicItems = (db: Database, at: Date) => {
  const now = at.toISOString()
  return db
    .selectFrom("items")
    .where("items.publish_at", "<=", now)
    .where((row) =>
      row.or([row("items.unpublish_at", "is", null), row("items.unpublish_at", ">", now)]),
    )
}

/** Whether an event is not over yet; on its last day it is not (specification 3.10). */
const isUpcoming = (db: Database, at: Date) => {
  const endsOn = isPostgres(db) ? sql`data::json ->> 'ends_on'` : sql`data ->> 'ends_on'`
  return sql<boolean>`coalesce(${endsOn}, day) >= ${dayInIndia(at)}`
}

/** Whether a notice is pinned. JSON escapes the quotes within texts, so that no text contains this. */
const isPinned = sql`data like '%"is_pinned":true%'`

/** The field that visitors filter a collection by, as SQL. */
const filterField = (db: Database, collection: FilteredName) => {
  const name = sql.lit(filterFields[collection])
  return isPostgres(db)
    ? sql<string | null>`data::json ->> ${name}`
    : sql<string | null>`data ->> ${name}`
}

const selected = (db: Database, collection: CollectionName, at: Date, filter: ItemFilter = {}) => {
  const { value, year } = filter
  const field = collection as FilteredName
  return publicItems(db, at)
    .where("collection", "=", collection)
    .$if(value !== undefined, (query) => query.where(filterField(db, field), "=", value!))
    .$if(year !== undefined, (query) =>
      query.where((row) => row.or([row("day", "=", year!), row("day", "like", `${year}-__-__`)])),
    )
}

interface Selection {
  pinnedFirst?: boolean
  filter?: ItemFilter | undefined
}

const inOrder = (
  db: Database,
  collection: CollectionName,
  at: Date,
  { pinnedFirst = false, filter }: Selection = {},
) =>
  selected(db, collection, at, filter)
    .select(["slug", "data", "updated_at"])
    .$if(pinnedFirst, (query) => query.orderBy(sql`case when ${isPinned} then 0 else 1 end`))
    .$if(collection === "events", (query) =>
      query
        .orderBy(sql`case when ${isUpcoming(db, at)} then 0 else 1 end`)
        .orderBy(sql`case when ${isUpcoming(db, at)} then day end`),
    )
    .orderBy("day", (by) => by.desc().nullsLast())
    // The newest first also within a day. Those of a new site are published together.
    .$if(collection === "notices", (query) =>
      query.orderBy("publish_at", (by) => by.desc().nullsLast()),
    )
    .orderBy("position")

/** The years and values that visitors can filter a collection by: those of its public items. */
const listFilters = async (db: Database, collection: FilteredName, at: Date) => {
  const year = sql<string | null>`case when length(day) = 10 then substr(day, 1, 4) else day end`
  const rows = await selected(db, collection, at)
    .select([year.as("year"), filterField(db, collection).as("value")])
    .distinct()
    .execute()
  const distinct = (values: (string | null)[]) => [
    ...new Set(values.filter((value) => value !== null)),
  ]
  return {
    years: distinct(rows.map((row) => row.year))
      .toSorted()
      .toReversed(),
    values: distinct(rows.map((row) => row.value)),
  }
}

/** The public pages by their former paths. A page that is at such a path now comes first. */
const movedPages = (db: Database, at: Date) =>
  publicItems(db, at)
    .innerJoin("page_redirects", "page_redirects.slug", "items.slug")
    .where("items.collection", "=", "pages")
    .select(["page_redirects.path as former", "items.data"])

const findRedirect = async (db: Database, path: string, at: Date) => {
  if (isNoText(path)) return undefined
  const row = await movedPages(db, at)
    .where("page_redirects.path", "=", plainPath(path))
    .executeTakeFirst()
  return row && parseData("pages", JSON.parse(row.data)).path
}

const listPaths = async (db: Database, at: Date) => {
  const rows = await db
    .selectFrom("items")
    .select(["path", "publish_at", "unpublish_at"])
    .where("path", "is not", null)
    .execute()
  const moved = await movedPages(db, at).execute()
  return new Map([
    ...moved.map(({ former }) => [former, true] as const),
    ...rows.map((row) => [row.path!, stateAt(row, at) === "published"] as const),
  ])
}

/** Reads the content that is public at a given time, parsed with the collections' schemas. */
export const createItems = (db: Database) => ({
  /**
   * The items of a collection: notices newest first, events to come soonest first and then past ones newest
   * first, others in the college's order. Pagination: `limit` items after the first `offset`, pinned ones
   * before all others.
   */
  list: async <Name extends CollectionName>(
    collection: Name,
    at: Date,
    range?: { limit: number; offset: number },
    filter?: ItemFilter,
  ) => {
    const rows = await inOrder(db, collection, at, { pinnedFirst: range !== undefined, filter })
      .$if(range !== undefined, (query) => query.limit(range!.limit).offset(range!.offset))
      .execute()
    return rows.map((row) => parseItem(collection, row))
  },

  count: (collection: CollectionName, at: Date, filter?: ItemFilter) =>
    countRows(selected(db, collection, at, filter)),

  listFilters: (collection: FilteredName, at: Date) => listFilters(db, collection, at),

  find: async <Name extends CollectionName>(collection: Name, slug: string, at: Date) => {
    if (isNoText(slug)) return undefined
    const row = await inOrder(db, collection, at).where("slug", "=", slug).executeTakeFirst()
    return row && parseItem(collection, row)
  },

  /** The item whose own page is at a path, ignoring letter case and a trailing slash. */
  findAt: async (path: string, at: Date): Promise<OwnPage | undefined> => {
    if (isNoText(path)) return undefined
    const row = await publicItems(db, at)
      .where("path", "=", plainPath(path))
      .select(["collection", "slug", "data", "updated_at"])
      .executeTakeFirst()
    if (!row) return undefined
    const collection = row.collection as OwnPageName
    return { collection, item: parseItem(collection, row) } as OwnPage
  },

  /** The path of the public page that was at this path before. */
  findRedirect: (path: string, at: Date) => findRedirect(db, path, at),

  /** The paths of all pages, also former ones, normalised by `plainPath`, and whether each is public. */
  listPaths: (at: Date) => listPaths(db, at),

  /** Time of the last edit of any public item (ISO 8601, UTC). */
  lastUpdated: async (at: Date) => {
    const { newest } = await publicItems(db, at)
      .select((row) => row.fn.max("updated_at").as("newest"))
      .executeTakeFirstOrThrow()
    return newest ?? at.toISOString()
  },
})

export type Items = ReturnType<typeof createItems>
