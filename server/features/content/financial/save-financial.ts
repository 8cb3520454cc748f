import { totalOf } from "#domain/admission/session-usage.ts"
import type { Session } from "#domain/admission/session.ts"
import {
  type FinancialChange,
  financialChangesOfSession,
  financialChangesOfSettings,
  sessionWith,
  settingsWith,
} from "#domain/content/financial-changes.ts"
import type { OfficeDocument } from "#domain/content/office-documents.ts"
import type { Settings } from "#domain/content/settings.ts"
import { type AuditStamp, stampOf, writeAudit } from "#server/features/audit/audit.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import type { Database } from "#server/platform/database/connect.ts"

import type { SessionRulesDeps } from "../admin/session-rules.ts"
import type { StaffItem } from "../items/edit-items.ts"
import type { ItemChange } from "../items/write-item.ts"
import { settingsItem } from "../settings.ts"
import { insertChange, isWaiting } from "./financial-repository.ts"

/** A member who saves: `isConfirmed` says that the own password was sent and is right. */
export interface Author {
  id: string
  name: string
  isConfirmed: boolean
}

type Documents = Session | Settings

export const financialChanges = (
  collection: OfficeDocument,
  before: Documents,
  after: Documents,
): FinancialChange[] =>
  collection === "settings"
    ? financialChangesOfSettings(before as Settings, after as Settings)
    : financialChangesOfSession(before as Session, after as Session)

export const withValues = (
  collection: OfficeDocument,
  item: Documents,
  changes: readonly FinancialChange[],
  side: "from" | "to",
): Documents =>
  collection === "settings"
    ? settingsWith(item as Settings, changes, side)
    : sessionWith(item as Session, changes, side)

/**
 * The financial changes between two versions that need a password. The sample college has no money; of a session that is
 * neither open nor has applications nobody has paid.
 */
export const guardedChanges = async (
  { editing, sessionUsage }: SessionRulesDeps,
  [collection, slug]: [OfficeDocument, string],
  before: Documents,
  after: Documents,
) => {
  const settings = (await editing.find("settings", settingsItem.slug))?.item
  if (!settings || settings.is_sample) return []
  const isInUse =
    collection === "settings" ||
    settings.admission_session === slug ||
    totalOf(await sessionUsage(slug)) > 0
  return isInUse ? financialChanges(collection, before, after) : []
}

/** Stores what a member asked for, with its audit line: made at once, or waiting for a second person. */
const recordChange = async (
  db: Database,
  [collection, slug]: [OfficeDocument, string],
  changes: readonly FinancialChange[],
  { id, name }: Pick<Author, "id" | "name">,
  { at }: AuditStamp,
  state: "waiting" | "made",
) => {
  const decided = state === "made" ? { decided_at: at, decided_by: name } : undefined
  await insertChange(db, {
    collection,
    slug,
    changes,
    asked_at: at,
    asked_by: name,
    asked_by_id: id,
    state,
    decided_at: null,
    decided_by: null,
    ...decided,
  })
  const action = state === "made" ? "financial change made" : "financial change asked for"
  await writeAudit(db, { by: name, at }, action, `${collection}/${slug}`, { changes })
}

interface SaveDeps extends SessionRulesDeps, Pick<SiteDeps, "db" | "now"> {
  hasSecondPerson: (memberId: string) => Promise<boolean>
}

/**
 * Saves a version with financial changes; undefined if it has none. Where a second person must confirm them, everything
 * else is saved with the former values, and the changes wait.
 */
export const saveFinancial = async (
  deps: SaveDeps,
  [collection, slug]: [OfficeDocument, string],
  former: Pick<StaffItem<OfficeDocument>, "item" | "version">,
  change: ItemChange<OfficeDocument>,
  by: Author,
) => {
  const named: [OfficeDocument, string] = [collection, slug]
  const changes = await guardedChanges(deps, named, former.item, change.item)
  if (changes.length === 0) return undefined
  if (!by.isConfirmed) return "password missing" as const
  if (await isWaiting(deps.db, collection, slug)) return "change waits" as const
  const state = (await deps.hasSecondPerson(by.id)) ? "waiting" : "made"
  const item = state === "made" ? change.item : withValues(collection, change.item, changes, "from")
  const stamp = stampOf(deps, by.name)
  return deps.editing.save(collection, slug, { ...change, item }, stamp, (transaction) =>
    recordChange(transaction, named, changes, by, stamp, state),
  )
}
