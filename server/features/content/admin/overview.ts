import { isOfficeDocument } from "#domain/content/office-documents.ts"
import type { Database } from "#server/platform/database/connect.ts"

import type { Editing } from "../items/edit-items.ts"
import { schemas, type StoredName, titleOf } from "../items/item-row.ts"
import { countDebts } from "./language-debts.ts"
import { entryOf, type StaffEntry } from "./staff-entries.ts"

/** What ends within these days is shown. */
const soonDays = 14
const dayMs = 86_400_000
/** Items of each group; more are only counted. */
const limit = 10

const shownOf = ({ id, collection, item, state, translation, ...row }: StaffEntry) => ({
  id,
  collection,
  title: titleOf(collection as StoredName, item),
  state,
  translation,
  publish_at: row.publish_at,
  unpublish_at: row.unpublish_at,
  updated_at: row.updated_at,
  updated_by: row.updated_by,
})

export type OverviewEntry = ReturnType<typeof shownOf>

const byTime =
  (name: "publish_at" | "unpublish_at" | "updated_at", sign: 1 | -1) =>
  (a: StaffEntry, b: StaffEntry) =>
    sign * String(a[name]).localeCompare(String(b[name]))

/** What waits for an editor: drafts, scheduled items, items that end soon, and what lacks a language. */
export const readContentOverview =
  ({ editing, now }: { db: Database; editing: Editing; now: () => Date }) =>
  async () => {
    const names = Object.keys(schemas) as StoredName[]
    const rows = (await Promise.all(names.map((name) => editing.list(name)))).flat()
    const entries = rows
      .filter(({ collection }) => !isOfficeDocument(collection))
      .map((row) => entryOf(row, now()))
    const soon = new Date(now().getTime() + soonDays * dayMs).toISOString()
    const part = (
      isPart: (entry: StaffEntry) => boolean,
      order: (a: StaffEntry, b: StaffEntry) => number,
    ) => {
      const matches = entries.filter(isPart).toSorted(order)
      return { total: matches.length, entries: matches.slice(0, limit).map(shownOf) }
    }
    return {
      drafts: part(({ state }) => state === "draft", byTime("updated_at", -1)),
      scheduled: part(({ state }) => state === "scheduled", byTime("publish_at", 1)),
      ending: part(
        ({ state, unpublish_at }) =>
          state === "published" && unpublish_at !== null && unpublish_at <= soon,
        byTime("unpublish_at", 1),
      ),
      untranslated: part(({ translation }) => translation !== "complete", byTime("updated_at", -1)),
      debts: countDebts(rows),
    }
  }
