import { sql } from "kysely"

import { reasonFor } from "#domain/applications/canned-reasons.ts"
import { slotOfField } from "#domain/applications/document-slots.ts"
import { openAnswer, usualAnswerDays } from "#domain/applications/query-answers.ts"
import { leftStatuses } from "#domain/applications/workflow.ts"
import { dayInIndia, startOfDayInIndia } from "#domain/fields/india-time.ts"
import type { Actor } from "#domain/staff/permissions.ts"
import { type AuditStamp, stampOf } from "#server/features/audit/audit.ts"
import type { FieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import type { Database } from "#server/platform/database/connect.ts"
import type { ApplicationsTable } from "#server/platform/database/tables.ts"

import { lockNumbers } from "../../application-numbers.ts"
import { findApplicationRow, previousValuesOf } from "../../application-row.ts"
import { settleDocument } from "../../documents/review-document.ts"
import { markPossibleDuplicates } from "../../duplicates/mark-possible-duplicates.ts"
import { addEvents, type EventData, listEvents } from "../application-events.ts"
import {
  allOrNothing,
  changeApplicationRow,
  refused,
  type StaffActionResult,
} from "../change-application-row.ts"
import { correctionChange, type CorrectionDeps, readCorrection } from "./correct-application.ts"

interface AnswerReview {
  /** The fields whose changes are accepted. */
  accepted: readonly string[]
  /** The fields whose changes are returned to the applicant. */
  returned: readonly string[]
  /** Why they are returned; the applicant reads it. */
  reason: unknown
  /** The version that the client saw. */
  expectedVersion: unknown
}

/** The new values of these fields, in clear text. */
const newValues = (
  fieldEncryption: FieldEncryption,
  code: string,
  fields: EventData["answer"]["fields"],
  names: readonly string[],
) =>
  Object.fromEntries(
    names.map((name) => {
      const to = fields[name]!.to
      const isEncrypted = typeof to === "object" && "encrypted" in to
      return [
        name,
        isEncrypted ? fieldEncryption.decrypt(to.encrypted, previousValuesOf(code, name)) : to,
      ]
    }),
  )

type Answer = EventData["answer"]

/** The names of everything that an answer changes, if each of them is accepted or returned. */
const isDecided = ({ fields, documents = {} }: Answer, decided: readonly string[]) => {
  const names = [...Object.keys(fields), ...Object.keys(documents)]
  return decided.length === names.length && names.every((name) => decided.includes(name))
}

/** Accepts or returns the documents of an answer. */
const settleDocuments = async (
  transaction: Database,
  row: ApplicationsTable,
  { documents = {} }: Answer,
  { accepted, reason }: { accepted: readonly string[]; reason: string },
  stamp: AuditStamp,
) => {
  for (const [name, id] of Object.entries(documents)) {
    const slot = slotOfField(name)
    const decision = accepted.includes(name)
      ? { id, slot, state: "accepted" as const, reason: "" }
      : { id, slot, state: "returned" as const, reason }
    await settleDocument(transaction, row, decision, stamp)
  }
}

/** The event of a query that asks again for what was returned. */
const askAgain = async (
  transaction: Database,
  code: string,
  { returned, text }: { returned: readonly string[]; text: string },
  stamp: AuditStamp,
) => {
  const states = { from: "scrutiny", to: "query" } as const
  const answer_by = dayInIndia(startOfDayInIndia(dayInIndia(new Date(stamp.at)), usualAnswerDays))
  const query = { fields: [...returned], answer_by }
  const event = { kind: "status", data: { ...states, reason: text, query } } as const
  const audited = { action: "application status changed", details: states } as const
  await addEvents(transaction, [code], event, audited, stamp)
}

/**
 * Accepts or returns each change of an applicant's answer. The accepted ones correct the form. With a returned one the
 * application waits for an answer again, which may change the returned fields. The history keeps the answer.
 */
export const reviewAnswer =
  (deps: CorrectionDeps) =>
  async (
    code: string,
    { accepted, returned, reason, expectedVersion }: AnswerReview,
    actor: Actor,
  ): Promise<StaffActionResult> => {
    const { db, now, fieldEncryption } = deps
    const row = await findApplicationRow(db, code)
    if (!row) return { outcome: "unknown" }
    if (row.version !== expectedVersion) return { outcome: "changed_meanwhile" }
    const answer = openAnswer(await listEvents(db, code))
    if (!answer || row.status !== "scrutiny") return { outcome: "not_possible" }
    if (!isDecided(answer.data, [...accepted, ...returned])) return refused({ fields: ["missing"] })
    const isReturned = returned.length > 0
    const why = isReturned ? reasonFor("query").safeParse(reason) : undefined
    if (why?.success === false) return refused({ reason: [why.error.issues[0]!.message] })
    const { fields } = answer.data
    const acceptedFields = accepted.filter((name) => name in fields)
    const changes = newValues(fieldEncryption, code, fields, acceptedFields)
    const correction = await readCorrection(deps)(row, changes)
    if (correction.outcome === "invalid") return refused({ ...correction.errors })

    const stamp = stampOf({ now }, actor.name)
    const corrected = correctionChange(row, correction, "", stamp)
    const text = why?.data ?? ""
    const back = { status: "query", status_at: stamp.at, status_reason: text } as const
    return allOrNothing(db, async (transaction) => {
      // Before the row is locked, as transactions do that store applications.
      await lockNumbers(transaction, row)
      const changed = await changeApplicationRow(transaction, row, {
        changes: { ...corrected.changes, ...(isReturned && back) },
        event: {
          kind: "answer_review",
          data: { accepted: [...accepted], returned: [...returned] },
        },
        audit: { action: "answer reviewed" },
        stamp,
      })
      if (changed.outcome !== "stored") return changed
      const decision = { accepted, reason: text }
      await settleDocuments(transaction, row, answer.data, decision, stamp)
      if (Object.keys(correction.fields).length > 0) {
        await addEvents(transaction, [code], corrected.event, corrected.audit, stamp)
        await markPossibleDuplicates(transaction, [correction.columns])
      }
      if (isReturned) await askAgain(transaction, code, { returned, text }, stamp)
      return changed
    })
  }

/** The applications of a session with a document that nobody has accepted or returned. Those that left wait for nobody. */
const listSentCodes = async (db: Database, session: string) => {
  const rows = await db
    .selectFrom("documents")
    .innerJoin("applications", "applications.admission_code", "documents.admission_code")
    .select("documents.admission_code as code")
    .distinct()
    .where("applications.session", "=", session)
    .where("applications.status", "not in", leftStatuses)
    .where(sql<boolean>`documents.state = 'new'`)
    .execute()
  return rows.map(({ code }) => code)
}

/** The applications of a session with an answer or a document to review. The kinds are literals, so that their partial index serves. */
export const listAnsweredCodes = async (db: Database, session: string) => {
  const events = await db
    .selectFrom("application_events as event")
    .innerJoin("applications", "applications.admission_code", "event.admission_code")
    .select(["event.admission_code as code", "event.kind"])
    .where("applications.session", "=", session)
    .where("applications.status", "=", "scrutiny")
    .where(sql<boolean>`event.kind in ('answer', 'answer_review')`)
    .orderBy("event.id")
    .execute()
  const byCode = Map.groupBy(events, ({ code }) => code)
  const answered = [...byCode].filter(([, own]) => openAnswer(own)).map(([code]) => code)
  return [...new Set([...answered, ...(await listSentCodes(db, session))])]
}
