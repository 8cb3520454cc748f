import { type RawBuilder, sql } from "kysely"

import type { FeeStatus, Status } from "#domain/admission/workflow.ts"

import type { Database } from "../../database/connect.ts"
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

export interface Counted {
  /** How many there are; of a name found in many, counted up to 1,000. */
  total: number
  isTotalExact: boolean
}

/** What a filter leaves, for a query to read: each application is called `a`. */
export interface AskedApplications {
  /** Undefined where somebody asks with a number: it is meant whatever the session. */
  session: string | undefined
  /** Where a few were found first, at most so many of them. */
  from: (most: number) => RawBuilder<unknown>
  conditions: readonly RawBuilder<unknown>[]
  /** Whether one application after another is looked at: then counting them takes long. */
  isWalked: boolean
  count: () => Promise<Counted>
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

/** Exact and at once, since applications are counted by all that a list is filtered by. */
const totalOfCounts = async (db: Database, filter: ApplicationFilter) => {
  const { session, course, category, status, feeStatus, isSeen, dayFrom, dayTo } = filter
  const equal = Object.entries({ session, course, category, status, fee_status: feeStatus })
  const { total } = await db
    .selectFrom("application_counts")
    .select((row) => row.fn.sum("count").as("total"))
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
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** These conditions as what a query asks; nothing where there are none. */
export const whereAll = (conditions: readonly RawBuilder<unknown>[]) =>
  conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``

/** How to come by the applications that a filter leaves. */
export const findAsked = async (
  { db, currentSession }: { db: Database; currentSession: () => Promise<string> },
  filter: ApplicationFilter,
): Promise<AskedApplications> => {
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
  const from = (most: number) =>
    few
      ? sql`(${few.codes} limit ${sql.lit(most)}) as found cross join applications as a`
      : sql`applications as a`

  const isWalked = question !== undefined && !few
  const count = async () => {
    if (!question) return { total: await totalOfCounts(db, asked), isTotalExact: true }
    const most = isWalked ? mostLookedAt : mostCounted
    const rows = sql`select 1 as one from ${from(mostCounted + 1)} ${whereAll(conditions)}`
    const counted = await countRows(db, rows, most)
    return { total: Math.min(counted, most), isTotalExact: counted <= most }
  }
  return { session, from, conditions, isWalked, count }
}
