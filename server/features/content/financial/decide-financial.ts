import { stampOf, writeAudit } from "#server/features/audit/audit.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"

import { changeContent } from "../items/content-version.ts"
import { parseData } from "../items/item-row.ts"
import { findItemRow, writeItem } from "../items/write-item.ts"
import {
  decideChange,
  findWaiting,
  listChanges,
  type StoredChange,
} from "./financial-repository.ts"
import { type Author, financialChanges, withValues } from "./save-financial.ts"

/** How long a change that was made shows on the dashboard. */
const shownMs = 7 * 24 * 60 * 60 * 1000

interface Deps extends Pick<SiteDeps, "db" | "now"> {
  /** Whether another active member may confirm what this one asks for. */
  hasSecondPerson: (memberId: string) => Promise<boolean>
}

type Member = Pick<Author, "id" | "name">

/** The document with the changes; undefined if one of its values is no longer the one that the changes begin with. */
const changedDocument = ({ collection, changes }: StoredChange, data: string) => {
  const current = parseData(collection, JSON.parse(data))
  const changed = withValues(collection, current, changes, "to")
  const before = withValues(collection, current, changes, "from")
  const isCurrent = financialChanges(collection, current, before).length === 0
  const isWhole = financialChanges(collection, current, changed).length === changes.length
  return isCurrent && isWhole ? changed : undefined
}

/** Makes a change that waits. A second person confirms it, unless there is none any more. */
const makeChange = (deps: Deps) => async (id: number, by: Member) => {
  const { db, now, hasSecondPerson } = deps
  const isAlone = !(await hasSecondPerson(by.id))
  const stamp = stampOf({ now }, by.name)
  return changeContent(db, async (transaction) => {
    const waiting = await findWaiting(transaction, id)
    if (!waiting) return "unknown" as const
    if (waiting.asked_by_id === by.id && !isAlone) return "second person" as const
    const { collection, slug, changes } = waiting
    const row = await findItemRow(transaction, collection, slug)
    const item = row && changedDocument(waiting, row.data)
    if (!item) return "changed meanwhile" as const
    const decided = { state: "made", decided_at: stamp.at, decided_by: by.name } as const
    // It may have been refused or withdrawn since it was read.
    if (!(await decideChange(transaction, id, decided))) return "unknown" as const
    const written = await writeItem(
      transaction,
      [collection, slug],
      {
        item: item as never,
        publish_at: row.publish_at === null ? null : new Date(row.publish_at),
        unpublish_at: null,
        expectedVersion: row.version,
      },
      stamp,
    )
    if (written !== "stored") throw new Error(`Financial change ${id}: ${written}`)
    const subject = `${collection}/${slug}`
    await writeAudit(transaction, stamp, "financial change made", subject, { changes })
    return "decided" as const
  })
}

/** Ends a waiting change without making it. The member who asked for it withdraws it; another member refuses it. */
const dropChange =
  ({ db, now }: Deps) =>
  (id: number, by: Member) =>
    db.transaction().execute(async (transaction) => {
      const waiting = await findWaiting(transaction, id)
      if (!waiting) return "unknown" as const
      const { collection, slug, changes } = waiting
      const state = waiting.asked_by_id === by.id ? "withdrawn" : "refused"
      const stamp = stampOf({ now }, by.name)
      const decided = { state, decided_at: stamp.at, decided_by: by.name } as const
      if (!(await decideChange(transaction, id, decided))) return "unknown" as const
      const action = `financial change ${state}` as const
      await writeAudit(transaction, stamp, action, `${collection}/${slug}`, { changes })
      return "decided" as const
    })

/** The changes of the account, the fees and the open session that wait, and those of the last seven days. */
export const createFinancialChanges = (deps: Deps) => ({
  list: async (by: Pick<Member, "id">) => {
    const since = new Date(deps.now().getTime() - shownMs).toISOString()
    const [changes, isSecond] = [
      await listChanges(deps.db, since),
      await deps.hasSecondPerson(by.id),
    ]
    return changes.map(({ asked_by_id, ...change }) => ({
      ...change,
      isOwn: asked_by_id === by.id,
      /** False for an own change that another member can confirm. */
      canMake: change.state === "waiting" && (asked_by_id !== by.id || !isSecond),
    }))
  },
  make: makeChange(deps),
  drop: dropChange(deps),
})

export type FinancialChangeView = Awaited<
  ReturnType<ReturnType<typeof createFinancialChanges>["list"]>
>[number]
