import { line, required } from "#domain/fields/text.ts"
import type { Actor } from "#domain/staff/permissions.ts"
import { withoutNumbers } from "#server/features/applications/applications.ts"
import type { Database } from "#server/platform/database/connect.ts"
import type { FileStore } from "#server/platform/files/file-store.ts"

import { eraseApplications, eraseStudents } from "./erase-records.ts"
import {
  type AuditSubject,
  auditSubjectsOf,
  personOf,
  type PersonRef,
  readPersonalData,
} from "./personal-data.ts"

/** A request to erase a person, with its reason and the confirmed concerns. */
export interface Erasing {
  person: PersonRef
  why: unknown
  /** Also erase the messages sent from the person's e-mail address. */
  withMessages: boolean
  /** The concerns that the staff member has read and overrides. */
  confirmed: readonly unknown[]
}

export type PersonErased =
  | { outcome: "erased"; applications: number; students: number; messages: number }
  | { outcome: "unknown" }
  | { outcome: "refused"; problems: Record<string, string[]> }
  | { outcome: "concerned"; concerns: AuditSubject[] }

interface Deps {
  db: Database
  files: Pick<FileStore, "delete">
  currentSession: () => Promise<string>
  now: () => Date
}

/**
 * Erases all data of a person, with the pictures. The audit log keeps the code of each record, the actor and the
 * reason for at least a year. Refused while there are concerns that nobody confirmed.
 */
export const erasePerson =
  ({ db, files, currentSession, now }: Deps) =>
  async (
    { person: ref, why, withMessages, confirmed }: Erasing,
    actor: Actor,
  ): Promise<PersonErased> => {
    const reason = required(line(300)).safeParse(why)
    if (!reason.success) {
      return { outcome: "refused", problems: { why: [reason.error.issues[0]!.message] } }
    }
    const session = await currentSession()
    const done = await db.transaction().execute(async (transaction) => {
      const person = await personOf(transaction, ref)
      const held = person && (await readPersonalData(transaction, person))
      const found = held && { ...held, messages: withMessages ? held.messages : [] }
      if (!found || Object.values(found).every((list) => list.length === 0)) {
        return { outcome: "unknown" as const }
      }
      const open = auditSubjectsOf(found, session).filter((concern) => !confirmed.includes(concern))
      if (open.length > 0) return { outcome: "concerned" as const, concerns: open }

      const applications = await eraseApplications(
        transaction,
        found.applications.map(({ admission_code }) => admission_code),
      )
      const students = await eraseStudents(
        transaction,
        found.students.map(({ urn }) => urn),
      )
      const messages = found.messages.map(({ id }) => Number(id))
      if (messages.length > 0) {
        await transaction.deleteFrom("contact_messages").where("id", "in", messages).execute()
      }
      const at = now().toISOString()
      const subjects = [
        ...applications.ids,
        ...students.ids,
        ...messages.map((id) => `messages/${id}`),
      ]
      const detail = withoutNumbers(reason.data)
      await transaction
        .insertInto("audit")
        .values(
          subjects.map((subject) => ({
            at,
            actor: actor.name,
            action: "erased on request",
            subject,
            detail,
          })),
        )
        .execute()
      return {
        outcome: "erased" as const,
        applications: applications.ids.length,
        students: students.ids.length,
        messages: messages.length,
        // A photo that both records name is unused only after both are erased.
        files: [...new Set([...applications.files, ...students.files])],
      }
    })
    if (done.outcome !== "erased") return done
    const { files: names, ...erased } = done
    if (names.length > 0) await files.delete(names)
    return erased
  }
