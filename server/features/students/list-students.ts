import { type ExpressionBuilder, sql } from "kysely"
import * as z from "zod/mini"

import { mobile } from "#domain/fields/contact.ts"
import { toAsciiDigits } from "#domain/fields/text.ts"
import type { Student } from "#domain/student/student.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { countRows } from "#server/platform/database/count-rows.ts"
import type { StudentsTable, Tables } from "#server/platform/database/tables.ts"
import { namePatterns, tokenize } from "#server/platform/text/tokens.ts"

import { studentOf } from "./student-row.ts"

/** A student as shown to staff, without the secret card code. */
export interface StudentRecord extends Omit<Student, "card_code"> {
  version: number
  updated_at: string
}

/** Filter of the student list. Empty fields match everything. */
export interface StudentFilter {
  /**
   * A URN or admission number or a prefix of one, words of a name, a mobile number, or the last four digits of
   * Aadhaar.
   */
  q: string
  /** Course number (specification 4.4). */
  course: string
  /** Like 2024-2025. */
  session: string
  semester: string
  status: string
}

/** Sort keys of the list. */
export const studentOrders = [
  "admission_number",
  "urn",
  "applicant_name",
  "course",
  "session",
  "semester",
  "status",
  "updated_at",
] as const satisfies (keyof StudentsTable)[]
export type StudentOrder = (typeof studentOrders)[number]

export interface StudentPage {
  /** Starts at 1. */
  page: number
  perPage: number
  sort: StudentOrder
  order: "asc" | "desc"
}

const recordOf = (row: StudentsTable): StudentRecord => {
  const { card_code: _card, ...student } = studentOf(row)
  return { ...student, version: row.version, updated_at: row.updated_at }
}

type Row = ExpressionBuilder<Tables, "students">

const beginsWith = (row: Row, column: "urn" | "admission_number", beginning: string) =>
  row(sql<string>`substr(${sql.ref(column)}, 1, ${beginning.length})`, "=", beginning)

const matchesSearch = (row: Row, q: string) => {
  const text = toAsciiDigits(q).trim()
  // Four digits mean the end of an Aadhaar number or a whole admission number. As a prefix, 2024 would match
  // everyone admitted that year.
  if (/^\d{4}$/.test(text)) {
    return row.or([row("aadhaar_last_four", "=", text), row("admission_number", "=", text)])
  }
  const ways = [
    beginsWith(row, "urn", text.toUpperCase()),
    beginsWith(row, "admission_number", text),
  ]
  const number = z.safeParse(mobile, text)
  if (number.success) ways.push(row("applicant_mobile", "=", number.data))
  // Names have no digits, and the patterns are half the cost of a search.
  const patterns = /\d/.test(text) ? [] : namePatterns(tokenize(text))
  if (patterns.length > 0) {
    ways.push(row.and(patterns.map((pattern) => row("name_tokens", "like", pattern))))
  }
  return row.or(ways)
}

/** Queries for the staff's student list, active and disabled students alike. */
export const createStudentList = (db: Database) => {
  const matching = (filter: StudentFilter) => {
    const { q, ...columns } = filter
    let query = db.selectFrom("students")
    if (q.trim() !== "") query = query.where((row) => matchesSearch(row, q))
    for (const [column, value] of Object.entries(columns)) {
      if (value !== "") query = query.where(column as keyof typeof columns, "=", value as never)
    }
    return query
  }

  return {
    list: async (filter: StudentFilter, { page, perPage, sort, order }: StudentPage) => {
      const before = (page - 1) * perPage
      // Sort the keys only: sorting whole rows takes twice the time.
      const urns = matching(filter)
        .select("urn")
        .orderBy(sort, order)
        .orderBy("urn")
        .limit(perPage)
        .offset(before)
      const rows = await db
        .selectFrom("students")
        .selectAll()
        .where("urn", "in", urns)
        .orderBy(sort, order)
        .orderBy("urn")
        .execute()
      // A page that is not full is the last one: its number tells the total.
      const isLast = rows.length < perPage && (rows.length > 0 || page === 1)
      const total = isLast ? before + rows.length : await countRows(matching(filter))
      return { students: rows.map(recordOf), total }
    },

    /** The students with these URNs, in no particular order. Unknown URNs are left out. */
    find: async (urns: readonly string[]): Promise<StudentRecord[]> => {
      if (urns.length === 0) return []
      const rows = await db.selectFrom("students").selectAll().where("urn", "in", urns).execute()
      return rows.map(recordOf)
    },
  }
}
