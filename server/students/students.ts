import type { Student, StudentForm } from "#domain/student/student.ts"

import type { Database } from "../database/connect.ts"
import type { StudentsTable } from "../database/tables.ts"
import type { Vault } from "../security/vault.ts"

/** A student about to be stored. */
export interface NewStudent extends StudentForm {
  card_code: string
  image_file: string | null
}

/** What became of a student who was to be stored; refused where a number belongs to another student. */
export type Stored =
  | "added"
  | "changed"
  | "unchanged"
  | "aadhaar_of_another"
  | "admission_of_another"

const fields = [
  "admission_number",
  "course",
  "applicant_name",
  "gender",
  "mother_name",
  "father_name",
  "dob",
  "blood_group",
  "applicant_mobile",
  "p_address",
  "first_major_subject",
  "second_major_subject",
  "minor_subject",
  "session",
  "semester",
] as const satisfies (keyof StudentForm & keyof StudentsTable)[]

const sealedParts = (vault: Vault, urn: string, aadhaar: string) => ({
  aadhaar_index: vault.index(aadhaar),
  aadhaar_sealed: vault.seal(aadhaar, `student ${urn}.aadhaar`),
  aadhaar_last_four: aadhaar.slice(-4),
})

const studentOf = (row: StudentsTable): Student => {
  const {
    aadhaar_index: _index,
    aadhaar_sealed: _sealed,
    version: _v,
    updated_at: _at,
    ...rest
  } = row
  return rest
}

/** The students in the database; their Aadhaar numbers lie in it only sealed. */
export const createStudents = (db: Database, vault: Vault) => {
  const all = (within: Database) => within.selectFrom("students").selectAll()

  const storeOne = async (within: Database, student: NewStudent, at: string): Promise<Stored> => {
    const { urn, aadhaar, card_code, image_file } = student
    const sealed = sealedParts(vault, urn, aadhaar)
    const near = await all(within)
      .where((row) =>
        row.or([
          row("urn", "=", urn),
          row("aadhaar_index", "=", sealed.aadhaar_index),
          row("admission_number", "=", student.admission_number),
        ]),
      )
      .execute()
    const others = near.filter((row) => row.urn !== urn)
    if (others.some((row) => row.aadhaar_index === sealed.aadhaar_index))
      return "aadhaar_of_another"
    if (others.length > 0) return "admission_of_another"

    const given = Object.fromEntries(fields.map((field) => [field, student[field]])) as Pick<
      StudentsTable,
      (typeof fields)[number]
    >
    const former = near.find((row) => row.urn === urn)
    if (!former) {
      const added = { urn, ...given, ...sealed, card_code, image_file, status: "active" as const }
      await within
        .insertInto("students")
        .values({ ...added, version: 1, updated_at: at })
        .execute()
      return "added"
    }
    const isSame =
      former.aadhaar_index === sealed.aadhaar_index &&
      fields.every((field) => former[field] === student[field]) &&
      (image_file === null || former.image_file === image_file)
    if (isSame) return "unchanged"
    await within
      .updateTable("students")
      .set({
        ...given,
        ...sealed,
        // The card in the student's pocket stays the card, and a photo is not lost to a table without.
        image_file: image_file ?? former.image_file,
        version: former.version + 1,
        updated_at: at,
      })
      .where("urn", "=", urn)
      .execute()
    return "changed"
  }

  return {
    /** Stores students in one transaction, with one audit line for all; tells of each what became of it. */
    store: (students: readonly NewStudent[], { at, by }: { at: string; by: string }) =>
      db.transaction().execute(async (transaction) => {
        const outcomes: Stored[] = []
        for (const student of students) outcomes.push(await storeOne(transaction, student, at))
        const subjects = students.filter((_, index) =>
          ["added", "changed"].includes(outcomes[index]!),
        )
        if (subjects.length > 0) {
          const lines = subjects.map(({ urn }) => ({
            at,
            actor: by,
            action: "student stored",
            subject: urn,
          }))
          await transaction.insertInto("audit").values(lines).execute()
        }
        return outcomes
      }),

    find: async (urn: string): Promise<Student | undefined> => {
      const row = await all(db).where("urn", "=", urn).executeTakeFirst()
      return row && studentOf(row)
    },

    findByAadhaar: async (aadhaar: string): Promise<Student | undefined> => {
      const row = await all(db).where("aadhaar_index", "=", vault.index(aadhaar)).executeTakeFirst()
      return row && studentOf(row)
    },

    findByCard: async (cardCode: string): Promise<Student | undefined> => {
      const row = await all(db).where("card_code", "=", cardCode).executeTakeFirst()
      return row && studentOf(row)
    },

    /** Active students of a session, and of a course where one is given, by their admission numbers. */
    list: async (
      { session, course }: { session: string; course: string },
      { limit, offset }: { limit: number; offset: number },
    ) => {
      const chosen = db
        .selectFrom("students")
        .where("status", "=", "active")
        .where("session", "=", session)
        .$if(course !== "", (query) => query.where("course", "=", course))
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

    /** Lets a student in again, or no longer: then every session of theirs ends at once. */
    setStatus: (urn: string, status: Student["status"], { at, by }: { at: string; by: string }) =>
      db.transaction().execute(async (transaction) => {
        await transaction
          .updateTable("students")
          .set((row) => ({ status, updated_at: at, version: row("version", "+", 1) }))
          .where("urn", "=", urn)
          .execute()
        if (status === "disabled") {
          await transaction.deleteFrom("student_sessions").where("urn", "=", urn).execute()
        }
        await transaction
          .insertInto("audit")
          .values({ at, actor: by, action: `student ${status}`, subject: urn })
          .execute()
      }),
  }
}

export type Students = ReturnType<typeof createStudents>
