import { sql } from "kysely"

import { class12Marks, isResultAwaited } from "#domain/applications/form/class-12-result.ts"
import { openProposal, proposableFields } from "#domain/applications/proposals.ts"
import { auditedChangesOf } from "#domain/audit/audited-changes.ts"
import type { Actor } from "#domain/staff/permissions.ts"
import { stampOf } from "#server/features/audit/audit.ts"
import type { Database } from "#server/platform/database/connect.ts"
import type { ApplicationsTable } from "#server/platform/database/tables.ts"

import { findApplicationRow, formOf } from "../../application-row.ts"
import { listEvents } from "../application-events.ts"
import { changeApplicationRow, refused, type StaffActionResult } from "../change-application-row.ts"
import {
  type Correction,
  type CorrectionDeps,
  correctApplication,
  prepareCorrection,
} from "./correct-application.ts"

/** Marks of class 12 say that a result that was awaited is there: the form takes none without it. */
const withResult = (row: ApplicationsTable, changes: Record<string, unknown>) =>
  isResultAwaited(formOf(row)) && class12Marks.some((field) => changes[field])
    ? { ...changes, i_result: "passed" }
    : changes

const stored = [...proposableFields, "i_result"]

/**
 * Proposes a correction of marks. Validation is that of a correction. A later proposal takes the place of an open one; the
 * history keeps both.
 */
export const proposeCorrection =
  (deps: CorrectionDeps) =>
  async (code: string, proposed: Correction, actor: Actor): Promise<StaffActionResult> => {
    const { db, now } = deps
    const row = await findApplicationRow(db, code)
    if (!row) return { outcome: "unknown" }
    if (row.version !== proposed.expectedVersion) return { outcome: "changed_meanwhile" }
    const changes = withResult(row, proposed.changes)
    const prepared = await prepareCorrection(deps, row, { ...proposed, changes }, stored)
    if (prepared.outcome === "refused") return prepared
    const { why } = prepared
    // The percentages follow from the marks.
    const fields = Object.fromEntries(
      Object.entries(prepared.correction.fields).filter(([field]) => stored.includes(field)),
    )
    if (Object.keys(fields).length === 0) return refused({ changes: ["same_marks"] })
    return db.transaction().execute((transaction) =>
      changeApplicationRow(transaction, row, {
        changes: {},
        event: { kind: "proposal", data: { why, fields } },
        audit: {
          action: "application correction proposed",
          details: { changes: auditedChangesOf(fields) },
        },
        stamp: stampOf({ now }, actor.name),
      }),
    )
  }

interface ProposalAnswer {
  isAccepted: boolean
  /** The version that the client saw. */
  expectedVersion: unknown
}

/** Accepts the open proposal, which corrects the form with its reason, or rejects it. */
export const answerProposal =
  (deps: CorrectionDeps) =>
  async (
    code: string,
    { isAccepted, expectedVersion }: ProposalAnswer,
    actor: Actor,
  ): Promise<StaffActionResult> => {
    const { db, now } = deps
    const row = await findApplicationRow(db, code)
    if (!row) return { outcome: "unknown" }
    if (row.version !== expectedVersion) return { outcome: "changed_meanwhile" }
    const proposal = openProposal(await listEvents(db, code))
    if (!proposal) return { outcome: "not_possible" }
    const answer = {
      event: { kind: "proposal_answer", data: { is_accepted: isAccepted } },
      audit: { action: `application correction ${isAccepted ? "accepted" : "rejected"}` },
    } as const
    if (isAccepted) {
      const { fields, why } = proposal.data
      const changes = Object.fromEntries(Object.entries(fields).map(([name, { to }]) => [name, to]))
      const correction = { changes, why, expectedVersion }
      return correctApplication(deps)(code, correction, actor, answer)
    }
    const stamp = stampOf({ now }, actor.name)
    return db
      .transaction()
      .execute((transaction) =>
        changeApplicationRow(transaction, row, { changes: {}, ...answer, stamp }),
      )
  }

/** The applications of a session with an open proposal. The kinds are literals, so that their partial index serves. */
export const listProposedCodes = async (db: Database, session: string) => {
  const events = await db
    .selectFrom("application_events as event")
    .innerJoin("applications", "applications.admission_code", "event.admission_code")
    .select(["event.admission_code as code", "event.kind"])
    .where("applications.session", "=", session)
    .where(sql<boolean>`event.kind in ('proposal', 'proposal_answer')`)
    .orderBy("event.id")
    .execute()
  const byCode = Map.groupBy(events, ({ code }) => code)
  return [...byCode].filter(([, own]) => openProposal(own)).map(([code]) => code)
}
