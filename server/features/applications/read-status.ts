import type { Session } from "#domain/admission/session.ts"
import { parseAdmissionCode } from "#domain/applications/admission-code.ts"
import { type AwaitedMarksState, awaitedMarksState } from "#domain/applications/awaited-marks.ts"
import { claimStates } from "#domain/applications/claims.ts"
import { type SlotState, slotStates } from "#domain/applications/document-slots.ts"
import { correctableNow, openQuery, type OpenQuery } from "#domain/applications/query-answers.ts"
import type { ApplicationProgress } from "#domain/applications/timeline.ts"
import type { Status } from "#domain/applications/workflow.ts"
import { type IdentityKind, identityKindOf } from "#domain/fields/identifiers/identity-kinds.ts"
import { dayInIndia } from "#domain/fields/india-time.ts"
import { toIsoDate } from "#domain/fields/iso-date.ts"
import { everyYear, type Years } from "#domain/fields/numbers.ts"
import { normalizeText } from "#domain/fields/text.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import { timingSafeCompare } from "#server/platform/crypto/timing-safe-compare.ts"
import type { Database } from "#server/platform/database/connect.ts"
import type { ApplicationsTable } from "#server/platform/database/tables.ts"

import type { ApplicantClient, ApplicantLimits } from "./applicant-limits.ts"
import { findApplicationRow, formOf } from "./application-row.ts"
import { listDocuments } from "./documents/document-repository.ts"
import { type AskedDeps, findAsked } from "./documents/send-documents.ts"
import { type FeeRequestDeps, readFeeRequest, readListDays } from "./read-fee-request.ts"
import { listEvents } from "./staff/application-events.ts"

/** What the status page shows an applicant. */
export interface ApplicationStatus extends ApplicationProgress {
  admissionCode: string
  applicationNumber: string
  /** BA, BSc or BCom. */
  course: string
  session: string
  /** The paper of the identity number that an act that binds asks for. */
  identityKind: IdentityKind
  /** The papers that the session asks for or the applicant sent, and why one was returned. */
  documents: (SlotState & { reason: string })[]
  /** The college's query that waits for an answer. */
  query: OpenQuery | undefined
  /** The fields that the applicant can correct now, and up to which day (YYYY-MM-DD). */
  correctable: readonly string[]
  correctionsLastDay: string | undefined
  /** The stored values of fields that the applicant can change here. A number of an account is not among them. */
  values: Readonly<Record<string, string | readonly string[]>>
  /** The years of passing that the session accepts. */
  years: Years
  /** The last day to pay a fee that is asked, YYYY-MM-DD, if there is one. */
  feeLastDay?: string | undefined
  /** Whether the fee is for a seat that is offered, and not accepted yet. */
  isSeatOffered?: boolean
  /** The planned days of the merit lists to come, YYYY-MM-DD. */
  listDays: readonly string[]
  /** The marks of class 12, if the result is awaited: whether they can be entered here, and up to which day (YYYY-MM-DD). */
  awaitedMarks?: { state: AwaitedMarksState; lastDay: string | undefined } | undefined
  /** Whether the form has the percentages of both examinations. */
  hasPercentages: boolean
  /** Whether the applicant has stopped messages. */
  isStopped: boolean
  /** A text from the college for the applicant: a question, or the reason for a rejection. */
  reason: string
  /** The names of the claims that the application makes. */
  claims: string[]
  /** The claims that the college refused, and why. */
  refusedClaims: { name: string; reason: string }[]
}

/** Why an input is invalid: it is empty, or not a code or a date. */
export type StatusError = "missing" | "format"

export type StatusResult =
  | { outcome: "found"; application: ApplicationStatus }
  | { outcome: "invalid"; errors: { code?: StatusError; dob?: StatusError } }
  | { outcome: "refused" }
  | { outcome: "too many"; retryAt: Date }

interface Deps extends Pick<SiteDeps, "db" | "now">, FeeRequestDeps {
  limits: ApplicantLimits
}

const errorOf = (input: unknown): StatusError =>
  normalizeText(input) === "" ? "missing" : "format"

type Events = Awaited<ReturnType<typeof listEvents>>

/** The changes of an application's status, oldest first, without those that staff took back at once. */
const statusHistory = (events: Events) => {
  const changes: { to: Status; at: string }[] = []
  for (const event of events) {
    if (event.kind !== "status") continue
    if (event.data.is_undo) changes.pop()
    else changes.push({ to: event.data.to, at: event.at })
  }
  return changes
}

