import type { Bilingual } from "#domain/content/text.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { hasAllWords } from "#server/platform/text/tokens.ts"

import { isStoredName, titleOf } from "../items/item-row.ts"
import { findIndexed } from "./search-index.ts"
import { searchableCollections } from "./searchable.ts"

/** An item of the site's content, found by staff. */
export interface FoundItem {
  collection: string
  slug: string
  /** The slug for an item without a title, such as an admission session. */
  title: Bilingual
}

interface Row {
  collection: string
  slug: string
  item: object
}

const foundOf = ({ collection, slug, item }: Row): FoundItem => {
  const { en, hi } = isStoredName(collection) ? titleOf(collection, item) : { en: "", hi: "" }
  return { collection, slug, title: en || hi ? { en, hi } : { en: slug, hi: slug } }
}

/** All texts in both languages, at any depth. File names and links are none. */
const bilingualTextsOf = (value: unknown): string[] => {
  if (typeof value !== "object" || value === null) return []
  if ("en" in value && "hi" in value) return [String(value.en), String(value.hi)]
  return Object.values(value).flatMap(bilingualTextsOf)
}

/** The items of the collections that the search of the site leaves out, such as menus, photos and sessions. */
const findOthers = async (db: Database, query: string, limit: number) => {
  const rows = await db
    .selectFrom("items")
    .select(["collection", "slug", "data"])
    .where("collection", "not in", [...searchableCollections, "settings"])
    .orderBy("collection")
    .orderBy("position")
    .execute()
  return rows
    .map(({ data, ...row }): Row => ({ ...row, item: JSON.parse(data) as object }))
    .filter(({ slug, item }) => hasAllWords([slug, ...bilingualTextsOf(item)].join(" "), query))
    .slice(0, limit)
}

/** The items that contain all words of a query, drafts too: at most `limit` of the indexed ones, and of the others. */
export const findItems =
  (db: Database) =>
  async (query: string, limit: number): Promise<FoundItem[]> => {
    const indexed = await findIndexed(db, query, limit)
    const hits = indexed.map(({ data, ...row }) => ({ ...row, item: JSON.parse(data) as object }))
    return [...hits, ...(await findOthers(db, query, limit))].map(foundOf)
  }
