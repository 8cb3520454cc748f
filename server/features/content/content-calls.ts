import * as z from "zod/mini"

import { referenceTargets } from "#domain/content/field-types.ts"
import { languages } from "#domain/content/languages.ts"
import { isSlug } from "#domain/content/paths.ts"
import { batchLimit } from "#domain/staff/limits.ts"
import { type Actor, may } from "#domain/staff/permissions.ts"
import {
  listQuery,
  parseText,
  parseFilter,
  selection,
  text,
  wholeNumber,
} from "#server/features/call-inputs.ts"
import {
  conflict,
  defineCalls,
  gone,
  invalid,
  ListAnswer,
  Refusal,
  refusalOf,
} from "#server/features/define-call.ts"

import { bulkActions } from "./admin/change-many.ts"
import type { createContentAdmin } from "./admin/content-admin.ts"
import type { SentEntry } from "./admin/read-entry.ts"
import type { SaveResult } from "./admin/save-entry.ts"
import { whyNotAdded, whyNotChanged, whyNotEdited, whyNotRemoved } from "./content-rights.ts"
import { isStoredName, type StoredName } from "./items/item-row.ts"

interface Deps {
  contentAdmin: ReturnType<typeof createContentAdmin>
}

/** Enough for a page in two languages, at three bytes a character. */
const call = defineCalls<Deps>({ maxBytes: 512 * 1024 })
const reading = "content.read"
const editing = "content.edit"

const list = {
  ...listQuery,
  filter: z.transform<string | undefined, Record<string, unknown>>(parseFilter),
}
const collection = {
  collection: parseText((name) => (isStoredName(name) ? name : undefined), "unknown"),
}
const item = { ...collection, slug: text }
const data = { data: z.prefault(z.record(z.string(), z.unknown()), {}) }

/** What happens to one of many items: `expectedVersion` is that of its trash, if it is restored. */
const bulkChange = z.object({
  slug: text,
  expectedVersion: wholeNumber,
  publish_at: z.optional(z.nullable(text)),
  unpublish_at: z.optional(z.nullable(text)),
  /** The slug of the album of a photo; null for none. */
  album: z.optional(z.nullable(text)),
  /** The item before or after which it is put. */
  before: z.optional(text),
  after: z.optional(text),
})

const place = { ...item, before: z.optional(text), after: z.optional(text) }
const restoring = {
  ...item,
  version: wholeNumber,
  expectedVersion: z.optional(z.nullable(z.int32())),
}

/** What the caller sends, without what the role may not change. */
const allowedData = async (
  { contentAdmin }: Deps,
  sent: { collection: StoredName; data: SentEntry },
  { role }: Actor,
) =>
  sent.collection === "settings" && !may(role, "settings.edit")
    ? contentAdmin.withEditorsPart(sent.data)
    : sent.data

const readItem = async ({ contentAdmin }: Deps, name: StoredName, slug: string) =>
  (await contentAdmin.read(name, slug)) ?? gone()

const readSaved = async (deps: Deps, name: StoredName, saved: SaveResult) => {
  if ("slug" in saved) return readItem(deps, name, saved.slug)
  if ("errors" in saved) return invalid(saved.errors)
  if (saved.refused === "change waits") return conflict("change_waits")
  return refusalOf({ outcome: saved.refused })
}

