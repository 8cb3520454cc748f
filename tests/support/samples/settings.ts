import { settings as written } from "#content/settings.ts"
import { settingsSchema } from "#domain/content/settings.ts"

/** The settings of a new site, with all defaults. */
export const settings = settingsSchema.parse(written)
