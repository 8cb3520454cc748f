import { type Field, shapeOf } from "#domain/content/fields.ts"
import { freeSlug, isSlug } from "#domain/content/slug.ts"

import type { Database } from "../../database/connect.ts"
import type { Vault } from "../../security/vault.ts"
import { createEditing } from "../edit-items.ts"
import { schemas, type StoredName } from "../item-row.ts"
import type { Outcome } from "../write-item.ts"
import { openPreviews } from "./open-previews.ts"
import {
  type EntryProblems,
  type ReadEntry,
  readEntry,
  type SentEntry,
  slugFor,
} from "./read-entry.ts"
import { entryOf, type EntriesQuery, selectEntries } from "./staff-entries.ts"

/** What became of a change: the item that was written, or why it was not. */
export type Written =
  | { slug: string }
  | { refused: "changed meanwhile" | "unknown" }
  | { problems: EntryProblems }

interface Deps {
  db: Database
  vault: Pick<Vault, "index">
  now: () => Date
}

const writtenAs = (outcome: Outcome | "unknown", slug: string): Written => {
  if (outcome === "stored") return { slug }
  if (outcome === "path taken") return { problems: { "item.path": ["path_taken"] } }
  if (outcome === "media unknown") return { problems: { item: ["media_unknown"] } }
  return { refused: outcome }
}

/** How the console reads and changes the site's content. */
export const openContentDesk = ({ db, vault, now }: Deps) => {
  const editing = createEditing(db)
  const made = (by: string) => ({ by, at: now() })

  const createUnder = async (collection: StoredName, slug: string, entry: ReadEntry, by: string) =>
    editing.save(collection, slug, { ...entry, seen: undefined }, made(by))

  const createNamed = async (
    collection: StoredName,
    slug: string,
    entry: ReadEntry,
    by: string,
  ) => {
    if (!isSlug(slug)) return { problems: { slug: ["not_a_slug"] } }
    const outcome = await createUnder(collection, slug, entry, by)
    if (outcome === "changed meanwhile") return { problems: { slug: ["slug_taken"] } }
    return writtenAs(outcome, slug)
  }

  return {
    /** The collections with what the console asks for in each; the settings are one item, which stays. */
    describe: (): { id: StoredName; isSingle: boolean; fields: Field[] }[] =>
      Object.entries(schemas).map(([name, schema]) => ({
        id: name as StoredName,
        isSingle: name === "settings",
        fields: shapeOf(schema).fields ?? [],
      })),

    list: async (collection: StoredName, query: EntriesQuery) => {
      const entries = await editing.list(collection)
      return selectEntries(
        entries.map((row) => entryOf(row, now())),
        query,
      )
    },

    /** Those of these slugs that are there. */
    listThese: async (collection: StoredName, slugs: string[]) => {
      const entries = await editing.list(collection)
      return entries.filter(({ slug }) => slugs.includes(slug)).map((row) => entryOf(row, now()))
    },

    read: async (collection: StoredName, slug: string) => {
      const row = isSlug(slug) ? await editing.find(collection, slug) : undefined
      return row && entryOf(row, now())
    },

    /** A new item, a draft unless it says otherwise, under the slug it names or one of its own. */
    create: async (collection: StoredName, sent: SentEntry, by: string): Promise<Written> => {
      const entry = readEntry(collection, sent, { publish_at: null, unpublish_at: null }, now())
      if ("problems" in entry) return entry
      if (typeof sent.slug === "string" && sent.slug !== "") {
        return createNamed(collection, sent.slug, entry, by)
      }
      const wanted = slugFor(collection, entry.item)
      // Another may take the free slug meanwhile: the next look finds another one.
      for (let tries = 0; tries < 5; tries++) {
        const slug = freeSlug(wanted, await editing.listSlugs(collection))
        const outcome = await createUnder(collection, slug, entry, by)
        if (outcome !== "changed meanwhile") return writtenAs(outcome, slug)
      }
      return { refused: "changed meanwhile" }
    },

    /** Writes over the version that was seen. */
    change: async (
      [collection, slug]: [StoredName, string],
      sent: SentEntry,
      seen: number,
      by: string,
    ): Promise<Written> => {
      const former = isSlug(slug) ? await editing.find(collection, slug) : undefined
      if (!former) return { refused: "unknown" }
      const entry = readEntry(collection, sent, former, now())
      if ("problems" in entry) return entry
      return writtenAs(await editing.save(collection, slug, { ...entry, seen }, made(by)), slug)
    },

    remove: (collection: StoredName, slug: string, seen: number, by: string) =>
      editing.remove(collection, slug, seen, made(by)),

    reorder: (collection: StoredName, slugs: string[], by: string) =>
      editing.reorder(collection, slugs, made(by)),

    /** The former versions, newest first. */
    revisions: async (collection: StoredName, slug: string) =>
      isSlug(slug) ? editing.revisions(collection, slug) : [],

    /** Makes a former version the newest; one that today's schema does not read any more is unknown. */
    restore: async (
      [collection, slug]: [StoredName, string],
      version: number,
      seen: number | undefined,
      by: string,
    ): Promise<Written> => {
      if (!isSlug(slug)) return { refused: "unknown" }
      return writtenAs(await editing.restore([collection, slug], version, seen, made(by)), slug)
    },

    ...openPreviews({ db, vault, now, editing }),
  }
}