/** The site's content: items of each collection, their order, revisions and previews. */
export const contentCalls = {
  "GET /content": call(reading, {}, async ({ contentAdmin }) => {
    const collections = await contentAdmin.describe()
    return new ListAnswer({ data: collections, total: collections.length })
  }),

  "GET /content/:collection": call(
    reading,
    { ...collection, ...list, ids: z.optional(z.string()) },
    async ({ contentAdmin }, { collection: name, ids, ...query }) =>
      new ListAnswer(
        ids === undefined
          ? await contentAdmin.list(name, query)
          : await contentAdmin.listSome(name, ids.split(",", batchLimit)),
      ),
  ),

  "GET /content/:collection/:slug": call(reading, item, (deps, sent) =>
    readItem(deps, sent.collection, sent.slug),
  ),

  "GET /page-templates": call(reading, {}, async ({ contentAdmin }) => contentAdmin.templates),

  "GET /content-overview": call(reading, {}, ({ contentAdmin }) => contentAdmin.overview()),

  "GET /content-links": call(reading, {}, ({ contentAdmin }) => contentAdmin.linkChoices()),

  "GET /content-references/:target": call(
    reading,
    { target: z.enum(referenceTargets) },
    ({ contentAdmin }, { target }) => contentAdmin.referenceChoices(target),
  ),

  "POST /content-html": call(
    editing,
    { text: z.string(), language: z.enum(languages), page: z.optional(text) },
    ({ contentAdmin }, sent) => contentAdmin.html(sent.text, sent.language, sent.page),
  ),

  /** What the lists in a text are about, and how many items visitors see in them. */
  "POST /content-lists": call(
    editing,
    { lines: selection(text, batchLimit), page: z.optional(text) },
    ({ contentAdmin }, sent) => contentAdmin.describeLists(sent.lines, sent.page),
  ),

  /** What items lack in one of the languages. */
  "GET /language-debts": call(
    reading,
    list,
    async ({ contentAdmin }, query) => new ListAnswer(await contentAdmin.languageDebts(query)),
  ),

  "GET /trash": call(
    reading,
    list,
    async ({ contentAdmin }, query) => new ListAnswer(await contentAdmin.trash(query)),
  ),

  "POST /content/:collection": call(
    editing,
    { ...collection, ...data },
    async (deps, sent, { actor }) => {
      const refused = whyNotAdded(sent.collection, actor)
      if (refused) return refused
      const created = await deps.contentAdmin.create(sent.collection, sent.data, actor.name)
      return readSaved(deps, sent.collection, created)
    },
  ),

  "PUT /content/:collection/:slug": call(
    editing,
    { ...item, ...data, expectedVersion: wholeNumber, password: z.optional(text) },
    async (deps, sent, { actor, member, confirmPassword }) => {
      const { password } = sent
      const refused =
        whyNotEdited(sent.collection, actor) ??
        (password === undefined ? undefined : await confirmPassword(password))
      if (refused) return refused
      const changes = await allowedData(deps, sent, actor)
      const named: [StoredName, string] = [sent.collection, sent.slug]
      const by = { id: member?.id ?? "", name: actor.name, isConfirmed: password !== undefined }
      const changed = await deps.contentAdmin.change(named, changes, sent.expectedVersion, by)
      return readSaved(deps, sent.collection, changed)
    },
  ),

  "DELETE /content/:collection/:slug": call(
    editing,
    { ...item, expectedVersion: wholeNumber },
    async (deps, { collection: name, slug, expectedVersion }, { actor }) => {
      const refused = whyNotRemoved(name, actor)
      if (refused) return refused
      const removed = await readItem(deps, name, slug)
      if (removed instanceof Refusal) return removed
      const outcome = await deps.contentAdmin.remove(name, slug, expectedVersion, actor.name)
      if (outcome === "in use") return conflict("item_in_use")
      return outcome === "stored" ? removed : conflict("changed_meanwhile")
    },
  ),

  /** Answers each item by itself: some may be changed and others refused. */
  "POST /content/:collection/bulk": call(
    editing,
    {
      ...collection,
      action: z.enum(bulkActions),
      items: selection(bulkChange, batchLimit),
    },
    async ({ contentAdmin }, sent, { actor }) =>
      whyNotRemoved(sent.collection, actor) ??
      contentAdmin.changeMany(sent.collection, sent.action, sent.items, actor.name),
  ),

  /** The position is before or after another item. */
  "POST /content/:collection/order": call(editing, place, async (deps, sent, { actor }) => {
    const { collection: name, slug, before, after = "" } = sent
    const refused = whyNotRemoved(name, actor)
    if (refused) return refused
    const target = before === undefined ? { after } : { before }
    const outcome = await deps.contentAdmin.move(name, slug, target, actor.name)
    return outcome === "stored" ? readItem(deps, name, slug) : conflict("changed_meanwhile")
  }),

  /** What leads to an item: links of other items, and former paths of a page. */
  "GET /content/:collection/:slug/links": call(
    reading,
    item,
    async ({ contentAdmin }, sent) =>
      (await contentAdmin.linksTo(sent.collection, sent.slug)) ?? gone(),
  ),

  "DELETE /page-redirects/:slug": call(
    editing,
    { slug: text, path: text },
    (deps, sent, { actor }) =>
      deps.contentAdmin
        .removeRedirect(sent.slug, sent.path, actor.name)
        .then((isRemoved) => (isRemoved ? { path: sent.path } : gone())),
  ),

  "GET /content/:collection/:slug/revisions": call(
    reading,
    item,
    async ({ contentAdmin }, sent) => {
      const revisions = await contentAdmin.revisions(sent.collection, sent.slug)
      const versions = revisions.map((revision) => ({ id: revision.version, ...revision }))
      return new ListAnswer({ data: versions, total: versions.length })
    },
  ),

  "POST /content/:collection/:slug/restore": call(
    editing,
    restoring,
    async (deps, sent, { actor }) => {
      const refused = whyNotChanged(sent.collection, actor)
      if (refused) return refused
      const named: [StoredName, string] = [sent.collection, sent.slug]
      const { version, expectedVersion: current } = sent
      const by = actor.name
      const restored = await deps.contentAdmin.restore(named, version, current ?? undefined, by)
      const entry = await readSaved(deps, sent.collection, restored)
      const notes = "notes" in restored ? restored.notes : undefined
      return entry instanceof Refusal ? entry : { ...entry, notes }
    },
  ),

  "POST /content/:collection/preview": call(
    editing,
    { ...collection, ...data, slug: z.optional(text) },
    async (deps, sent, { actor }) => {
      const refused = whyNotEdited(sent.collection, actor)
      if (refused) return refused
      const name = sent.slug !== undefined && isSlug(sent.slug) ? sent.slug : undefined
      const shown = await allowedData(deps, sent, actor)
      const preview = await deps.contentAdmin.preview(sent.collection, name, shown)
      return "errors" in preview ? invalid(preview.errors) : preview
    },
  ),

  /** Barriers in the content of a form. Nothing is saved. */
  "POST /content/:collection/accessibility": call(
    editing,
    { ...collection, ...data },
    async ({ contentAdmin }, sent) => ({
      findings: await contentAdmin.checkAccessibility(sent.collection, sent.data.item),
    }),
  ),

  "POST /content/:collection/:slug/preview": call(
    reading,
    item,
    async ({ contentAdmin }, sent) =>
      (await contentAdmin.previewSaved(sent.collection, sent.slug)) ?? gone(),
  ),
}
