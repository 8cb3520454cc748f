import { type RawBuilder, sql } from "kysely"

import type { Database } from "#server/platform/database/connect.ts"
import type { ApplicationsTable } from "#server/platform/database/tables.ts"

import {
  type ApplicationFilter,
  type CountSource,
  type DayCount,
  buildApplicationQuery,
  startOfDay,
  whereAll,
} from "./application-query.ts"
import { maxCountedRows } from "./count-rows.ts"
import type { Sorting } from "./search-applications.ts"

export interface ApplicationListQuery {
  filter: ApplicationFilter
  sort: Sorting
  order: "asc" | "desc"
  limit: number
  offset: number
}

const columns = [
  "admission_code",
  "applicant_name",
  "course",
  "category",
  "session",
  "status",
  "status_at",
  "submitted_at",
  "day",
  "applicant_mobile",
  "aadhaar_last_four",
  "fee",
  "fee_status",
  "seen_at",
  "source",
  "version",
] as const satisfies (keyof ApplicationsTable)[]

/** One row of the list. */
export interface ListedApplication extends Omit<
  Pick<ApplicationsTable, (typeof columns)[number]>,
  "admission_code"
> {
  /** The admission code. */
  id: string
}

/** A page of the list, with the total over all pages. */
export interface ApplicationList extends CountSource {
  applications: ListedApplication[]
}

type Row = Omit<ListedApplication, "id"> & { admission_code: string }

const listed = ({ admission_code, ...row }: Row): ListedApplication => ({
  id: admission_code,
  ...row,
})

/** The list rows of these admission codes. Unknown codes are left out. */
export const findListedApplications =
  ({ db }: { db: Database }) =>
  async (codes: readonly string[]): Promise<ListedApplication[]> => {
    if (codes.length === 0) return []
    const rows = db.selectFrom("applications").select(columns)
    return (await rows.where("admission_code", "in", [...codes]).execute()).map(listed)
  }

/** Order, limit and offset of the SQL query for a page. */
interface Part {
  order: "asc" | "desc"
  limit: number
  offset: number
  conditions?: RawBuilder<unknown>[]
}

/** Reads the page from the nearer end of the list, so that the last page needs no large offset. */
const fromNearerEnd = ({ order, limit, offset }: ApplicationListQuery, total: number): Part => {
  if (offset <= total / 2) return { order, limit, offset }
  const rest = Math.max(0, total - offset)
  const shown = Math.min(limit, rest)
  return { order: order === "asc" ? "desc" : "asc", limit: shown, offset: rest - shown }
}

/**
 * Starts at the day on which the page begins, found from the counts per day. The offset is then at most one day's
 * applications.
 */
const fromItsDay = ({ order, limit, offset }: ApplicationListQuery, days: DayCount[]): Part => {
  let rest = offset
  for (const { day, count } of order === "asc" ? days : days.toReversed()) {
    if (rest < count) {
      const fromDay =
        order === "asc"
          ? sql`a.submitted_at >= ${startOfDay(day)}`
          : sql`a.submitted_at < ${startOfDay(day, 1)}`
      return { order, limit, offset: rest, conditions: [fromDay] }
    }
    rest -= count
  }
  return { order, limit: 0, offset: 0 }
}

/** Lists applications for the staff: search, filter, sorting and pagination. */
export const listApplications =
  (listing: { db: Database; currentSession: () => Promise<string> }) =>
  async (page: ApplicationListQuery): Promise<ApplicationList> => {
    const { filter, sort, limit, offset } = page
    const asked = await buildApplicationQuery(listing, filter, sort)
    const show = async (part: Part) => {
      const inOrder = (alias: string, order: "asc" | "desc") => {
        const direction = sql.raw(order)
        return sql`order by ${sql.ref(`${alias}.${sort}`)} ${direction}, ${sql.ref(`${alias}.admission_code`)} ${direction}`
      }
      const { rows } = await sql<Row>`
        select ${sql.join(columns.map((column) => sql.ref(`shown.${column}`)))} from applications as shown
        where shown.admission_code in (
          select a.admission_code from ${asked.from(maxCountedRows + 1)}
          ${whereAll([...asked.conditions, ...(part.conditions ?? [])])}
          ${inOrder("a", part.order)} limit ${part.limit} offset ${part.offset}
        ) ${inOrder("shown", page.order)}`.execute(listing.db)
      return rows.map(listed)
    }

    if (asked.countByDay) {
      const days = await asked.countByDay()
      const total = days.reduce((sum, { count }) => sum + count, 0)
      const part = sort === "submitted_at" ? fromItsDay(page, days) : fromNearerEnd(page, total)
      return { applications: await show(part), total, isTotalExact: true }
    }
    if (!asked.isWalked) {
      const counted = await asked.count()
      const part = counted.isTotalExact ? fromNearerEnd(page, counted.total) : page
      return { applications: await show(part), ...counted }
    }
    // Counting would be slow here: fetch one extra row to learn whether there is a next page.
    const applications = await show({ ...page, limit: limit + 1 })
    // An empty page past the end does not tell the total, so count.
    const isBehind = applications.length === 0 && offset > 0
    const seen = { total: offset + applications.length, isTotalExact: applications.length <= limit }
    return {
      applications: applications.slice(0, limit),
      ...(isBehind ? await asked.count() : seen),
    }
  }
