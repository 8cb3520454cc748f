import type { Transaction } from "kysely"

import type { GrievanceAct } from "#domain/grievances/grievance-names.ts"
import { formatGrievanceNumber } from "#domain/grievances/grievance-number.ts"
import type { Grievance } from "#domain/grievances/grievance.ts"
import type { AuditStamp } from "#server/features/audit/audit.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { locked } from "#server/platform/database/dialect.ts"
import type { GrievancesTable, Tables } from "#server/platform/database/tables.ts"

/** A stored grievance. */
export type GrievanceRow = Omit<GrievancesTable, "id"> & { id: number }

/** The subject of a grievance in the audit log. */
export const subjectOf = ({ number }: Pick<GrievanceRow, "number">) => `grievances/${number}`

/** A grievance by a column that is unique. In a transaction its row is locked. */
export const findGrievance = async (
  db: Database,
  column: "number" | "submission_hash",
  value: string,
): Promise<GrievanceRow | undefined> => {
  const query = db.selectFrom("grievances").selectAll().where(column, "=", value)
  const row = await locked(db, query).executeTakeFirst()
  return row && { ...row, id: Number(row.id) }
}

/** Takes the next number of a year. Locks its counter until the end of the transaction. */
const takeNumber = async (transaction: Transaction<Tables>, year: string) => {
  const { last } = await transaction
    .insertInto("grievance_counters")
    .values({ year, last: 1 })
    .onConflict((conflict) =>
      conflict.column("year").doUpdateSet((row) => ({
        last: row("grievance_counters.last", "+", 1),
      })),
    )
    .returning("last")
    .executeTakeFirstOrThrow()
  return formatGrievanceNumber(year, last)
}

type NewGrievance = Grievance &
  Pick<
    GrievancesTable,
    "code" | "submission_hash" | "language" | "at" | "due_on" | "responsible_id"
  >

export const insertGrievance = async (
  transaction: Transaction<Tables>,
  grievance: NewGrievance,
  year: string,
): Promise<GrievanceRow> => {
  const row = {
    ...grievance,
    number: await takeNumber(transaction, year),
    closed_at: null,
    outcome: null,
    changed_at: grievance.at,
  }
  const { id } = await transaction
    .insertInto("grievances")
    .values(row)
    .returning("id")
    .executeTakeFirstOrThrow()
  return { ...row, id: Number(id) }
}

interface NewEvent {
  kind: GrievanceAct
  text?: string
  detail?: string
}

/** Adds an event to the history, and makes the changes that it means. */
export const addEvent = async (
  transaction: Database,
  id: number,
  { by, at }: AuditStamp,
  { kind, text = "", detail = "" }: NewEvent,
  changes: Partial<Pick<GrievanceRow, "responsible_id" | "closed_at" | "outcome" | "due_on">> = {},
) => {
  await transaction
    .insertInto("grievance_events")
    .values({ grievance_id: id, at, actor: by, kind, text, detail })
    .execute()
  await transaction
    .updateTable("grievances")
    .set({ ...changes, changed_at: at })
    .where("id", "=", id)
    .execute()
}

/** The history of a grievance, oldest first. */
export const listEvents = async (db: Database, id: number) => {
  const rows = await db
    .selectFrom("grievance_events")
    .select(["id", "at", "actor", "kind", "text", "detail"])
    .where("grievance_id", "=", id)
    .orderBy("id")
    .execute()
  return rows.map((row) => ({ ...row, id: Number(row.id) }))
}

/** Erases the grievances with these numbers, and their history. Returns which were there. */
export const eraseGrievances = async (within: Database, numbers: readonly string[]) => {
  if (numbers.length === 0) return []
  const wanted = within.selectFrom("grievances").select("id").where("number", "in", numbers)
  await within.deleteFrom("grievance_events").where("grievance_id", "in", wanted).execute()
  const rows = await within
    .deleteFrom("grievances")
    .where("number", "in", numbers)
    .returning("number")
    .execute()
  return rows.map(({ number }) => number)
}

/** The numbers of the grievances that give this mobile number, or this e-mail address in lower case. */
export const findNumbersByContact = async (
  db: Database,
  column: "mobile" | "email",
  value: string,
) => {
  const rows = await db
    .selectFrom("grievances")
    .select("number")
    .where((row) => row(row.fn<string>("lower", [column]), "=", value))
    .orderBy("id")
    .execute()
  return rows.map(({ number }) => number)
}

/** The grievances with these numbers. */
export const listGrievances = async (
  db: Database,
  numbers: readonly string[],
): Promise<GrievanceRow[]> => {
  if (numbers.length === 0) return []
  const rows = await db
    .selectFrom("grievances")
    .selectAll()
    .where("number", "in", numbers)
    .orderBy("id")
    .execute()
  return rows.map((row) => ({ ...row, id: Number(row.id) }))
}
