import { isSlug } from "#domain/content/paths.ts"
import { stampOf } from "#server/features/audit/audit.ts"

import type { StoredName } from "../items/item-row.ts"
import {
  type AdminDeps,
  changeEntry,
  restoreEntry,
  type SaveResult,
  saveResultOf,
} from "./save-entry.ts"

export const bulkActions = ["change", "undo", "move", "remove", "restore"] as const
type BulkAction = (typeof bulkActions)[number]

/** What happens to one item. Values that are not sent stay. */
export interface BulkChange {
  slug: string
  /** The version that the list showed; of the one in the trash, if it is restored; of the change to undo. */
  expectedVersion: number
  publish_at?: string | null | undefined
  unpublish_at?: string | null | undefined
  album?: string | null | undefined
  /** Of a move: the new neighbour. */
  before?: string | undefined
  after?: string | undefined
}

/** The new version of an item, or why it stays: a refusal, or an error of a field. Both are keys of the console's messages. */
export type BulkOutcome = { slug: string } & (
  | { version: number }
  | { refusal: string }
  | { error: string }
)

const refusals = {
  "changed meanwhile": "changed_meanwhile",
  "change waits": "change_waits",
  unknown: "unknown",
  "in use": "item_in_use",
} as const

/** Puts an item into another place of the order, which is no part of its versions. */
const moveOne = async (
  deps: AdminDeps,
  collection: StoredName,
  { slug, expectedVersion: version, before, after = "" }: BulkChange,
  by: string,
): Promise<BulkOutcome> => {
  const place = before === undefined ? { after } : { before }
  const outcome = await deps.editing.move(collection, slug, place, stampOf(deps, by))
  return outcome === "stored" ? { slug, version } : { slug, refusal: refusals[outcome] }
}

const outcomeOf = async (
  { editing }: AdminDeps,
  collection: StoredName,
  slug: string,
  saved: SaveResult,
): Promise<BulkOutcome> => {
  if ("errors" in saved) return { slug, error: Object.values(saved.errors).flat()[0]! }
  if ("refused" in saved) return { slug, refusal: refusals[saved.refused] }
  const { version } = (await editing.find(collection, slug))!
  return { slug, version }
}

const changeOne = async (
  deps: AdminDeps,
  collection: StoredName,
  { slug, expectedVersion, album, publish_at, unpublish_at }: BulkChange,
  by: string,
): Promise<SaveResult> => {
  const former = await deps.editing.find(collection, slug)
  if (!former) return { refused: "unknown" }
  const item = album === undefined ? former.item : { ...former.item, album }
  const author = { id: "", name: by, isConfirmed: false }
  const sent = { item, publish_at, unpublish_at }
  return changeEntry(deps)([collection, slug], sent, expectedVersion, author, true)
}

/** Takes back the last change of an item. */
const undoOne = async (
  deps: AdminDeps,
  collection: StoredName,
  { slug, expectedVersion }: BulkChange,
  by: string,
): Promise<BulkOutcome> => {
  if (!isSlug(slug)) return { slug, refusal: "unknown" }
  const stamp = stampOf(deps, by)
  const { outcome } = await deps.editing.undo([collection, slug], expectedVersion, stamp)
  return outcomeOf(deps, collection, slug, saveResultOf(outcome, [collection, slug]))
}

/** Runs the action on one item, as a change of this item alone. */
const runOne = async (
  deps: AdminDeps,
  collection: StoredName,
  action: BulkAction,
  change: BulkChange,
  by: string,
): Promise<BulkOutcome> => {
  const { slug, expectedVersion } = change
  const { editing } = deps
  if (action === "remove") {
    const outcome = await editing.remove(collection, slug, expectedVersion, stampOf(deps, by))
    if (outcome === "stored") return { slug, version: expectedVersion }
    return { slug, refusal: refusals[outcome === "in use" ? outcome : "changed meanwhile"] }
  }
  if (action === "move") return moveOne(deps, collection, change, by)
  if (action === "undo") return undoOne(deps, collection, change, by)
  const saved =
    action === "restore"
      ? await restoreEntry(deps)([collection, slug], expectedVersion, undefined, by)
      : await changeOne(deps, collection, change, by)
  return outcomeOf(deps, collection, slug, saved)
}

/**
 * Changes, removes or restores items one after the other, each with its own revision and audit line. One that is refused does
 * not keep the others.
 */
export const changeMany =
  (deps: AdminDeps) =>
  async (
    collection: StoredName,
    action: BulkAction,
    changes: readonly BulkChange[],
    by: string,
  ): Promise<BulkOutcome[]> => {
    const outcomes: BulkOutcome[] = []
    for (const change of changes) outcomes.push(await runOne(deps, collection, action, change, by))
    return outcomes
  }
