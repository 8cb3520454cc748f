import { findTransition, type Status } from "#domain/applications/workflow.ts"
import { type Actor, may } from "#domain/staff/permissions.ts"
import type { AuditStamp } from "#server/platform/audit/write-audit.ts"
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
    audit: { action: "application status changed", detail: `${from} > ${to}` },
    stamp,
  })
}

/**
 * Rejects a duplicate in a transaction, by the steps of the workflow. Who may verify may do so, unless it is verified or its seat
 * is accepted: only an officer takes these away. An admission must be cancelled first.
 */
export const rejectDuplicate = async (
  { offers }: RejectDeps,
  transaction: Database,
  row: ApplicationsTable,
  rejection: Rejection,
): Promise<StaffActionResult> => {
  const offer = await offers.lock(transaction, row)
  const isSettled = row.status === "verified" || offer.state === "accepted"
  if (isSettled && !may(rejection.actor.role, "applications.decide")) {
    return refused({ kept: ["duplicate_officer_only"] })
  }
  if (row.status !== "submitted") return takeStep(transaction, row, "rejected", rejection)
  const checked = await takeStep(transaction, row, "scrutiny", rejection)
  if (checked.outcome !== "stored") return checked
  const inScrutiny = { ...row, status: "scrutiny" as const, version: row.version + 1 }
  return takeStep(transaction, inScrutiny, "rejected", rejection)
}
