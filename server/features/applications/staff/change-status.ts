import type { Transaction } from "kysely"

import { reasonFor } from "#domain/applications/canned-reasons.ts"
import type { ClaimState } from "#domain/applications/claims.ts"
import { openAnswer, type QueryDetails } from "#domain/applications/query-answers.ts"
import { admittedUrnOf } from "#domain/applications/stored-application.ts"
import { findTransition, hasLeft, isDecided, type Status } from "#domain/applications/workflow.ts"
import { type Actor, may } from "#domain/staff/permissions.ts"
import { type AuditStamp, stampOf, writeAudit } from "#server/features/audit/audit.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import {
  forgetCredential,
  isUrnOfAnother,
  type NewStudent,
  setStudentStatus,
  storeStudents,
} from "#server/features/students/students.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { hasRows } from "#server/platform/database/dialect.ts"
import type { ApplicationsTable, Tables } from "#server/platform/database/tables.ts"

import { findApplicationRow, formOf } from "../application-row.ts"
import { lacksDocuments } from "../documents/read-documents.ts"
import { refuseSharedNumber } from "../duplicates/refuse-shared-number.ts"
import { countAdmitted, findSeats } from "./admission-seats.ts"
import { listEvents } from "./application-events.ts"
import {
  allOrNothing,
  changeApplicationRow,
  refused,
  type StaffActionResult,
} from "./change-application-row.ts"
import { listOpenClaims, verifyClaims } from "./mark-claim.ts"
import { prepareStudent, type PrepareStudentDeps } from "./prepare-student.ts"
import { refuseAdmission, refuseToLeave, type SeatOffers } from "./seat-offer.ts"

export interface CommonChange {
  to: Status
  /** Shown to the applicant. */
  reason: unknown
  /** Admits to a seat outside the merit lists, which needs a reason. */
  isOutsideLists?: boolean
  /** Marks the claims that nobody checked as verified too, if the application becomes verified. */
  withClaims?: boolean
  /** Of a query: what the applicant may change, and up to when. */
  query?: QueryDetails | undefined
}

/** A requested status change of one application. */
interface StatusChange extends CommonChange {
  /** The version that the client saw. */
  expectedVersion: unknown
  /** For an admission: the admission number that the college assigns. */
  admissionNumber?: unknown
}

export type ChangeStatusDeps = PrepareStudentDeps &
  Pick<SiteDeps, "db" | "fieldEncryption" | "findSession"> & {
    offers: Pick<SeatOffers, "find" | "lock" | "findSeats">
  }

/** Refuses an admission above the seats of the programme without a reason. With one it is audited. */
const refuseAboveSeats = async (
  transaction: Database,
  row: ApplicationsTable,
  { seats, reason }: { seats: number | undefined; reason: string },
  stamp: AuditStamp,
): Promise<StaffActionResult | undefined> => {
  // The applicant's own admission is stored already.
  const admitted = await countAdmitted(transaction, row)
  if (seats === undefined || admitted <= seats) return undefined
  if (reason === "") return refused({ seats: ["no_seat_left"] })
  const details = { seats, admitted }
  await writeAudit(transaction, stamp, "admitted above the seats", row.admission_code, details)
  return undefined
}

/** An applicant can be admitted to one course per session only, because there is one student record. */
export const isAdmittedElsewhere = (db: Database, row: ApplicationsTable) =>
  hasRows(
    db
      .selectFrom("applications")
      .where("aadhaar_index", "=", row.aadhaar_index)
      .where("session", "=", row.session)
      .where("status", "=", "admitted")
      .where("admission_code", "!=", row.admission_code),
  )

/** Stores the student record. Idempotent for the same applicant. */
const admit = async (
  transaction: Transaction<Tables>,
  { fieldEncryption }: ChangeStatusDeps,
  row: ApplicationsTable,
  student: NewStudent,
  stamp: AuditStamp,
): Promise<StaffActionResult> => {
  const elsewhere = refused({ aadhar_no: ["admitted_elsewhere"] })
  if (await isAdmittedElsewhere(transaction, row)) return elsewhere
  // The applicant wrote the URN. It must not open the record of another student, nor replace it.
  if (await isUrnOfAnother(transaction, { ...row, urn: student.urn })) {
    return refused({ urn: ["urn_of_another"] })
  }
  const [stored] = await storeStudents(transaction, fieldEncryption, [student], stamp)
  switch (stored) {
    case "aadhaar_of_another":
      return refused({ aadhar_no: ["aadhaar_of_another"] })
    case "admission_of_another":
      return refused({ admission_number: ["admission_of_another"] })
  }
  // The record may be disabled because an earlier admission was cancelled.
  const enabled = await setStudentStatus(transaction, student.urn, "active", stamp)
  if (enabled === "aadhaar_of_another") return refused({ aadhar_no: ["aadhaar_of_another"] })
  if (enabled === "changed") await forgetCredential(transaction, student.urn)
  // Another transaction may have admitted the person while this one waited for the lock on the student.
  return (await isAdmittedElsewhere(transaction, row)) ? elsewhere : { outcome: "stored" }
}

/** The URN of the student of an admitted application. */
const findAdmittedUrn = async (
  transaction: Database,
  { admission_code, status, form, form_version }: ApplicationsTable,
) => {
  const { urn } = formOf({ form, form_version })
  const events = await listEvents(transaction, admission_code)
  return admittedUrnOf({ status, form: { urn }, events })
}

