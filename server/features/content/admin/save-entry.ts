import { isOfficeDocument, type OfficeDocument } from "#domain/content/office-documents.ts"
import { freeSlug, isSlug, plainPath } from "#domain/content/paths.ts"
import { type Publishing, stateAt } from "#domain/content/publishing.ts"
import { noticePath } from "#domain/privacy/notice.ts"
import { systemActors } from "#domain/staff/system-actors.ts"
import { stampOf } from "#server/features/audit/audit.ts"

import { type Author, guardedChanges, saveFinancial } from "../financial/save-financial.ts"
import type { StaffItem } from "../items/edit-items.ts"
import { fits, type StoredName, type StoredOf } from "../items/item-row.ts"
import { isReferredTo } from "../items/references.ts"
import type { RestoreNotes } from "../items/restore-item.ts"
import type { ItemChange, WriteResult } from "../items/write-item.ts"
import { noticeItem } from "../privacy-notice.ts"
import { readSettings } from "../settings.ts"
import type { AccessibilityDeps } from "./check-accessibility.ts"
import { linkErrors } from "./links.ts"
import type { PreviewDeps } from "./open-previews.ts"
import { draftErrors, type EntryErrors, readEntry, type SentEntry, slugFor } from "./read-entry.ts"
import { referenceErrors } from "./reference-choices.ts"
import { errorsOfChange, type SessionRulesDeps, sessionSlug } from "./session-rules.ts"

/** Result of a change: the slug of the saved item, or why it was not saved. */
export type SaveResult =
  | { slug: string; notes?: RestoreNotes & { hasDeadLink: boolean } }
  | { refused: "changed meanwhile" | "unknown" | "change waits" }
  | { errors: EntryErrors }

export const saveResultOf = (
  outcome: WriteResult | "unknown" | "change waits" | "password missing",
  [collection, slug]: [StoredName, string],
): SaveResult => {
  if (outcome === "stored") return { slug }
  if (outcome === "password missing") return { errors: { password: ["missing"] } }
  // The path of a department comes from its name.
  const named = collection === "departments" ? "department" : "path"
  if (outcome === "path taken") return { errors: { [`item.${named}`]: ["path_taken"] } }
  if (outcome === "media unknown") return { errors: { item: ["media_unknown"] } }
  if (outcome === "menu unknown") return { errors: { menu: ["no_such_menu"] } }
  return { refused: outcome }
}

export interface AdminDeps extends PreviewDeps, SessionRulesDeps, AccessibilityDeps {
  /** Whether another active member may confirm what this one asks for. */
  hasSecondPerson: (memberId: string) => Promise<boolean>
}

/** The time, and the language in which the editors write first. */
export const readingRules = async ({ db, now }: Pick<AdminDeps, "db" | "now">) => ({
  now: now(),
  first: (await readSettings(db)).first_language,
})

/** Errors of links and references; undefined if there are none. */
const targetErrors = async (deps: AdminDeps, collection: StoredName, item: unknown) =>
  (await linkErrors(deps, collection, item)) ?? (await referenceErrors(deps, collection, item))

/**
 * Creates an item under the slug it names or a generated one. It is a draft unless it has a publishing time.
 */
