import { type RawBuilder, sql } from "kysely"

import type { FeeStatus, Status } from "#domain/applications/workflow.ts"
import { startOfDayInIndia } from "#domain/fields/india-time.ts"
import type { Database } from "#server/platform/database/connect.ts"

import { countRows, maxCountedRows, maxScannedRows } from "./count-rows.ts"
import { parseSearch } from "./parse-search.ts"
import {
  type SearchResult,
  searchApplications,
  isSameSorting,
  type Sorting,
} from "./search-applications.ts"

/** Filter of an application list. Absent fields match everything. */
export interface ApplicationFilter {
  /** Like 2025-26. Absent: the current session; a search by code or number then covers all sessions. */
  session?: string | undefined
  course?: string | undefined
  category?: string | undefined
  status?: Status | undefined
  feeStatus?: FeeStatus | undefined
  isSeen?: boolean | undefined
  /** First and last day of submission in India, YYYY-MM-DD. */
  dayFrom?: string | undefined
  dayTo?: string | undefined
  /** Search text: an admission code, a mobile number, four digits of an Aadhaar number, or a name. */
  q?: string | undefined
}

export interface CountSource {
  /** Number of matches. For a search by a common name, counting stops at 1,000. */
  total: number
  isTotalExact: boolean
}

/** Number of applications submitted on a day in India, YYYY-MM-DD. */
export interface DayCount {
  day: string
  count: number
}

/**
 * A filter as parts of an SQL query. The table alias is `a`; it has at least the admission code, session,
 * applicant name and submission time.
 */
export interface ApplicationQuery {
  /** Undefined for a search by code or number: it covers all sessions. */
  session: string | undefined
  /** The FROM clause. `most` limits the codes if the search returned codes. */
  from: (most: number) => RawBuilder<unknown>
  conditions: readonly RawBuilder<unknown>[]
  /** Whether the query scans application by application, so that counting is slow. */
  isWalked: boolean
  count: () => Promise<CountSource>
  /** Counts per day in ascending order, without empty days. Undefined for a search. */
  countByDay: (() => Promise<DayCount[]>) | undefined
}

/** The instant at which a day, plus `later` days, begins in India. */
export const startOfDay = (day: string, later = 0) => startOfDayInIndia(day, later).toISOString()

/** Conditions on columns that only the `applications` table has. */
const kindConditions = (alias: string, filter: ApplicationFilter) => {
  const { course, category, status, feeStatus, isSeen } = filter
  const conditions = Object.entries({ course, category, status, fee_status: feeStatus })
    .filter(([, value]) => value !== undefined)
    .map(([column, value]) => sql`${sql.ref(`${alias}.${column}`)} = ${value}`)
  const seenAt = sql.ref(`${alias}.seen_at`)
  if (isSeen !== undefined)
    conditions.push(isSeen ? sql`${seenAt} is not null` : sql`${seenAt} is null`)
  return conditions
}

/** Conditions on columns that `applications` and `application_words` share. */
const timeConditions = (alias: string, { session, dayFrom, dayTo }: ApplicationFilter) => {
  const submitted = sql.ref(`${alias}.submitted_at`)
  return [
    ...(session === undefined ? [] : [sql`${sql.ref(`${alias}.session`)} = ${session}`]),
    ...(dayFrom ? [sql`${submitted} >= ${startOfDay(dayFrom)}`] : []),
    ...(dayTo ? [sql`${submitted} < ${startOfDay(dayTo, 1)}`] : []),
  ]
}

