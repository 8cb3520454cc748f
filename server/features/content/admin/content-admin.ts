import { withAnnouncement } from "#domain/content/announcement.ts"
import { type ContentField, fieldSchemaOf } from "#domain/content/field-schema.ts"
import { freeSlug, isSlug } from "#domain/content/paths.ts"
import { type Publishing, stateAt } from "#domain/content/publishing.ts"
import { stampOf } from "#server/features/audit/audit.ts"

import { createEditing, type Place, type StaffItem } from "../items/edit-items.ts"
import { fits, schemas, type StoredName } from "../items/item-row.ts"
import { isReferredTo } from "../items/references.ts"
import { listTrashEntries } from "../items/trash.ts"
import type { WriteResult } from "../items/write-item.ts"
import { htmlOf } from "../markdown.ts"
import { settingsItem } from "../settings.ts"
import { linkErrors, listLinkChoices } from "./links.ts"
import { keepPreview, type PreviewDeps, readPreview } from "./open-previews.ts"
import { readContentOverview } from "./overview.ts"
import {
  type EntryErrors,
  isForDraftsOnly,
  readEntry,
  type SentEntry,
  slugFor,
} from "./read-entry.ts"
import { listReferenceChoices, referenceErrors } from "./reference-choices.ts"
import { errorsOfChange, type SessionRulesDeps, sessionSlug } from "./session-rules.ts"
import { type EntriesQuery, entryOf, selectEntries } from "./staff-entries.ts"

/** Result of a change: the slug of the saved item, or why it was not saved. */
export type SaveResult =
  | { slug: string }
  | { refused: "changed meanwhile" | "unknown" }
  | { errors: EntryErrors }

const unpublished = { publish_at: null, unpublish_at: null }

const saveResultOf = (
  outcome: WriteResult | "unknown",
  [collection, slug]: [StoredName, string],
): SaveResult => {
  if (outcome === "stored") return { slug }
  // The path of a department comes from its name.
  const named = collection === "departments" ? "department" : "path"
  if (outcome === "path taken") return { errors: { [`item.${named}`]: ["path_taken"] } }
  if (outcome === "media unknown") return { errors: { item: ["media_unknown"] } }
  return { refused: outcome }
}

type AdminDeps = PreviewDeps & SessionRulesDeps

/** Errors of links and references; undefined if there are none. */
const targetErrors = async (deps: AdminDeps, collection: StoredName, item: unknown) =>
  (await linkErrors(deps, collection, item)) ?? (await referenceErrors(deps, collection, item))

const createEntry =
  (deps: AdminDeps) =>
  async (collection: StoredName, input: SentEntry, by: string): Promise<SaveResult> => {
    const { editing, now } = deps
    const sent = collection === "sessions" ? { ...input, slug: sessionSlug(input.slug) } : input
    if (collection === "sessions" && !sent.slug) return { errors: { slug: ["not_short_session"] } }
    const entry = readEntry(collection, sent, unpublished, now())
    if ("errors" in entry) return entry
    const errors = await targetErrors(deps, collection, entry.item)
    if (errors) return { errors }
    const insert = (slug: string) =>
      editing.save(collection, slug, { ...entry, expectedVersion: undefined }, stampOf(deps, by))
    if (typeof sent.slug === "string" && sent.slug !== "") {
      if (!isSlug(sent.slug)) return { errors: { slug: ["not_a_slug"] } }
      const outcome = await insert(sent.slug)
      if (outcome === "changed meanwhile") return { errors: { slug: ["slug_taken"] } }
      return saveResultOf(outcome, [collection, sent.slug])
    }
    const wanted = slugFor(collection, entry.item)
    // Another request may take the free slug first: retry with a new one.
    for (let attempts = 0; attempts < 5; attempts++) {
      const slug = freeSlug(wanted, await editing.listSlugs(collection))
      const outcome = await insert(slug)
      if (outcome !== "changed meanwhile") return saveResultOf(outcome, [collection, slug])
    }
    return { refused: "changed meanwhile" }
  }

/** Their page lists what belongs to them, which would lose its place. */
const withParts: readonly string[] = ["faculties", "departments"]

/** Errors of hiding a faculty or department of which visitors see parts; undefined if there are none. */
const hidingErrors = async (
  { db, now }: AdminDeps,
  { collection, slug, ...former }: StaffItem<StoredName>,
  entry: { publish_at: Date | null; unpublish_at: Date | null },
): Promise<EntryErrors | undefined> => {
  const at = now()
  const isPublic = (times: Publishing) => stateAt(times, at) === "published"
  if (!withParts.includes(collection) || !isPublic(former)) return undefined
  const publish_at = entry.publish_at?.toISOString() ?? null
  const unpublish_at = entry.unpublish_at?.toISOString() ?? null
  if (isPublic({ publish_at, unpublish_at })) return undefined
  if (!(await isReferredTo(db, collection, slug, at))) return undefined
  return { publish_at: ["has_parts"] }
}

const changeEntry =
  (deps: AdminDeps) =>
  async (
    [collection, slug]: [StoredName, string],
    sent: SentEntry,
    expectedVersion: number,
    by: string,
  ): Promise<SaveResult> => {
    const { editing, now } = deps
    const former = isSlug(slug) ? await editing.find(collection, slug) : undefined
    if (!former) return { refused: "unknown" }
    const entry = readEntry(collection, sent, former, now())
    if ("errors" in entry) return entry
    const errors =
      (await errorsOfChange(deps, [collection, slug], entry.item)) ??
      (await targetErrors(deps, collection, entry.item)) ??
      (await hidingErrors(deps, former, entry))
    if (errors) return { errors }
    const change = { ...entry, expectedVersion }
    const outcome = await editing.save(collection, slug, change, stampOf(deps, by))
    return saveResultOf(outcome, [collection, slug])
  }

