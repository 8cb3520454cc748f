import type { Database } from "#server/platform/database/connect.ts"

import { isStoredName, titleOf } from "../items/item-row.ts"

/** References to uploads in item fields and in Markdown. */
const names = /media\/([0-9a-f]{32})(?:-(\d+)x(\d+))?/g

/** An item that references an upload. A title without language is used for both; settings have "". */
export interface MediaUse {
  collection: string
  slug: string
  title: { en: string; hi: string }
}

/** The parts of these uploads, and the uploads themselves: for each id that of its upload. */
const listParts = async (db: Database, ids: string[]) => {
  if (ids.length === 0) return new Map<string, string>()
  const parts = await db
    .selectFrom("media")
    .select(["id", "crop_of"])
    .where("crop_of", "in", ids)
    .execute()
  return new Map([
    ...parts.map(({ id, crop_of }) => [id, crop_of!] as const),
    ...ids.map((id) => [id, id] as const),
  ])
}

/** The items that use each of these uploads, or a part of it. */
export const listUses = async (db: Database, ids: string[]) => {
  const uses = new Map(ids.map((id) => [id, [] as MediaUse[]]))
  const uploads = await listParts(db, ids)
  const rows = await db
    .selectFrom("items")
    .select(["collection", "slug", "data"])
    .where("data", "like", "%media/%")
    .orderBy("collection")
    .orderBy("slug")
    .execute()
  for (const { collection, slug, data } of rows) {
    const title = isStoredName(collection)
      ? titleOf(collection, JSON.parse(data) as object)
      : { en: "", hi: "" }
    const named = new Set([...data.matchAll(names)].map(([, id = ""]) => uploads.get(id) ?? ""))
    for (const id of named) uses.get(id)?.push({ collection, slug, title })
  }
  return uses
}

/** Whether all uploads that an item (its JSON) references exist, in the referenced size. */
export const hasAllMedia = async (db: Database, data: string) => {
  const uses = [...data.matchAll(names)].map(([, id = "", width, height]) => ({
    id,
    size: width === undefined ? undefined : `${width}x${height}`,
  }))
  if (uses.length === 0) return true
  const rows = await db
    .selectFrom("media")
    .select(["id", "width", "height"])
    .where(
      "id",
      "in",
      uses.map(({ id }) => id),
    )
    .execute()
  const sizes = new Map(rows.map(({ id, width, height }) => [id, `${width}x${height}`]))
  return uses.every(({ id, size }) => sizes.has(id) && (size ?? sizes.get(id)) === sizes.get(id))
}
