import type { Bilingual } from "#domain/content/text.ts"
import type { Database } from "#server/platform/database/connect.ts"

import { isStoredName, titleOf } from "./item-row.ts"

/** The titles of items by collection and slug ("notices/water"): of all, or of those with these slugs. */
export const readTitles =
  (db: Database) =>
  async (slugs?: readonly string[]): Promise<ReadonlyMap<string, Bilingual>> => {
    const rows = await db
      .selectFrom("items")
      .select(["collection", "slug", "data"])
      // PostgreSQL has no empty lists; no item has an empty slug.
      .$if(slugs !== undefined, (query) => query.where("slug", "in", ["", ...(slugs ?? [])]))
      .execute()
    return new Map(
      rows.flatMap(({ collection, slug, data }) =>
        isStoredName(collection)
          ? [[`${collection}/${slug}`, titleOf(collection, JSON.parse(data) as object)] as const]
          : [],
      ),
    )
  }
