import { isUndoable, undoSeconds } from "#domain/applications/workflow.ts"
import type { Actor } from "#domain/staff/permissions.ts"
import type { SiteDeps } from "#server/platform/site-deps.ts"

import { findApplicationRow } from "../application-row.ts"
import { type EventData, listEvents } from "./application-events.ts"
import { changeApplicationRow, type StaffActionResult } from "./change-application-row.ts"

interface StatusEvent {
  at: string
  actor: string
  data: EventData["status"]
}

/** When and why the application got a status that it has again: by the last change to it, else by its submission. */
const originOf = (
  earlier: readonly StatusEvent[],
  status: EventData["status"]["from"],
  submittedAt: string,
) => {
  const origin = earlier.findLast(({ data }) => data.to === status && !data.is_undo)
  return { status_at: origin?.at ?? submittedAt, status_reason: origin?.data.reason ?? "" }
}

/**
 * Takes back the last change of status: only the member who made it, within a minute, and only if nothing else changed
 * since. The application then has its former status, day and reason. The history keeps both changes.
 */
export const undoStatus =
  ({ db, now }: Pick<SiteDeps, "db" | "now">) =>
  async (code: string, seen: unknown, actor: Actor): Promise<StaffActionResult> => {
    const row = await findApplicationRow(db, code)
    if (!row) return { outcome: "unknown" }
    if (row.version !== seen) return { outcome: "changed_meanwhile" }
    const events = (await listEvents(db, code)).filter((event) => event.kind === "status")
    const last = events.at(-1)
    if (!last || last.data.is_undo || !isUndoable(last.data.from, last.data.to)) {
      return { outcome: "not_possible" }
    }
    const age = now().getTime() - Date.parse(last.at)
    if (last.actor !== actor.name || age > undoSeconds * 1000) return { outcome: "not_possible" }
    const { from: status, to } = last.data
    return db.transaction().execute((transaction) =>
      changeApplicationRow(transaction, row, {
        changes: { status, ...originOf(events.slice(0, -1), status, row.submitted_at) },
        event: { kind: "status", data: { from: to, to: status, reason: "", is_undo: true } },
        audit: { action: "application status change undone", detail: `${to} > ${status}` },
        stamp: { by: actor.name, at: now().toISOString() },
      }),
    )
  }
