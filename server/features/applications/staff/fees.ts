import { toIsoDate } from "#domain/fields/birth-date.ts"
import { dayInIndia } from "#domain/fields/india-time.ts"
import { line, required } from "#domain/fields/text.ts"
import { type Actor, may } from "#domain/staff/permissions.ts"
import type { ApplicationsTable } from "#server/platform/database/tables.ts"
import type { SiteDeps } from "#server/platform/site-deps.ts"

import { findApplicationRow } from "../application-row.ts"
import type { EventData } from "./application-events.ts"
import { changeApplicationRow, refused, type StaffActionResult } from "./change-application-row.ts"

type Deps = Pick<SiteDeps, "db" | "now">

const noFee = { date: "", reference: "", reason: "" }

/** Sets the fee status and its details. */
const changeFee = (
  { db, now }: Deps,
  row: ApplicationsTable,
  { to, date, reference, reason }: Omit<EventData["fee"], "from">,
  actor: Actor,
) =>
  db.transaction().execute((transaction) =>
    changeApplicationRow(transaction, row, {
      changes: {
        fee_status: to,
        fee_at: date || null,
        fee_reference: reference,
        fee_reason: reason,
      },
      event: { kind: "fee", data: { from: row.fee_status, to, date, reference, reason } },
      audit: { action: `fee ${to}`, detail: `${row.fee_status} > ${to}` },
      stamp: { by: actor.name, at: now().toISOString() },
    }),
  )

const firstProblem = (error: { issues: { message: string }[] }) => [error.issues[0]!.message]

/** Parses a typed day; a day in the future is refused. */
const readDay = (typed: unknown, today: string) => {
  const day = toIsoDate(typed)
  if (!day) return { wrong: "day.format" }
  return day > today ? { wrong: "day.future" } : { day }
}

/** Records the deposit of a fee that is due: its day, and the journal number on the bank slip. */
export const receiveFee =
  (deps: Deps) =>
  async (
    code: string,
    typed: { date: unknown; reference: unknown },
    actor: Actor,
  ): Promise<StaffActionResult> => {
    const date = readDay(typed.date, dayInIndia(deps.now()))
    const reference = required(line(60)).safeParse(typed.reference)
    if (date.wrong !== undefined || !reference.success) {
      return refused({
        ...(date.wrong !== undefined && { date: [date.wrong] }),
        ...(!reference.success && { reference: firstProblem(reference.error) }),
      })
    }
    const row = await findApplicationRow(deps.db, code)
    if (!row) return { outcome: "unknown" }
    if (row.fee_status !== "due") return { outcome: "not_possible" }
    const fee = { ...noFee, to: "received" as const, date: date.day, reference: reference.data }
    return changeFee(deps, row, fee, actor)
  }

/** Exempts an applicant from a fee that is due, for example the holder of a freeship card. */
export const exemptFee =
  (deps: Deps) =>
  async (code: string, typed: unknown, actor: Actor): Promise<StaffActionResult> => {
    const reason = required(line(300)).safeParse(typed)
    if (!reason.success) return refused({ reason: firstProblem(reason.error) })
    const row = await findApplicationRow(deps.db, code)
    if (!row) return { outcome: "unknown" }
    if (row.fee_status !== "due") return { outcome: "not_possible" }
    return changeFee(deps, row, { ...noFee, to: "exempt", reason: reason.data }, actor)
  }

/**
 * Reverts a mistaken deposit or exemption: the fee is due again. Undoing an exemption needs the permission
 * `fees.exempt`. The history keeps both events.
 */
export const undoFee =
  (deps: Deps) =>
  async (code: string, actor: Actor): Promise<StaffActionResult> => {
    const row = await findApplicationRow(deps.db, code)
    if (!row) return { outcome: "unknown" }
    if (row.fee_status === "due") return { outcome: "not_possible" }
    if (row.fee_status === "exempt" && !may(actor.role, "fees.exempt")) {
      return { outcome: "not_allowed" }
    }
    return changeFee(deps, row, { ...noFee, to: "due" }, actor)
  }

/** Fees deposited on one day, ordered like the bank's list, and their sum in whole rupees. */
export const listFeesOfDay =
  ({ db }: Pick<Deps, "db">) =>
  async (day: string) => {
    const rows = await db
      .selectFrom("applications")
      .select(["admission_code", "applicant_name", "course", "category", "session", "fee"])
      .select(["fee_at", "fee_reference"])
      .where("fee_at", "=", day)
      .where("fee_status", "=", "received")
      .orderBy("fee_reference")
      .orderBy("admission_code")
      .execute()
    return {
      fees: rows.map(({ admission_code, ...row }) => ({ id: admission_code, ...row })),
      /** Whole rupees. */
      total: rows.reduce((sum, { fee }) => sum + fee, 0),
    }
  }
