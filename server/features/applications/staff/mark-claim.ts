import { claimStates, type Finding, reasonOfFinding } from "#domain/applications/claims.ts"
import type { Actor } from "#domain/staff/permissions.ts"
import { stampOf } from "#server/features/audit/audit.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"

import { findApplicationRow, formOf } from "../application-row.ts"
import { listEvents } from "./application-events.ts"
import { changeApplicationRow, refused, type StaffActionResult } from "./change-application-row.ts"

export interface CheckedClaim {
  /** The name of the claim. */
  claim: unknown
  finding: Finding
  reason: unknown
  /** The version that the client saw. */
  expectedVersion: unknown
}

/**
 * Records that a claim is verified, or refused with a reason. Marking it again replaces the finding; the history keeps
 * both.
 */
export const markClaim =
  ({ db, now }: Pick<SiteDeps, "db" | "now">) =>
  async (
    code: string,
    { claim, finding, reason: input, expectedVersion }: CheckedClaim,
    actor: Actor,
  ): Promise<StaffActionResult> => {
    const reason = reasonOfFinding(finding).safeParse(input)
    if (!reason.success) return refused({ reason: [reason.error.issues[0]!.message] })
    const row = await findApplicationRow(db, code)
    if (!row) return { outcome: "unknown" }
    if (row.version !== expectedVersion) return { outcome: "changed_meanwhile" }
    const name = String(claim)
    const states = claimStates(formOf(row), await listEvents(db, code))
    const former = states.find((state) => state.name === name)?.state
    if (!former) return { outcome: "not_possible" }
    return db.transaction().execute((transaction) =>
      changeApplicationRow(transaction, row, {
        changes: {},
        event: { kind: "claim", data: { claim: name, finding, reason: reason.data } },
        audit: { action: `claim ${finding}`, details: { claim: name, from: former, to: finding } },
        stamp: stampOf({ now }, actor.name),
      }),
    )
  }
