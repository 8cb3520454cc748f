import { slotOfField } from "#domain/applications/document-slots.ts"
import { answerLength, openQuery } from "#domain/applications/query-answers.ts"
import { auditedChangesOf } from "#domain/audit/audited-changes.ts"
import { cleanText } from "#domain/fields/text.ts"
import { systemActors } from "#domain/staff/system-actors.ts"
import { type AuditStamp, stampOf } from "#server/features/audit/audit.ts"
import type { Database } from "#server/platform/database/connect.ts"

import { findApplicationRow } from "../application-row.ts"
import { insertDocument } from "../documents/document-repository.ts"
import { type FileError, findFileError, type receivedFiles } from "../documents/read-files.ts"
import {
  type PendingDocument,
  putFiles,
  readAll,
  type StoreDeps,
} from "../documents/store-files.ts"
import { addEvents, listEvents } from "../staff/application-events.ts"
import { allOrNothing, changeApplicationRow } from "../staff/change-application-row.ts"
import { type CorrectionDeps, readOwnChanges } from "../staff/forms/correct-application.ts"

/** An applicant's answer as it was sent. */
export interface SentAnswer {
  text: string
  /** Files by field, for the documents and pictures that the query asks for. */
  files?: ReturnType<typeof receivedFiles>
  /** The values of the fields that the query asks for, by name. */
  values: Readonly<Record<string, string | readonly string[]>>
}

export type AnswerErrors = Partial<Record<string, readonly (FileError | "text.too_long")[]>>

export type AnswerOutcome =
  /** The answer would be stored. */
  | { outcome: "open" }
  | { outcome: "answered" }
  /** No query waits for an answer any more, or the application was changed at the same time. */
  | { outcome: "changed" }
  | { outcome: "invalid"; errors: AnswerErrors }
  /** The form has errors elsewhere, by the rules of its session: staff must correct it. */
  | { outcome: "form" }

/** The files of the fields that the query names, and what can be said against them before they are decoded. */
const askedFiles = (files: NonNullable<SentAnswer["files"]>, asked: readonly string[]) => {
  const named = Object.entries(files).filter(([field]) => asked.includes(field))
  const errors = named.flatMap(([field, own]) => {
    const error = findFileError(field, own)
    return error ? [[field, [error]] as const] : []
  })
  return { files: Object.fromEntries(named), errors: Object.fromEntries(errors) }
}

/** Stores the documents of an answer. Returns the id of each by its field. */
const insertDocuments = async (
  transaction: Database,
  code: string,
  pending: readonly PendingDocument[],
  stamp: AuditStamp,
) => {
  const ids: Record<string, number> = {}
  for (const { field, files } of pending) {
    const document = { code, slot: slotOfField(field), files }
    ids[field] = await insertDocument(transaction, document, stamp)
  }
  return ids
}

/**
 * Answers the college's query: with a text, with changes of the fields that the query names, and with files. The caller has
 * authenticated the applicant. The application goes back to scrutiny by itself; the form changes when staff accept the
 * changes (staff/forms/review-answer.ts). The last day to answer is shown and not enforced: the college decides.
 */
export const answerQuery =
  (deps: CorrectionDeps & StoreDeps) =>
  async (
    code: string,
    { text: sentText, values, files: sentFiles = {} }: SentAnswer,
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
    const { files, errors } = askedFiles(sentFiles, query.fields)
    if (Object.keys(errors).length > 0) return { outcome: "invalid", errors }
    if (text === "" && Object.keys({ ...fields, ...files }).length === 0)
      return { outcome: "invalid", errors: { text: ["missing"] } }
    if (!isConfirmed) return { outcome: "open" }

    const read = await readAll(files)
    if (Object.keys(read.errors).length > 0) return { outcome: "invalid", errors: read.errors }
    const pending = await putFiles(deps, read.read)
    const stamp = stampOf({ now }, systemActors.applicant)
    const stored = await allOrNothing(db, async (transaction) => {
      const documents = await insertDocuments(transaction, code, pending, stamp)
      const changed = await changeApplicationRow(transaction, row, {
        changes: {
          status: "scrutiny",
          status_at: stamp.at,
          status_reason: "",
          // An answer is no look of the staff.
          seen_at: row.seen_at,
          seen_by: row.seen_by,
        },
        event: {
          kind: "answer",
          data: { text, fields, ...(pending.length > 0 && { documents }) },
        },
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
