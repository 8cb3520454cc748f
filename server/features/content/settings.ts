import { inBothLanguages } from "#domain/content/localise.ts"
import { type Settings, settingsSchema } from "#domain/content/settings.ts"
import type { Database } from "#server/platform/database/connect.ts"

/** The content item of the settings. */
export const settingsItem = { collection: "settings", slug: "college" } as const

let latest: { data: string; settings: Settings } | undefined

/**
 * Caches the parsed settings: every submitted form reads them, and they rarely change. A text in one language only stands in
 * both.
 */
export const parseSettings = (data: string) => {
  if (latest?.data !== data)
    latest = { data, settings: inBothLanguages(settingsSchema.parse(JSON.parse(data))) }
  return latest.settings
}

/** The college's current settings. */
export const readSettings = async (db: Database) => {
  const { data } = await db
    .selectFrom("items")
    .select("data")
    .where((row) => row.and(settingsItem))
    .executeTakeFirstOrThrow()
  return parseSettings(data)
}

/** The groups of synonyms of the search. */
export const readSynonyms = (db: Database) => async () => (await readSettings(db)).search_synonyms
