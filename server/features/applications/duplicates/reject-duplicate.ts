import { findTransition, type Status } from "#domain/applications/workflow.ts"
import { type Actor, may } from "#domain/staff/permissions.ts"
import type { AuditStamp } from "#server/features/audit/audit.ts"
import type { Database } from "#server/platform/database/connect.ts"
import type { ApplicationsTable } from "#server/platform/database/tables.ts"

import {
  changeApplicationRow,
  refused,
  type StaffActionResult,
} from "../staff/change-application-row.ts"
import type { SeatOffers } from "../staff/seat-offer.ts"

export interface RejectDeps {
  offers: Pick<SeatOffers, "lock">
}

interface Rejection {
  /** The applicant reads it. */
  reason: string
  actor: Actor
  stamp: AuditStamp
}

/** One step of the workflow towards a rejection. Only its last step has the reason. */
const takeStep = async (
  transaction: Database,
  row: ApplicationsTable,
  to: Status,
  { reason, stamp }: Rejection,
): Promise<StaffActionResult> => {
  const { status: from } = row
  if (!findTransition(from, to)) return refused({ kept: ["duplicate_admitted"] })
  const status_reason = to === "rejected" ? reason : ""
  return changeApplicationRow(transaction, row, {
    changes: {
      status: to,
      status_at: stamp.at,
      status_reason,
      ...(to === "rejected" && { assigned_to: null, assigned_at: null }),
    },
    event: { kind: "status", data: { from, to, reason: status_reason } },
    audit: { action: "application status changed", details: { from, to } },
    stamp,
  })
}

/**
 * Refuses to take from an application what it has: an admission must be cancelled first, and only an officer takes away a
 * verification, or a seat that is offered or accepted. Undefined: it has nothing of that.
 */
export const refuseLoss = async (
  { offers }: RejectDeps,
  transaction: Database,
  row: ApplicationsTable,
  { role }: Pick<Actor, "role">,
): Promise<StaffActionResult | undefined> => {
  if (row.status === "admitted") return refused({ kept: ["duplicate_admitted"] })
  if (may(role, "applications.decide")) return undefined
  const { state } = await offers.lock(transaction, row)
  const hasSomething = row.status === "verified" || state === "offered" || state === "accepted"
  return hasSomething ? refused({ kept: ["duplicate_officer_only"] }) : undefined
}

/**
 * Rejects a duplicate in a transaction, by the steps of the workflow. Who may verify may do so, unless it has something to lose,
 * or is only likely of the same person: then an officer does.
 */
export const rejectDuplicate = async (
  deps: RejectDeps,
  transaction: Database,
  row: ApplicationsTable,
  { isLikely, ...rejection }: Rejection & { isLikely: boolean },
): Promise<StaffActionResult> => {
  const loss = await refuseLoss(deps, transaction, row, rejection.actor)
  if (loss) return loss
  if (isLikely && !may(rejection.actor.role, "applications.decide")) {
    return refused({ kept: ["likely_officer_only"] })
  }
  if (row.status !== "submitted") return takeStep(transaction, row, "rejected", rejection)
  const checked = await takeStep(transaction, row, "scrutiny", rejection)
  if (checked.outcome !== "stored") return checked
  const inScrutiny = { ...row, status: "scrutiny" as const, version: row.version + 1 }
  return takeStep(transaction, inScrutiny, "rejected", rejection)
}
