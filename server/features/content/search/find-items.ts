import type { Bilingual } from "#domain/content/text.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { tokenize } from "#server/platform/text/tokens.ts"

import { isStoredName, titleOf } from "../items/item-row.ts"
import { readSynonyms } from "../settings.ts"
import { correctTerms } from "./correct-terms.ts"
import { searchItems } from "./search-index.ts"
import { matchTokens, readTerms, type SearchTerm, synonymsOf } from "./search-terms.ts"
import { searchableCollections } from "./searchable.ts"

/** An item of the site's content, found by staff. */
export interface ItemHit {
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

const foundOf = ({ collection, slug, item }: Row): ItemHit => {
  const { en, hi } = isStoredName(collection) ? titleOf(collection, item) : { en: "", hi: "" }
  return { collection, slug, title: en || hi ? { en, hi } : { en: slug, hi: slug } }
}

/** All texts in both languages, at any depth. File names and links are none. */
const bilingualTextsOf = (value: unknown): string[] => {
  if (typeof value !== "object" || value === null) return []
  if ("en" in value && "hi" in value) return [String(value.en), String(value.hi)]
  return Object.values(value).flatMap(bilingualTextsOf)
}

const hasAllTerms = (text: string, terms: readonly SearchTerm[]) => {
  const tokens = tokenize(text)
  return terms.every((term) => matchTokens(tokens, term) > 0)
}

/** The items of the collections that the search of the site leaves out, such as menus, photos and sessions. */
const findOthers = async (db: Database, terms: readonly SearchTerm[], limit: number) => {
  const rows = await db
    .selectFrom("items")
    .select(["collection", "slug", "data"])
    .where("collection", "not in", [...searchableCollections, "settings"])
    .orderBy("collection")
    .orderBy("position")
    .execute()
  return rows
    .map(({ data, ...row }): Row => ({ ...row, item: JSON.parse(data) as object }))
    .filter(({ slug, item }) => hasAllTerms([slug, ...bilingualTextsOf(item)].join(" "), terms))
    .slice(0, limit)
}

const find = async (db: Database, terms: readonly SearchTerm[], limit: number) => {
  const search = { terms, needs: "all" } as const
  const { rows } = await searchItems(db, db.selectFrom("items"), search, { limit, offset: 0 })
  const indexed = rows.map(({ data, ...row }) => ({ ...row, item: JSON.parse(data) as object }))
  return [...indexed, ...(await findOthers(db, terms, limit))]
}

/**
 * The items that match all words of a query (`readTerms`), drafts too: at most `limit` of the indexed ones, and of the others. If
 * there are none, those of the corrected words.
 */
export const findItems =
  (db: Database) =>
  async (query: string, limit: number): Promise<ItemHit[]> => {
    const synonyms = synonymsOf(await readSynonyms(db)())
    const terms = readTerms(query, synonyms)
    if (terms.length === 0) return []
    const hits = await find(db, terms, limit)
    if (hits.length > 0) return hits.map(foundOf)
    const deps = { db, items: db.selectFrom("items"), named: [], synonyms }
    const { terms: others, corrected } = await correctTerms(deps, terms)
    return corrected ? (await find(db, others, limit)).map(foundOf) : []
  }
