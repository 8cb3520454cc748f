import type { Finding } from "#domain/applications/claims.ts"
import type { OriginalState } from "#domain/applications/document-slots.ts"
import type { SettlementDecision } from "#domain/applications/duplicates.ts"
import type { QueryDetails } from "#domain/applications/query-answers.ts"
import { type FeeStatus, hasLeft, type Status } from "#domain/applications/workflow.ts"
import type { AuditedAction } from "#domain/audit/audit-details.ts"
import type { UploadName } from "#domain/fields/uploads.ts"
import { type AuditStamp, writeAuditedAction } from "#server/features/audit/audit.ts"
import { queueNotices, takeBackNotices } from "#server/features/outgoing/outgoing.ts"
import type { Database } from "#server/platform/database/connect.ts"

/** A number that is encrypted in the history too. */
export interface EncryptedValue {
  encrypted: string
  last_four: string
}

type FieldValue = string | string[] | EncryptedValue | undefined

/** How long a member of staff may undo their own change of status, in seconds: as long as the notice, and a slow call. */
export const undoSeconds = 60

/** The message about a new status, if there is one. */
const noticeOfStatus = (to: Status) => {
  if (to === "query") return "query"
  return to === "admitted" || hasLeft(to) ? "decision" : undefined
}

/** Data of each kind of event in an application's history. */
export interface EventData {
  /**
   * `admission_number` is present if the new status is `admitted`, `is_undo` if the change takes the last one back. `claims`:
   * the claims that were marked verified together with the application.
   */
  status: {
    from: Status
    to: Status
    reason: string
    admission_number?: string
    is_undo?: true
    claims?: string[]
    /** Of a query: what the applicant may change, and up to when. */
    query?: QueryDetails
  }
  note: { text: string }
  /**
   * Old and new values of the corrected fields. `fee` in whole rupees, present if the fee changed too. `pictures`: those
   * that were replaced.
   */
  correction: {
    why: string
    fields: Record<string, { from: FieldValue; to: FieldValue }>
    fee?: { from: number; to: number }
    pictures?: UploadName[]
  }
  /** A correction of marks that an officer accepts or rejects. */
  proposal: Pick<EventData["correction"], "why" | "fields">
  /** Concerns the proposal before it. */
  proposal_answer: { is_accepted: boolean }
  /** An applicant's answer to a query: a text, and the changes that staff accept or return. */
  answer: {
    text: string
    /** Documents and pictures, by field: the id of each. */
    documents?: Record<string, number>
  } & Pick<EventData["correction"], "fields">
  /** Concerns the answer before it: the fields whose changes were accepted, and those that were returned. */
  answer_review: { accepted: string[]; returned: string[] }
  /** A document that the applicant sent without a query. */
  document: { slot: string; id: number }
  document_review: { slot: string; id: number; state: "accepted" | "returned"; reason: string }
  /** The original of a paper at the counter. */
  original: { slot: string; state: OriginalState }
  /**
   * For a deposit: its day, YYYY-MM-DD, and the bank's journal number. For an exemption, and for a fee that is due again:
   * the reason.
   */
  fee: { from: FeeStatus; to: FeeStatus; date: string; reference: string; reason: string }
  /** What the college found when it checked a claim (domain/applications/claims.ts). `is_undo` takes the last finding back. */
  claim: { claim: string; finding: Finding; reason: string; is_undo?: true }
  seen: Record<string, never>
  /**
   * A decision about applications that may be of one person. They are named by their application numbers: an applicant may read
   * this history, and the admission code of another one opens a sheet.
   */
  duplicates: {
    decision: SettlementDecision
    kept: string | null
    others: string[]
    reason: string
  }
}

export type ApplicationEvent = {
  [Kind in keyof EventData]: { kind: Kind; data: EventData[Kind] }
}[keyof EventData]

/** As long as a member of staff may undo a change of status, in milliseconds. */
const undoMs = undoSeconds * 1000

/** Queues messages about a new status. They wait until the change can no longer be undone; one that is undone is never sent. */
const queueStatusNotices = async (
  within: Database,
  stored: readonly { id: number; admission_code: string }[],
  { to, is_undo }: EventData["status"],
  at: string,
) => {
  const codes = stored.map(({ admission_code }) => admission_code)
  if (is_undo) return takeBackNotices(within, { kinds: ["query", "decision"], codes }, at)
  const kind = noticeOfStatus(to)
  if (!kind) return
  const dueAt = new Date(Date.parse(at) + undoMs).toISOString()
  for (const { id, admission_code } of stored) {
    await queueNotices(within, [admission_code], { kind, event: String(id), at, dueAt })
  }
}

/**
 * Writes an event for each application to the history and to the audit log, and queues the message to the applicant if it is one of
 * a status.
 */
export const addEvents = async (
  within: Database,
  codes: readonly string[],
  { kind, data }: ApplicationEvent,
  audited: AuditedAction,
  stamp: AuditStamp,
) => {
  const event = { at: stamp.at, actor: stamp.by, kind, data: JSON.stringify(data) }
  const events = codes.map((admission_code) => ({ admission_code, ...event }))
  const stored = await within
    .insertInto("application_events")
    .values(events)
    .returning(["id", "admission_code"])
    .execute()
  await writeAuditedAction(within, stamp, audited, codes)
  if (kind === "status") await queueStatusNotices(within, stored, data, stamp.at)
}

/** The history of an application, oldest first. */
export const listEvents = async (db: Database, admissionCode: string) => {
  const rows = await db
    .selectFrom("application_events")
    .select(["id", "at", "actor", "kind", "data"])
    .where("admission_code", "=", admissionCode)
    .orderBy("id")
    .execute()
  return rows.map(({ id, at, actor, kind, data }) => ({
    id: Number(id),
    at,
    actor,
    ...({ kind, data: JSON.parse(data) } as ApplicationEvent),
  }))
}
