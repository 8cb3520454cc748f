import { type FieldErrors } from "#domain/applications/form/field-errors.ts"
import { answerLength, openQuery } from "#domain/applications/query-answers.ts"
import { auditedChangesOf } from "#domain/audit/audited-changes.ts"
import { cleanText } from "#domain/fields/text.ts"
import { systemActors } from "#domain/staff/system-actors.ts"
import { stampOf } from "#server/features/audit/audit.ts"

import { findApplicationRow } from "../application-row.ts"
import { addEvents, listEvents } from "../staff/application-events.ts"
import { allOrNothing, changeApplicationRow } from "../staff/change-application-row.ts"
import { type CorrectionDeps, readOwnChanges } from "../staff/forms/correct-application.ts"

/** An applicant's answer as it was sent. */
export interface SentAnswer {
  text: string
  /** The values of the fields that the query asks for, by name. */
  values: Readonly<Record<string, string | readonly string[]>>
}

export type AnswerErrors = FieldErrors & { text?: readonly ("missing" | "text.too_long")[] }

export type AnswerOutcome =
  /** The answer would be stored. */
  | { outcome: "open" }
  | { outcome: "answered" }
  /** No query waits for an answer any more, or the application was changed at the same time. */
  | { outcome: "changed" }
  | { outcome: "invalid"; errors: AnswerErrors }
  /** The form has errors elsewhere, by the rules of its session: staff must correct it. */
  | { outcome: "form" }

/**
 * Answers the college's query: with a text, and with changes of the fields that the query names. The caller has
 * authenticated the applicant. The application goes back to scrutiny by itself; the form changes when staff accept the
 * changes (staff/forms/review-answer.ts). The last day to answer is shown and not enforced: the college decides.
 */
export const answerQuery =
  (deps: CorrectionDeps) =>
  async (
    code: string,
    { text: sentText, values }: SentAnswer,
    { isConfirmed }: { isConfirmed: boolean },
  ): Promise<AnswerOutcome> => {
    const { db, now } = deps
    const row = await findApplicationRow(db, code)
    const query = row && openQuery({ status: row.status, events: await listEvents(db, code) })
    if (!query) return { outcome: "changed" }
    const text = cleanText(sentText).trim()
    if (text.length > answerLength)
      return { outcome: "invalid", errors: { text: ["text.too_long"] } }
    const correction = await readOwnChanges(deps)(row, values, query.fields)
    if (correction.outcome !== "valid") return correction
    // What follows from the changes, such as a percentage, follows again when they are accepted.
    const fields = Object.fromEntries(
      Object.entries(correction.fields).filter(([field]) => query.fields.includes(field)),
    )
    if (text === "" && Object.keys(fields).length === 0)
      return { outcome: "invalid", errors: { text: ["missing"] } }
    if (!isConfirmed) return { outcome: "open" }
    const stamp = stampOf({ now }, systemActors.applicant)
    const stored = await allOrNothing(db, async (transaction) => {
      const changed = await changeApplicationRow(transaction, row, {
        changes: {
          status: "scrutiny",
          status_at: stamp.at,
          status_reason: "",
          // An answer is no look of the staff.
          seen_at: row.seen_at,
          seen_by: row.seen_by,
        },
        event: { kind: "answer", data: { text, fields } },
        audit: { action: "query answered", details: { changes: auditedChangesOf(fields) } },
        stamp,
      })
      if (changed.outcome === "stored") {
        const states = { from: "query", to: "scrutiny" } as const
        const event = { kind: "status", data: { ...states, reason: "" } } as const
        const audited = { action: "application status changed", details: states } as const
        await addEvents(transaction, [code], event, audited, stamp)
      }
      return changed
    })
    return { outcome: stored.outcome === "stored" ? "answered" : "changed" }
  }
