import { type RawBuilder, sql } from "kysely"

import { onceAdmitted } from "#domain/applications/workflow.ts"
import {
  type FloodDays,
  type FloodHold,
  type FloodKind,
  floodKinds,
  smallestFlood,
} from "#domain/privacy/floods.ts"
import { daysAgo } from "#domain/privacy/retention.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { locked } from "#server/platform/database/dialect.ts"

import { type DueRecord, lastChangeOf } from "./due-records.ts"
import { lastEventAt } from "./expired-applications.ts"

/** An application of a flood. */
export interface FloodRecord extends DueRecord {
  /** The application number. */
  number: string
  name: string
  submittedAt: string
  /** Whether no member of staff has opened or changed it. */
  isUntouched: boolean
  /** What keeps it; null: it can be removed. */
  hold: FloodHold | null
}

/** Online applications that have something in common, oldest first. */
export interface Flood {
  kind: FloodKind
  /** The hash of the address, network or photo, or the mobile number. */
  key: string
  records: FloodRecord[]
}

/** Where floods are looked for. */
export interface FloodSearch {
  session: string
  days: FloodDays
  /** Later applications are left out, so that a list stays the same while a flood goes on. */
  until: Date
}

/** The largest groups of each kind are shown; a removal makes room for the next. */
const groupsAtMost = 20

const has = (table: string, condition: RawBuilder<unknown>) =>
  sql`exists (select 1 from ${sql.table(table)} as other
    where other.admission_code = applications.admission_code and ${condition})`

/** The first of these that is true keeps the application. */
const holdConditions: Record<FloodHold, RawBuilder<unknown>> = {
  admitted: sql`status in (${sql.join(onceAdmitted)})`,
  fee: sql`fee_status <> 'due'`,
  query: sql`status = 'query'`,
  offer: sql`exists (select 1 from merit_places as place
    inner join merit_rounds as round on round.id = place.round_id and round.withdrawn_at is null
    where place.admission_code = applications.admission_code)`,
  objection: has("merit_objections", sql`true`),
  checked: sql`(status in ('scrutiny', 'verified') or ${has(
    "application_events",
    sql`(other.kind in ('claim', 'correction')
      or (other.kind = 'status' and other.data like '%"verified"%'))`,
  )} or ${has(
    "duplicate_settlements",
    // Kept, or told apart from the owner of the number: staff have seen the card.
    sql`(other.kept = applications.admission_code
      or (other.decision = 'different_people' and other.kept is not null))`,
  )})`,
}
const hold = sql<FloodHold | null>`case ${sql.join(
  Object.entries(holdConditions).map(([name, when]) => sql`when ${when} then ${sql.lit(name)}`),
  sql` `,
)} end`

const onlineIn = (db: Database, { session, days, until }: FloodSearch) =>
  db
    .selectFrom("applications")
    .where("applications.session", "=", session)
    .where("applications.source", "=", "online")
    .where("applications.submitted_at", "<=", until.toISOString())
    .$if(days > 0, (query) => query.where("applications.submitted_at", ">=", daysAgo(until, days)))

/** The values that at least `smallestFlood` applications have in common, the most frequent first. */
const listKeys = async (db: Database, kind: FloodKind, search: FloodSearch) => {
  const column = sql.ref<string>(
    kind === "mobile" ? "applications.applicant_mobile" : `origin.${kind}`,
  )
  const rows = await onlineIn(db, search)
    .leftJoin(
      "application_origins as origin",
      "origin.admission_code",
      "applications.admission_code",
    )
    .select(column.as("key"))
    .where(column, "<>", "")
    .groupBy(column)
    .having((row) => row(row.fn.countAll(), ">=", smallestFlood))
    .orderBy((row) => row.fn.countAll(), "desc")
    .orderBy(column)
    .limit(groupsAtMost)
    .execute()
  return rows.map(({ key }) => key)
}

const listRecords = async (db: Database, kind: FloodKind, key: string, search: FloodSearch) => {
  const rows = await locked(db, onlineIn(db, search))
    .where((row) =>
      kind === "mobile"
        ? row("applicant_mobile", "=", key)
        : row(
            "applications.admission_code",
            "in",
            row.selectFrom("application_origins").select("admission_code").where(kind, "=", key),
          ),
    )
    .select(["admission_code", "application_number", "applicant_name", "submitted_at"])
    .select(["status", "status_at", "seen_at", "assigned_to", hold.as("hold")])
    .select(lastEventAt)
    .orderBy("submitted_at")
    .orderBy("admission_code")
    .execute()
  return rows.map((row): FloodRecord => {
    const { admission_code: id, submitted_at, status_at, event_at, seen_at, assigned_to } = row
    const isTouched = [event_at, seen_at, assigned_to].some((value) => value !== null)
    return {
      id,
      number: row.application_number,
      name: row.applicant_name,
      submittedAt: submitted_at,
      changedAt: lastChangeOf([submitted_at, status_at, event_at]),
      isUntouched: row.status === "submitted" && !isTouched,
      hold: row.hold,
    }
  })
}

/** The floods of one kind. In a transaction their rows are locked until its end. */
export const findFloodsOf = async (db: Database, kind: FloodKind, search: FloodSearch) => {
  const floods: Flood[] = []
  for (const key of await listKeys(db, kind, search)) {
    floods.push({ kind, key, records: await listRecords(db, kind, key, search) })
  }
  return floods
}

/** All floods. One of the same applications as another, as of an address and its network, is left out. */
export const findFloods = async (db: Database, search: FloodSearch): Promise<Flood[]> => {
  const floods: Flood[] = []
  const known = new Set<string>()
  for (const kind of floodKinds) {
    for (const flood of await findFloodsOf(db, kind, search)) {
      const ids = flood.records.map(({ id }) => id).join()
      if (!known.has(ids)) floods.push(flood)
      known.add(ids)
    }
  }
  return floods
}
