import { isOfficeDocument } from "#domain/content/office-documents.ts"
import { stateAt } from "#domain/content/publishing.ts"
import type { SampleRef } from "#domain/content/sample-checklist.ts"
import { type SettingsGroup, settingsGroups } from "#domain/content/settings-groups.ts"
import type { Settings } from "#domain/content/settings.ts"
import { systemActors } from "#domain/staff/system-actors.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { countRows } from "#server/platform/database/dialect.ts"

import { fits, isStoredName, parseData, type StoredName } from "../items/item-row.ts"
import { findItemRow } from "../items/write-item.ts"
import { readSettings, settingsItem } from "../settings.ts"

/** An item of the sample with its content, or a group of the settings with its value. */
export interface OpenSample extends SampleRef {
  collection: StoredName
  version: number
  item: Record<string, unknown>
}

/** The items that the sample wrote, with the time at which a person confirmed them. */
const selectSampleItems = (db: Database) =>
  db
    .selectFrom("items")
    .leftJoin("confirmations", (join) =>
      join
        .onRef("confirmations.collection", "=", "items.collection")
        .onRef("confirmations.slug", "=", "items.slug")
        .on("confirmations.part", "=", ""),
    )
    .where("items.updated_by", "=", systemActors.sample)
    .where("items.collection", "!=", settingsItem.collection)

/**
 * The items of the sample that visitors see now or later, and that nobody of the college wrote or confirmed. An item is
 * the sample's as long as the sample wrote its newest version, so that each collection is here without being named.
 */
const listOpenItems = async (db: Database, openSession: string, at: Date) => {
  const rows = await selectSampleItems(db)
    .where("confirmations.confirmed_at", "is", null)
    .selectAll("items")
    .orderBy("items.collection")
    .orderBy("items.position")
    .orderBy("items.slug")
    .execute()
  return rows.flatMap(({ collection, slug, version, data, ...times }): OpenSample[] => {
    if (!isStoredName(collection)) return []
    const isShown = isOfficeDocument(collection)
      ? slug === openSession
      : ["published", "scheduled"].includes(stateAt(times, at))
    if (!isShown) return []
    const item: Record<string, unknown> = parseData(collection, JSON.parse(data))
    return [{ collection, slug, part: "", version, item }]
  })
}

const groupNames = Object.keys(settingsGroups) as SettingsGroup[]

/** The settings as the sample wrote them last; undefined if it never wrote them, or today's schema cannot parse them. */
const findSampleSettings = async (db: Database): Promise<Settings | undefined> => {
  const { collection, slug } = settingsItem
  const revision = await db
    .selectFrom("revisions")
    .select("data")
    .where((row) => row.and({ collection, slug, by: systemActors.sample }))
    .orderBy("version", "desc")
    .executeTakeFirst()
  const data: unknown = revision && JSON.parse(revision.data)
  return fits(collection, data) ? parseData(collection, data) : undefined
}

/** The groups of the settings that are as the sample wrote them, and that nobody confirmed. */
const listOpenGroups = async (db: Database): Promise<OpenSample[]> => {
  const { collection, slug } = settingsItem
  const row = await findItemRow(db, collection, slug)
  if (!row) return []
  const settings = parseData(collection, JSON.parse(row.data))
  const isUntouched = row.updated_by === systemActors.sample
  const sample = isUntouched ? settings : await findSampleSettings(db)
  if (!sample) return []
  const confirmed = await db
    .selectFrom("confirmations")
    .select("part")
    .where((where) => where.and({ collection, slug }))
    .execute()
  const parts = new Set(confirmed.map(({ part }) => part))
  return groupNames
    .filter((part) => !parts.has(part))
    .filter((part) => JSON.stringify(settings[part]) === JSON.stringify(sample[part]))
    .map((part) => ({
      collection,
      slug,
      part,
      version: row.version,
      item: { [part]: settings[part] },
    }))
}

/** Everything of the sample that is still open, items first. */
export const listOpenSample = async (db: Database, at: Date): Promise<OpenSample[]> => {
  const { admission_session } = await readSettings(db)
  return [...(await listOpenItems(db, admission_session, at)), ...(await listOpenGroups(db))]
}

/** How much of the sample the college has changed, hidden, removed or confirmed. */
export const countDone = async (db: Database, openGroups: number) => {
  const confirmed = selectSampleItems(db).where("confirmations.confirmed_at", "is not", null)
  const changed = db
    .selectFrom("revisions")
    .where("version", "=", 1)
    .where("by", "=", systemActors.sample)
    .where("collection", "!=", settingsItem.collection)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("items")
            .select("items.slug")
            .whereRef("items.collection", "=", "revisions.collection")
            .whereRef("items.slug", "=", "revisions.slug")
            .where("items.updated_by", "=", systemActors.sample),
        ),
      ),
    )
  const groups = groupNames.length - openGroups
  return (await countRows(confirmed)) + (await countRows(changed)) + groups
}
