import { type AuditStamp, writeAudit } from "#server/platform/audit/write-audit.ts"
import type { Database } from "#server/platform/database/connect.ts"

import { changeContent } from "./content-version.ts"
import type { StoredName } from "./item-row.ts"

/** Target position: directly before or after another item of the collection. */
export type Place = { before: string } | { after: string }

const neighbourOf = (place: Place) => ("before" in place ? place.before : place.after)

/** The slugs with one of them moved; undefined if it or its new neighbour is missing. */
const moved = (slugs: string[], slug: string, place: Place) => {
  const others = slugs.filter((other) => other !== slug)
  const at = others.indexOf(neighbourOf(place))
  if (at === -1 || others.length === slugs.length) return undefined
  return others.toSpliced("before" in place ? at : at + 1, 0, slug)
}

/**
 * Moves an item within the order of its collection. Only this item moves, so concurrent moves of other items
 * are kept. Answers "changed meanwhile" if the item or its new neighbour was removed.
 */
export const moveItem =
  (db: Database) => (collection: StoredName, slug: string, place: Place, stamp: AuditStamp) =>
    changeContent(db, async (transaction): Promise<"stored" | "changed meanwhile"> => {
      const rows = await transaction
        .selectFrom("items")
        .select(["slug", "position"])
        .where("collection", "=", collection)
        .orderBy("position")
        .orderBy("slug")
        .execute()
      const slugs = rows.map((row) => row.slug)
      const order = moved(slugs, slug, place)
      if (!order) return "changed meanwhile"
      const former = new Map(rows.map((row) => [row.slug, row.position]))
      for (const [position, name] of order.entries()) {
        if (former.get(name) === position) continue
        await transaction
          .updateTable("items")
          .set({ position })
          .where((row) => row.and({ collection, slug: name }))
          .execute()
      }
      await writeAudit(transaction, stamp, "content reordered", `${collection}/${slug}`)
      return "stored"
    })
