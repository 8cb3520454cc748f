import { claimStates, type Finding } from "#domain/applications/claims.ts"
import { isUndoable } from "#domain/applications/workflow.ts"
import type { Actor } from "#domain/staff/permissions.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import type { ApplicationsTable } from "#server/platform/database/tables.ts"

import { findApplicationRow, formOf } from "../application-row.ts"
import { refuseSharedNumber } from "../duplicates/refuse-shared-number.ts"
import { addEvents, type EventData, listEvents, undoSeconds } from "./application-events.ts"
import {
  allOrNothing,
  changeApplicationRow,
  type RowChange,
  type StaffActionResult,
} from "./change-application-row.ts"
import type { StatusChangeResult } from "./change-statuses.ts"

type StoredEvent = Awaited<ReturnType<typeof listEvents>>[number]

/** What takes a change back, with findings on claims that go with it; undefined if it cannot be taken back. */
type Undoing =
  | (Omit<RowChange, "stamp"> & { findings: Pick<RowChange, "event" | "audit">[] })
  | undefined

/** When and why the application got a status that it has again: by the last change to it, else by its submission. */
const originOf = (
  earlier: readonly StoredEvent[],
  status: EventData["status"]["from"],
  submittedAt: string,
) => {
  const origin = earlier
    .filter((event) => event.kind === "status")
    .findLast(({ data }) => data.to === status && !data.is_undo)
  return { status_at: origin?.at ?? submittedAt, status_reason: origin?.data.reason ?? "" }
}

const undoingStatus = (
  { from, to, is_undo }: EventData["status"],
  earlier: readonly StoredEvent[],
  { submitted_at }: ApplicationsTable,
): Omit<RowChange, "stamp"> | undefined => {
  if (is_undo || !isUndoable(from, to)) return undefined
  return {
    changes: { status: from, ...originOf(earlier, from, submitted_at) },
    event: { kind: "status", data: { from: to, to: from, reason: "", is_undo: true } },
    audit: { action: "application status change undone", details: { from: to, to: from } },
  }
}

/** The entries that take back the finding on a claim. */
const undoneFinding = (
  claim: string,
  finding: Finding,
  earlier: readonly StoredEvent[],
  row: ApplicationsTable,
): Pick<RowChange, "event" | "audit"> => {
  const former = claimStates(formOf(row), earlier).find(({ name }) => name === claim)
  return {
    event: { kind: "claim", data: { claim, finding, reason: "", is_undo: true } },
    audit: {
      action: "claim finding undone",
      details: { claim, from: finding, to: former?.state ?? "unchecked" },
    },
  }
}

/** Takes back the last change of status, with the claims that were verified with it, or the last finding on a claim. */
const undoingOf = (events: readonly StoredEvent[], row: ApplicationsTable): Undoing => {
  const last = events.at(-1)
  const earlier = events.slice(0, -1)
  if (last?.kind === "status") {
    const { claims = [] } = last.data
    // The findings were stored just before the status.
    const before = earlier.slice(0, earlier.length - claims.length)
    const undoing = undoingStatus(last.data, earlier, row)
    const findings = claims.map((claim) => undoneFinding(claim, "verified", before, row))
    return undoing && { ...undoing, findings }
  }
  if (last?.kind !== "claim" || last.data.is_undo) return undefined
  const { claim, finding } = last.data
  return { changes: {}, ...undoneFinding(claim, finding, earlier, row), findings: [] }
}

/**
 * Takes back the last change of status, or the last finding on a claim, of an application: only the member who made
 * it, within a minute, and only if nothing else changed since. It then has its former status, day and reason.
 * The history keeps both changes. `seen` is the version that the change made.
 */
export const undoChange =
  ({ db, now }: Pick<SiteDeps, "db" | "now">) =>
  async (code: string, expectedVersion: unknown, actor: Actor): Promise<StaffActionResult> => {
    const row = await findApplicationRow(db, code)
    if (!row) return { outcome: "unknown" }
    if (row.version !== expectedVersion) return { outcome: "changed_meanwhile" }
    // Notes and who saw it first change nothing.
    const events = (await listEvents(db, code)).filter(
      ({ kind }) => kind !== "note" && kind !== "seen",
    )
    const undoing = undoingOf(events, row)
    const last = events.at(-1)
    const at = now()
    const isRecent = last && at.getTime() - Date.parse(last.at) <= undoSeconds * 1000
    if (!undoing || !isRecent || last.actor !== actor.name) return { outcome: "not_possible" }
    const stamp = { by: actor.name, at: at.toISOString() }
    const { findings, ...change } = undoing
    return allOrNothing(db, async (transaction) => {
      for (const { event, audit } of findings) {
        await addEvents(transaction, [code], event, audit, stamp)
      }
      const changed = await changeApplicationRow(transaction, row, { ...change, stamp })
      if (changed.outcome !== "stored") return changed
      const { status } = change.changes
      const refusal =
        status && (await refuseSharedNumber(transaction, { ...row, status }, { isUndo: true }))
      return refusal ?? changed
    })
  }

/** Takes back a change of several applications. `seen` has the version that the change made, by admission code. */
export const undoChanges =
  (deps: Pick<SiteDeps, "db" | "now">) =>
  async (
    codes: readonly string[],
    expectedVersions: Record<string, unknown>,
    actor: Actor,
  ): Promise<StatusChangeResult[]> => {
    const results: StatusChangeResult[] = []
    for (const id of new Set(codes))
      results.push({ id, ...(await undoChange(deps)(id, expectedVersions[id], actor)) })
    return results
  }
