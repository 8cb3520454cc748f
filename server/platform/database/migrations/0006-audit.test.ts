import { Migrator } from "kysely/migration"
import { expect, test } from "vitest"

import { databases } from "#tests/support/databases.ts"

import { connect } from "../connect.ts"
import { migrate } from "../migrate.ts"
import { admission } from "./0001-admission.ts"
import { content } from "./0002-content.ts"
import { students } from "./0003-students.ts"

test.each(databases)(
  "the audit and the students from before come through, and students are found by name, on $name",
  async ({ open }) => {
    const place = await open()
    const db = connect(place)
    const before = {
      getMigrations: async () => ({
        "0001-admission": admission,
        "0002-content": content,
        "0003-students": students,
      }),
    }
    expect((await new Migrator({ db, provider: before }).migrateToLatest()).error).toBeUndefined()
    const line = { at: "2026-06-01T00:00:00.000Z", actor: "clerk", action: "a", subject: "b" }
    await db.insertInto("audit").values(line).execute()
    const texts = ["admission_number", "card_code", "aadhaar_index", "aadhaar_sealed", "course"]
    const more = ["aadhaar_last_four", "gender", "mother_name", "father_name", "dob", "session"]
    const rest = [
      "blood_group",
      "applicant_mobile",
      "p_address",
      "semester",
      "status",
      "updated_at",
    ]
    const subjects = ["first_major_subject", "second_major_subject", "minor_subject"]
    const row = Object.fromEntries(
      [...texts, ...more, ...rest, ...subjects].map((key) => [key, key]),
    )
    const student = { ...row, urn: "U1", applicant_name: "Dr. Anjali पाण्डेय", version: 1 }
    await db
      .insertInto("students")
      .values(student as never)
      .execute()

    await migrate(db)
    expect(await db.selectFrom("audit").selectAll().execute()).toEqual([
      { ...line, id: expect.anything(), detail: "" },
    ])
    const [found] = await db.selectFrom("students").selectAll().execute()
    expect(found).toMatchObject({ ...student, name_words: " dr anjali पांडेय " })
    await db.destroy()
    await place.close()
  },
)
