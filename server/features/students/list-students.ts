import { type ExpressionBuilder, type RawBuilder, sql } from "kysely"
import * as z from "zod/mini"

import { mobile } from "#domain/fields/contact.ts"
import { aadhaar } from "#domain/fields/identifiers/aadhaar.ts"
import { normalizeText, toAsciiDigits } from "#domain/fields/text.ts"
import type { Student } from "#domain/student/student.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { countRows, isPostgres } from "#server/platform/database/dialect.ts"
import type { StudentsTable, Tables } from "#server/platform/database/tables.ts"
import { personPatterns } from "#server/platform/text/person-tokens.ts"

import { studentOf } from "./student-row.ts"

/** A student as shown to staff, without the secret card code. */
export interface StudentRecord extends Omit<Student, "card_code"> {
  version: number
  updated_at: string
}

/** Filter of the student list. Empty fields match everything. */
export interface StudentFilter {
  /**
   * A URN or admission number or a prefix of one, words of the student's or the father's name, a mobile number, or the last four digits of
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
type StudentOrder = (typeof studentOrders)[number]

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

const rowsOfBatch = 500

type Row = ExpressionBuilder<Tables, "students">

/** The highest code point: texts with a prefix sort between the prefix and the prefix with this character. */
const lastCharacter = "\u{10FFFF}"

/** A range, so that an index answers it. PostgreSQL's other collations do not sort by character. */
const beginsWith = (
  row: Row,
  column: "urn" | "admission_number",
  beginning: string,
  byBytes: RawBuilder<unknown>,
) => {
  const value = sql<string>`${sql.ref(column)} ${byBytes}`
  return row.and([row(value, ">=", beginning), row(value, "<", beginning + lastCharacter)])
}

const matchesSearch = (row: Row, q: string, byBytes: RawBuilder<unknown>) => {
  const text = toAsciiDigits(normalizeText(q))
  // Four digits mean the end of an Aadhaar number or a whole admission number. As a prefix, 2024 would match
  // everyone admitted that year.
  if (/^\d{4}$/.test(text)) {
    return row.or([row("aadhaar_last_four", "=", text), row("admission_number", "=", text)])
  }
  const ways = [
    beginsWith(row, "urn", text.toUpperCase(), byBytes),
    beginsWith(row, "admission_number", text, byBytes),
  ]
  const number = z.safeParse(mobile, text)
  if (number.success) ways.push(row("applicant_mobile", "=", number.data))
  // Names have no digits, and each pattern reads the whole index.
  const patterns = /\d/.test(text) ? [] : personPatterns(text)
  if (patterns.length > 0) {
    ways.push(row.and(patterns.map((pattern) => row("search_tokens", "like", pattern))))
  }
  return row.or(ways)
}

/** Selects the students that match a filter. */
const selectIn = (db: Database) => {
  const byBytes = isPostgres(db) ? sql`collate "C"` : sql``
  return (filter: StudentFilter) => {
    const { q, ...columns } = filter
    let query = db.selectFrom("students")
    if (q.trim() !== "") query = query.where((row) => matchesSearch(row, q, byBytes))
    for (const [column, value] of Object.entries(columns)) {
      if (value !== "") query = query.where(column as keyof typeof columns, "=", value as never)
    }
    return query
  }
}
type Select = ReturnType<typeof selectIn>

const listStudents =
  (db: Database, select: Select) =>
  async (filter: StudentFilter, { page, perPage, sort, order }: StudentPage) => {
    const before = (page - 1) * perPage
    const isFiltered = Object.values(filter).some((value) => value.trim() !== "")
    // The index students_list has this order. For another column, sort by an expression: otherwise PostgreSQL scans the
    // whole table along that column's index to find the few matches.
    const isSorted = !isFiltered || sort === "admission_number"
    const place = isSorted ? sql.ref<string>(sort) : sql<string>`${sql.ref(sort)} || ''`
    // An index has all that this reads (students_list). What a filter finds is counted in the same pass; all rows are
    // counted faster alone.
    const selection = select(filter)
      .select(["urn as found_urn", place.as("place")])
      .$if(isFiltered, (query) => query.select((row) => row.fn.countAll().over().as("total")))
      .orderBy("place", order)
      .orderBy("urn")
      .limit(perPage)
      .offset(before)
    const rows = await db
      .selectFrom(selection.as("found"))
      .innerJoin("students", "urn", "found_urn")
      .selectAll("students")
      .$if(isFiltered, (query) => query.select("total"))
      .orderBy("place", order)
      .orderBy("found_urn")
      .execute()
    // Rows beyond the last page have no total.
    const isEmpty = rows.length === 0 && page === 1
    const total = isEmpty ? 0 : Number(rows[0]?.total ?? (await countRows(select(filter))))
    return { students: rows.map(({ total: _total, ...row }) => recordOf(row)), total }
  }

/** Queries for the staff's student list, active and disabled students alike. */
export const createStudentList = (db: Database) => {
  const select = selectIn(db)
  return {
    list: listStudents(db, select),

    count: (filter: StudentFilter) => countRows(select(filter)),

    /** All students that match, by admission number, which is unique. Later batches cost no more. */
    async *stream(filter: StudentFilter): AsyncGenerator<StudentRecord> {
      for (let last = ""; ;) {
        const rows = await select(filter)
          .selectAll()
          .where("admission_number", ">", last)
          .orderBy("admission_number")
          .limit(rowsOfBatch)
          .execute()
        yield* rows.map(recordOf)
        if (rows.length < rowsOfBatch) return
        last = rows.at(-1)!.admission_number
      }
    },

    /** The students with these URNs, in no particular order. Unknown URNs are left out. */
    find: async (urns: readonly string[]): Promise<StudentRecord[]> => {
      if (urns.length === 0) return []
      const rows = await db.selectFrom("students").selectAll().where("urn", "in", urns).execute()
      return rows.map(recordOf)
    },
  }
}

const anyone = { course: "", session: "", semester: "", status: "" }

/** Students that match a text, a whole Aadhaar number too. A whole number must not be sent as part of an address. */
export const searchStudents =
  ({ db, fieldEncryption }: Pick<SiteDeps, "db" | "fieldEncryption">) =>
  async (text: string, limit: number): Promise<StudentRecord[]> => {
    const number = z.safeParse(aadhaar, text)
    if (number.success) {
      const index = fieldEncryption.blindIndex(number.data)
      const rows = db.selectFrom("students").selectAll().where("aadhaar_index", "=", index)
      return (await rows.execute()).map(recordOf)
    }
    if (text.trim() === "") return []
    const page = { page: 1, perPage: limit, sort: "updated_at", order: "desc" } as const
    return (await createStudentList(db).list({ q: text, ...anyone }, page)).students
  }
