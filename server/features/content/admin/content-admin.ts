import { type ContentField, fieldSchemaOf } from "#domain/content/field-schema.ts"
import { freeSlug, isSlug } from "#domain/content/slug.ts"

import { createEditing } from "../edit-items.ts"
import { schemas, type StoredName } from "../item-row.ts"
import type { Place } from "../reorder-item.ts"
import type { WriteResult } from "../write-item.ts"
import { openPreviews, type PreviewDeps } from "./open-previews.ts"
import {
  type EntryProblems,
  type ReadEntry,
  readEntry,
  type SentEntry,
  slugFor,
} from "./read-entry.ts"
import { entryOf, type EntriesQuery, selectEntries } from "./staff-entries.ts"

/** What became of a change: the item that was written, or why it was not. */
export type SaveResult =
  | { slug: string }
  | { refused: "changed meanwhile" | "unknown" }
  | { problems: EntryProblems }

const unpublished = { publish_at: null, unpublish_at: null }

const writtenAs = (outcome: WriteResult | "unknown", slug: string): SaveResult => {
  if (outcome === "stored") return { slug }
  if (outcome === "path taken") return { problems: { "item.path": ["path_taken"] } }
  if (outcome === "media unknown") return { problems: { item: ["media_unknown"] } }
  return { refused: outcome }
}

/** How the console reads and changes the site's content. */
export const createContentAdmin = ({ db, now, randomBytes }: PreviewDeps) => {
  const editing = createEditing(db)
  const { keepPreview, readPreview } = openPreviews({ db, now, randomBytes })
  const { listSlugs } = editing
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
    describe: (): { id: StoredName; isSingle: boolean; fields: ContentField[] }[] =>
      Object.entries(schemas).map(([name, schema]) => ({
        id: name as StoredName,
        isSingle: name === "settings",
        fields: fieldSchemaOf(schema).fields ?? [],
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
    create: async (collection: StoredName, sent: SentEntry, by: string): Promise<SaveResult> => {
      const entry = readEntry(collection, sent, unpublished, now())
      if ("problems" in entry) return entry
      if (typeof sent.slug === "string" && sent.slug !== "") {
        return createNamed(collection, sent.slug, entry, by)
      }
      const wanted = slugFor(collection, entry.item)
      // Another may take the free slug meanwhile: the next look finds another one.
      for (let tries = 0; tries < 5; tries++) {
        const slug = freeSlug(wanted, await listSlugs(collection))
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
    ): Promise<SaveResult> => {
      const former = isSlug(slug) ? await editing.find(collection, slug) : undefined
      if (!former) return { refused: "unknown" }
      const entry = readEntry(collection, sent, former, now())
      if ("problems" in entry) return entry
      return writtenAs(await editing.save(collection, slug, { ...entry, seen }, made(by)), slug)
    },

    remove: (collection: StoredName, slug: string, seen: number, by: string) =>
      editing.remove(collection, slug, seen, made(by)),

    /** Gives an item another place in the college's order. */
    move: (collection: StoredName, slug: string, place: Place, by: string) =>
      editing.move(collection, slug, place, made(by)),

    /** The former versions, newest first. */
    revisions: async (collection: StoredName, slug: string) =>
      isSlug(slug) ? editing.revisions(collection, slug) : [],

    /** Makes a former version the newest; one that today's schema does not read any more is unknown. */
    restore: async (
      [collection, slug]: [StoredName, string],
      version: number,
      seen: number | undefined,
      by: string,
    ): Promise<SaveResult> => {
      if (!isSlug(slug)) return { refused: "unknown" }
      return writtenAs(await editing.restore([collection, slug], version, seen, made(by)), slug)
    },

    /** A look at what a form holds, of a new item too, on its page; nothing of it is saved. */
    preview: async (collection: StoredName, slug: string | undefined, sent: SentEntry) => {
      const read = readEntry(collection, { item: sent.item }, unpublished, now())
      if ("problems" in read) return read
      const name = slug ?? freeSlug(slugFor(collection, read.item), await listSlugs(collection))
      return keepPreview(collection, name, read.item)
    },

    /** A look at an item as it is saved. */
    previewSaved: async (collection: StoredName, slug: string) => {
      const saved = isSlug(slug) ? await editing.find(collection, slug) : undefined
      return saved && keepPreview(collection, slug, saved.item)
    },

    readPreview,
  }
}
