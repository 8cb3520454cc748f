import type { FieldErrors } from "#domain/applications/form/field-errors.ts"
import { correctableNow } from "#domain/applications/query-answers.ts"
import { dayInIndia } from "#domain/fields/india-time.ts"
import { systemActors } from "#domain/staff/system-actors.ts"
import { stampOf } from "#server/features/audit/audit.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"

import { lockNumbers } from "../application-numbers.ts"
import { findApplicationRow } from "../application-row.ts"
import { markPossibleDuplicates } from "../duplicates/mark-possible-duplicates.ts"
import { allOrNothing, changeApplicationRow } from "../staff/change-application-row.ts"
import {
  correctionChange,
  type CorrectionDeps,
  readOwnChanges,
} from "../staff/forms/correct-application.ts"

type CorrectOutcome =
  /** The correction would be stored. */
  | { outcome: "open" }
  | { outcome: "corrected" }
  /** Nothing differs from what is stored. */
  | { outcome: "same" }
  /** The last day is over, the college has begun with the application, or it was changed at the same time. */
  | { outcome: "closed" }
  | { outcome: "invalid"; errors: FieldErrors }
  /** The form has errors elsewhere, by the rules of its session: staff must correct it. */
  | { outcome: "form" }

/**
 * Corrects the fields of a form that the session lets its applicant correct. The caller has authenticated the applicant. The
 * history keeps the former values.
 */
export const correctForm =
  (deps: CorrectionDeps & Pick<SiteDeps, "findSession">) =>
  async (
    code: string,
    values: Readonly<Record<string, string | readonly string[]>>,
    { isConfirmed }: { isConfirmed: boolean },
  ): Promise<CorrectOutcome> => {
    const { db, now, findSession } = deps
    const row = await findApplicationRow(db, code)
    const session = row && (await findSession(row.session))
    if (!session) return { outcome: "closed" }
    const state = { status: row.status, isSeen: row.seen_at !== null }
    const fields = correctableNow(state, session, dayInIndia(now()))
    if (fields.length === 0) return { outcome: "closed" }
    const correction = await readOwnChanges(deps)(row, values, fields)
    if (correction.outcome !== "valid") return correction
    if (Object.keys(correction.fields).length === 0) return { outcome: "same" }
    if (!isConfirmed) return { outcome: "open" }
    const change = correctionChange(row, correction, "", stampOf({ now }, systemActors.applicant))
    const stored = await allOrNothing(db, async (transaction) => {
      // Before the row is locked, as transactions do that store applications.
      await lockNumbers(transaction, row)
      const { seen_at, seen_by } = row
      const changed = await changeApplicationRow(transaction, row, {
        ...change,
        changes: { ...change.changes, seen_at, seen_by },
      })
      if (changed.outcome === "stored")
        await markPossibleDuplicates(transaction, [correction.columns])
      return changed
    })
    return { outcome: stored.outcome === "stored" ? "corrected" : "closed" }
  }
