import type { FeeTime } from "#domain/admission/session.ts"
import { dayInIndia } from "#domain/fields/india-time.ts"
import { toIsoDate } from "#domain/fields/iso-date.ts"
import { textUpTo, required } from "#domain/fields/text-schemas.ts"
import { type Actor, may } from "#domain/staff/permissions.ts"
import { stampOf } from "#server/features/audit/audit.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import type { Database } from "#server/platform/database/connect.ts"
import type { ApplicationsTable } from "#server/platform/database/tables.ts"

import { findApplicationRow } from "../application-row.ts"
import type { EventData } from "./application-events.ts"
import {
  allOrNothing,
  changeApplicationRow,
  refused,
  type StaffActionResult,
} from "./change-application-row.ts"
import { acceptForFee, type SeatOffers } from "./seat-offer.ts"

type Deps = Pick<SiteDeps, "db" | "now" | "findSession"> & { offers: SeatOffers }

const noFee = { date: "", reference: "", reason: "" }

/** A journal number without what people write differently: letter case, spaces and hyphens. */
export const journalKey = (reference: string) =>
  reference.replaceAll(/[\s\p{Pd}]/gu, "").toUpperCase() || null

/** Sets the fee status and its details. */
const changeFee = (
  within: Database,
  { now }: Pick<Deps, "now">,
  row: ApplicationsTable,
  { to, date, reference, reason }: Omit<EventData["fee"], "from">,
  actor: Actor,
) =>
  changeApplicationRow(within, row, {
    changes: {
      fee_status: to,
      fee_at: date || null,
      fee_reference: reference,
      fee_journal: journalKey(reference),
      // The reason why a fee is due again is in the history alone.
      fee_reason: to === "exempt" ? reason : "",
    },
    event: { kind: "fee", data: { from: row.fee_status, to, date, reference, reason } },
    audit: { action: `fee ${to}`, details: { from: row.fee_status, to } },
    stamp: stampOf({ now }, actor.name),
  })

/**
 * Settles a fee that is due, if the offer of a seat allows it. `feeDue` is read before the transaction: SQLite has one
 * connection.
 */
const settleFee = async (
  within: Database,
  { feeDue, ...deps }: Deps & { feeDue: FeeTime },
  row: ApplicationsTable,
  fee: Parameters<typeof changeFee>[3],
  actor: Actor,
): Promise<StaffActionResult> => {
  const changed = await changeFee(within, deps, row, fee, actor)
  if (changed.outcome !== "stored") return changed
  const stamp = stampOf(deps, actor.name)
  const refusal = await acceptForFee(deps.offers, within, row, { feeDue, stamp })
  return refusal ?? changed
}

/** When the fee of an application is due. A session that was deleted took it with the application. */
const feeTimeOf = async ({ findSession }: Deps, { session }: ApplicationsTable): Promise<FeeTime> =>
  (await findSession(session))?.fee_due ?? "with_application"

/** The bank gave this journal number to the deposit of another application. */
export interface JournalTaken {
  outcome: "journal_taken"
  other: Pick<ApplicationsTable, "applicant_name"> & { id: string }
}

/** The application of the session that has a journal number. */
const findByJournal = (
  within: Database,
  { session, admission_code }: ApplicationsTable,
  key: string,
) =>
  within
    .selectFrom("applications")
    .select(["admission_code as id", "applicant_name"])
    .where("fee_journal", "=", key)
    .where("session", "=", session)
    .where("admission_code", "!=", admission_code)
    .executeTakeFirst()

const firstError = (error: { issues: { message: string }[] }) => [error.issues[0]!.message]

/** Parses a typed day; a day in the future is refused. */
const readDay = (input: unknown, today: string) => {
  const day = toIsoDate(input)
  if (!day) return { wrong: "day.format" }
  return day > today ? { wrong: "day.future" } : { day }
}

/**
 * Records the deposit of a fee that is due: its day, and the journal number on the bank slip. A number belongs to one
 * application of a session.
 */
export const receiveFee =
  (deps: Deps) =>
  async (
    code: string,
    input: { date: unknown; reference: unknown },
    actor: Actor,
  ): Promise<StaffActionResult | JournalTaken> => {
    const date = readDay(input.date, dayInIndia(deps.now()))
    const reference = required(textUpTo(60)).safeParse(input.reference)
    if (date.wrong !== undefined || !reference.success) {
      return refused({
        ...(date.wrong !== undefined && { date: [date.wrong] }),
        ...(!reference.success && { reference: firstError(reference.error) }),
      })
    }
    const row = await findApplicationRow(deps.db, code)
    if (!row) return { outcome: "unknown" }
    if (row.fee_status !== "due") return { outcome: "not_possible" }
    const fee = { ...noFee, to: "received" as const, date: date.day, reference: reference.data }
    const key = journalKey(fee.reference)
    const feeDue = await feeTimeOf(deps, row)
    return allOrNothing<StaffActionResult | JournalTaken>(deps.db, async (transaction) => {
      const other = key === null ? undefined : await findByJournal(transaction, row, key)
      if (other) return { outcome: "journal_taken", other }
      return settleFee(transaction, { ...deps, feeDue }, row, fee, actor)
    })
  }

/** Exempts an applicant from a fee that is due, for example the holder of a freeship card. */
export const exemptFee =
  (deps: Deps) =>
  async (code: string, input: unknown, actor: Actor): Promise<StaffActionResult> => {
    const reason = required(textUpTo(300)).safeParse(input)
    if (!reason.success) return refused({ reason: firstError(reason.error) })
    const row = await findApplicationRow(deps.db, code)
    if (!row) return { outcome: "unknown" }
    if (row.fee_status !== "due") return { outcome: "not_possible" }
    const fee = { ...noFee, to: "exempt" as const, reason: reason.data }
    const feeDue = await feeTimeOf(deps, row)
    return allOrNothing(deps.db, (transaction) =>
      settleFee(transaction, { ...deps, feeDue }, row, fee, actor),
    )
  }

/**
 * Reverts a mistaken deposit or exemption with a reason: the fee is due again. Undoing an exemption needs the permission
 * `fees.exempt`. The history keeps both events.
 */
export const undoFee =
  (deps: Pick<Deps, "db" | "now">) =>
  async (code: string, input: unknown, actor: Actor): Promise<StaffActionResult> => {
    const reason = required(textUpTo(300)).safeParse(input)
    if (!reason.success) return refused({ reason: firstError(reason.error) })
    const row = await findApplicationRow(deps.db, code)
    if (!row) return { outcome: "unknown" }
    if (row.fee_status === "due") return { outcome: "not_possible" }
    if (row.fee_status === "exempt" && !may(actor.role, "fees.exempt")) {
      return { outcome: "not_allowed" }
    }
    const fee = { ...noFee, to: "due" as const, reason: reason.data }
    return deps.db
      .transaction()
      .execute((transaction) => changeFee(transaction, deps, row, fee, actor))
  }
