import { sql } from "kysely"

import { type FeeStatus, feeStatuses, hasLeft, type Status } from "#domain/applications/workflow.ts"
import { timeInIndia } from "#domain/fields/india-time.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { isPostgres } from "#server/platform/database/dialect.ts"
import type { ApplicationEventsTable } from "#server/platform/database/tables.ts"

import { feeConditions, type Listing } from "./application-query.ts"

/** How far the applications of a course are. Each number includes those that are further. */
export interface CourseFunnel {
  course: string
  received: number
  /** Somebody has begun to check it, or it was decided. */
  begun: number
  verified: number
  admitted: number
}

/** The report on a session for the principal. No number belongs to one applicant by name. */
export interface SessionReport {
  session: string
  courses: CourseFunnel[]
  /**
   * In rupees. Without applications that were rejected, withdrawn or cancelled, unless their fee was received. Due are
   * those that the session asks for now.
   */
  fees: Record<FeeStatus, { applications: number; rupees: number }>
  groups: { category: string; gender: string; received: number; admitted: number }[]
  /** The last day with an application, and its applications by hour of the day in India; null without any. */
  lastDay: { day: string; hours: number[] } | null
  /** What members of staff did with applications, the busiest first. */
  staff: { name: string; total: number; events: Partial<Record<EventKind, number>> }[]
}

type EventKind = ApplicationEventsTable["kind"]

const verified: readonly Status[] = ["verified", "admitted"]

const countGroups = async (db: Database, session: string) => {
  const gender = isPostgres(db)
    ? sql<string>`form::json ->> 'gender'`
    : sql<string>`form ->> 'gender'`
  const rows = await db
    .selectFrom("applications")
    .select((row) => [
      "course",
      "category",
      "status",
      "fee_status",
      gender.as("gender"),
      row.fn.countAll().as("count"),
      row.fn.sum("fee").as("rupees"),
    ])
    .where("session", "=", session)
    .groupBy(["course", "category", "status", "fee_status", gender])
    .orderBy("course")
    .orderBy("category")
    .orderBy(gender)
    .execute()
  return rows.map((row) => ({ ...row, count: Number(row.count), rupees: Number(row.rupees) }))
}

type Group = Awaited<ReturnType<typeof countGroups>>[number]

const sumOf = (groups: readonly Group[], isCounted: (group: Group) => boolean = () => true) =>
  groups.filter(isCounted).reduce((sum, { count }) => sum + count, 0)

const isAdmitted = ({ status }: Group) => status === "admitted"

const funnelsOf = (groups: readonly Group[]): CourseFunnel[] =>
  [...Map.groupBy(groups, ({ course }) => course)].map(([course, own]) => ({
    course,
    received: sumOf(own),
    begun: sumOf(own, ({ status }) => status !== "submitted"),
    verified: sumOf(own, ({ status }) => verified.includes(status)),
    admitted: sumOf(own, isAdmitted),
  }))

const feesOf = (groups: readonly Group[]) =>
  Object.fromEntries(
    feeStatuses.map((feeStatus) => {
      const own = groups.filter(
        ({ status, fee_status }) =>
          fee_status === feeStatus && (feeStatus === "received" || !hasLeft(status)),
      )
      const rupees = own.reduce((sum, group) => sum + group.rupees, 0)
      return [feeStatus, { applications: sumOf(own), rupees }]
    }),
  ) as SessionReport["fees"]

const peopleOf = (groups: readonly Group[]) =>
  [...Map.groupBy(groups, ({ category, gender }) => `${category} ${gender}`).values()].map(
    (own) => ({
      category: own[0]!.category,
      gender: own[0]!.gender,
      received: sumOf(own),
      admitted: sumOf(own, isAdmitted),
    }),
  )

const readLastDay = async (db: Database, session: string): Promise<SessionReport["lastDay"]> => {
  const ofSession = db.selectFrom("applications").where("session", "=", session)
  const last = await ofSession.select((row) => row.fn.max("day").as("day")).executeTakeFirst()
  if (!last?.day) return null
  const rows = await ofSession.select("submitted_at").where("day", "=", last.day).execute()
  const hours = Array<number>(24).fill(0)
  for (const row of rows) hours[Number(timeInIndia(new Date(row.submitted_at)).slice(0, 2))]!++
  return { day: last.day, hours }
}

const countStaffWork = async (db: Database, session: string): Promise<SessionReport["staff"]> => {
  const rows = await db
    .selectFrom("application_events")
    .innerJoin("applications", "applications.admission_code", "application_events.admission_code")
    .select((row) => ["actor", "kind", row.fn.countAll().as("count")])
    .where("session", "=", session)
    .groupBy(["actor", "kind"])
    .execute()
  return [...Map.groupBy(rows, ({ actor }) => actor)]
    .map(([name, own]) => ({
      name,
      total: own.reduce((sum, { count }) => sum + Number(count), 0),
      events: Object.fromEntries(own.map(({ kind, count }) => [kind, Number(count)])),
    }))
    .toSorted((a, b) => b.total - a.total || a.name.localeCompare(b.name))
}

/** The fees that are due and asked: where the fee follows the offer, hopes are not counted. */
const sumFeesDue = async (listing: Listing, session: string) => {
  const isFeeAsked = await feeConditions(listing).isAsked(session)
  const row = await listing.db
    .selectFrom("applications")
    .select((columns) => [
      columns.fn.countAll().as("applications"),
      columns.fn.sum("fee").as("rupees"),
    ])
    .where("session", "=", session)
    .where(isFeeAsked)
    .executeTakeFirstOrThrow()
  return { applications: Number(row.applications), rupees: Number(row.rupees ?? 0) }
}

export const reportSession =
  (listing: Listing) =>
  /** Defaults to the current session. */
  async (named?: string): Promise<SessionReport> => {
    const { db } = listing
    const session = named ?? (await listing.currentSession())
    const groups = await countGroups(db, session)
    return {
      session,
      courses: funnelsOf(groups),
      fees: { ...feesOf(groups), due: await sumFeesDue(listing, session) },
      groups: peopleOf(groups),
      lastDay: await readLastDay(db, session),
      staff: await countStaffWork(db, session),
    }
  }
