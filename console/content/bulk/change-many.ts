import type { Skipped } from "../../api/batches.ts"
import { call, type CallData } from "../../api/call.ts"
import { isOver } from "../../api/server-time.ts"
import type { Collection } from "../collections.ts"
import type { ContentEntry } from "../entry.tsx"

type Outcome = CallData<"POST /content/:collection/bulk">[number]

/** The changed values of an item. Absent values stay. */
export interface Sent {
  publish_at?: string | null
  unpublish_at?: string | null
  album?: string | null
  before?: string
  after?: string
}

/** Publishes an item. An end that is to come stays. */
export const publishedNow = ({ unpublish_at }: Pick<ContentEntry, "unpublish_at">): Sent =>
  isOver(unpublish_at) ? { publish_at: "now", unpublish_at: null } : { publish_at: "now" }

export type BulkAction = "change" | "undo" | "move" | "remove" | "restore"

const skippedOf = (outcome: Outcome): Skipped[] => {
  const { slug: id } = outcome
  if ("refusal" in outcome) return [{ id, reason: `console.refusals.${outcome.refusal}` }]
  return "error" in outcome ? [{ id, reason: `console.errors.${outcome.error}` }] : []
}

/** Changes a batch of items in one call. Returns the new versions, and which items stayed. */
export const changeMany = async (
  collection: Collection,
  action: BulkAction,
  items: readonly { id: string; version: number; sent?: Sent }[],
) => {
  const sent = items.map(({ id, version, ...item }) => ({
    slug: id,
    expectedVersion: version,
    ...item.sent,
  }))
  const outcomes = await call("POST /content/:collection/bulk", { collection, action, items: sent })
  return {
    versions: new Map(
      outcomes.flatMap((outcome) =>
        "version" in outcome ? [[outcome.slug, outcome.version]] : [],
      ),
    ),
    skipped: outcomes.flatMap(skippedOf),
  }
}

interface Move {
  id: string
  sent: Sent
}

/** The moves of these items, in their order, to the beginning or the end of a list. */
export const movesTo = (
  end: "top" | "end",
  slugs: readonly string[],
  selected: readonly string[],
): Move[] => {
  const moving = slugs.filter((slug) => selected.includes(slug))
  const others = slugs.filter((slug) => !selected.includes(slug))
  const neighbour = end === "top" ? others[0] : others.at(-1)
  if (neighbour === undefined) return []
  return moving.map((id, index) => {
    const previous = moving[index - 1]
    if (previous !== undefined) return { id, sent: { after: previous } }
    return { id, sent: end === "top" ? { before: neighbour } : { after: neighbour } }
  })
}

/** The moves that bring these items back to where they were in a list: the last one first, so that its neighbour is in place. */
export const movesBack = (slugs: readonly string[], moved: readonly string[]): Move[] => {
  const last = slugs.findLast((slug) => !moved.includes(slug)) ?? ""
  return slugs
    .flatMap((id, index) => {
      const next = slugs[index + 1]
      const sent = next === undefined ? { after: last } : { before: next }
      return moved.includes(id) ? [{ id, sent }] : []
    })
    .toReversed()
}
