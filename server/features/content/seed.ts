import { sample, unpublished } from "#content/sample.ts"
import { settings } from "#content/settings.ts"
import { systemActors } from "#domain/staff/system-actors.ts"
import type { Database } from "#server/platform/database/connect.ts"
import {
  findInstallationValue,
  insertInstallationValue,
} from "#server/platform/database/installation.ts"

import { changeContent } from "./content-version.ts"
import { itemColumnsOf } from "./item-row.ts"
import { noticeItem } from "./privacy-notice.ts"
import { addToIndex } from "./search/search-index.ts"
import { settingsItem } from "./settings.ts"
import { findItemRow, writeItem } from "./write-item.ts"

const rowsOf = (collection: string, items: Record<string, Record<string, unknown>>, now: Date) =>
  Object.entries(items).map(([slug, item], position) => ({
    ...itemColumnsOf(collection, item),
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
 * Adds the privacy notice to a site that was set up before the notice existed. Runs once: a notice that the
 * college removes is not added again.
 */
const addNotice = async (db: Database, now: Date) => {
  if (await findInstallationValue(db, "privacy_notice")) return
  await changeContent(db, async (transaction) => {
    const isFirst = await insertInstallationValue(transaction, "privacy_notice", now.toISOString())
    const { collection, slug } = noticeItem
    if (!isFirst || (await findItemRow(transaction, collection, slug))) return
    const change = { item: sample[collection][slug]!, publish_at: now, unpublish_at: null }
    const made = { by: systemActors.sample, at: now }
    await writeItem(transaction, [collection, slug], { ...change, seen: undefined }, made)
  })
}

/**
 * Writes the sample content into a new site. Runs once: items that the college removes are not added again at
 * the next start. Only one of several processes that start together does it. Existing settings are kept.
 */
export const seedContent = async (db: Database, now: Date) => {
  if (await findInstallationValue(db, "sample_content")) return addNotice(db, now)
  await changeContent(db, async (transaction) => {
    if (!(await insertInstallationValue(transaction, "sample_content", now.toISOString()))) return
    const rows = [
      ...rowsOf(settingsItem.collection, { [settingsItem.slug]: settings }, now),
      ...Object.entries(sample).flatMap(([collection, items]) => rowsOf(collection, items, now)),
    ]
    await transaction
      .insertInto("items")
      .values(rows)
      .onConflict((conflict) => conflict.columns(["collection", "slug"]).doNothing())
      .execute()
    for (const [collection, items] of Object.entries(sample)) {
      for (const [slug, item] of Object.entries(items)) {
        await addToIndex(transaction, collection, slug, item)
      }
    }
  })
}
