import { type Settings, settingsSchema } from "#domain/content/settings.ts"
import type { Database } from "#server/platform/database/connect.ts"

/** Where the settings lie among the site's content. */
export const settingsItem = { collection: "settings", slug: "college" } as const

let latest: { data: string; settings: Settings } | undefined

/** The college's settings as they stand now. */
export const readSettings = async (db: Database): Promise<Settings> => {
  const { data } = await db
    .selectFrom("items")
    .select("data")
    .where("collection", "=", settingsItem.collection)
    .where("slug", "=", settingsItem.slug)
    .executeTakeFirstOrThrow()
  // Every form that is sent asks for them, and they hardly ever change.
  if (latest?.data !== data) latest = { data, settings: settingsSchema.parse(JSON.parse(data)) }
  return latest.settings
}
