import type { Transaction } from "kysely"

import type { Student } from "#domain/student/student.ts"
import type { FieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { retryOnUniqueViolation } from "#server/platform/database/retry.ts"
import type { Tables } from "#server/platform/database/tables.ts"

import { studentColumnsOf, studentOf } from "./student-row.ts"
import {
  duplicateOf,
  findPossibleDuplicates,
  isUnchanged,
  type NewStudent,
  type StoreStudentResult,
} from "./uniqueness-check.ts"

/**
 * Students of a session like 2024-2025 and a course by number (specification 4.4), "" for all courses; or
 * students by URN.
 */
export type StudentSelection = { session: string; course: string } | { urns: readonly string[] }

const chosenAmong = (db: Database, chosen: StudentSelection) => {
  const students = db.selectFrom("students")
  if ("urns" in chosen) return students.where("urn", "in", chosen.urns)
  const { session, course } = chosen
  const ofSession = students.where("session", "=", session)
  return course === "" ? ofSession : ofSession.where("course", "=", course)
}

/** Repository of students. Aadhaar numbers are encrypted in the database. */
export const createStudents = (db: Database, fieldEncryption: FieldEncryption) => {
  const all = (within: Database) => within.selectFrom("students").selectAll()

  const storeOne = async (
    within: Database,
    student: NewStudent,
    at: string,
  ): Promise<StoreStudentResult> => {
    const { urn, card_code, image_file } = student
    const columns = studentColumnsOf(fieldEncryption, student)
    const near = await findPossibleDuplicates(within, [{ urn, ...columns }])
    const clash = duplicateOf({ urn, ...columns }, near)
    if (clash) return clash

    const former = near.find((row) => row.urn === urn)
    if (!former) {
      const added = { urn, ...columns, card_code, image_file, status: "active" as const }
      await within
        .insertInto("students")
        .values({ ...added, version: 1, updated_at: at })
        .execute()
      return "added"
    }
    if (isUnchanged(former, student, columns.aadhaar_index)) return "unchanged"
    await within
      .updateTable("students")
      .set({
        ...columns,
        // Keep the card code, so that printed cards stay valid. Keep the photo if the import has none.
        image_file: image_file ?? former.image_file,
        version: former.version + 1,
        updated_at: at,
      })
      .where("urn", "=", urn)
      .execute()
    return "changed"
  }

  const storeAll = async (
    within: Database,
    students: readonly NewStudent[],
    { at, by }: { at: string; by: string },
  ) => {
    const outcomes: StoreStudentResult[] = []
    for (const student of students) outcomes.push(await storeOne(within, student, at))
    const lines = students
      .filter((_, index) => ["added", "changed"].includes(outcomes[index]!))
      .map(({ urn }) => ({ at, actor: by, action: "student stored", subject: urn }))
    if (lines.length > 0) await within.insertInto("audit").values(lines).execute()
    return outcomes
  }

  const setStatusWithin = async (
    within: Database,
    urn: string,
    status: Student["status"],
    { at, by }: { at: string; by: string },
  ) => {
    const { numUpdatedRows } = await within
      .updateTable("students")
      .set((row) => ({ status, updated_at: at, version: row("version", "+", 1) }))
      .where("urn", "=", urn)
      .where("status", "!=", status)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    if (status === "disabled") {
      await within.deleteFrom("student_sessions").where("urn", "=", urn).execute()
    }
    await within
      .insertInto("audit")
      .values({ at, actor: by, action: `student ${status}`, subject: urn })
      .execute()
    return true
  }

  return {
    /** Stores students in one transaction, with an audit entry each. Returns the result for each. */
    store: (students: readonly NewStudent[], made: { at: string; by: string }) =>
      retryOnUniqueViolation(db, (transaction) => storeAll(transaction, students, made)),

    /** Stores one student within an existing transaction. */
    storeWithin: async (
      transaction: Transaction<Tables>,
      student: NewStudent,
      made: { at: string; by: string },
    ): Promise<StoreStudentResult> => (await storeAll(transaction, [student], made))[0]!,

    find: async (urn: string): Promise<Student | undefined> => {
      const row = await all(db).where("urn", "=", urn).executeTakeFirst()
      return row && studentOf(row)
    },

    findByAadhaar: async (aadhaar: string): Promise<Student | undefined> => {
      const row = await all(db)
        .where("aadhaar_index", "=", fieldEncryption.blindIndex(aadhaar))
        .executeTakeFirst()
      return row && studentOf(row)
    },

    findByCard: async (cardCode: string): Promise<Student | undefined> => {
      const row = await all(db).where("card_code", "=", cardCode).executeTakeFirst()
      return row && studentOf(row)
    },

    /** Returns those of these file names that are a student's photo. */
    listKnownFiles: async (names: readonly string[]) => {
      const rows = await db
        .selectFrom("students")
        .select("image_file")
        .where("image_file", "in", names)
        .execute()
      return new Set(rows.flatMap(({ image_file }) => image_file ?? []))
    },

    /** The selected active students, ordered by admission number. */
    list: async (
      chosenBy: StudentSelection,
      { limit, offset }: { limit: number; offset: number },
    ) => {
      const chosen = chosenAmong(db, chosenBy).where("status", "=", "active")
      const { total } = await chosen
        .select((row) => row.fn.countAll().as("total"))
        .executeTakeFirstOrThrow()
      const rows = await chosen
        .selectAll()
        .orderBy("admission_number")
        .limit(limit)
        .offset(offset)
        .execute()
      return { found: rows.map(studentOf), total: Number(total) }
    },

    /**
     * Enables or disables a student. Disabling ends all of the student's sessions. Returns false if nothing
     * changed.
     */
    setStatus: (urn: string, status: Student["status"], made: { at: string; by: string }) =>
      db.transaction().execute((transaction) => setStatusWithin(transaction, urn, status, made)),

    /** Like `setStatus`, within an existing transaction. */
    setStatusWithin,
  }
}

export type Students = ReturnType<typeof createStudents>
