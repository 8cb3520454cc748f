import { stateAt } from "#domain/content/publishing.ts"
import { trashDays } from "#domain/content/trash.ts"
import type { Database } from "#server/platform/database/connect.ts"

import { fits, isStoredName, titleOf } from "../items/item-row.ts"
import { listTrash } from "../items/trash.ts"

const dayMs = 86_400_000

/** A removed item as the console lists it. Restoring it makes it `state` again. */
const entryOf = (
  { collection, slug, version, item, removed_at, removed_by, ...times }: Removed,
  now: Date,
) => ({
  id: `${collection}/${slug}`,
  collection,
  slug,
  version,
  title:
    isStoredName(collection) && fits(collection, item)
      ? titleOf(collection, item)
      : { en: "", hi: "" },
  state: stateAt(times, now),
  removed_at,
  removed_by,
  erased_at: new Date(Date.parse(removed_at) + trashDays * dayMs).toISOString(),
})

type Removed = Awaited<ReturnType<typeof listTrash>>[number]
export type TrashEntry = ReturnType<typeof entryOf>

/** One page of the trash, those removed last first. */
export const listTrashEntries =
  ({ db, now }: { db: Database; now: () => Date }) =>
  async ({ page, perPage }: { page: number; perPage: number }) => {
    const rows = await listTrash(db)
    const shown = rows.slice((page - 1) * perPage, page * perPage)
    return { data: shown.map((row) => entryOf(row, now())), total: rows.length }
  }
