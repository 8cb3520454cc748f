import type { FeeTime } from "#domain/admission/session.ts"
import { feeRequestOf, seatOf } from "#domain/applications/fee-request.ts"
import { hasLeft, isDecided } from "#domain/applications/workflow.ts"
import { dayInIndia } from "#domain/fields/india-time.ts"
import { toIsoDate } from "#domain/fields/iso-date.ts"
import { textUpTo, required } from "#domain/fields/text-schemas.ts"
import { type Actor, may } from "#domain/staff/permissions.ts"
import { stampOf } from "#server/features/audit/audit.ts"
import { queueNotices } from "#server/features/outgoing/outgoing.ts"
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
import { isAdmittedElsewhere } from "./change-status.ts"
import { findByJournal, journalKey, type JournalTaken, type Repeat } from "./fee-journal.ts"
import { acceptForFee, type SeatOffers } from "./seat-offer.ts"

type Deps = Pick<SiteDeps, "db" | "now" | "findSession"> & { offers: SeatOffers }

const noFee = { date: "", reference: "", reason: "" }

/** Sets the fee status and its details. */
const changeFee = (
  within: Database,
  { now }: Pick<Deps, "now">,
  row: ApplicationsTable,
  {
    repeat,
    isWithoutSeat,
    ...fee
  }: Omit<EventData["fee"], "from"> & {
    repeat?: Repeat
    isWithoutSeat?: boolean | undefined
  },
  actor: Actor,
) => {
  const { to, date, reference, reason } = fee
  return changeApplicationRow(within, row, {
    changes: {
      fee_status: to,
      fee_at: date || null,
      fee_reference: reference,
      // Of one day the number is unique: the other deposit has it.
      fee_journal: repeat === "same_day" ? null : journalKey(reference),
      // The reason why a fee is due again is in the history alone.
      fee_reason: to === "due" ? "" : reason,
    },
    event: { kind: "fee", data: { from: row.fee_status, to, date, reference, reason } },
    audit: {
      action: `fee ${to}`,
      details: {
        from: row.fee_status,
        to,
        ...(repeat && { journal: repeat }),
        ...(isWithoutSeat && { seat: "without_seat" as const }),
      },
    },
    stamp: stampOf({ now }, actor.name),
  })
}

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
  const { isWithoutSeat } = fee
  const paidOn = fee.date || undefined
  if (paidOn && !isDecided(row.status) && (await isAdmittedElsewhere(within, row))) {
    return isWithoutSeat ? changed : refused({ offer: ["paid_elsewhere"] })
  }
  const stamp = stampOf(deps, actor.name)
  const settled = { feeDue, paidOn, isWithoutSeat, stamp }
  return (await acceptForFee(deps.offers, within, row, settled)) ?? changed
}

/** When the fee of an application is due. A session that was deleted took it with the application. */
const feeTimeOf = async ({ findSession }: Deps, { session }: ApplicationsTable): Promise<FeeTime> =>
  (await findSession(session))?.fee_due ?? "with_application"

const firstError = (error: { issues: { message: string }[] }) => [error.issues[0]!.message]

/** Parses a typed day; a day in the future is refused. */
const readDay = (input: unknown, today: string) => {
  const day = toIsoDate(input)
  if (!day) return { wrong: "day.format" }
  return day > today ? { wrong: "day.future" } : { day }
}

interface DepositSlip {
  date: unknown
  reference: unknown
  /** Whether the number is stored though another deposit has it. */
  isRepeat?: boolean
  /** Whether the money is recorded though there is no seat. */
  isWithoutSeat?: boolean
  /** Why another deposit of the same day has the number, or money is recorded without a seat. */
  reason?: unknown
}

/** The reason of an officer for what a clerk may not record. */
const readReason = (
  input: DepositSlip,
  { role }: Actor,
): StaffActionResult | { outcome: "read"; reason: string } => {
  if (!may(role, "fees.exempt")) return { outcome: "not_allowed" }
  const reason = required(textUpTo(300)).safeParse(input.reason)
  if (!reason.success) return refused({ reason: firstError(reason.error) })
  return { outcome: "read", reason: reason.data }
}

/** A confirmed repeat of a journal number. On one day it needs an officer and a reason: most often a slip was used twice. */
const readRepeat = (
  isSameDay: boolean,
  input: DepositSlip,
  actor: Actor,
): StaffActionResult | { outcome: "confirmed"; repeat: Repeat; reason?: string } => {
  if (!isSameDay) return { outcome: "confirmed", repeat: "another_day" }
  const read = readReason(input, actor)
  if (read.outcome !== "read") return read
  return { outcome: "confirmed", repeat: "same_day", reason: read.reason }
}

/**
 * Records the deposit of a fee that is due: its day, and the journal number on the bank slip. A number that another application of
 * the session has is refused, unless it is confirmed as a repeat. Money without a seat needs an officer and a reason.
 */
export const receiveFee =
  (deps: Deps) =>
  async (
    code: string,
    input: DepositSlip,
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
    const { isWithoutSeat } = input
    const read = isWithoutSeat ? readReason(input, actor) : { outcome: "read" as const, reason: "" }
    if (read.outcome !== "read") return read
    const fee = {
      ...noFee,
      to: "received" as const,
      date: date.day,
      reference: reference.data,
      reason: read.reason,
      isWithoutSeat,
    }
    const feeDue = await feeTimeOf(deps, row)
    return allOrNothing<StaffActionResult | JournalTaken>(deps.db, async (transaction) => {
      const settle = (settled: Parameters<typeof settleFee>[3]) =>
        settleFee(transaction, { ...deps, feeDue }, row, settled, actor)
      const other = await findByJournal(transaction, row, fee)
      if (!other) return settle(fee)
      if (!input.isRepeat) return { outcome: "journal_taken", other }
      const repeated = readRepeat(other.fee_at === fee.date, input, actor)
      if (repeated.outcome !== "confirmed") return repeated
      const { repeat, reason = fee.reason } = repeated
      return settle({ ...fee, repeat, reason })
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
 * Reverts a mistaken deposit or exemption with a reason: the fee is due again. Undoing an exemption, or money without a seat of
 * an application that competes, needs the permission `fees.exempt`. The history keeps both events. Money without a seat is due again only when it was paid back: the applicant
 * gets a message.
 */
export const undoFee =
  (deps: Deps) =>
  async (code: string, input: unknown, actor: Actor): Promise<StaffActionResult> => {
    const reason = required(textUpTo(300)).safeParse(input)
    if (!reason.success) return refused({ reason: firstError(reason.error) })
    const row = await findApplicationRow(deps.db, code)
    if (!row) return { outcome: "unknown" }
    if (row.fee_status === "due") return { outcome: "not_possible" }
    const fee = { ...noFee, to: "due" as const, reason: reason.data }
    const { state } = feeRequestOf({
      fee_due: await feeTimeOf(deps, row),
      status: row.status,
      fee: row.fee_status,
      seat: seatOf(await deps.offers.find(deps.db, row)),
    })
    const isRefund = state === "received_early" || state === "received_without_seat"
    const isOfOfficer = state === "exempt" || (isRefund && !hasLeft(row.status))
    if (isOfOfficer && !may(actor.role, "fees.exempt")) return { outcome: "not_allowed" }
    return deps.db.transaction().execute(async (transaction) => {
      const changed = await changeFee(transaction, deps, row, fee, actor)
      if (changed.outcome === "stored" && isRefund) {
        const { at } = stampOf(deps, actor.name)
        const event = `version ${row.version + 1}`
        await queueNotices(transaction, [code], { kind: "refund", event, at })
      }
      return changed
    })
  }
