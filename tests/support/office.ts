// Applications in the office, on a database and a clock of its own, for tests of what is done with them.
import { afterAll, beforeAll } from "vitest"

import { applicationSchema } from "#domain/admission/application.ts"
import { type CourseCode, courseCodes } from "#domain/admission/courses.ts"
import { rowOf } from "#server/admission/office/application-row.ts"
import { insertApplications } from "#server/admission/office/insert-applications.ts"
import { connect, type Database } from "#server/database/connect.ts"
import { migrate } from "#server/database/migrate.ts"
import type { ApplicationsTable } from "#server/database/tables.ts"
import { createVault } from "#server/security/vault.ts"

import { type Form, validForm } from "./applications.ts"
import type { databases } from "./databases.ts"

export const vault = createVault(Buffer.alloc(32, 1))

/** Counted on from here, so that no two are the same; all of them could be codes. */
let made = 0
const nextCode = () => `CODE${String(++made).padStart(8, "A").replace("0", "Z").replace("1", "Y")}`

/** The row of an application as somebody sent it; `changes` go on top. */
export const madeRow = (form: Form = {}, changes: Partial<ApplicationsTable> = {}) => {
  const course = courseCodes.find((code) => code === form["course"]) ?? ("BSc" as CourseCode)
  const parsed = applicationSchema("2025-07-01").parse(validForm(course, form))
  const row = rowOf(vault, {
    admission_code: changes.admission_code ?? nextCode(),
    submission_key: undefined,
    session: "2025-26",
    submitted_at: changes.submitted_at ?? "2025-07-01T06:30:00.000Z",
    fee: 1675,
    image_file: "image.jpg",
    signature_file: "signature.jpg",
    form: parsed,
  })
  return { ...row, ...changes }
}

/** One database for all tests of a `describe`. */
export const useOfficeDatabase = (open: (typeof databases)[number]["open"]) => {
  let db: Database
  let close: () => Promise<void>
  beforeAll(async () => {
    const place = await open()
    db = connect(place)
    close = async () => {
      await db.destroy()
      await place.close()
    }
    await migrate(db)
  })
  afterAll(() => close())
  return {
    db: () => db,
    /** Stores rows as they are, and gives their codes. */
    store: async (...rows: ApplicationsTable[]) => {
      await insertApplications(db, rows)
      return rows.map((row) => row.admission_code)
    },
  }
}
