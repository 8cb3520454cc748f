import { sample } from "#content/sample.ts"
import { settings } from "#content/settings.ts"

import type { Database } from "../database/connect.ts"
import { settingsItem } from "./settings.ts"

const name = "sample_content"

const rowsOf = (collection: string, items: Record<string, unknown>, now: Date) =>
  Object.entries(items).map(([slug, item], position) => ({
    collection,
    slug,
    position,
    data: JSON.stringify(item),
    version: 1,
    updated_at: now.toISOString(),
  }))

/**
 * Puts the sample content into a new site, once: what a college removes does not come back with the next
 * start. Of several processes that start at once only one does it.
 */
export const seedContent = (db: Database, now: Date) =>
  db.transaction().execute(async (transaction) => {
    const first = await transaction
      .insertInto("installation")
      .values({ name, value: now.toISOString() })
      .onConflict((conflict) => conflict.column("name").doNothing())
      .returning("name")
      .executeTakeFirst()
    if (!first) return
    const rows = [
      ...rowsOf(settingsItem.collection, { [settingsItem.slug]: settings }, now),
      ...Object.entries(sample).flatMap(([collection, items]) => rowsOf(collection, items, now)),
    ]
    await transaction.insertInto("items").values(rows).execute()
  })
