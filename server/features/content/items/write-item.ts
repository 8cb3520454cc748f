import type { Transaction } from "kysely"

import { newerLanguageAfter } from "#domain/content/languages-of-item.ts"
import type { Language } from "#domain/content/languages.ts"
import { isOfficeDocument } from "#domain/content/office-documents.ts"
import { stateAt } from "#domain/content/publishing.ts"
import { otherSpelling } from "#domain/content/spellings.ts"
import { type AuditStamp, writeAudit } from "#server/features/audit/audit.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { hasRows } from "#server/platform/database/dialect.ts"
import type { ItemsTable, Tables } from "#server/platform/database/tables.ts"

import { hasAllMedia } from "../media/media-in-items.ts"
import { addToIndex, removeFromIndex } from "../search/search-index.ts"
import { keepSheetTexts } from "../sheet-texts.ts"
import { fits, itemColumnsOf, parseData, type StoredName, type StoredOf } from "./item-row.ts"
import { keepRevision, lastRevision } from "./revisions.ts"
import { takeFromTrash } from "./trash.ts"

/** The new state of an item. */
export interface ItemChange<Name extends StoredName> {
  item: StoredOf<Name>
  /** Public from this time on; null for a draft. */
  publish_at: Date | null
  /** Public until this time; null for no end. */
  unpublish_at: Date | null
  /** The version that the change is based on; undefined for a new item. */
  expectedVersion: number | undefined
  /** Whether the author says that both languages say the same. */
  isTranslated?: boolean
  /** The language that the item does not need; if absent, it stays what it was. */
  waived_language?: Language | null
  /** Whether only links change, so that neither language is newer for it. */
  isTextUnchanged?: boolean
  /** Who wrote the text, if it is not the actor: one who replaces names in the sample's texts has not written them. */
  writtenBy?: string
}

/** Result of a change: stored, or why it was refused. */
export type WriteResult =
  | "stored"
  | "changed meanwhile"
  | "path taken"
  | "media unknown"
  | "menu unknown"

const timeOf = (date: Date | null) => date?.toISOString() ?? null

/** The row of an item, public or not. */
export const findItemRow = (db: Database, collection: string, slug: string) =>
  db
    .selectFrom("items")
    .selectAll()
    .where((row) => row.and({ collection, slug }))
    .executeTakeFirst()

/** Whether another item is at a path, in either spelling. */
const isTaken = (db: Database, path: string, item: { collection: string; slug: string }) =>
  hasRows(
    db
      .selectFrom("items")
      .where("path", "in", [path, otherSpelling(path) ?? path])
      .where((row) => row.not(row.and(item))),
  )

/** Stores the texts of a session: forms that are open now showed them, and are sent with their version. */
const keepTextsOfSession = async (transaction: Database, { data }: ItemsTable) => {
  const former: unknown = JSON.parse(data)
  if (fits("sessions", former))
    await keepSheetTexts(transaction, parseData("sessions", former).sheet)
}

/** Stores the texts that forms showed until now: of a session that changes, or after which another one may open. */
const keepShownTexts = async (transaction: Database, former: ItemsTable) => {
  if (former.collection === "sessions") return keepTextsOfSession(transaction, former)
  if (former.collection !== "settings") return
  const { admission_session } = parseData("settings", JSON.parse(former.data))
  const open = await findItemRow(transaction, "sessions", admission_session)
  if (open) await keepTextsOfSession(transaction, open)
}

const nextPosition = async (db: Database, collection: string) => {
  const { last } = await db
    .selectFrom("items")
    .select((row) => row.fn.max("position").as("last"))
    .where("collection", "=", collection)
    .executeTakeFirstOrThrow()
  return (last ?? -1) + 1
}

/** The language that was changed after the other one (domain/content/languages-of-item.ts). */
const newerLanguage = (
  former: ItemsTable | undefined,
  { item, isTranslated, isTextUnchanged }: ItemChange<StoredName>,
) => {
  if (!former || isTranslated) return null
  if (isTextUnchanged) return former.newer_language
  const before = { item: JSON.parse(former.data) as object, newer: former.newer_language }
  return newerLanguageAfter(before, item)
}

/** The states before and after, if the state changed. Sessions and settings are always in force. */
const changeOfState = (former: ItemsTable | undefined, row: ItemsTable, at: Date) => {
  if (!former || isOfficeDocument(row.collection)) return undefined
  const [from, to] = [stateAt(former, at), stateAt(row, at)]
  return from === to ? undefined : { from, to }
}

/** Inserts or updates an item together with its revision, search index entry and audit entry. */
export const writeItem = async <Name extends StoredName>(
  transaction: Transaction<Tables>,
  [collection, slug]: [Name, string],
  change: ItemChange<Name>,
  stamp: AuditStamp,
  action: "content saved" | "content restored" | "content links moved" = "content saved",
): Promise<WriteResult> => {
  const { item, publish_at, unpublish_at, expectedVersion } = change
  const former = await findItemRow(transaction, collection, slug)
  if (former?.version !== expectedVersion) return "changed meanwhile"
  const columns = itemColumnsOf(collection, slug, parseData(collection, item))
  if (columns.path !== null && (await isTaken(transaction, columns.path, { collection, slug })))
    return "path taken"
  if (!(await hasAllMedia(transaction, columns.data))) return "media unknown"

  const removed = former ? undefined : await takeFromTrash(transaction, collection, slug)
  if (former) {
    await keepRevision(transaction, former)
    await keepShownTexts(transaction, former)
  }
  const row: ItemsTable = {
    ...columns,
    collection,
    slug,
    position:
      former?.position ?? removed?.position ?? (await nextPosition(transaction, collection)),
    // A recreated item continues the version numbers of its revisions.
    version: 1 + (former?.version ?? (await lastRevision(transaction, collection, slug))),
    updated_at: stamp.at,
    updated_by: change.writtenBy ?? stamp.by,
    publish_at: timeOf(publish_at),
    unpublish_at: timeOf(unpublish_at),
    newer_language: newerLanguage(former, change),
    waived_language:
      change.waived_language === undefined
        ? (former?.waived_language ?? null)
        : change.waived_language,
  }
  await transaction
    .insertInto("items")
    .values(row)
    .onConflict((conflict) => conflict.columns(["collection", "slug"]).doUpdateSet(row))
    .execute()
  await removeFromIndex(transaction, collection, slug)
  await addToIndex(transaction, [{ collection, slug, item }])
  const states = changeOfState(former, row, new Date(stamp.at))
  await writeAudit(transaction, stamp, action, `${collection}/${slug}`, states)
  return "stored"
}
