import { pageTemplates } from "#content/page-templates.ts"
import { withAnnouncement } from "#domain/content/announcement.ts"
import { type ContentField, fieldSchemaOf } from "#domain/content/field-schema.ts"
import type { Language } from "#domain/content/languages.ts"
import { freeSlug, isSlug } from "#domain/content/paths.ts"
import { stampOf } from "#server/features/audit/audit.ts"
import type { Database } from "#server/platform/database/connect.ts"

import { createEditing, type Place } from "../items/edit-items.ts"
import { schemas, type StoredName } from "../items/item-row.ts"
import { createItems } from "../items/items.ts"
import { listTrashEntries } from "../items/trash.ts"
import { readSettings, readSynonyms, settingsItem } from "../settings.ts"
import { createSiteContent } from "../site-content.ts"
import { changeMany } from "./change-many.ts"
import { checkAccessibility } from "./check-accessibility.ts"
import { describeLists } from "./describe-lists.ts"
import { listLanguageDebts } from "./language-debts.ts"
import { listLinkChoices } from "./links.ts"
import { keepPreview, readPreview } from "./open-previews.ts"
import { readContentOverview } from "./overview.ts"
import { readLinksTo } from "./page-links.ts"
import { readEntry, type SentEntry, slugFor } from "./read-entry.ts"
import { listReferenceChoices } from "./reference-choices.ts"
import {
  type AdminDeps,
  changeEntry,
  createEntry,
  readingRules,
  restoreEntry,
} from "./save-entry.ts"
import { type EntriesQuery, entryOf, selectEntries, withPdfProblems } from "./staff-entries.ts"

const previewEntry =
  (deps: AdminDeps) =>
  async (collection: StoredName, slug: string | undefined, sent: SentEntry) => {
    const former = slug === undefined ? undefined : await deps.editing.find(collection, slug)
    const entry = readEntry(collection, { item: sent.item }, former, await readingRules(deps))
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

const createEntryReader = ({ db, editing, now }: AdminDeps) => ({
  list: async (collection: StoredName, query: EntriesQuery) => {
    const entries = (await editing.list(collection)).map((row) => entryOf(row, now()))
    const { data, total } = selectEntries(entries, query)
    return { data: await withPdfProblems(db, data), total }
  },

  /** Those of these items that are still there. */
  listSome: async (collection: StoredName, slugs: readonly string[]) => {
    const rows = (await editing.list(collection)).filter(({ slug }) => slugs.includes(slug))
    return { data: rows.map((row) => entryOf(row, now())), total: rows.length }
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

interface DescribedCollection {
  id: StoredName
  /** The settings are a single item that cannot be removed. */
  isSingle: boolean
  fields: ContentField[]
  /** The language that forms show first. */
  first: Language
}

/** The collections with their field schemas. */
const describeCollections = (db: Database) => async (): Promise<DescribedCollection[]> => {
  const { first_language: first } = await readSettings(db)
  return Object.entries(schemas).map(([name, schema]) => ({
    id: name as StoredName,
    isSingle: name === "settings",
    fields: fieldSchemaOf(schema).fields ?? [],
    first,
  }))
}

const createChanges = (deps: AdminDeps) => ({
  create: createEntry(deps),

  /** Leaves of sent settings only what an editor may change. */
  withEditorsPart: withEditorsPart(deps),

  change: changeEntry(deps),

  /** Moves an item to the trash. */
  remove: (collection: StoredName, slug: string, expectedVersion: number, by: string) =>
    deps.editing.remove(collection, slug, expectedVersion, stampOf(deps, by)),

  changeMany: changeMany(deps),

  /** Moves an item within the order of its collection. */
  move: (collection: StoredName, slug: string, place: Place, by: string) =>
    deps.editing.move(collection, slug, place, stampOf(deps, by)),

  restore: restoreEntry(deps),
})

/** Reads and changes the site's content for the console. */
export const createContentAdmin = (
  ownDeps: Omit<AdminDeps, "editing"> & { hasMeritLists?: () => Promise<boolean> },
) => {
  const { db } = ownDeps
  const editing = createEditing(db)
  const deps = { ...ownDeps, editing }
  const siteContent = createSiteContent({
    ...ownDeps,
    items: createItems(db),
    synonyms: readSynonyms(db),
  })
  return {
    describe: describeCollections(db),

    ...createEntryReader(deps),

    ...createChanges(deps),

    trash: listTrashEntries(deps),

    overview: readContentOverview(deps),

    languageDebts: listLanguageDebts(deps),

    /** Checks the content of a form, saved or not. */
    checkAccessibility: checkAccessibility(deps),

    /** Beginnings of new pages. */
    templates: pageTemplates,

    /** Renders Markdown as the site does. `page` is the slug of the page with the text. */
    html: (markdown: string, language: Language, page?: string) =>
      siteContent(language).htmlWithLists(markdown, page),

    /** What the lists in a text are about, and how many items visitors see in them. */
    describeLists: describeLists(deps),

    /** What leads to an item: links of other items, and former paths. */
    linksTo: readLinksTo(deps),

    /** Deletes a former path of a page. Returns whether there was one. */
    removeRedirect: (slug: string, path: string, by: string) =>
      editing.removeRedirect(slug, path, stampOf(deps, by)),

    /** The pages that a link can lead to. */
    linkChoices: listLinkChoices(deps),

    /** What a field can refer to. */
    referenceChoices: listReferenceChoices(deps),

    ...createPreviews(deps),
  }
}
