import {
  type AskedDocument,
  askedOf,
  type AskedSince,
  documentLimits,
  fileField,
  slotOfField,
  slotsOf,
} from "#domain/applications/document-slots.ts"
import { hasLeft } from "#domain/applications/workflow.ts"
import { dayInIndia } from "#domain/fields/india-time.ts"
import { systemActors } from "#domain/staff/system-actors.ts"
import { type AuditStamp, stampOf } from "#server/features/audit/audit.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { isPostgres } from "#server/platform/database/dialect.ts"
import type { ApplicationsTable } from "#server/platform/database/tables.ts"

import { findApplicationRow, formOf } from "../application-row.ts"
import { addEvents } from "../staff/application-events.ts"
import type { ListedOffer, SeatOffers } from "../staff/seat-offer.ts"
import { insertDocument, listDocuments, type StoredDocument } from "./document-repository.ts"
import { type FileError, findFileError, type receivedFiles } from "./read-files.ts"
import { putFiles, readAll, type StoreDeps } from "./store-files.ts"

export type SendOutcome =
  /** The documents would be read. */
  | { outcome: "open" }
  | { outcome: "sent" }
  /** The session does not ask this application for one of these documents now. */
  | { outcome: "closed" }
  /** No file was chosen. */
  | { outcome: "same" }
  /** By field. */
  | { outcome: "invalid"; errors: Record<string, FileError[]> }

export interface AskedDeps extends Pick<SiteDeps, "db" | "findSession"> {
  offers: Pick<SeatOffers, "find">
}

/** The columns that decide which documents are asked. */
export const askedColumns = [
  "admission_code",
  "session",
  "course",
  "status",
  "status_at",
  "day",
] as const satisfies (keyof ApplicationsTable)[]
export type AskedRow = Pick<ApplicationsTable, (typeof askedColumns)[number]>

/** The day of the offer, or of an admission without one; undefined without a seat. */
const seatDayOf = ({ status, status_at }: AskedRow, offer: OfferDay | undefined) => {
  if (offer?.state === "offered" || offer?.state === "accepted") return offer.offeredOn
  return status === "admitted" ? dayInIndia(new Date(status_at)) : undefined
}

type OfferDay = Pick<ListedOffer, "state" | "offeredOn">

/** The documents that these rules of a session ask of an application now, and since when. */
export const askedSince = (
  documents: readonly AskedDocument[],
  row: AskedRow,
  { slots, offer }: { slots: readonly string[]; offer: OfferDay | undefined },
): AskedSince[] => {
  if (hasLeft(row.status)) return []
  const seatDay = seatDayOf(row, offer)
  const asked = askedOf(documents, slots, { hasOffer: seatDay !== undefined })
  return asked.map((one) => ({ ...one, since: one.when === "after_offer" ? seatDay! : row.day }))
}

/** The documents that the session asks of an application now. */
export const findAsked = async (
  { db, findSession, offers }: AskedDeps,
  row: AskedRow & Pick<ApplicationsTable, "form" | "form_version">,
) => {
  const session = await findSession(row.session)
  if (!session || hasLeft(row.status)) return []
  const offer = await offers.find(db, row)
  return askedSince(session.documents, row, {
    slots: slotsOf({ ...formOf(row) }),
    offer: "offeredOn" in offer ? offer : undefined,
  })
}

const hashesOf = (files: readonly { sha256: string }[]) => files.map(({ sha256 }) => sha256).join()

/** Whether the newest document of the slot has the same files: then it was sent again, and nothing is stored. */
const isSentAlready = (
  stored: readonly StoredDocument[],
  { field, files }: { field: string; files: readonly { sha256: string }[] },
) => {
  const last = stored.findLast(({ slot }) => slot === slotOfField(field))
  return last !== undefined && last.state !== "returned" && hashesOf(last.files) === hashesOf(files)
}

type Deps = AskedDeps & StoreDeps & Pick<SiteDeps, "now">

/** Makes other documents of the application wait. SQLite has one writer and needs no lock. */
const lockApplication = (transaction: Database, code: string) =>
  transaction
    .selectFrom("applications")
    .select("admission_code")
    .where("admission_code", "=", code)
    .$if(isPostgres(transaction), (query) => query.forUpdate())
    .execute()

/** Stores what was read, with its events. */
const store = async (
  deps: Deps,
  code: string,
  read: Parameters<typeof putFiles>[1],
  stamp: AuditStamp,
) => {
  const pending = await putFiles(deps, read)
  await deps.db.transaction().execute(async (transaction) => {
    await lockApplication(transaction, code)
    // The same files may have been sent at the same moment. The files without a row are swept.
    const stored = await listDocuments(transaction, code)
    for (const { field, files } of pending.filter((one) => !isSentAlready(stored, one))) {
      const slot = slotOfField(field)
      const id = await insertDocument(transaction, { code, slot, files }, stamp)
      const event = { kind: "document", data: { slot, id } } as const
      const audited = { action: "document sent", details: { slot } } as const
      await addEvents(transaction, [code], event, audited, stamp)
    }
  })
}

/**
 * Stores documents that the session asks for. The caller has authenticated the applicant; `isConfirmed` once the identity
 * number is proven too: files are decoded only then. A document that nobody has looked at is replaced and kept.
 */
export const sendDocuments =
  (deps: Deps) =>
  async (
    code: string,
    received: ReturnType<typeof receivedFiles>,
    { isConfirmed }: { isConfirmed: boolean },
  ): Promise<SendOutcome> => {
    const row = await findApplicationRow(deps.db, code)
    if (!row) return { outcome: "closed" }
    const allowed = (await findAsked(deps, row)).map(({ slot }) => fileField(slot))
    const fields = Object.keys(received)
    if (allowed.length === 0 || fields.some((field) => !allowed.includes(field)))
      return { outcome: "closed" }
    if (fields.length === 0) return { outcome: "same" }
    const early = fields.flatMap((field): [string, FileError[]][] => {
      const error = findFileError(field, received[field]!)
      return error ? [[field, [error]]] : []
    })
    if (early.length > 0) return { outcome: "invalid", errors: Object.fromEntries(early) }
    if (!isConfirmed) return { outcome: "open" }

    const { errors, read } = await readAll(received)
    if (Object.keys(errors).length > 0) return { outcome: "invalid", errors }
    const stored = await listDocuments(deps.db, code)
    const fresh = read.filter((document) => !isSentAlready(stored, document))
    if (stored.length + fresh.length > documentLimits.perApplication)
      return { outcome: "invalid", errors: { [fields[0]!]: ["too_many"] } }
    await store(deps, code, fresh, stampOf(deps, systemActors.applicant))
    return { outcome: "sent" }
  }
