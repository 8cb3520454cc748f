import { sql } from "kysely"

import type { FeeStatus, Status } from "#domain/admission/workflow.ts"

import type { Database } from "../../database/connect.ts"
import type { ApplicationsTable } from "../../database/tables.ts"
import { countRows, mostCounted, mostLookedAt } from "./count-rows.ts"
import { findByQuestion } from "./find-by-question.ts"
import { readQuestion } from "./search-question.ts"

/** Which applications are asked for; what is absent is not asked. */
export interface ApplicationFilter {
  /** Like 2025-26; absent: the current one, but for a code or a number any. */
  session?: string | undefined
  course?: string | undefined
  category?: string | undefined
  status?: Status | undefined
  feeStatus?: FeeStatus | undefined
  isSeen?: boolean | undefined
  /** The first and the last day of submission in India, YYYY-MM-DD. */
  dayFrom?: string | undefined
  dayTo?: string | undefined
  /** What was typed: an admission code, a mobile number, four digits of an Aadhaar number, or a name. */
  q?: string | undefined
}

export const sortings = ["submitted_at", "applicant_name", "status_at"] as const

export interface ApplicationListAsked {
  filter: ApplicationFilter
  sort: (typeof sortings)[number]
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

/** One line of the list. */
export interface ListedApplication extends Omit<
  Pick<ApplicationsTable, (typeof columns)[number]>,
  "admission_code"
> {
  /** The admission code. */
  id: string
}

export interface ApplicationList {
  applications: ListedApplication[]
  /** How many there are on all pages; where it would take long, counted up to 10,000, of a frequent name 1,000. */
  total: number
  isTotalExact: boolean
}

/** The instant at which a day begins in India, so many days later. */
const startOf = (day: string, later = 0) =>
  new Date(Date.parse(`${day}T00:00:00+05:30`) + later * 86_400_000).toISOString()

const conditionsOf = (filter: ApplicationFilter) => {
  const { session, course, category, status, feeStatus, isSeen, dayFrom, dayTo } = filter
  const equal = { session, course, category, status, fee_status: feeStatus }
  const conditions = Object.entries(equal)
    .filter(([, value]) => value !== undefined)
    .map(([column, value]) => sql`${sql.ref(`a.${column}`)} = ${value}`)
  if (isSeen !== undefined)
    conditions.push(isSeen ? sql`a.seen_at is not null` : sql`a.seen_at is null`)
  if (dayFrom) conditions.push(sql`a.submitted_at >= ${startOf(dayFrom)}`)
  if (dayTo) conditions.push(sql`a.submitted_at < ${startOf(dayTo, 1)}`)
  return conditions
}

/** Exact and at once, where nothing is asked that applications are not counted by. */
const totalOfCounts = async (db: Database, filter: ApplicationFilter) => {
  const { session, course, category, status, dayFrom, dayTo } = filter
  const equal = Object.entries({ session, course, category, status })
  const { total } = await db
    .selectFrom("application_counts")
    .select((row) => row.fn.sum("count").as("total"))
    .where((row) =>
      row.and([
        ...equal
          .filter(([, value]) => value !== undefined)
          .map(([column, value]) => row(column as "session", "=", value!)),
        ...(dayFrom ? [row("day", ">=", dayFrom)] : []),
        ...(dayTo ? [row("day", "<=", dayTo)] : []),
      ]),
    )
    .executeTakeFirstOrThrow()
  return Number(total)
}

type Row = Omit<ListedApplication, "id"> & { admission_code: string }

const listed = ({ admission_code, ...row }: Row): ListedApplication => ({
  id: admission_code,
  ...row,
})

/** The lines of these admission codes; an unknown one has none. */
export const findListed =
  ({ db }: { db: Database }) =>
  async (codes: readonly string[]): Promise<ListedApplication[]> => {
    if (codes.length === 0) return []
    const rows = db.selectFrom("applications").select(columns)
    return (await rows.where("admission_code", "in", [...codes]).execute()).map(listed)
  }

/** The applications of the office, found, filtered, in order, a page of them. */
export const listApplications =
  ({ db, currentSession }: { db: Database; currentSession: () => Promise<string> }) =>
  async ({
    filter,
    sort,
    order,
    limit,
    offset,
  }: ApplicationListAsked): Promise<ApplicationList> => {
    const question = filter.q === undefined ? undefined : readQuestion(filter.q)
    const found = question && (await findByQuestion(db, question))
    const few = found && "codes" in found ? found : undefined
    const session = filter.session ?? (few?.isNumber ? undefined : await currentSession())
    const asked = { ...filter, session }

    const conditions = conditionsOf(asked)
    if (found && "condition" in found) conditions.push(found.condition)
    if (few) conditions.push(sql`a.admission_code = found.admission_code`)
    // The few that were found come first, and each is looked up; a planner without statistics would
    // rather go through everything.
    const from = few
      ? sql`(${few.codes} limit ${sql.lit(mostCounted + 1)}) as found cross join applications as a`
      : sql`applications as a`
    const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``

    const isCounted = !question && filter.feeStatus === undefined && filter.isSeen === undefined
    const most = question && !few ? mostLookedAt : mostCounted
    const counted = isCounted
      ? await totalOfCounts(db, asked)
      : await countRows(db, sql`select 1 as one from ${from} ${where}`, most)
    const isTotalExact = isCounted || counted <= most

    const direction = sql.raw(order)
    const inOrder = (alias: string) =>
      sql`order by ${sql.ref(`${alias}.${sort}`)} ${direction}, ${sql.ref(`${alias}.admission_code`)} ${direction}`
    const { rows } = await sql<Row>`
      select ${sql.join(columns.map((column) => sql.ref(`shown.${column}`)))} from applications as shown
      where shown.admission_code in (
        select a.admission_code from ${from} ${where} ${inOrder("a")} limit ${limit} offset ${offset}
      ) ${inOrder("shown")}`.execute(db)
    return {
      applications: rows.map(listed),
      total: isTotalExact ? counted : most,
      isTotalExact,
    }
  }