/** Exact and fast: the counter tables cover every filter of the list except a search. */
const countsOfDays = async (db: Database, filter: ApplicationFilter): Promise<DayCount[]> => {
  const { session, course, category, status, feeStatus, isSeen, dayFrom, dayTo } = filter
  const equal = Object.entries({ session, course, category, status, fee_status: feeStatus })
  const isPlain = category === undefined && feeStatus === undefined && isSeen === undefined
  const counts = await db
    // The smaller table has no columns for category, fee status and seen.
    .selectFrom((isPlain ? "application_day_counts" : "application_counts") as "application_counts")
    .select((row) => ["day", row.fn.sum("count").as("count")])
    .where((row) =>
      row.and([
        ...equal
          .filter(([, value]) => value !== undefined)
          .map(([column, value]) => row(column as "session", "=", value!)),
        ...(isSeen === undefined ? [] : [row("is_seen", "=", Number(isSeen))]),
        ...(dayFrom ? [row("day", ">=", dayFrom)] : []),
        ...(dayTo ? [row("day", "<=", dayTo)] : []),
      ]),
    )
    .groupBy("day")
    .orderBy("day")
    .execute()
  return counts.map(({ day, count }) => ({ day, count: Number(count) }))
}

const sumOf = (days: readonly DayCount[]) => days.reduce((sum, { count }) => sum + count, 0)

/** The conditions as a WHERE clause; empty if there are none. */
export const whereAll = (conditions: readonly RawBuilder<unknown>[]) =>
  conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``

const applications = sql`applications as a`

/** FROM clause and conditions for the result of a search. */
const wayTo = (found: SearchResult, asked: ApplicationFilter) => {
  const ofKind = (alias: string) => kindConditions(alias, asked)
  if ("codes" in found) {
    // Start from the few codes found and look up each. Without statistics, the query planner would scan all
    // applications.
    const from = (most: number) =>
      sql`(${found.codes} limit ${sql.lit(most)}) as found cross join ${applications}`
    const isFound = sql`a.admission_code = found.admission_code`
    return { from, conditions: [...timeConditions("a", asked), ...ofKind("a"), isFound] }
  }
  if ("condition" in found) {
    const conditions = [...timeConditions("a", asked), ...ofKind("a"), found.condition]
    return { from: () => applications, conditions }
  }
  const kinds = ofKind("of_it")
  const isOfKind = sql`exists (select 1 from applications as of_it
    where ${isSameSorting("a", "of_it")} and ${sql.join(kinds, sql` and `)})`
  const conditions = [
    ...timeConditions("a", asked),
    ...found.named,
    ...(kinds.length > 0 ? [isOfKind] : []),
  ]
  return { from: () => sql`application_words as a`, conditions }
}

/** Builds the query for a filter, efficient for this sort order. */
export const buildApplicationQuery = async (
  { db, currentSession }: { db: Database; currentSession: () => Promise<string> },
  filter: ApplicationFilter,
  sort: Sorting = "submitted_at",
): Promise<ApplicationQuery> => {
  const question = filter.q === undefined ? undefined : parseSearch(filter.q)
  const ofNames = filter.session ?? (await currentSession())
  const ofSession = { ...filter, session: ofNames }
  const within = {
    inTime: (alias: string) => timeConditions(alias, ofSession),
    sort,
    countOthers: async () => sumOf(await countsOfDays(db, ofSession)),
  }
  const found = question && (await searchApplications(db, question, within))
  const isNumber = found && "codes" in found && found.isNumber
  const session = isNumber ? filter.session : ofNames
  const asked = { ...filter, session }

  if (!found) {
    const countByDay = () => countsOfDays(db, asked)
    const count = async () => ({ total: sumOf(await countByDay()), isTotalExact: true })
    const conditions = [...timeConditions("a", asked), ...kindConditions("a", asked)]
    return { session, from: () => applications, conditions, isWalked: false, count, countByDay }
  }

  const way = wayTo(found, asked)
  const isWalked = !("codes" in found || ("isFew" in found && found.isFew))
  const count = async () => {
    const most = isWalked ? maxScannedRows : maxCountedRows
    const rows = sql`select 1 as one from ${way.from(maxCountedRows + 1)} ${whereAll(way.conditions)}`
    const counted = await countRows(db, rows, most)
    return { total: Math.min(counted, most), isTotalExact: counted <= most }
  }
  return { session, ...way, isWalked, count, countByDay: undefined }
}
