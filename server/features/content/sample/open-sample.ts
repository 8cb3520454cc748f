import { isOfficeDocument } from "#domain/content/office-documents.ts"
import { stateAt } from "#domain/content/publishing.ts"
import { linesOfSample, type SampleRef } from "#domain/content/sample-checklist.ts"
import {
  type SettingsGroup,
  settingsGroups,
  trueAsShipped,
} from "#domain/content/settings-groups.ts"
import type { Settings } from "#domain/content/settings.ts"
import { systemActors } from "#domain/staff/system-actors.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { countRows } from "#server/platform/database/dialect.ts"

import { fits, isStoredName, parseData, type StoredName } from "../items/item-row.ts"
import { findItemRow } from "../items/write-item.ts"
import { readSettings, settingsItem } from "../settings.ts"

/** An item with texts of the sample, or a group of the settings with its value. */
export interface OpenSample extends SampleRef {
  collection: StoredName
  version: number
  item: Record<string, unknown>
  /** Whether the college has edited it. */
  isEdited: boolean
  /** The lines that are as the sample wrote them. */
  lines: readonly string[]
}

/** The items that the sample wrote, also those that the college has edited, with the time at which a person confirmed them. */
const selectItems = (db: Database) =>
  db
    .selectFrom("items")
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb("items.updated_by", "=", systemActors.sample),
        exists(
          selectFrom("revisions")
            .select("revisions.slug")
            .whereRef("revisions.collection", "=", "items.collection")
            .whereRef("revisions.slug", "=", "items.slug")
            .where("revisions.by", "=", systemActors.sample),
        ),
      ]),
    )
    .leftJoin("confirmations", (join) =>
      join
        .onRef("confirmations.collection", "=", "items.collection")
        .onRef("confirmations.slug", "=", "items.slug")
        .on("confirmations.part", "=", ""),
    )
    .where("items.collection", "!=", settingsItem.collection)

/** What the sample wrote last of the items with these slugs, by collection and slug. */
const findSampleVersions = async (db: Database, slugs: readonly string[]) => {
  if (slugs.length === 0) return new Map<string, string>()
  const rows = await db
    .selectFrom("revisions")
    .where("by", "=", systemActors.sample)
    .where("slug", "in", slugs)
    .select(["collection", "slug", "data"])
    .orderBy("version")
    .execute()
  // Of several versions the last one stays.
  return new Map(rows.map(({ collection, slug, data }) => [`${collection}/${slug}`, data]))
}

/**
 * The items with texts of the sample that visitors see now or later, and that nobody of the college confirmed: those whose
 * newest version the sample wrote, so that each collection is here without being named, and those of which the college has
 * edited only a part. A session is confirmed on a page of its own.
 */
const listOpenItems = async (db: Database, openSession: string, at: Date) => {
  const rows = await selectItems(db)
    .where("confirmations.confirmed_at", "is", null)
    .selectAll("items")
    .orderBy("items.collection")
    .orderBy("items.position")
    .orderBy("items.slug")
    .execute()
  const edited = rows.filter(({ updated_by }) => updated_by !== systemActors.sample)
  const versions = await findSampleVersions(
    db,
    edited.map(({ slug }) => slug),
  )
  return rows.flatMap((row): OpenSample[] => {
    const { collection, slug, version, data, updated_by, ...times } = row
    const isEdited = updated_by !== systemActors.sample
    const sample = isEdited ? versions.get(`${collection}/${slug}`) : data
    if (!isStoredName(collection) || sample === undefined) return []
    const isOffice = isOfficeDocument(collection)
    const isShown = isOffice
      ? slug === openSession && !isEdited
      : ["published", "scheduled"].includes(stateAt(times, at))
    if (!isShown) return []
    const item: Record<string, unknown> = parseData(collection, JSON.parse(data))
    const lines = linesOfSample(item, isEdited ? JSON.parse(sample) : item)
    if (isEdited && lines.length === 0) return []
    return [{ collection, slug, part: "", version, item, isEdited, lines }]
  })
}

const groupNames = (Object.keys(settingsGroups) as SettingsGroup[]).filter(
  (name) => !trueAsShipped.includes(name),
)

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
    .map((part) => {
      const item = { [part]: settings[part] }
      const lines = linesOfSample(item, item)
      return { collection, slug, part, version: row.version, item, isEdited: false, lines }
    })
}

/** Everything of the sample that is still open, items first. */
export const listOpenSample = async (db: Database, at: Date): Promise<OpenSample[]> => {
  const { admission_session } = await readSettings(db)
  return [...(await listOpenItems(db, admission_session, at)), ...(await listOpenGroups(db))]
}

/** How much of the sample the college has changed, hidden, removed or confirmed. `open` is what it has not. */
export const countDone = async (db: Database, open: readonly OpenSample[]) => {
  const confirmed = selectItems(db)
    .where("items.updated_by", "=", systemActors.sample)
    .where("confirmations.confirmed_at", "is not", null)
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
  const groups = groupNames.length - open.filter(({ part }) => part !== "").length
  const edited = open.filter(({ isEdited }) => isEdited).length
  return (await countRows(confirmed)) + (await countRows(changed)) - edited + groups
}