export const createEntry =
  (deps: AdminDeps) =>
  async (collection: StoredName, input: SentEntry, by: string): Promise<SaveResult> => {
    const { editing } = deps
    const sent = collection === "sessions" ? { ...input, slug: sessionSlug(input.slug) } : input
    if (collection === "sessions" && !sent.slug) return { errors: { slug: ["not_short_session"] } }
    const entry = readEntry(collection, sent, undefined, await readingRules(deps))
    if ("errors" in entry) return entry
    const errors = await targetErrors(deps, collection, entry.item)
    if (errors) return { errors }
    const change = { ...entry, expectedVersion: undefined }
    const { menu } = sent
    const insert = (slug: string) =>
      collection === "pages" && typeof menu === "string" && menu !== ""
        ? editing.createPage(
            slug,
            // The entry was read by the schema of the collection.
            { ...change, item: entry.item as StoredOf<"pages"> },
            menu,
            stampOf(deps, by),
          )
        : editing.save(collection, slug, change, stampOf(deps, by))
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

/** Whether the site is a sample is not a setting: "Start as my college" ends it. */
const withFixedValues = (collection: StoredName, sent: SentEntry, former: object): SentEntry =>
  collection === "settings" && typeof sent.item === "object" && "is_sample" in former
    ? { ...sent, item: { ...sent.item, is_sample: former.is_sample } }
    : sent

/** The consent of each application names the privacy notice, and the form links to it. */
const movesNotice = (collection: StoredName, slug: string, item: unknown) => {
  const isNotice = collection === noticeItem.collection && slug === noticeItem.slug
  const { path } = (item ?? {}) as { path?: unknown }
  return isNotice && typeof path === "string" && plainPath(path.trim()) !== noticePath
}

/**
 * Saves a change. Refused with "changed meanwhile" if `expectedVersion` is not the current version. Financial changes need the
 * author's password, and wait for a second person where there is one (financial/).
 */
export const changeEntry =
  (deps: AdminDeps) =>
  async (
    [collection, slug]: [StoredName, string],
    sent: SentEntry,
    expectedVersion: number,
    by: Author,
    /** Whether the text stays the sample's: nobody of the college has read it for this change. */
    isTextUnread = false,
  ): Promise<SaveResult> => {
    const { editing } = deps
    const former = isSlug(slug) ? await editing.find(collection, slug) : undefined
    if (!former) return { refused: "unknown" }
    if (movesNotice(collection, slug, sent.item)) return { errors: { "item.path": ["path_stays"] } }
    const fixed = withFixedValues(collection, sent, former.item)
    const entry = readEntry(collection, fixed, former, await readingRules(deps))
    if ("errors" in entry) return entry
    const errors =
      (await errorsOfChange(deps, [collection, slug], entry.item, former.item)) ??
      (await targetErrors(deps, collection, entry.item)) ??
      (await hidingErrors(deps, former, entry))
    if (errors) return { errors }
    const isSample = isTextUnread && former.updated_by === systemActors.sample
    const change = { ...entry, expectedVersion, ...(isSample && { writtenBy: former.updated_by }) }
    if (isOfficeDocument(collection)) {
      const stored = former as StaffItem<OfficeDocument>
      const own = change as ItemChange<OfficeDocument>
      const saved = await saveFinancial(deps, [collection, slug], stored, own, by)
      if (saved) return saveResultOf(saved, [collection, slug])
    }
    const stamp = stampOf(deps, by.name)
    const outcome = await editing.save(collection, slug, change, stamp)
    return saveResultOf(outcome, [collection, slug])
  }

const hasDeadLink = async (deps: AdminDeps, [collection, slug]: [StoredName, string]) => {
  const restored = await deps.editing.find(collection, slug)
  return (await linkErrors(deps, collection, restored?.item)) !== undefined
}

/** Makes an earlier version the newest. Answers "unknown" if today's schema cannot parse it. */
export const restoreEntry =
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
    const [whyDraft] = Object.values(draftErrors(collection, item))
    if (former?.publish_at && whyDraft) return { errors: { item: whyDraft } }
    const errors = await errorsOfChange(deps, [collection, slug], item, former?.item)
    if (errors) return { errors }
    if (
      former &&
      isOfficeDocument(collection) &&
      (await guardedChanges(deps, [collection, slug], former.item as never, item as never)).length >
        0
    )
      return { errors: { item: ["financial_restore"] } }
    const stamp = stampOf(deps, by)
    const named: [StoredName, string] = [collection, slug]
    const { outcome, notes } = await editing.restore(named, version, expectedVersion, stamp)
    const saved = saveResultOf(outcome, named)
    if (!("slug" in saved)) return saved
    return { ...saved, notes: { ...notes, hasDeadLink: await hasDeadLink(deps, named) } }
  }
