import { type Language, languages } from "#domain/content/languages.ts"
import { isOfficeDocument } from "#domain/content/office-documents.ts"
import { slugOf } from "#domain/content/paths.ts"
import { readPublishing } from "#domain/content/publishing.ts"
import { readItem } from "#domain/content/read-item.ts"

import { schemas, type StoredName, type StoredOf, titleOf } from "../items/item-row.ts"
import { barrierErrors } from "./check-accessibility.ts"
import { gapErrors } from "./template-gaps.ts"

/** Errors of what may only be in a draft: gaps of a template, and what certainly is a barrier. */
export const draftErrors = (collection: StoredName, item: object): EntryErrors => ({
  ...barrierErrors(collection, item),
  ...(collection === "pages" && gapErrors(item)),
})

/** An item as the console sends it. The names here are the keys of EntryErrors. */
export interface SentEntry {
  /** The slug of a new item, if the author chose one. */
  slug?: unknown
  item?: unknown
  /** A time, "now", or null for a draft. If absent, the value stays unchanged. */
  publish_at?: unknown
  unpublish_at?: unknown
  /** The slug of the menu that gets an entry for a new page. */
  menu?: unknown
  /** True if the author says that both languages say the same. */
  is_translated?: unknown
  /** The language that the item does not need, or null. If absent, the value stays unchanged. */
  waived_language?: unknown
}

/** Message keys of the console by field ("item.title.hi", "publish_at"). */
export type EntryErrors = Record<string, string[]>

interface ReadEntry {
  item: StoredOf<StoredName>
  publish_at: Date | null
  unpublish_at: Date | null
  isTranslated: boolean
  waived_language: Language | null
}

/** What an item is before the change; a new one is nothing yet. */
interface Former {
  publish_at: string | null
  unpublish_at: string | null
  waived_language: Language | null
}

const unpublished: Former = { publish_at: null, unpublish_at: null, waived_language: null }

const readWaived = (sent: unknown, former: Former) => {
  if (sent === undefined) return former.waived_language
  return languages.find((language) => language === sent) ?? null
}

/** Validates a sent item and its publishing times. Absent times keep their former values. */
export const readEntry = (
  collection: StoredName,
  sent: SentEntry,
  former: Former | undefined,
  { now, first }: { now: Date; first: Language },
): ReadEntry | { errors: EntryErrors } => {
  const before = former ?? unpublished
  const { publish_at = before.publish_at, unpublish_at = before.unpublish_at } = sent
  const isOffice = isOfficeDocument(collection)
  const times = readPublishing(isOffice ? before : { publish_at, unpublish_at }, now)
  const isDraft = !isOffice && !("errors" in times) && times.publish_at === null
  const read = readItem(schemas[collection], sent.item, { first, isNew: !former })
  const errors: EntryErrors = "errors" in times ? { ...times.errors } : {}
  if ("errors" in read) {
    for (const [place, keys] of Object.entries(read.errors)) errors[`item.${place}`] = keys
  } else if (!isDraft) Object.assign(errors, draftErrors(collection, read.item))
  if ("errors" in times || "errors" in read || Object.keys(errors).length > 0) return { errors }
  return {
    ...times,
    item: read.item,
    isTranslated: sent.is_translated === true,
    waived_language: readWaived(sent.waived_language, before),
  }
}

/** Slug of a new item: from its title, or from its collection's name if it has none. */
export const slugFor = (collection: StoredName, item: object) => {
  const { en, hi } = titleOf(collection, item)
  return slugOf(en) || slugOf(hi) || slugOf(collection)
}
