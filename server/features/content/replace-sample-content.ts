import type { Transaction } from "kysely"

import type { CollectionName } from "#domain/content/collections.ts"
import type { Settings } from "#domain/content/settings.ts"
import { systemActors } from "#domain/staff/system-actors.ts"
import type { AuditStamp } from "#server/features/audit/audit.ts"
import type { Database } from "#server/platform/database/connect.ts"
import type { Tables } from "#server/platform/database/tables.ts"

import { changeContent } from "./items/content-version.ts"
import { isStoredName, parseData, type StoredName, type StoredOf } from "./items/item-row.ts"
import { findItemRow, writeItem } from "./items/write-item.ts"
import { settingsItem } from "./settings.ts"

/** Collections whose sample items become drafts: invented people, news and addresses. */
const drafted: ReadonlySet<string> = new Set<CollectionName>([
  "dignitaries",
  "events",
  "notices",
  "people",
  "social_links",
])

interface Replacement {
  /** What of the sample's settings is not true of any other college, replaced; unless staff have edited them. */
  neutral: (current: Settings) => Settings
  /** What the college says of itself, in these settings. */
  settingsOf: (current: Settings) => Settings
  /** Texts of the sample college, each with its replacement. */
  texts: readonly (readonly [sample: string, own: string])[]
}

/** Replaces texts in an item's JSON. A text is quoted as JSON there. */
const replaceTexts = (data: string, texts: Replacement["texts"]) => {
  const quoted = (text: string) => JSON.stringify(text).slice(1, -1)
  return texts.reduce(
    (json, [sample, own]) => json.replaceAll(quoted(sample), () => quoted(own)),
    data,
  )
}

/** A session without the sample's last dates. */
const withoutDates = (data: string) => {
  const {
    fee_last_day: _fee,
    marks_last_day: _marks,
    corrections_last_day: _corrections,
    programmes,
    ...session
  } = parseData("sessions", JSON.parse(data))
  return JSON.stringify({
    ...session,
    list_days: [],
    programmes: programmes.map(({ closes: _closes, ...programme }) => programme),
  })
}

/** Refusals roll the transaction back: nothing is erased unless everything is replaced. */
const writeOrThrow = async (...args: Parameters<typeof writeItem>) => {
  const result = await writeItem(...args)
  if (result !== "stored")
    throw new Error(`Replacing the sample: ${args[1].join("/")} is ${result}`)
}

const timeOf = (text: string | null) => (text === null ? null : new Date(text))

const replaceItems = async (
  transaction: Transaction<Tables>,
  texts: Replacement["texts"],
  stamp: AuditStamp,
) => {
  const rows = await transaction
    .selectFrom("items")
    .selectAll()
    .where("updated_by", "=", systemActors.sample)
    .where("collection", "!=", settingsItem.collection)
    .execute()
  for (const { collection, slug, version, ...row } of rows) {
    const data = replaceTexts(collection === "sessions" ? withoutDates(row.data) : row.data, texts)
    const publish_at = drafted.has(collection) ? null : row.publish_at
    if (!isStoredName(collection)) continue
    if (data === row.data && publish_at === row.publish_at) continue
    const change = {
      item: JSON.parse(data) as StoredOf<StoredName>,
      publish_at: timeOf(publish_at),
      unpublish_at: timeOf(row.unpublish_at),
      expectedVersion: version,
      // Nobody of the college has read these texts yet: they stay in the checklist of the sample.
      writtenBy: systemActors.sample,
    }
    await writeOrThrow(transaction, [collection, slug], change, stamp)
  }
}

/**
 * First what follows from the sample alone, then what the college says of itself: so the sample's last version tells which
 * groups of the settings the college has not set.
 */
const replaceSettings = async (
  transaction: Transaction<Tables>,
  { neutral, settingsOf }: Replacement,
  stamp: AuditStamp,
) => {
  const { collection, slug } = settingsItem
  const write = async (change: (current: Settings) => Settings, writtenBy: string) => {
    const row = await findItemRow(transaction, collection, slug)
    if (!row) throw new Error("The settings are missing.")
    const item = change(parseData(collection, JSON.parse(row.data)))
    const times = { publish_at: timeOf(row.publish_at), unpublish_at: null }
    const changed = { item, ...times, expectedVersion: row.version, writtenBy }
    await writeOrThrow(transaction, [collection, slug], changed, stamp)
  }
  const row = await findItemRow(transaction, collection, slug)
  if (row?.updated_by === systemActors.sample) await write(neutral, systemActors.sample)
  await write(settingsOf, stamp.by)
}

/**
 * Replaces the sample college by a real one, in one transaction: new settings, and its name and addresses in the
 * sample's texts. Only items that no member of staff has edited are changed. `alsoRemove` runs in the transaction.
 */
export const replaceSampleContent = <Result>(
  db: Database,
  replacement: Replacement,
  stamp: AuditStamp,
  alsoRemove: (transaction: Transaction<Tables>) => Promise<Result>,
) =>
  changeContent(db, async (transaction) => {
    await replaceItems(transaction, replacement.texts, stamp)
    await replaceSettings(transaction, replacement, stamp)
    return alsoRemove(transaction)
  })
