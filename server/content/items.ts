import { type CollectionName, collections, type ItemOf } from "#domain/content/collections.ts"

import type { Database } from "../database/connect.ts"

/** An item as it is stored: its name in its collection, and what it holds. */
export type Item<Name extends CollectionName> = ItemOf<Name> & { slug: string }

const parse = <Name extends CollectionName>(
  collection: Name,
  { slug, data }: { slug: string; data: string },
) => {
  // The compiler does not see that the schema of a name gives the item of that name.
  const item = collections[collection].parse(JSON.parse(data)) as unknown as ItemOf<Name>
  return { ...item, slug }
}

/** The site's content, read as the collections' schemas say. */
export const createItems = (db: Database) => ({
  /** The items of a collection, in the order the college gave them. */
  list: async <Name extends CollectionName>(collection: Name): Promise<Item<Name>[]> => {
    const rows = await db
      .selectFrom("items")
      .select(["slug", "data"])
      .where("collection", "=", collection)
      .orderBy("position")
      .execute()
    return rows.map((row) => parse(collection, row))
  },

  /** One item by its slug. */
  find: async <Name extends CollectionName>(
    collection: Name,
    slug: string,
  ): Promise<Item<Name> | undefined> => {
    const row = await db
      .selectFrom("items")
      .select(["slug", "data"])
      .where("collection", "=", collection)
      .where("slug", "=", slug)
      .executeTakeFirst()
    return row && parse(collection, row)
  },
})
