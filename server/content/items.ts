import type { CollectionName } from "#domain/content/collections.ts"
import { plainPath } from "#domain/content/plain-path.ts"

import type { Database } from "../database/connect.ts"
import { parseItem } from "./item-row.ts"

/** The site's content as it is public at a time, read as the collections' schemas say. */
export const createItems = (db: Database) => {
  const publicAt = (at: Date) => {
    const now = at.toISOString()
    return db
      .selectFrom("items")
      .where("publish_at", "<=", now)
      .where((row) => row.or([row("unpublish_at", "is", null), row("unpublish_at", ">", now)]))
  }
  const inOrder = (collection: CollectionName, at: Date) =>
    publicAt(at)
      .where("collection", "=", collection)
      .select(["slug", "data", "updated_at"])
      .orderBy("day", "desc")
      .orderBy("position")

  return {
    /** The items of a collection: those with a day newest first, others in the college's order. */
    list: async <Name extends CollectionName>(collection: Name, at: Date) => {
      const rows = await inOrder(collection, at).execute()
      return rows.map((row) => parseItem(collection, row))
    },

    /** As many of them as `limit`, after the first `offset`. */
    listPart: async <Name extends CollectionName>(
      collection: Name,
      at: Date,
      { limit, offset }: { limit: number; offset: number },
    ) => {
      const rows = await inOrder(collection, at).limit(limit).offset(offset).execute()
      return rows.map((row) => parseItem(collection, row))
    },

    count: async (collection: CollectionName, at: Date) => {
      const { count } = await publicAt(at)
        .where("collection", "=", collection)
        .select((row) => row.fn.countAll().as("count"))
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    find: async <Name extends CollectionName>(collection: Name, slug: string, at: Date) => {
      const row = await inOrder(collection, at).where("slug", "=", slug).executeTakeFirst()
      return row && parseItem(collection, row)
    },

    /** The page at a path, in any letter case, with or without a slash at its end. */
    findPage: async (path: string, at: Date) => {
      const row = await inOrder("pages", at).where("path", "=", plainPath(path)).executeTakeFirst()
      return row && parseItem("pages", row)
    },

    /** The paths of pages that are not public, as `plainPath` writes them. */
    listClosedPaths: async (at: Date) => {
      const now = at.toISOString()
      const rows = await db
        .selectFrom("items")
        .select("path")
        .where("path", "is not", null)
        .where((row) =>
          row.or([
            row("publish_at", "is", null),
            row("publish_at", ">", now),
            row("unpublish_at", "<=", now),
          ]),
        )
        .execute()
      return new Set(rows.map(({ path }) => path))
    },

    /** When what is public was last changed by hand (ISO 8601, UTC). */
    lastUpdated: async (at: Date) => {
      const { newest } = await publicAt(at)
        .select((row) => row.fn.max("updated_at").as("newest"))
        .executeTakeFirstOrThrow()
      return newest ?? at.toISOString()
    },
  }
}

export type Items = ReturnType<typeof createItems>
