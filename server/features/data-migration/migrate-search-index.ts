import { addToIndex } from "#server/features/content/content.ts"
import type { Database } from "#server/platform/database/connect.ts"
import type { ExclusiveDatabase } from "#server/platform/database/open-exclusively.ts"
import { OperatorError } from "#server/platform/operator-error.ts"

interface Found {
  collection: string
  slug: string
}

const namesOf = (rows: readonly Found[]) =>
  rows
    .map(({ collection, slug }) => `${collection}/${slug}`)
    .toSorted()
    .join("\n")

const hasSameItems = (source: ExclusiveDatabase, target: readonly Found[]) =>
  namesOf(source.prepare<[], Found>("select collection, slug from search_index").all()) ===
  namesOf(target)

/** Rebuilds the search index from the migrated items, within a transaction. */
export const migrateSearchIndex = async (source: ExclusiveDatabase, target: Database) => {
  const items = await target.selectFrom("items").select(["collection", "slug", "data"]).execute()
  for (const { collection, slug, data } of items) {
    await addToIndex(target, collection, slug, JSON.parse(data))
  }
  const found = await target.selectFrom("search_index").select(["collection", "slug"]).execute()
  if (!hasSameItems(source, found)) {
    throw new OperatorError("--to: the search finds other items there; nothing of it is kept")
  }
  return found.length
}
