import { reasonFor } from "#domain/applications/canned-reasons.ts"
import {
  documentSlots,
  isPictureSlot,
  type OriginalState,
} from "#domain/applications/document-slots.ts"
import type { Actor } from "#domain/staff/permissions.ts"
import { type AuditStamp, stampOf } from "#server/features/audit/audit.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import type { Database } from "#server/platform/database/connect.ts"
import type { ApplicationsTable } from "#server/platform/database/tables.ts"

import { findApplicationRow } from "../application-row.ts"
import {
  allOrNothing,
  changeApplicationRow,
  refused,
  type StaffActionResult,
} from "../staff/change-application-row.ts"
import { keepFormerPicture } from "../staff/forms/replace-pictures.ts"
import { decideDocument, listDocuments } from "./document-repository.ts"

interface Decision {
  id: number
  slot: string
  state: "accepted" | "returned"
  /** Why it is returned; the applicant reads it. */
  reason: string
}

/**
 * Accepts or returns a document in the transaction that changes the application's row. An accepted photo or signature takes
 * the place of the one before, which is kept. Whether nobody had decided on it.
 */
export const settleDocument = async (
  within: Database,
  row: ApplicationsTable,
  { id, slot, state, reason }: Decision,
  stamp: AuditStamp,
) => {
  const { admission_code: code } = row
  if (!(await decideDocument(within, { id, code }, { state, reason }, stamp))) return false
  if (state === "returned" || !isPictureSlot(slot)) return true
  const [file] = (await listDocuments(within, code)).find((one) => one.id === id)!.files
  await keepFormerPicture(within, row, { name: slot, file: file!.file }, stamp)
  await within
    .updateTable("applications")
    .set({ [`${slot}_file`]: file!.file })
    .where("admission_code", "=", code)
    .execute()
  return true
}

interface Review {
  id: number
  state: "accepted" | "returned"
  reason: unknown
  expectedVersion: unknown
}

/** Accepts or returns a document that an applicant sent. */
export const reviewDocument =
  ({ db, now }: Pick<SiteDeps, "db" | "now">) =>
  async (
    code: string,
    { id, state, reason, expectedVersion }: Review,
    actor: Actor,
  ): Promise<StaffActionResult> => {
    const row = await findApplicationRow(db, code)
    if (!row) return { outcome: "unknown" }
    if (row.version !== expectedVersion) return { outcome: "changed_meanwhile" }
    const document = (await listDocuments(db, code)).find((one) => one.id === id)
    if (document?.state !== "new") return { outcome: "not_possible" }
    const why = state === "returned" ? reasonFor("query").safeParse(reason) : undefined
    if (why?.success === false) return refused({ reason: [why.error.issues[0]!.message] })
    const decision = { id, slot: document.slot, state, reason: why?.data ?? "" }
    const stamp = stampOf({ now }, actor.name)
    const { slot } = document
    return allOrNothing(db, async (transaction): Promise<StaffActionResult> => {
      const changed = await changeApplicationRow(transaction, row, {
        changes: {},
        event: { kind: "document_review", data: decision },
        audit: { action: `document ${state}`, details: { slot } },
        stamp,
      })
      if (changed.outcome !== "stored") return changed
      const isSettled = await settleDocument(transaction, row, decision, stamp)
      return { outcome: isSettled ? "stored" : "changed_meanwhile" }
    })
  }

interface NotedOriginal {
  slot: string
  state: OriginalState
  expectedVersion: unknown
}

/** Notes what happened to the original of a paper at the counter: seen, kept, or returned. */
export const noteOriginal =
  ({ db, now }: Pick<SiteDeps, "db" | "now">) =>
  async (
    code: string,
    { slot, state, expectedVersion }: NotedOriginal,
    actor: Actor,
  ): Promise<StaffActionResult> => {
    const row = await findApplicationRow(db, code)
    if (!row) return { outcome: "unknown" }
    if (row.version !== expectedVersion) return { outcome: "changed_meanwhile" }
    if (!documentSlots.includes(slot)) return { outcome: "not_possible" }
    return db.transaction().execute((transaction) =>
      changeApplicationRow(transaction, row, {
        changes: {},
        event: { kind: "original", data: { slot, state } },
        audit: { action: "original noted", details: { slot } },
        stamp: stampOf({ now }, actor.name),
      }),
    )
  }
