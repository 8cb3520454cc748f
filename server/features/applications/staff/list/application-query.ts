import type { Expression, ExpressionBuilder, SqlBool } from "kysely"

import { parseAdmissionCode } from "#domain/applications/admission-code.ts"
import type { FeeStatus, Status } from "#domain/applications/workflow.ts"
import { mobile } from "#domain/fields/contact.ts"
import { normalizeText, toAsciiDigits } from "#domain/fields/text.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { countRows } from "#server/platform/database/count-rows.ts"
import type { Tables } from "#server/platform/database/tables.ts"
import { namePatterns, tokenize } from "#server/platform/text/tokens.ts"

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

type Row = ExpressionBuilder<Tables, "applications">
type Condition = (row: Row) => Expression<SqlBool>

/** The applications that match a filter. */
export interface ApplicationQuery {
  /** Undefined for a search by code or number: it covers all sessions. */
  session: string | undefined
  where: Condition
}

interface Search {
  /** A code or a number was searched, not a name. */
  isByNumber: boolean
  where: Condition
}

/** Further words of a name are ignored: no name has more. */
const maxTokens = 6

const isKnownCode = async (db: Database, code: string) =>
  (await db
    .selectFrom("applications")
    .select("admission_code")
    .where("admission_code", "=", code)
    .executeTakeFirst()) !== undefined

/** The meaning of a search text. One that looks like a code is a name if no application has that code. */
const parseSearch = async (db: Database, typed: string): Promise<Search | undefined> => {
  const text = normalizeText(typed)
  if (text === "") return undefined
  const byNumber = (
    column: "admission_code" | "applicant_mobile" | "aadhaar_last_four",
    value: string,
  ): Search => ({ isByNumber: true, where: (row) => row(column, "=", value) })

  const code = parseAdmissionCode(text)
  if (code && (await isKnownCode(db, code))) return byNumber("admission_code", code)
  const number = mobile.safeParse(text)
  if (number.success) return byNumber("applicant_mobile", number.data)
  const digits = toAsciiDigits(text).replaceAll(/[\s-]/g, "")
  if (/^\d{4}$/.test(digits)) return byNumber("aadhaar_last_four", digits)

  const patterns = namePatterns(tokenize(text).slice(0, maxTokens))
  return {
    isByNumber: false,
    where: (row) =>
      patterns.length === 0
        ? row.lit(false)
        : row.and(patterns.map((pattern) => row("name_tokens", "like", pattern))),
  }
}

/** Turns a filter with its search text into a condition. */
export const buildApplicationQuery = async (
  { db, currentSession }: { db: Database; currentSession: () => Promise<string> },
  filter: ApplicationFilter,
): Promise<ApplicationQuery> => {
  const { course, category, status, feeStatus, isSeen, dayFrom, dayTo, q } = filter
  const search = q === undefined ? undefined : await parseSearch(db, q)
  const session = search?.isByNumber ? filter.session : (filter.session ?? (await currentSession()))
  const equal = { session, course, category, status, fee_status: feeStatus }
  const where = (row: Row) => {
    const conditions = Object.entries(equal).flatMap(([column, value]) =>
      value === undefined ? [] : [row(column as keyof typeof equal, "=", value)],
    )
    if (isSeen !== undefined) conditions.push(row("seen_at", isSeen ? "is not" : "is", null))
    if (dayFrom) conditions.push(row("day", ">=", dayFrom))
    if (dayTo) conditions.push(row("day", "<=", dayTo))
    return row.and([...conditions, ...(search ? [search.where(row)] : [])])
  }
  return { session, where }
}

/** The exact number of applications that match. */
export const countMatches = (db: Database, { where }: ApplicationQuery) =>
  countRows(db.selectFrom("applications").where(where))
