import { afterEach, beforeEach, describe, expect, test } from "vitest"

import { formatApplicationNumber } from "#domain/applications/application-number.ts"
import { applicationSchema } from "#domain/applications/application.ts"
import { createFieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import { connect, type Database } from "#server/platform/database/connect.ts"
import { migrate } from "#server/platform/database/migrate.ts"
import { type CourseCode, type Form, validForm } from "#tests/support/samples/applications.ts"
import { sampleRules } from "#tests/support/samples/session.ts"
import { databases } from "#tests/support/servers/databases.ts"

import { createApplications } from "./application-repository.ts"
import type { NewApplication } from "./application-row.ts"

let made = 0
const application = (course: CourseCode, changes: Form = {}): NewApplication => ({
  admission_code: `CODE${String(++made).padStart(8, "A")}`,
  submission_key: undefined,
  session: "2025-26",
  submitted_at: "2025-07-01T18:30:00.000Z",
  fee: 1675,
  image_file: "image.jpg",
  notice_version: "2025-06-01.1",
  signature_file: "signature.jpg",
  form: applicationSchema("2025-07-01", sampleRules).parse(validForm(course, changes)),
})

describe.each(databases)("on $name", ({ open }) => {
  let place: Awaited<ReturnType<typeof open>>
  let databasesHere: Database[]
  let inserts: ReturnType<typeof createApplications>["insert"][]
  beforeEach(async () => {
    place = await open()
    databasesHere = [connect(place), connect(place)]
    await migrate(databasesHere[0]!)
    const fieldEncryption = createFieldEncryption(Buffer.alloc(32, 1))
    inserts = databasesHere.map((db) => createApplications(db, fieldEncryption).insert)
  })
  afterEach(async () => {
    for (const db of databasesHere) await db.destroy()
    await place.close()
  })

  const counted = async (day: string) =>
    databasesHere[0]!
      .selectFrom("applications")
      .select((row) => ["course", "category", "status", row.fn.countAll().as("count")])
      .where("day", "=", day)
      .groupBy(["course", "category", "status"])
      .orderBy("course")
      .orderBy("category")
      .execute()
      .then((rows) => rows.map((row) => ({ ...row, count: Number(row.count) })))

  test("concurrent applications are stored with course, category and day in India; a refused one is not", async () => {
    const insert = inserts[0]!
    const twice = { submission_key: "sent twice" }
    const outcomes = await Promise.all([
      insert({ ...application("BA", { category: "sc" }), ...twice }),
      insert({ ...application("BA", { category: "sc" }), ...twice }),
      insert(application("BA", { category: "sc" })),
      insert(application("BSc")),
      insert({ ...application("BSc"), submitted_at: "2025-07-01T18:29:59.999Z" }),
    ])
    expect(outcomes).toEqual(["stored", "taken", "stored", "stored", "stored"])
    expect(await counted("2025-07-02")).toEqual([
      { course: "BA", category: "sc", status: "submitted", count: 2 },
      { course: "BSc", category: "obc", status: "submitted", count: 1 },
    ])
  })

  test("two processes that insert the same kinds in opposite order neither deadlock nor lose one", async () => {
    const submitted_at = "2025-08-01T06:00:00.000Z"
    const kinds = (["BA", "BSc", "BCom"] as const).flatMap((course) =>
      ["general", "obc", "sc", "st"].map((category) => ({ course, category })),
    )
    const waiting = [kinds, kinds.toReversed()].flatMap((order, index) =>
      order.flatMap(({ course, category }) =>
        Array.from({ length: 5 }, () =>
          inserts[index]!({ ...application(course, { category }), submitted_at }),
        ),
      ),
    )
    expect(new Set(await Promise.all(waiting))).toEqual(new Set(["stored"]))
    const counts = await counted("2025-08-01")
    expect(counts.map(({ count }) => count)).toEqual(kinds.map(() => 10))
  })

  const numbersOf = async (session: string) => {
    const rows = await databasesHere[0]!
      .selectFrom("applications")
      .select("application_number")
      .where("session", "=", session)
      .orderBy("application_number")
      .execute()
    return rows.map((row) => row.application_number)
  }
  const firstOf = (year: string, count: number) =>
    Array.from({ length: count }, (_, index) => formatApplicationNumber(year, index + 1))

  test("applications that two processes store at once are numbered without a double", async () => {
    const waiting = Array.from({ length: 120 }, (_, index) =>
      inserts[index % 2]!({
        ...application("BSc"),
        session: index % 3 ? "2027-28" : "2028-29",
      }),
    )
    expect(new Set(await Promise.all(waiting))).toEqual(new Set(["stored"]))
    expect(await numbersOf("2027-28")).toEqual(firstOf("2027", 80))
    expect(await numbersOf("2028-29")).toEqual(firstOf("2028", 40))
  })

  test("a retry of the same submission keeps its number and takes no other", async () => {
    const first = { ...application("BA"), session: "2029-30", submission_key: "a".repeat(32) }
    const retry = { ...first, admission_code: application("BA").admission_code }
    const [insertHere, insertThere] = [inserts[0]!, inserts[1]!]
    expect(await insertHere(first)).toBe("stored")
    expect(await insertThere(retry)).toBe("taken")
    expect(await insertHere({ ...application("BA"), session: "2029-30" })).toBe("stored")
    expect(await numbersOf("2029-30")).toEqual(firstOf("2029", 2))
  })
})
