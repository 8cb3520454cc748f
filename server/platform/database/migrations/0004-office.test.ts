import { Migrator } from "kysely/migration"
import { expect, test } from "vitest"

import { validForm } from "#tests/support/applications.ts"
import { databases } from "#tests/support/databases.ts"

import { connect } from "../connect.ts"
import { migrate } from "../migrate.ts"
import { admission } from "./0001-admission.ts"
import { content } from "./0002-content.ts"
import { students } from "./0003-students.ts"

const before = {
  "0001-admission": admission,
  "0002-content": content,
  "0003-students": students,
}

const oldRow = (code: string, changes: Record<string, string>, submitted_at: string) => {
  const { aadhar_no: _number, bank_account: _account, ...form } = validForm("BSc", changes)
  return {
    admission_code: code,
    course: "BSc",
    session: "2025-26",
    submission_key: null,
    aadhaar_index: `index of ${code}`,
    aadhaar_sealed: "sealed",
    aadhaar_last_four: "1234",
    bank_account_sealed: "sealed",
    form: JSON.stringify(form),
    fee: 1675,
    image_file: "image.jpg",
    signature_file: "signature.jpg",
    submitted_at,
  }
}

test.each(databases)(
  "an application from before is found, counted and worked on like a new one, on $name",
  async ({ open }) => {
    const place = await open()
    const db = connect(place)
    const old = new Migrator({ db, provider: { getMigrations: async () => before } })
    expect((await old.migrateToLatest()).error).toBeUndefined()
    // Each page of rows is 500: these are one more, and their last comes through too.
    const many = Array.from({ length: 499 }, (_, index) =>
      oldRow(`B${index}`, { applicant_name: "Ravi" }, "2025-07-01T18:29:59.999Z"),
    )
    const rows = [
      oldRow("A", { applicant_name: "Anjali Anjali", category: "sc" }, "2025-07-01T18:30:00.000Z"),
      ...many,
      oldRow("C", { applicant_name: "अंजलि कुशवाहा" }, "2025-07-01T18:30:00.000Z"),
    ]
    await db
      .insertInto("applications")
      .values(rows as never)
      .execute()

    await migrate(db)
    const read = db.selectFrom("applications").selectAll().where("admission_code", "=", "A")
    expect(await read.execute()).toEqual([
      {
        ...rows[0],
        status: "submitted",
        status_at: "2025-07-01T18:30:00.000Z",
        status_reason: "",
        category: "sc",
        applicant_name: "Anjali Anjali",
        applicant_mobile: "6000000011",
        day: "2025-07-02",
        version: 1,
        seen_at: null,
        seen_by: null,
        source: "online",
        fee_status: "due",
        fee_at: null,
        fee_reference: "",
        fee_reason: "",
        notice_version: "",
        content_hash: null,
      },
    ])
    const counts = db.selectFrom("application_counts").select(["category", "day", "count"])
    expect(await counts.orderBy("category").orderBy("day").execute()).toEqual([
      { category: "obc", day: "2025-07-01", count: 499 },
      { category: "obc", day: "2025-07-02", count: 1 },
      { category: "sc", day: "2025-07-02", count: 1 },
    ])
    const ofDays = db.selectFrom("application_day_counts").selectAll()
    const alike = { session: "2025-26", course: "BSc", status: "submitted" }
    expect(await ofDays.orderBy("day").execute()).toEqual([
      { ...alike, day: "2025-07-01", count: 499 },
      { ...alike, day: "2025-07-02", count: 2 },
    ])
    const atMidnight = { session: "2025-26", submitted_at: "2025-07-01T18:30:00.000Z" }
    const words = db.selectFrom("application_words").selectAll().where("word", "!=", "ravi")
    expect(await words.orderBy("admission_code").orderBy("word").execute()).toEqual([
      { word: "anjali", admission_code: "A", applicant_name: "Anjali Anjali", ...atMidnight },
      { word: "अंजलि", admission_code: "C", applicant_name: "अंजलि कुशवाहा", ...atMidnight },
      { word: "कुशवाहा", admission_code: "C", applicant_name: "अंजलि कुशवाहा", ...atMidnight },
    ])
    await db.destroy()
    await place.close()
  },
)
