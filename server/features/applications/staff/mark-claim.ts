import {
  type ClaimState,
  claimStates,
  type Finding,
  isOpenClaim,
  reasonOfFinding,
} from "#domain/applications/claims.ts"
import type { Actor } from "#domain/staff/permissions.ts"
import { type AuditStamp, stampOf } from "#server/features/audit/audit.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import type { Database } from "#server/platform/database/connect.ts"
import type { ApplicationsTable } from "#server/platform/database/tables.ts"

import { findApplicationRow, formOf } from "../application-row.ts"
import { addEvents, listEvents } from "./application-events.ts"
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

type FormRow = Pick<ApplicationsTable, "admission_code" | "form" | "form_version">

/** The claims of an application that the college has still to check. */
export const listOpenClaims = async (db: Database, row: FormRow) =>
  claimStates(formOf(row), await listEvents(db, row.admission_code)).filter(isOpenClaim)

/** An application with the names of its open claims. */
export interface OpenClaims {
  id: string
  claims: string[]
}

/** The open claims of these applications; those without any are left out. */
export const findOpenClaims =
  ({ db }: Pick<SiteDeps, "db">) =>
  async (codes: readonly string[]): Promise<OpenClaims[]> => {
    const rows = await db
      .selectFrom("applications")
      .select(["admission_code", "form", "form_version"])
      .where("admission_code", "in", [...codes])
      .execute()
    const found: OpenClaims[] = []
    for (const row of rows) {
      const claims = await listOpenClaims(db, row)
      if (claims.length > 0)
        found.push({ id: row.admission_code, claims: claims.map(({ name }) => name) })
    }
    return found
  }

/** Records that these claims are verified, in the transaction of a change of the application. */
export const verifyClaims = async (
  transaction: Database,
  code: string,
  claims: readonly ClaimState[],
  stamp: AuditStamp,
) => {
  for (const { name, state } of claims) {
    const data = { claim: name, finding: "verified" as const, reason: "" }
    const details = { claim: name, from: state, to: "verified" as const }
    const audit = { action: "claim verified" as const, details }
    await addEvents(transaction, [code], { kind: "claim", data }, audit, stamp)
  }
}