/** Whether the student is that of another admission, too, such as one of a later session. */
const isAdmittedOtherwise = async (transaction: Database, urn: string, code: string) => {
  const others = await transaction
    .selectFrom("applications")
    .innerJoin("students", "students.aadhaar_index", "applications.aadhaar_index")
    .selectAll("applications")
    .where("students.urn", "=", urn)
    .where("applications.status", "=", "admitted")
    .where("admission_code", "!=", code)
    .execute()
  for (const other of others) if ((await findAdmittedUrn(transaction, other)) === urn) return true
  return false
}

/**
 * Disables the student of a cancelled admission, unless another admission of the student stands: sign-in, open sessions and
 * identity card end. The record stays. `row` is the application before the cancellation.
 */
const disableStudent = async (transaction: Database, row: ApplicationsTable, stamp: AuditStamp) => {
  const urn = await findAdmittedUrn(transaction, row)
  if (!urn || (await isAdmittedOtherwise(transaction, urn, row.admission_code))) return
  await setStudentStatus(transaction, urn, "disabled", stamp)
}

interface MadeChange {
  to: Status
  reason: string
  /** Those that are verified with the application. */
  claims: readonly ClaimState[]
  admissionNumber?: string
  query?: QueryDetails | undefined
}

/** Stores the status with its history and audit. The findings on claims come before it: `undoChange` relies on that. */
const storeStatus = async (
  transaction: Database,
  row: ApplicationsTable,
  { to, reason, claims, admissionNumber, query }: MadeChange,
  stamp: AuditStamp,
) => {
  await verifyClaims(transaction, row.admission_code, claims, stamp)
  const { status: from } = row
  return changeApplicationRow(transaction, row, {
    changes: {
      status: to,
      status_at: stamp.at,
      status_reason: reason,
      // Nobody works on what is decided.
      ...(isDecided(to) && { assigned_to: null, assigned_at: null }),
    },
    event: {
      kind: "status",
      data: {
        from,
        to,
        reason,
        ...(admissionNumber !== undefined && { admission_number: admissionNumber }),
        ...(claims.length > 0 && { claims: claims.map(({ name }) => name) }),
        ...(to === "query" && query && { query }),
      },
    },
    audit: { action: "application status changed", details: { from, to } },
    stamp,
  })
}

/** Whether an applicant's answer has changes that nobody has accepted or returned. */
const hasChangesToReview = async (db: Database, code: string) => {
  const answer = openAnswer(await listEvents(db, code))
  if (!answer) return false
  return Object.keys({ ...answer.data.fields, ...answer.data.documents }).length > 0
}

/** Changes the status of an application. `isBulk`: together with others. */
export const changeStatus =
  (deps: ChangeStatusDeps) =>
  async (
    code: string,
    change: StatusChange & { isBulk?: boolean },
    actor: Actor,
  ): Promise<StaffActionResult> => {
    const { db, now, offers } = deps
    const { to, reason, isOutsideLists = false, withClaims = false, isBulk = false, query } = change
    const row = await findApplicationRow(db, code)
    if (!row) return { outcome: "unknown" }
    if (row.version !== change.expectedVersion) return { outcome: "changed_meanwhile" }
    const transition = findTransition(row.status, to)
    if (!transition) return { outcome: "not_possible" }
    if (!may(actor.role, transition.permission)) return { outcome: "not_allowed" }
    const read = reasonFor(to).safeParse(reason)
    if (!read.success) return refused({ reason: [read.error.issues[0]!.message] })

    const { admissionNumber: number } = change
    const admissionNumber = typeof number === "string" ? number.trim() : ""
    const isAdmission = to === "admitted"
    const prepared = isAdmission ? await prepareStudent(deps)(code, admissionNumber) : undefined
    if (prepared?.outcome === "unknown") return prepared
    if (prepared?.outcome === "refused") return refused(prepared.errors)

    if (to === "verified" && (await hasChangesToReview(db, code)))
      return refused({ answer: ["answer_open"] })
    if (to === "verified" && (await lacksDocuments(deps)(row)))
      return refused({ documents: ["documents_missing"] })
    const stamp = stampOf({ now }, actor.name)
    // Before the transaction: SQLite has one connection.
    const seats = isAdmission ? await findSeats(deps)(db, row) : undefined
    const claims = withClaims && to === "verified" ? await listOpenClaims(db, row) : []
    const made = { to, reason: read.data, claims, query, ...(isAdmission && { admissionNumber }) }
    return allOrNothing(db, async (transaction) => {
      const changed = await storeStatus(transaction, row, made, stamp)
      if (changed.outcome !== "stored") return changed
      const sharedNumber = await refuseSharedNumber(transaction, { ...row, status: to })
      if (sharedNumber) return sharedNumber
      if (to === "cancelled") await disableStudent(transaction, row, stamp)
      if (!prepared && !hasLeft(to)) return changed
      const offer = await offers.lock(transaction, row)
      if (!prepared) return refuseToLeave(offer, { isBulk, reason: read.data }) ?? changed
      const refusal = refuseAdmission(offer, { isOutsideLists, reason: read.data })
      if (refusal) return refusal
      const above = { seats, reason: read.data }
      const noSeat = await refuseAboveSeats(transaction, row, above, stamp)
      if (noSeat) return noSeat
      if (isOutsideLists) {
        const action = "admitted outside the merit lists"
        await writeAudit(transaction, stamp, action, code, { offer: offer.state })
      }
      return admit(transaction, deps, row, prepared.student, stamp)
    })
  }
