import type { Database } from "../../database/connect.ts"

/** How items name what was uploaded, in fields and in Markdown. */
const named = /media\/([0-9a-f]{32})(?:-(\d+)x(\d+))?/g

/** Whether all that an item (its JSON) names was uploaded, in the size it says. */
export const hasAllMedia = async (db: Database, data: string) => {
  const uses = [...data.matchAll(named)].map(([, id = "", width, height]) => ({
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
