// The sample content of a new site in its own database, for pages and staff.
import { createEditing } from "#server/features/content/items/edit-items.ts"
import { createItems } from "#server/features/content/items/items.ts"
import { seedContent } from "#server/features/content/seed.ts"
import { readSynonyms } from "#server/features/content/settings.ts"
import { createSiteContent } from "#server/features/content/site-content.ts"
import { connect } from "#server/platform/database/connect.ts"
import { migrate } from "#server/platform/database/migrate.ts"

import { type OpenDatabase } from "../servers/databases.ts"

export const noon = new Date("2026-07-01T06:30:00.000Z")
export const minutesAfter = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)
export const clerk = { by: "clerk", at: minutesAfter(1).toISOString() }

/** The sample site, first started at noon. */
export const openSite = async (open: () => Promise<OpenDatabase>) => {
  const place = await open()
  const db = connect(place)
  await migrate(db)
  await seedContent(db, noon, "2025-26")
  /** What visitors see at a time. */
  const contentAt = (time: Date) =>
    createSiteContent({
      db,
      items: createItems(db),
      synonyms: readSynonyms(db),
      now: () => time,
    })
  return {
    ...place,
    db,
    contentAt,
    content: contentAt(noon),
    editing: createEditing(db),
    close: async () => {
      await db.destroy()
      await place.close()
    },
  }
}
export type Site = Awaited<ReturnType<typeof openSite>>

/** A notice; `changes` override its fields. */
export const notice = (title: string, changes: { body?: string; date?: string } = {}) => ({
  title: { en: title, hi: `${title} (हिन्दी)` },
  date: changes.date ?? "2026-06-30",
  body: { en: changes.body ?? "Text.", hi: changes.body ?? "पाठ।" },
})

/** An item that is public from noon on, without end, and new. */
export const fresh = <Item>(item: Item) => ({
  item,
  publish_at: noon as Date | null,
  unpublish_at: null as Date | null,
  expectedVersion: undefined as number | undefined,
})
