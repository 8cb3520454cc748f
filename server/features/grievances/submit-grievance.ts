import { admissionCodeFrom } from "#domain/applications/admission-code.ts"
import { parseSubmissionKey, submissionKeyFrom } from "#domain/applications/form/form-values.ts"
import type { Language } from "#domain/content/languages.ts"
import { dayInIndia } from "#domain/fields/india-time.ts"
import type { GrievanceErrors } from "#domain/grievances/grievance-fields.ts"
import { type Grievance, readGrievance } from "#domain/grievances/grievance.ts"
import { systemActors } from "#domain/staff/system-actors.ts"
import { stampOf, writeAudit } from "#server/features/audit/audit.ts"
import { hashToken } from "#server/platform/crypto/hash-token.ts"
import { retryOnUniqueViolation } from "#server/platform/database/retry.ts"

import { type GrievanceDeps, readDueDay } from "./grievance-deps.ts"
import { addEvent, findGrievance, insertGrievance, subjectOf } from "./grievance-rows.ts"
import { findResponsible } from "./responsibles.ts"

/** What the person keeps: number and code open the page of the status. */
export interface GrievanceReceipt {
  number: string
  code: string
  at: string
  /** ISO day. */
  due_on: string
}

export type GrievanceSent =
  | { outcome: "stored"; receipt: GrievanceReceipt }
  /** A bot filled in the hidden field. It gets the page of the form again. */
  | { outcome: "dropped" }
  | { outcome: "too many" }
  | { outcome: "refused"; errors: GrievanceErrors }

/** Hidden from people, but filled in by spam bots. */
const honeypot = "website"

const receiptOf = ({ number, code, at, due_on }: GrievanceReceipt): GrievanceReceipt => ({
  number,
  code,
  at,
  due_on,
})

/**
 * Stores a grievance, or answers again for the same form with the same key. A changed text under the same key is another
 * grievance: nothing is lost when a person goes back and writes another one.
 */
const store = async (
  deps: GrievanceDeps,
  grievance: Grievance,
  { key, language }: { key: string; language: Language },
) => {
  const hash = hashToken(JSON.stringify([key, grievance]))
  const dueOn = await readDueDay(deps)
  return retryOnUniqueViolation(deps.db, async (transaction) => {
    const stored = await findGrievance(transaction, "submission_hash", hash)
    if (stored) return receiptOf(stored)
    const stamp = stampOf(deps, systemActors.visitor)
    const responsible = await findResponsible(transaction, grievance.category)
    const row = await insertGrievance(
      transaction,
      {
        ...grievance,
        code: admissionCodeFrom(deps.randomBytes(12)),
        submission_hash: hash,
        language,
        at: stamp.at,
        due_on: dueOn,
        responsible_id: responsible?.id ?? null,
      },
      dayInIndia(new Date(stamp.at)).slice(0, 4),
    )
    await addEvent(transaction, row.id, stamp, { kind: "received", detail: dueOn })
    if (responsible) {
      const server = { ...stamp, by: systemActors.server }
      await addEvent(transaction, row.id, server, { kind: "assigned", detail: responsible.name })
    }
    await writeAudit(transaction, stamp, "grievance received", subjectOf(row))
    return receiptOf(row)
  })
}

/** Reads and stores a posted grievance. `isTooMany` (the rate limit) is asked only for a valid one. */
export const submitGrievance =
  (deps: GrievanceDeps) =>
  async (
    fields: Record<string, unknown>,
    language: Language,
    isTooMany: () => Promise<boolean>,
  ): Promise<GrievanceSent> => {
    if (fields[honeypot]) return { outcome: "dropped" }
    const read = readGrievance(fields)
    if ("errors" in read) return { outcome: "refused", errors: read.errors }
    if (await isTooMany()) return { outcome: "too many" }
    const key = parseSubmissionKey(fields.submission_key) ?? submissionKeyFrom(deps.randomBytes(18))
    const receipt = await store(deps, read.grievance, { key, language })
    return { outcome: "stored", receipt }
  }
