import { type CollectionName, collections, type ItemOf } from "#domain/content/collections.ts"
import { plainPath } from "#domain/content/plain-path.ts"

/** An item as it is stored: its name in its collection, what it holds, and when that changed (ISO, UTC). */
export type Item<Name extends CollectionName> = ItemOf<Name> & { slug: string; updated_at: string }

/** What an item holds, read as its collection's schema says. Throws where it does not. */
export const parseData = <Name extends CollectionName>(collection: Name, data: string) =>
  // The compiler does not see that the schema of a name gives the item of that name.
  collections[collection].parse(JSON.parse(data)) as unknown as ItemOf<Name>

/** An item from its row. */
export const parseItem = <Name extends CollectionName>(
  collection: Name,
  { slug, data, updated_at }: { slug: string; data: string; updated_at: string },
): Item<Name> => ({ ...parseData(collection, data), slug, updated_at })

const dayOf = { notices: "date", events: "starts_on" } as const

/** The columns that hold an item: its JSON, and what the database finds and orders it by. */
export const columnsOf = (collection: string, item: Record<string, unknown>) => ({
  data: JSON.stringify(item),
  path: collection === "pages" ? plainPath(String(item.path)) : null,
  day: collection in dayOf ? String(item[dayOf[collection as keyof typeof dayOf]]) : null,
})
