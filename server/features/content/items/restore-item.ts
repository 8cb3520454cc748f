import type { Transaction } from "kysely"

import { fieldSchemaOf } from "#domain/content/field-schema.ts"
import type { Bilingual } from "#domain/content/text.ts"
import { systemActors } from "#domain/staff/system-actors.ts"
import type { AuditStamp } from "#server/features/audit/audit.ts"
import type { Database } from "#server/platform/database/connect.ts"
import type { Tables } from "#server/platform/database/tables.ts"

import { changeContent } from "./content-version.ts"
import { fits, schemas, type StoredName, type StoredOf, titleOf } from "./item-row.ts"
import { fieldValuesOf } from "./references.ts"
import { findRevision } from "./revisions.ts"
import { saveItem } from "./save-item.ts"
import { findInTrash } from "./trash.ts"
import { findItemRow, type WriteResult } from "./write-item.ts"

type Named<Name extends StoredName = StoredName> = readonly [Name, string]

/** What a restore did besides, for the member who asked for it. */
export interface RestoreNotes {
  /** The titles of the items that were in the trash, too, and to which it refers. */
  together: Bilingual[]
  /** Such items that are back only as drafts, because what they need is erased. */
  drafts: Bilingual[]
  /**
   * It referred to an item that is erased, or whose address is taken: it is back without it, or as a draft if it needs one.
   * Says nothing about the other items.
   */
  lost?: "left out" | "draft"
}

const timeOf = (time: string | null | undefined) => (time ? new Date(time) : null)

/** A value without its parts at these places. */
const without = (places: ReadonlySet<string>, value: unknown, place = ""): unknown => {
  if (typeof value !== "object" || value === null) return value
  const parts = Object.entries(value).flatMap(([name, part]) => {
    const at = place ? `${place}.${name}` : name
    return places.has(at) ? [] : [[name, without(places, part, at)] as const]
  })
  return Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts)
}

/** Restores the items in the trash to which an item refers. Returns the places of references to items that cannot be restored. */
const restoreTargets = async (
  transaction: Transaction<Tables>,
  [collection]: Named,
  item: object,
  stamp: AuditStamp,
  notes: RestoreNotes,
) => {
  const erased = new Set<string>()
  const references = fieldValuesOf("reference", fieldSchemaOf(schemas[collection]), item)
  for (const { place, value, field } of references) {
    const target = field.target!
    if (target === "programmes" || (await findItemRow(transaction, target, value))) continue
    const removed = await findInTrash(transaction, target, value)
    const own: RestoreNotes = { together: notes.together, drafts: notes.drafts }
    const restored =
      removed &&
      (await restoreVersion(transaction, [target, value], removed.version, undefined, stamp, own))
    if (restored !== "stored") {
      erased.add(place)
      continue
    }
    const { data } = (await findItemRow(transaction, target, value))!
    const list = own.lost === "draft" ? notes.drafts : notes.together
    list.push(titleOf(target, JSON.parse(data) as never))
  }
  return erased
}

/** The item of a former version, which refers only to what is there; `isDraft` if it cannot be public so. */
const withTargets = async <Name extends StoredName>(
  transaction: Transaction<Tables>,
  named: Named<Name>,
  item: StoredOf<Name>,
  stamp: AuditStamp,
  notes: RestoreNotes,
) => {
  const erased = await restoreTargets(transaction, named, item, stamp, notes)
  if (erased.size === 0) return { item, isDraft: false }
  const rest = without(erased, item)
  const isWhole = fits(named[0], rest)
  notes.lost = isWhole ? "left out" : "draft"
  return isWhole ? { item: rest, isDraft: false } : { item, isDraft: true }
}

const restoreVersion = async <Name extends StoredName>(
  transaction: Transaction<Tables>,
  named: Named<Name>,
  version: number,
  expectedVersion: number | undefined,
  stamp: AuditStamp,
  notes: RestoreNotes,
): Promise<WriteResult | "unknown"> => {
  const [collection, slug] = named
  const revision = await findRevision(transaction, named, version)
  if (!revision || !fits(collection, revision.item)) return "unknown"
  const current = await findItemRow(transaction, collection, slug)
  const row = current ?? (await findInTrash(transaction, collection, slug))
  const { item, isDraft } = await withTargets(transaction, named, revision.item, stamp, notes)
  const change = {
    item,
    publish_at: isDraft ? null : timeOf(row?.publish_at),
    unpublish_at: timeOf(row?.unpublish_at),
    waived_language: row?.waived_language ?? null,
    expectedVersion,
    // Which language of that version was newer is not stored, and nobody has changed one of them now.
    isTranslated: true,
    // A text of the sample that comes back from the trash is still the sample's.
    ...(!current && revision.by === systemActors.sample && { writtenBy: revision.by }),
  }
  return saveItem(transaction, [collection, slug], change, stamp, "content restored")
}

const refused = new Error("The item stays as it is.")

/** Runs a restore in one transaction. One that is refused changes nothing, also not the items to which its item refers. */
const restoring = async (
  db: Database,
  run: (transaction: Transaction<Tables>, notes: RestoreNotes) => Promise<WriteResult | "unknown">,
) => {
  const notes: RestoreNotes = { together: [], drafts: [] }
  let outcome: WriteResult | "unknown" = "unknown"
  try {
    await changeContent(db, async (transaction) => {
      outcome = await run(transaction, notes)
      if (outcome !== "stored") throw refused
    })
  } catch (error) {
    if (error !== refused) throw error
  }
  return { outcome, notes }
}

/**
 * Makes an earlier version the newest. A removed item leaves the trash, together with the removed items to which it refers, and is
 * public when it was. Answers "unknown" if today's schema cannot parse the version.
 */
export const restoreItem =
  (db: Database) =>
  (named: Named, version: number, expectedVersion: number | undefined, stamp: AuditStamp) =>
    restoring(db, (transaction, notes) =>
      restoreVersion(transaction, named, version, expectedVersion, stamp, notes),
    )

/** Takes back the last change of an item, with its former times. It was so before, so no rule for publishing refuses it. */
export const undoChange =
  (db: Database) => (named: Named, expectedVersion: number, stamp: AuditStamp) =>
    restoring(db, async (transaction, notes) => {
      const [collection, slug] = named
      const former = await findRevision(transaction, named, expectedVersion - 1)
      if (!former || !fits(collection, former.item)) return "unknown"
      const { item, isDraft } = await withTargets(transaction, named, former.item, stamp, notes)
      const change = {
        item,
        publish_at: isDraft ? null : timeOf(former.publish_at),
        unpublish_at: timeOf(former.unpublish_at),
        expectedVersion,
        isTextUnchanged: true,
        ...(former.by === systemActors.sample && { writtenBy: former.by }),
      }
      return saveItem(transaction, [collection, slug], change, stamp, "content restored")
    })