/** The claims of an application, and those that the college refused, with its reasons. */
const claimsOf = (form: object, events: Events) => {
  const states = claimStates({ ...form }, events)
  const refused = states.filter(({ state }) => state === "refused")
  return {
    claims: states.map(({ name }) => name),
    refusedClaims: refused.map(({ name, reason = "" }) => ({ name, reason })),
  }
}

/** What the applicant can change: the query that waits for an answer, and the fields with their stored values. */
const changeableParts = (
  {
    status,
    seen_at,
    form,
    events,
  }: Pick<ApplicationsTable, "status" | "seen_at"> & { form: object; events: Events },
  session: Session | undefined,
  today: string,
) => {
  const query = openQuery({ status, events })
  const own = { status, isSeen: seen_at !== null }
  const correctable = session ? correctableNow(own, session, today) : []
  const stored: ApplicationStatus["values"] = { ...form }
  const names = [...(query?.fields ?? []), ...correctable]
  return {
    query,
    correctable,
    correctionsLastDay: session?.corrections_last_day,
    values: Object.fromEntries(
      names.flatMap((name) => (name in stored ? [[name, stored[name]!]] : [])),
    ),
    years: session
      ? { first: session.first_year_of_passing, last: session.last_year_of_passing }
      : everyYear,
  }
}

/** The state of each paper. The documents themselves are not shown: the code opens this page. */
const readOwnDocuments = async (deps: AskedDeps, code: string, events: Events) => {
  const row = await findApplicationRow(deps.db, code)
  if (!row) return []
  const stored = await listDocuments(deps.db, code)
  const sent = stored.map(({ files, ...document }) => ({ ...document, files: files.length }))
  return slotStates(await findAsked(deps, row), sent, events).map((state) => ({
    ...state,
    reason: stored.find(({ id }) => id === state.document?.id)?.reason ?? "",
  }))
}

/** An application's row, if its applicant was born on this day. */
const findOfDay = async (transaction: Database, code: string, day: string) => {
  const row = await transaction
    .selectFrom("applications")
    .select(["application_number", "course", "session", "submitted_at", "form", "form_version"])
    .select(["status", "status_at", "status_reason", "fee_status", "fee_at", "seen_at"])
    .select("messages_stopped_at")
    .where("admission_code", "=", code)
    .executeTakeFirst()
  const { dob } = row ? formOf(row) : { dob: "0000-00-00" }
  return timingSafeCompare(day, dob) ? row : undefined
}

/**
 * Reads an application's status. Requires its code and the applicant's date of birth, in any typed form. An
 * unknown code and a wrong date get the same answer.
 */
export const readStatus =
  ({ db, limits, now, ...feeDeps }: Deps) =>
  async (
    input: { code: unknown; dob: unknown },
    client: ApplicantClient,
  ): Promise<StatusResult> => {
    const code = parseAdmissionCode(input.code)
    const day = toIsoDate(input.dob)
    if (!code || !day) {
      return {
        outcome: "invalid",
        errors: {
          ...(!code && { code: errorOf(input.code) }),
          ...(!day && { dob: errorOf(input.dob) }),
        },
      }
    }
    const checked = await limits.check({ what: "status", code, client }, (transaction) =>
      findOfDay(transaction, code, day),
    )
    if (checked.outcome === "wrong") return { outcome: "refused" }
    if (checked.outcome !== "right") return checked
    const row = checked.result
    const events = await listEvents(db, code)
    const feeRequest = await readFeeRequest(feeDeps)(db, { admission_code: code, ...row })
    const session = await feeDeps.findSession(row.session)
    const form = formOf(row)
    const lastDay = session?.marks_last_day
    const marks = { form: { ...form }, status: row.status }
    const state = awaitedMarksState(marks, lastDay, dayInIndia(now()))
    return {
      outcome: "found",
      application: {
        admissionCode: code,
        applicationNumber: row.application_number,
        course: row.course,
        session: row.session,
        documents: await readOwnDocuments({ db, ...feeDeps }, code, events),
        ...changeableParts({ ...row, form, events }, session, dayInIndia(now())),
        identityKind: identityKindOf(form.identity_kind),
        submittedAt: row.submitted_at,
        status: row.status,
        since: row.status_at,
        reason: row.status_reason,
        fee: feeRequest.state,
        feeDay: row.fee_at,
        feeLastDay: feeRequest.lastDay,
        isSeatOffered: feeRequest.isSeatOffered === true,
        listDays: await readListDays(feeDeps)(db, row),
        history: statusHistory(events),
        isStopped: row.messages_stopped_at !== null,
        awaitedMarks: state && { state, lastDay },
        hasPercentages: form.highschool_percentage !== "" && form.i_percentage !== "",
        ...claimsOf(form, events),
      },
    }
  }
