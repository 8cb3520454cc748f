import { type Settings, settingsSchema } from "#domain/content/settings.ts"

import type { Database } from "../database/connect.ts"

/** Where the settings lie among the site's content. */
export const settingsItem = { collection: "settings", slug: "college" } as const

/** The college's settings as they stand now. */
export const readSettings = async (db: Database): Promise<Settings> => {
  const { data } = await db
    .selectFrom("items")
    .select("data")
    .where("collection", "=", settingsItem.collection)
    .where("slug", "=", settingsItem.slug)
    .executeTakeFirstOrThrow()
  return settingsSchema.parse(JSON.parse(data))
}
