import type { FeeTime } from "#domain/admission/session.ts"
import type { Application } from "#domain/applications/application.ts"
import { type ClaimState, claimStates } from "#domain/applications/claims.ts"
import { type Transition, transitionsFrom } from "#domain/applications/workflow.ts"
import type { Actor } from "#domain/staff/permissions.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import type { ApplicationsTable } from "#server/platform/database/tables.ts"

import { findApplicationRow } from "../application-row.ts"
import { listDocuments } from "../documents/document-repository.ts"
import { type Duplicate, findOwnDuplicates } from "../duplicates/find-duplicates.ts"
import {
  type AdmissionSeats,
  countAdmitted,
  findSeats,
  nextAdmissionNumber,
} from "./admission-seats.ts"
import { type ApplicationEvent, type EventData, listEvents } from "./application-events.ts"
import { isEncryptedField, maskedForm, maskOf } from "./forms/masked-form.ts"
import type { SeatEvent, SeatOffer, SeatOffers } from "./seat-offer.ts"

/**
 * Columns that are not copied to the record for staff: those of the server alone, encrypted values, `admission_code`,
 * which staff see as `id`, and `form`, which they see masked.
 */
const hiddenColumns = [
  "admission_code",
  "form",
  "form_version",
  "submission_key",
  "content_hash",
  "aadhaar_index",
  "aadhaar_encrypted",
  "bank_account_encrypted",
  "search_tokens",
  "likeness_key",
  "likeness",
  "may_be_duplicate",
  "fee_journal",
] as const satisfies (keyof ApplicationsTable)[]
type ShownColumns = Omit<ApplicationsTable, (typeof hiddenColumns)[number]>

const shownColumnsOf = (row: ApplicationsTable) =>
  Object.fromEntries(
    Object.entries(row).filter(([column]) => !hiddenColumns.some((hidden) => hidden === column)),
  ) as unknown as ShownColumns

/** What an application says, as shown to staff. */
export interface ShownApplication extends ShownColumns {
  /** The admission code. */
  id: string
  /** The current form. Aadhaar number and bank account are masked to their last four digits. */
  form: Application
}

/** Shows a row to staff. */
export const shownApplication = (
  fieldEncryption: SiteDeps["fieldEncryption"],
  row: ApplicationsTable,
): ShownApplication => ({
  id: row.admission_code,
  ...shownColumnsOf(row),
  form: maskedForm(fieldEncryption, row),
})

/** An application with its history and all that staff may do with it. */
export interface StaffApplication extends ShownApplication {
  /** The history, oldest first. Numbers are masked as in the form. */
  events: (ApplicationEvent & { id: number; at: string; actor: string })[]
  /** What the applicant claims, and what the college found. */
  claims: ClaimState[]
  /** The status changes that the reader's role allows. */
  transitions: Pick<Transition, "to" | "isReasonRequired">[]
  /** Whether the session asks for documents, or the applicant has sent some. */
  hasDocuments: boolean
  /** What the merit lists say about the seat. */
  offer: SeatOffer
  /** When the session asks for the fee. */
  feeDue: FeeTime
  /** The seats of the programme; null without a limit. */
  seats: AdmissionSeats | null
  /** A proposal for the next admission; empty if there is none. */
  nextAdmissionNumber: string
  /** What happened to the seat, oldest first. */
  seatEvents: SeatEvent[]
  /** Others that may be of the same person; null: none is in question. */
  duplicates: Duplicate | null
}

const masked = (field: string, value: EventData["correction"]["fields"][string]["from"]) =>
  isEncryptedField(field) && typeof value === "object" && "last_four" in value
    ? maskOf(field, value.last_four)
    : value

/** Masks encrypted fields in the event of a correction, or of an applicant's answer. */
const withoutSecrets = <Event extends ApplicationEvent>(event: Event): Event => {
  if (event.kind !== "correction" && event.kind !== "answer") return event
  const fields = Object.entries(event.data.fields).map(([field, { from, to }]) => [
    field,
    { from: masked(field, from), to: masked(field, to) },
  ])
  return { ...event, data: { ...event.data, fields: Object.fromEntries(fields) } }
}

/** Reads one application with its history and allowed status changes. Undefined for an unknown code. */
export const readApplication =
  ({ db, fieldEncryption }: Pick<SiteDeps, "db" | "fieldEncryption">) =>
  async (
    code: string,
    { role }: Pick<Actor, "role">,
  ): Promise<
    | Omit<
        StaffApplication,
        | "hasDocuments"
        | "offer"
        | "feeDue"
        | "seats"
        | "nextAdmissionNumber"
        | "seatEvents"
        | "duplicates"
      >
    | undefined
  > => {
    const row = await findApplicationRow(db, code)
    if (!row) return undefined
    const shown = shownApplication(fieldEncryption, row)
    const events = (await listEvents(db, code)).map(withoutSecrets)
    return {
      ...shown,
      events,
      claims: claimStates(shown.form, events),
      transitions: transitionsFrom(row.status, role).map(({ to, isReasonRequired }) => ({
        to,
        isReasonRequired,
      })),
    }
  }

/** Like `readApplication`, with the offer of a seat and its history. */
export const readWithOffer =
  (
    deps: Parameters<typeof readApplication>[0] & {
      findSession: SiteDeps["findSession"]
      offers: Pick<SeatOffers, "find" | "findSeats" | "listEvents">
    },
  ) =>
  async (code: string, reader: Pick<Actor, "role">): Promise<StaffApplication | undefined> => {
    const application = await readApplication(deps)(code, reader)
    if (!application) return undefined
    const { session, course } = application
    const row = { admission_code: code, session, course }
    const offer = await deps.offers.find(deps.db, row)
    const seats = await findSeats(deps)(deps.db, row)
    const rules = await deps.findSession(session)
    const hasSent = (await listDocuments(deps.db, code)).length > 0
    return {
      ...application,
      hasDocuments: hasSent || (rules?.documents.length ?? 0) > 0,
      offer,
      feeDue: rules?.fee_due ?? "with_application",
      seats: seats === undefined ? null : { seats, admitted: await countAdmitted(deps.db, row) },
      nextAdmissionNumber: await nextAdmissionNumber(deps.db, row),
      seatEvents: await deps.offers.listEvents(deps.db, row),
      duplicates: await findOwnDuplicates(deps.db, code),
    }
  }
