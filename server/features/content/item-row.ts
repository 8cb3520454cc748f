import type * as z from "zod/mini"

import { type CollectionName, collections } from "#domain/content/collections.ts"
import { plainPath } from "#domain/content/plain-path.ts"
import { settingsSchema } from "#domain/content/settings.ts"

export const schemas = { ...collections, settings: settingsSchema }

/** Every collection that is stored: those of the site, and the settings. */
export type StoredName = keyof typeof schemas
export type StoredOf<Name extends StoredName> = z.infer<(typeof schemas)[Name]>

/** Whether a name is that of a stored collection. */
export const isStoredName = (name: string): name is StoredName => Object.hasOwn(schemas, name)

/** Whether it is shown on the site as an item, as all but the settings are. */
export const isSiteName = (name: StoredName): name is CollectionName => name !== "settings"

/** Whether a value is an item as its collection's schema says today; a former version may not be. */
export const fits = <Name extends StoredName>(
  collection: Name,
  data: unknown,
): data is StoredOf<Name> => schemas[collection].safeParse(data).success

/** An item as it is stored: its name in its collection, what it holds, and when that changed (ISO, UTC). */
export type Item<Name extends CollectionName> = StoredOf<Name> & {
  slug: string
  updated_at: string
}

/** What an item holds, as its collection's schema says. Throws where it does not. */
export const parseData = <Name extends StoredName>(collection: Name, data: unknown) =>
  // The compiler does not see that the schema of a name gives the item of that name.
  schemas[collection].parse(data) as unknown as StoredOf<Name>

/** An item from its row. */
export const parseItem = <Name extends CollectionName>(
  collection: Name,
  { slug, data, updated_at }: { slug: string; data: string; updated_at: string },
): Item<Name> => ({ ...parseData(collection, JSON.parse(data)), slug, updated_at })

const dayOf = { notices: "date", events: "starts_on" } as const

/** The columns that hold an item: its JSON, and what the database finds and orders it by. */
export const itemColumnsOf = (collection: string, item: object) => {
  const { path, ...dates }: { path?: string; date?: string; starts_on?: string } = item
  const dayName = dayOf[collection as keyof typeof dayOf]
  return {
    data: JSON.stringify(item),
    path: collection === "pages" && path !== undefined ? plainPath(path) : null,
    day: (dayName && dates[dayName]) ?? null,
  }
}
