import { type ContentField, fieldSchemaOf } from "#domain/content/field-schema.ts"
import { freeSlug, isSlug } from "#domain/content/paths.ts"

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
import { type EntriesQuery, entryOf, selectEntries } from "./staff-entries.ts"

/** Result of a change: the slug of the saved item, or why it was not saved. */
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

/** Reads and changes the site's content for the console. */
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
    /** The collections with their field schemas. The settings are a single item that cannot be removed. */
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

    /** The items with these slugs; missing ones are left out. */
    read: async (collection: StoredName, slug: string) => {
      const row = isSlug(slug) ? await editing.find(collection, slug) : undefined
      return row && entryOf(row, now())
    },

    /**
     * Creates an item under the slug it names or a generated one. It is a draft unless it has a publishing
     * time.
     */
    create: async (collection: StoredName, sent: SentEntry, by: string): Promise<SaveResult> => {
      const entry = readEntry(collection, sent, unpublished, now())
      if ("problems" in entry) return entry
      if (typeof sent.slug === "string" && sent.slug !== "") {
        return createNamed(collection, sent.slug, entry, by)
      }
      const wanted = slugFor(collection, entry.item)
      // Another request may take the free slug first: retry with a new one.
      for (let attempts = 0; attempts < 5; attempts++) {
        const slug = freeSlug(wanted, await listSlugs(collection))
        const outcome = await createUnder(collection, slug, entry, by)
        if (outcome !== "changed meanwhile") return writtenAs(outcome, slug)
      }
      return { refused: "changed meanwhile" }
    },

    /** Saves a change. Refused with "changed meanwhile" if `seen` is not the current version. */
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

    /** Moves an item within the order of its collection. */
    move: (collection: StoredName, slug: string, place: Place, by: string) =>
      editing.move(collection, slug, place, made(by)),

    /** Earlier versions, newest first. */
    revisions: async (collection: StoredName, slug: string) =>
      isSlug(slug) ? editing.revisions(collection, slug) : [],

    /** Makes an earlier version the newest. Answers "unknown" if today's schema cannot parse it. */
    restore: async (
      [collection, slug]: [StoredName, string],
      version: number,
      seen: number | undefined,
      by: string,
    ): Promise<SaveResult> => {
      if (!isSlug(slug)) return { refused: "unknown" }
      return writtenAs(await editing.restore([collection, slug], version, seen, made(by)), slug)
    },

    /** Creates a draft preview of a form's content, also for a new item. Does not save the item. */
    preview: async (collection: StoredName, slug: string | undefined, sent: SentEntry) => {
      const read = readEntry(collection, { item: sent.item }, unpublished, now())
      if ("problems" in read) return read
      const name = slug ?? freeSlug(slugFor(collection, read.item), await listSlugs(collection))
      return keepPreview(collection, name, read.item)
    },

    /** Creates a preview of an item as it is saved. */
    previewSaved: async (collection: StoredName, slug: string) => {
      const saved = isSlug(slug) ? await editing.find(collection, slug) : undefined
      return saved && keepPreview(collection, slug, saved.item)
    },

    readPreview,
  }
}
