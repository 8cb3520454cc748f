import { sampleDocuments } from "#content/sample-documents.ts"
import { sample, unpublished } from "#content/sample.ts"
import { firstSession } from "#content/sessions.ts"
import { settings } from "#content/settings.ts"
import { resolveSampleDates, sessionAt } from "#domain/content/sample-dates.ts"
import { settingsSchema } from "#domain/content/settings.ts"
import { systemActors } from "#domain/staff/system-actors.ts"
import type { Database } from "#server/platform/database/connect.ts"
import {
  findInstallationValue,
  insertInstallationValue,
} from "#server/platform/database/installation.ts"

import { changeContent } from "./items/content-version.ts"
import { itemColumnsOf } from "./items/item-row.ts"
import { savePdfText } from "./media/pdf-texts.ts"
import { addToIndex } from "./search/search-index.ts"
import { settingsItem } from "./settings.ts"

const rowsOf = (collection: string, items: Record<string, Record<string, unknown>>, now: Date) =>
  Object.entries(items).map(([slug, item], position) => ({
    ...itemColumnsOf(collection, slug, item),
    collection,
    slug,
    position,
    version: 1,
    updated_at: now.toISOString(),
    updated_by: systemActors.sample,
    publish_at: collection === "pages" && unpublished.has(slug) ? null : now.toISOString(),
    unpublish_at: null,
  }))

/**
 * Writes the sample content into a new site. Runs once: items that the college removes are not added again at
 * the next start. Only one of several processes that start together does it. Existing settings are kept.
 * `session` is the name of the first session.
 */
export const seedContent = async (db: Database, now: Date, session = sessionAt(now)) => {
  if (await findInstallationValue(db, "sample_content")) return
  await changeContent(db, async (transaction) => {
    if (!(await insertInstallationValue(transaction, "sample_content", now.toISOString()))) return
    const content = Object.entries(resolveSampleDates(sample, now, session))
    const college = settingsSchema.parse({
      ...resolveSampleDates(settings, now, session),
      admission_session: session,
    })
    const sessions = { [session]: resolveSampleDates(firstSession(session), now) }
    const rows = [
      ...rowsOf(settingsItem.collection, { [settingsItem.slug]: college }, now),
      ...rowsOf("sessions", sessions, now),
      ...content.flatMap(([collection, items]) => rowsOf(collection, items, now)),
    ]
    await transaction
      .insertInto("items")
      .values(rows)
      .onConflict((conflict) => conflict.columns(["collection", "slug"]).doNothing())
      .execute()
    for (const { file, ...read } of sampleDocuments()) await savePdfText(transaction, file, read)
    const items = content.flatMap(([collection, named]) =>
      Object.entries(named).map(([slug, item]) => ({ collection, slug, item })),
    )
    await addToIndex(transaction, items)
  })
}