const restoreEntry =
  (deps: AdminDeps) =>
  async (
    [collection, slug]: [StoredName, string],
    version: number,
    expectedVersion: number | undefined,
    by: string,
  ): Promise<SaveResult> => {
    const { editing } = deps
    if (!isSlug(slug)) return { refused: "unknown" }
    const revisions = await editing.revisions(collection, slug)
    const item = revisions.find((revision) => revision.version === version)?.item
    if (!fits(collection, item)) return { refused: "unknown" }
    const former = await editing.find(collection, slug)
    if (former?.publish_at && isForDraftsOnly(collection, item))
      return { errors: { item: ["language_missing"] } }
    const errors = await errorsOfChange(deps, [collection, slug], item)
    if (errors) return { errors }
    const stamp = stampOf(deps, by)
    const outcome = await editing.restore([collection, slug], version, expectedVersion, stamp)
    return saveResultOf(outcome, [collection, slug])
  }

const previewEntry =
  (deps: AdminDeps) =>
  async (collection: StoredName, slug: string | undefined, sent: SentEntry) => {
    // What is published needs both languages, also in its preview.
    const former = slug === undefined ? undefined : await deps.editing.find(collection, slug)
    const entry = readEntry(collection, { item: sent.item }, former ?? unpublished, deps.now())
    if ("errors" in entry) return entry
    const name =
      slug ?? freeSlug(slugFor(collection, entry.item), await deps.editing.listSlugs(collection))
    return keepPreview(deps)(collection, name, entry.item)
  }

const createPreviews = (deps: AdminDeps) => ({
  /** Creates a draft preview of a form's content, also for a new item. Does not save the item. */
  preview: previewEntry(deps),

  /** Creates a preview of an item as it is saved. */
  previewSaved: async (collection: StoredName, slug: string) => {
    const saved = isSlug(slug) ? await deps.editing.find(collection, slug) : undefined
    return saved && keepPreview(deps)(collection, slug, saved.item)
  },

  readPreview: readPreview(deps),
})

const createEntryReader = ({ editing, now }: AdminDeps) => ({
  list: async (collection: StoredName, query: EntriesQuery) => {
    const entries = (await editing.list(collection)).map((row) => entryOf(row, now()))
    return selectEntries(entries, query)
  },

  read: async (collection: StoredName, slug: string) => {
    const row = isSlug(slug) ? await editing.find(collection, slug) : undefined
    return row && entryOf(row, now())
  },

  /** Earlier versions, newest first. */
  revisions: async (collection: StoredName, slug: string) =>
    isSlug(slug) ? editing.revisions(collection, slug) : [],
})

/** The saved settings with what an editor sends: the announcement and the admission notice. */
const withEditorsPart =
  ({ editing }: AdminDeps) =>
  async (sent: SentEntry): Promise<SentEntry> => {
    const saved = await editing.find("settings", settingsItem.slug)
    return { item: withAnnouncement(saved?.item ?? {}, sent.item) }
  }

/** The collections with their field schemas. The settings are a single item that cannot be removed. */
const describeCollections = (): { id: StoredName; isSingle: boolean; fields: ContentField[] }[] =>
  Object.entries(schemas).map(([name, schema]) => ({
    id: name as StoredName,
    isSingle: name === "settings",
    fields: fieldSchemaOf(schema).fields ?? [],
  }))

/** Reads and changes the site's content for the console. */
export const createContentAdmin = (
  ownDeps: PreviewDeps &
    Pick<SessionRulesDeps, "sessionUsage"> & { hasMeritLists?: () => Promise<boolean> },
) => {
  const { db } = ownDeps
  const editing = createEditing(db)
  const deps = { ...ownDeps, editing }
  return {
    describe: describeCollections,

    ...createEntryReader(deps),

    /**
     * Creates an item under the slug it names or a generated one. It is a draft unless it has a publishing
     * time.
     */
    create: createEntry(deps),

    /** Leaves of sent settings only what an editor may change. */
    withEditorsPart: withEditorsPart(deps),

    /** Saves a change. Refused with "changed meanwhile" if `seen` is not the current version. */
    change: changeEntry(deps),

    /** Moves an item to the trash. */
    remove: (collection: StoredName, slug: string, expectedVersion: number, by: string) =>
      editing.remove(collection, slug, expectedVersion, stampOf(deps, by)),

    /** Moves an item within the order of its collection. */
    move: (collection: StoredName, slug: string, place: Place, by: string) =>
      editing.move(collection, slug, place, stampOf(deps, by)),

    /** Makes an earlier version the newest. Answers "unknown" if today's schema cannot parse it. */
    restore: restoreEntry(deps),

    trash: listTrashEntries(deps),

    overview: readContentOverview(deps),

    /** Renders Markdown as the site does. */
    html: htmlOf,

    /** The pages that a link can lead to. */
    linkChoices: listLinkChoices(deps),

    /** What a field can refer to. */
    referenceChoices: listReferenceChoices(deps),

    ...createPreviews(deps),
  }
}
