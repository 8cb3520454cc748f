import type { FeeTime } from "#domain/admission/session.ts"
import { hasLeft } from "#domain/applications/workflow.ts"
import type { AuditDetails } from "#domain/audit/audit-details.ts"
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
import { acceptForFee, type SeatOffers } from "./seat-offer.ts"

type Deps = Pick<SiteDeps, "db" | "now" | "findSession"> & { offers: SeatOffers }

const noFee = { date: "", reference: "", reason: "" }

/** Another deposit of the session that has the same journal number. */
type Repeat = AuditDetails["fee received"]["journal"]

/** A journal number without what people write differently: letter case, spaces and hyphens. */
export const journalKey = (reference: string) =>
  reference.replaceAll(/[\s\p{Pd}]/gu, "").toUpperCase() || null

/** Sets the fee status and its details. */
const changeFee = (
  within: Database,
  { now }: Pick<Deps, "now">,
  row: ApplicationsTable,
  { repeat, ...fee }: Omit<EventData["fee"], "from"> & { repeat?: Repeat },
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
      details: { from: row.fee_status, to, ...(repeat && { journal: repeat }) },
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
  other: Pick<ApplicationsTable, "applicant_name" | "fee_at"> & { id: string }
}

/** Another application of the session that has the journal number: one of the same day, if there is any. */
const findByJournal = async (
  within: Database,
  { session, admission_code }: ApplicationsTable,
  { date, reference }: Pick<EventData["fee"], "date" | "reference">,
) => {
  const key = journalKey(reference)
  if (key === null) return undefined
  const others = await within
    .selectFrom("applications")
    .select(["admission_code as id", "applicant_name", "fee_at"])
    .where((row) =>
      row.or([
        row("fee_journal", "=", key),
        // One that repeats a number of its day has it only as it was typed.
        row.and([row("fee_at", "=", date), row("fee_reference", "=", reference)]),
      ]),
    )
    .where("session", "=", session)
    .where("admission_code", "!=", admission_code)
    .execute()
  return others.find(({ fee_at }) => fee_at === date) ?? others[0]
}

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
  /** Why another deposit of the same day has the number. */
  reason?: unknown
}

/** A confirmed repeat of a journal number. On one day it needs an officer and a reason: most often a slip was used twice. */
const readRepeat = (
  isSameDay: boolean,
  input: DepositSlip,
  { role }: Actor,
): StaffActionResult | { outcome: "confirmed"; repeat: Repeat; reason: string } => {
  if (!isSameDay) return { outcome: "confirmed", repeat: "another_day", reason: "" }
  if (!may(role, "fees.exempt")) return { outcome: "not_allowed" }
  const reason = required(textUpTo(300)).safeParse(input.reason)
  if (!reason.success) return refused({ reason: firstError(reason.error) })
  return { outcome: "confirmed", repeat: "same_day", reason: reason.data }
}

/**
 * Records the deposit of a fee that is due: its day, and the journal number on the bank slip. A number that another application of
 * the session has is refused, unless it is confirmed as a repeat.
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
    const fee = { ...noFee, to: "received" as const, date: date.day, reference: reference.data }
    const feeDue = await feeTimeOf(deps, row)
    return allOrNothing<StaffActionResult | JournalTaken>(deps.db, async (transaction) => {
      const settle = (settled: Parameters<typeof settleFee>[3]) =>
        settleFee(transaction, { ...deps, feeDue }, row, settled, actor)
      const other = await findByJournal(transaction, row, fee)
      if (!other) return settle(fee)
      if (!input.isRepeat) return { outcome: "journal_taken", other }
      const read = readRepeat(other.fee_at === fee.date, input, actor)
      if (read.outcome !== "confirmed") return read
      return settle({ ...fee, repeat: read.repeat, reason: read.reason })
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
    return deps.db.transaction().execute(async (transaction) => {
      const changed = await changeFee(transaction, deps, row, fee, actor)
      // The fee of an application that left is due again only when it was paid back.
      const isRefund = row.fee_status === "received" && hasLeft(row.status)
      if (changed.outcome === "stored" && isRefund) {
        const { at } = stampOf(deps, actor.name)
        const event = `version ${row.version + 1}`
        await queueNotices(transaction, [code], { kind: "refund", event, at })
      }
      return changed
    })
  }
