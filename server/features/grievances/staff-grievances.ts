import type { ExpressionBuilder } from "kysely"

import { dayInIndia } from "#domain/fields/india-time.ts"
import { isLate, wasClosedLate } from "#domain/grievances/grievance-clock.ts"
import { confidentialCategories } from "#domain/grievances/grievance-fields.ts"
import type { GrievanceCategory } from "#domain/grievances/grievance-names.ts"
import { may } from "#domain/staff/permissions.ts"
import type { Caller } from "#server/features/define-call.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { countRows } from "#server/platform/database/dialect.ts"
import type { Tables } from "#server/platform/database/tables.ts"

import { findGrievance, type GrievanceRow, listEvents } from "./grievance-rows.ts"

/** Which grievances a list shows. */
export interface GrievanceFilter {
  state: "open" | "closed" | undefined
  isMine: boolean
  isLate: boolean
  category: GrievanceCategory | undefined
}

/** The member who reads or acts. */
export type Reader = Pick<Caller, "actor" | "member">

type Deps = Pick<SiteDeps, "db" | "now">

/** Those about ragging and harassment are read by few (specification 3.18). */
const isVisibleTo =
  ({ actor, member }: Reader) =>
  (row: ExpressionBuilder<Tables, "grievances">) =>
    may(actor.role, "grievances.confidential")
      ? row.lit(true)
      : row.or([
          row("category", "not in", confidentialCategories),
          row("responsible_id", "=", member.id),
        ])

const visibleTo = (db: Database, reader: Reader) =>
  db.selectFrom("grievances").where((row) => isVisibleTo(reader)(row))

const matching = (
  db: Database,
  filter: GrievanceFilter,
  { reader, today }: { reader: Reader; today: string },
) =>
  visibleTo(db, reader)
    .$if(filter.state === "open" || filter.isLate, (rows) => rows.where("closed_at", "is", null))
    .$if(filter.state === "closed", (rows) => rows.where("closed_at", "is not", null))
    .$if(filter.isLate, (rows) => rows.where("due_on", "<", today))
    .$if(filter.isMine, (rows) => rows.where("responsible_id", "=", reader.member.id))
    .$if(filter.category !== undefined, (rows) => rows.where("category", "=", filter.category!))

const listNames = async (db: Database) => {
  const members = await db.selectFrom("staff").select(["id", "name"]).execute()
  return new Map(members.map(({ id, name }) => [id, name]))
}

/** One page of the grievances: open ones first, the earliest due first; then closed ones, the latest first. */
const list =
  ({ db, now }: Deps) =>
  async (
    filter: GrievanceFilter,
    { page, perPage }: { page: number; perPage: number },
    reader: Reader,
  ) => {
    const today = dayInIndia(now())
    const found = matching(db, filter, { reader, today })
    const rows = await found
      .select(["id", "number", "category", "name", "at", "due_on", "closed_at", "outcome"])
      .select("responsible_id")
      .orderBy((row) => row.case().when("closed_at", "is", null).then(0).else(1).end())
      .orderBy((row) => row.case().when("closed_at", "is", null).then(row.ref("due_on")).end())
      .orderBy("closed_at", "desc")
      .orderBy("id")
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute()
    const names = await listNames(db)
    const grievances = rows.map(({ id: _id, number, responsible_id, ...row }) => ({
      ...row,
      id: number,
      responsible: (responsible_id && names.get(responsible_id)) ?? null,
      isLate: isLate(row, today),
    }))
    return { grievances, total: await countRows(found) }
  }

/** A row that the member may read; undefined if there is none. In a transaction it is locked. */
export const findVisible = async (db: Database, number: string, reader: Reader) => {
  const row = await findGrievance(db, "number", number)
  if (!row) return undefined
  const isConfidential = (confidentialCategories as readonly string[]).includes(row.category)
  const isAllowed =
    !isConfidential ||
    row.responsible_id === reader.member.id ||
    may(reader.actor.role, "grievances.confidential")
  return isAllowed ? row : undefined
}

/** Everything about a grievance, but the code that opens its page. */
const describe = async ({ db, now }: Deps, row: GrievanceRow) => {
  const { category, text, name, mobile, email, address, reference, language } = row
  const { number, at, due_on, closed_at, outcome, responsible_id } = row
  return {
    id: number,
    category,
    text,
    name,
    mobile,
    email,
    address,
    reference,
    language,
    at,
    due_on,
    closed_at,
    outcome,
    responsible_id,
    isLate: isLate(row, dayInIndia(now())),
    events: await listEvents(db, row.id),
  }
}

export type StaffGrievance = Awaited<ReturnType<typeof describe>>
export type ListedGrievance = Awaited<ReturnType<ReturnType<typeof list>>>["grievances"][number]

/** How many are open, late and one's own, for the dashboard. */
const count =
  ({ db, now }: Deps) =>
  async (reader: Reader) => {
    const none = { state: "open", isMine: false, isLate: false, category: undefined } as const
    const today = dayInIndia(now())
    const countOf = (filter: Partial<GrievanceFilter>) =>
      countRows(matching(db, { ...none, ...filter }, { reader, today }))
    return {
      open: await countOf({}),
      late: await countOf({ isLate: true }),
      mine: await countOf({ isMine: true }),
    }
  }

/** The clocks of all grievances: their report counts confidential ones too, and names nobody. */
export const readClocks = async (db: Database) => {
  const rows = await db
    .selectFrom("grievances")
    .select(["id", "category", "at", "due_on", "closed_at"])
    .orderBy("id")
    .execute()
  const events = await db
    .selectFrom("grievance_events")
    .select(["grievance_id", "kind", "at", "detail"])
    .where("kind", "in", ["received", "closed", "reopened"])
    .orderBy("id")
    .execute()
  const histories = Map.groupBy(events, ({ grievance_id }) => Number(grievance_id))
  return rows.map(({ id, ...row }) => ({
    ...row,
    was_late: wasClosedLate(histories.get(Number(id)) ?? []),
  }))
}

/** What staff read of grievances. */
export const createStaffGrievances = (deps: Deps) => ({
  list: list(deps),
  count: count(deps),
  find: async (number: string, reader: Reader) => {
    const row = await findVisible(deps.db, number, reader)
    return row && describe(deps, row)
  },
})
