import { settings as sampleSettings } from "#content/settings.ts"
import { type Settings, settingsSchema } from "#domain/content/settings.ts"

import type { Database } from "../database/connect.ts"

const collection = "settings"
const slug = "college"

/** Puts the sample settings in where there are none yet. */
export const seedSettings = (db: Database, now: Date) =>
  db
    .insertInto("items")
    .values({
      collection,
      slug,
      position: 0,
      data: JSON.stringify(sampleSettings),
      version: 1,
      updated_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.columns(["collection", "slug"]).doNothing())
    .execute()

/** The college's settings as they stand now. */
export const readSettings = async (db: Database): Promise<Settings> => {
  const { data } = await db
    .selectFrom("items")
    .select("data")
    .where("collection", "=", collection)
    .where("slug", "=", slug)
    .executeTakeFirstOrThrow()
  return settingsSchema.parse(JSON.parse(data))
}
