import { mayWithdraw } from "#domain/applications/workflow.ts"
import { systemActors } from "#domain/staff/system-actors.ts"
import { stampOf } from "#server/features/audit/audit.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"

import { findApplicationRow } from "../application-row.ts"
import { allOrNothing, changeApplicationRow } from "../staff/change-application-row.ts"
import type { SeatOffers } from "../staff/seat-offer.ts"

type WithdrawOutcome =
  /** The application can be withdrawn. */
  | { outcome: "open" }
  | { outcome: "withdrawn" }
  /** The application is decided, or was changed at the same time. */
  | { outcome: "changed" }

interface Deps extends Pick<SiteDeps, "db" | "now"> {
  offers: Pick<SeatOffers, "lock">
}

/**
 * Withdraws an application for its applicant, whom the caller has authenticated. A seat that was accepted goes to the next in
 * the list. Staff can reopen the application; an admission is cancelled at the counter, because of fee and papers.
 */
export const withdrawApplication =
  ({ db, now, offers }: Deps) =>
  async (code: string, { isConfirmed }: { isConfirmed: boolean }): Promise<WithdrawOutcome> => {
    const row = await findApplicationRow(db, code)
    if (!row || !mayWithdraw(row.status)) return { outcome: "changed" }
    if (!isConfirmed) return { outcome: "open" }
    const stamp = stampOf({ now }, systemActors.applicant)
    const states = { from: row.status, to: "withdrawn" } as const
    const stored = await allOrNothing(db, async (transaction) => {
      const changed = await changeApplicationRow(transaction, row, {
        changes: {
          status: "withdrawn",
          status_at: stamp.at,
          status_reason: "",
          // Nobody works on what is decided.
          assigned_to: null,
          assigned_at: null,
          seen_at: row.seen_at,
          seen_by: row.seen_by,
        },
        event: { kind: "status", data: { ...states, reason: "" } },
        audit: { action: "application status changed", details: states },
        stamp,
      })
      // A list that is made at the same moment sees the application before or after, not in between.
      if (changed.outcome === "stored") await offers.lock(transaction, row)
      return changed
    })
    return { outcome: stored.outcome === "stored" ? "withdrawn" : "changed" }
  }
