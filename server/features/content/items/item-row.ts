import type * as z from "zod/mini"

import { sessionSchema } from "#domain/admission/session.ts"
import { type CollectionName, collections } from "#domain/content/collections.ts"
import { titleField } from "#domain/content/field-schema.ts"
import { inBothLanguages, isBilingual } from "#domain/content/localise.ts"
import { ownPath, plainPath } from "#domain/content/paths.ts"
import { settingsSchema } from "#domain/content/settings.ts"
import type { Bilingual } from "#domain/content/text.ts"

export const schemas = { ...collections, sessions: sessionSchema, settings: settingsSchema }

/** Every stored collection: those of the site, the admission sessions and the settings. */
export type StoredName = keyof typeof schemas
export type StoredOf<Name extends StoredName> = z.infer<(typeof schemas)[Name]>

export const isStoredName = (name: string): name is StoredName => Object.hasOwn(schemas, name)

/** Whether the collection's items appear on the site: all but the sessions and the settings. */
export const isSiteName = (name: StoredName): name is CollectionName =>
  Object.hasOwn(collections, name)

/** Whether a value matches its collection's current schema; an earlier version may not. */
export const fits = <Name extends StoredName>(
  collection: Name,
  data: unknown,
): data is StoredOf<Name> => schemas[collection].safeParse(data).success

/** A stored item: its fields, its slug, and when it last changed (ISO 8601, UTC). */
export type Item<Name extends CollectionName> = StoredOf<Name> & {
  slug: string
  updated_at: string
}

/** Parses an item's fields with its collection's schema. Throws if they do not match. */
export const parseData = <Name extends StoredName>(collection: Name, data: unknown) =>
  // TypeScript cannot infer that the schema of a name gives the item of that name.
  schemas[collection].parse(data) as unknown as StoredOf<Name>

/** Parses an item from its row. */
export const parseItem = <Name extends CollectionName>(
  collection: Name,
  { slug, data, updated_at }: { slug: string; data: string; updated_at: string },
): Item<Name> => ({ ...parseData(collection, JSON.parse(data)), slug, updated_at })

/** The first short text of an item, its title. One that is in one language only is used for both; "" if there is none. */
export const titleOf = (collection: StoredName, item: object): Bilingual => {
  const name = isSiteName(collection) ? titleField(schemas[collection]) : undefined
  const text = name === undefined ? undefined : (item as Record<string, unknown>)[name]
  if (isBilingual(text)) return inBothLanguages(text)
  return { en: String(text ?? ""), hi: String(text ?? "") }
}

/** The fields that the column `day` is of: an ISO day, or a year or session. */
const dayOf = {
  albums: "date",
  notices: "date",
  events: "starts_on",
  documents: "year",
} as const

/** The columns of an item: its JSON, and values that queries filter and sort by. */
export const itemColumnsOf = (collection: string, slug: string, item: object) => {
  const path = ownPath(collection, slug, { ...item })
  const dates: { date?: string; starts_on?: string; year?: string } = item
  const dayName = dayOf[collection as keyof typeof dayOf]
  return {
    data: JSON.stringify(item),
    path: path === undefined ? null : plainPath(path),
    day: (dayName && dates[dayName]) ?? null,
  }
}
