import { textUpTo, required } from "#domain/fields/text-schemas.ts"
import { type Concern, concernsOf } from "#domain/privacy/erasure.ts"
import type { Actor } from "#domain/staff/permissions.ts"
import { withoutNumbers } from "#server/features/applications/applications.ts"
import { type AuditStamp, stampOf, writeAudit } from "#server/features/audit/audit.ts"
import { eraseGrievances } from "#server/features/grievances/grievances.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import type { Database } from "#server/platform/database/connect.ts"
import type { FileStore } from "#server/platform/files/file-store.ts"
import { eraseAnswers } from "#server/platform/idempotency/idempotency-keys.ts"

import { eraseApplications, eraseStudents } from "./erase-records.ts"
import { describeRecords, type PersonalData, readChosen, type RecordRef } from "./personal-data.ts"

/** A request to erase records of a person, with its reason and the confirmed concerns. */
export interface Erasing {
  /** The records that the staff member has chosen. Others with the Aadhaar number stay. */
  records: readonly RecordRef[]
  why: unknown
  /** Also erase the messages sent from the person's e-mail address. */
  withMessages: boolean
  /** The concerns that the staff member has read and overrides. */
  confirmed: readonly unknown[]
}

export type PersonErased =
  | {
      outcome: "erased"
      applications: number
      students: number
      messages: number
      grievances: number
    }
  | { outcome: "unknown" }
  | { outcome: "refused"; errors: Record<string, string[]> }
  | { outcome: "concerned"; concerns: Concern[] }

interface Deps extends Pick<SiteDeps, "db" | "now"> {
  files: Pick<FileStore, "delete">
  currentSession: () => Promise<string>
}

/** Erases what was found of a person within a transaction. Returns the counts and the files to delete. */
const eraseRecords = async (
  transaction: Database,
  data: PersonalData,
  stamp: AuditStamp,
  reason: string,
) => {
  const codes = data.applications.map(({ admission_code }) => admission_code)
  const urns = data.students.map(({ urn }) => urn)
  const applications = await eraseApplications(transaction, codes)
  const students = await eraseStudents(transaction, urns)
  const messages = data.messages.map(({ id }) => Number(id))
  if (messages.length > 0) {
    await transaction.deleteFrom("contact_messages").where("id", "in", messages).execute()
  }
  const grievances = await eraseGrievances(
    transaction,
    data.grievances.map(({ number }) => number),
  )
  await eraseAnswers(transaction)
  const subjects = [
    ...applications.ids,
    ...students.ids,
    ...messages.map((id) => `messages/${id}`),
    ...grievances.map((number) => `grievances/${number}`),
  ]
  await writeAudit(transaction, stamp, "erased on request", subjects, {
    reason: withoutNumbers(reason),
  })
  return {
    counts: {
      applications: applications.ids.length,
      students: students.ids.length,
      messages: messages.length,
      grievances: grievances.length,
    },
    // A photo that both records name is unused only after both are erased.
    files: [...new Set([...applications.files, ...students.files])],
  }
}

/**
 * Erases the chosen records of a person, with the pictures. The audit log keeps the code of each record, the actor and the
 * reason for at least a year. Refused while there are concerns that nobody confirmed.
 */
export const erasePerson =
  ({ db, files, currentSession, now }: Deps) =>
  async (
    { records, why, withMessages, confirmed }: Erasing,
    actor: Actor,
  ): Promise<PersonErased> => {
    const reason = required(textUpTo(300)).safeParse(why)
    if (!reason.success) {
      return { outcome: "refused", errors: { why: [reason.error.issues[0]!.message] } }
    }
    const session = await currentSession()
    const result = await db.transaction().execute(async (transaction) => {
      const data = await readChosen(transaction, records, withMessages)
      if (!data) return { outcome: "unknown" as const }
      const concerns = concernsOf(describeRecords(data, session))
      const open = concerns.filter((concern) => !confirmed.includes(concern))
      if (open.length > 0) return { outcome: "concerned" as const, concerns: open }
      const stamp = stampOf({ now }, actor.name)
      return {
        outcome: "erased" as const,
        ...(await eraseRecords(transaction, data, stamp, reason.data)),
      }
    })
    if (result.outcome !== "erased") return result
    if (result.files.length > 0) await files.delete(result.files)
    return { outcome: "erased", ...result.counts }
  }
