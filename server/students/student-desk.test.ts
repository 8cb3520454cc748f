import { randomBytes } from "node:crypto"

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"

import { settings as sample } from "#content/settings.ts"
import { createApplications } from "#server/admission/applications.ts"
import { connect, type Database } from "#server/database/connect.ts"
import { migrate } from "#server/database/migrate.ts"
import { createVault } from "#server/security/vault.ts"
import { validForm } from "#tests/support/applications.ts"
import { databases } from "#tests/support/databases.ts"
import { linesOf, studentRow } from "#tests/support/students.ts"

import type { RefusedRow } from "./import-students.ts"
import { openStudentDesk } from "./student-desk.ts"

const start = new Date("2026-07-01T06:30:00.000Z")

describe.each(databases)("the student desk on $name", ({ open }) => {
  let db: Database
  let close: () => Promise<void>
  let now = start
  let deps: Parameters<typeof openStudentDesk>[0]
  let desk: ReturnType<typeof openStudentDesk>
  let applications: ReturnType<typeof createApplications>

  beforeAll(async () => {
    const place = await open()
    db = connect(place)
    close = async () => {
      await db.destroy()
      await place.close()
    }
    await migrate(db)
    const vault = createVault(Buffer.alloc(32, 1))
    applications = createApplications(db, vault)
    deps = { db, vault, applications, settings: async () => sample, now: () => now, randomBytes }
    desk = openStudentDesk(deps)
  })
  beforeEach(async () => {
    now = start
    for (const table of ["sign_in_tries", "students", "applications", "audit"] as const) {
      await db.deleteFrom(table).execute()
    }
  })
  afterAll(() => close())

  const later = (minutes: number) => {
    now = new Date(now.getTime() + minutes * 60_000)
  }
  const importAll = async (...rows: Record<string, string>[]) => {
    const refused: RefusedRow[] = []
    const totals = await desk.importStudents("office")(linesOf(rows), (row) => refused.push(row))
    return { totals, refused }
  }
  const enrol = async (changes: Record<string, string> = {}) => {
    const row = studentRow(changes)
    await importAll(row)
    return { urn: row["urn"]!, aadhaar: row["aadhar"]! }
  }
  const signIn = (userid: unknown, password: unknown = "27032007", changes: object = {}) =>
    desk.signIn({ userid, password, role: "3", address: "192.0.2.1", ...changes })
  const token = async (aadhaar: string) => {
    const result = await signIn(aadhaar)
    if (result.outcome !== "signed in") throw new Error(result.outcome)
    return result.token
  }

  const readCard = (secret: string) => desk.readCard(secret, "https://college.example")
  const codeOf = async (urn: string) => {
    const students = db.selectFrom("students").select("card_code").where("urn", "=", urn)
    return (await students.executeTakeFirstOrThrow()).card_code
  }

  describe("sign-in", () => {
    test("number and date of birth of a student open a session with that student's card", async () => {
      const { urn, aadhaar } = await enrol()
      const card = await readCard(await token(aadhaar))
      expect(card).toMatchObject({
        session: sample.card_session,
        valid_until: sample.card_valid_until,
        student: {
          urn,
          course: "2",
          gender: "2",
          aadhar: `XXXX XXXX ${aadhaar.slice(-4)}`,
          bloodGroup: "B+",
          compulsory_subjects: "Zoology,Botany",
          curricular_subject: "Hindi",
        },
      })
    })

    test("the token lies in the database only as a hash, the number only sealed", async () => {
      const { aadhaar } = await enrol()
      const secret = await token(aadhaar)
      const tables = ["students", "student_sessions", "sign_in_tries", "audit"] as const
      const rows = await Promise.all(
        tables.map((name) => db.selectFrom(name).selectAll().execute()),
      )
      const everything = JSON.stringify(rows)
      expect(everything).toContain("Anjali Kushwaha")
      expect(everything).not.toContain(secret)
      expect(everything).not.toContain(aadhaar)
      expect(everything).not.toContain("192.0.2.1")
    })

    test.each<{ why: string; password?: unknown; changes?: object }>([
      { why: "another date", password: "28032007" },
      { why: "the date in another order", password: "20070327" },
      { why: "no date", password: "" },
      { why: "a longer password", password: "270320070" },
      { why: "a list for a password", password: ["27032007"] },
      { why: "the role of staff", changes: { role: "1" } },
      { why: "no role", changes: { role: undefined } },
    ])("$why: refused", async ({ password = "27032007", changes = {} }) => {
      const { aadhaar } = await enrol()
      expect(await signIn(aadhaar, password, changes)).toEqual({ outcome: "refused" })
      expect(await db.selectFrom("student_sessions").selectAll().execute()).toEqual([])
    })

    test.each([["999999990019"], ["123"], [""], [undefined], [{ $ne: "" }]])(
      "an unknown number, %j: refused with the same answer",
      async (userid) => expect(await signIn(userid)).toEqual({ outcome: "refused" }),
    )

    test("nobody's date opens nobody's session", async () =>
      expect(await signIn("999999990019", "00000000")).toEqual({ outcome: "refused" }))

    test("an unknown number and a wrong date ask the database the same, so take the same time", async () => {
      const asked: string[] = []
      const listening = db.withPlugin({
        transformQuery: ({ node, queryId }) => {
          asked.push(db.getExecutor().compileQuery(node, queryId).sql)
          return node
        },
        transformResult: async ({ result }) => result,
      })
      const listenedTo = openStudentDesk({ ...deps, db: listening })
      const { aadhaar } = await enrol()
      const of = async (userid: string) => {
        asked.length = 0
        const password = "01012000"
        await listenedTo.signIn({ userid, password, role: "3", address: "192.0.2.1" })
        return [...asked]
      }
      const wrongDate = await of(aadhaar)
      expect(wrongDate.length).toBeGreaterThan(2)
      expect(await of("999999990019")).toEqual(wrongDate)
    })

    test("the number may be typed with spaces", async () => {
      const { aadhaar } = await enrol()
      const spaced = aadhaar.replace(/(.{4})(?=.)/g, "$1 ")
      expect(await signIn(spaced)).toMatchObject({ outcome: "signed in" })
    })
  })

  describe("too many failures", () => {
    test("the sixth for one number in 15 minutes waits, even with the right date and from elsewhere", async () => {
      const { aadhaar } = await enrol()
      for (let i = 0; i < 5; i++) {
        expect(await signIn(aadhaar, "01012000")).toEqual({ outcome: "refused" })
        later(1)
      }
      const wait = { outcome: "too many", retryAfterSeconds: 600 }
      expect(await signIn(aadhaar)).toEqual(wait)
      expect(await signIn(aadhaar, "27032007", { address: "192.0.2.2" })).toEqual(wait)
      later(10)
      expect(await signIn(aadhaar)).toMatchObject({ outcome: "signed in" })
    })

    test("an unknown number waits just the same", async () => {
      for (let i = 0; i < 5; i++) await signIn("999999990019")
      expect(await signIn("999999990019")).toMatchObject({ outcome: "too many" })
    })

    test("waiting does not make the wait longer", async () => {
      const { aadhaar } = await enrol()
      for (let i = 0; i < 5; i++) await signIn(aadhaar, "01012000")
      for (let i = 0; i < 10; i++) await signIn(aadhaar, "01012000")
      later(15)
      expect(await signIn(aadhaar)).toMatchObject({ outcome: "signed in" })
    })

    test("a success forgives the failures before it", async () => {
      const { aadhaar } = await enrol()
      for (let i = 0; i < 4; i++) await signIn(aadhaar, "01012000")
      await token(aadhaar)
      for (let i = 0; i < 5; i++) {
        expect(await signIn(aadhaar, "01012000")).toEqual({ outcome: "refused" })
      }
    })

    test("the 31st from one address waits, another address does not", async () => {
      const { aadhaar } = await enrol()
      for (let i = 0; i < 30; i++) await signIn("not a number")
      expect(await signIn(aadhaar)).toMatchObject({ outcome: "too many" })
      const elsewhere = { address: "192.0.2.2" }
      expect(await signIn(aadhaar, "27032007", elsewhere)).toMatchObject({ outcome: "signed in" })
    })

    test("twenty at once are no way around", async () => {
      const { aadhaar } = await enrol()
      const results = await Promise.all(
        Array.from({ length: 20 }, () => signIn(aadhaar, "01012000")),
      )
      expect(results.filter(({ outcome }) => outcome === "refused").length).toBeLessThanOrEqual(5)
    })
  })

  describe("a session", () => {
    test("ends after 30 idle minutes, and being used keeps it", async () => {
      const secret = await token((await enrol()).aadhaar)
      for (let i = 0; i < 3; i++) {
        later(29)
        expect(await readCard(secret)).toBeDefined()
      }
      later(30)
      expect(await readCard(secret)).toBeUndefined()
    })

    test("ends after 8 hours, used or not", async () => {
      const secret = await token((await enrol()).aadhaar)
      for (let i = 0; i < 23; i++) {
        later(20)
        expect(await readCard(secret)).toBeDefined()
      }
      later(20)
      expect(await readCard(secret)).toBeUndefined()
    })

    test("ends at the sign-out, and no other session with it", async () => {
      const { aadhaar } = await enrol()
      const [one, other] = [await token(aadhaar), await token(aadhaar)]
      await desk.signOut(one)
      expect(await readCard(one)).toBeUndefined()
      expect(await readCard(other)).toBeDefined()
    })

    test("ends when staff disable the student, who can't sign in until enabled", async () => {
      const { urn, aadhaar } = await enrol()
      const secret = await token(aadhaar)
      const by = { at: now.toISOString(), by: "clerk" }
      await desk.setStudentStatus(urn, "disabled", by)
      expect(await readCard(secret)).toBeUndefined()
      expect(await signIn(aadhaar)).toEqual({ outcome: "refused" })
      await desk.setStudentStatus(urn, "active", by)
      expect(await readCard(secret)).toBeUndefined()
      expect(await signIn(aadhaar)).toMatchObject({ outcome: "signed in" })
    })

    test("a made-up token opens nothing", async () => {
      await token((await enrol()).aadhaar)
      expect(await readCard(randomBytes(32).toString("base64url"))).toBeUndefined()
    })

    test("the sweep removes what has ended, and nothing else", async () => {
      const { aadhaar } = await enrol()
      await token(aadhaar)
      await signIn(aadhaar, "01012000")
      later(31)
      const fresh = await token(aadhaar)
      await desk.sweepStudentDesk()
      expect(await db.selectFrom("student_sessions").selectAll().execute()).toHaveLength(1)
      expect(await db.selectFrom("sign_in_tries").selectAll().execute()).toEqual([])
      expect(await readCard(fresh)).toBeDefined()
    })
  })

  describe("a card's code", () => {
    test("tells name, course, session and validity, and nothing else", async () => {
      const { urn } = await enrol()
      expect(await desk.checkCard(await codeOf(urn))).toEqual({
        name: "Anjali Kushwaha",
        course: "2",
        session: "2024-2025",
        valid_until: sample.card_valid_until,
        isValid: true,
      })
    })

    test("of a disabled student, or after its last day, is not valid", async () => {
      const { urn } = await enrol()
      const code = await codeOf(urn)
      now = new Date(`${sample.card_valid_until}T18:29:00.000Z`)
      expect(await desk.checkCard(code)).toMatchObject({ isValid: true })
      later(1)
      expect(await desk.checkCard(code)).toMatchObject({ isValid: false })
      now = start
      await desk.setStudentStatus(urn, "disabled", { at: now.toISOString(), by: "clerk" })
      expect(await desk.checkCard(code)).toMatchObject({ isValid: false })
    })

    test("that nobody has is unknown", async () =>
      expect(await desk.checkCard("ABCDEFGHJKLM")).toBeUndefined())
  })

  describe("an import", () => {
    test("again changes nothing, and a changed row changes its student", async () => {
      const rows = [studentRow(), studentRow(), studentRow()]
      expect((await importAll(...rows)).totals).toEqual({
        added: 3,
        changed: 0,
        unchanged: 0,
        refused: 0,
      })
      rows[1] = { ...rows[1]!, applicant_mobile: "9415000001" }
      expect((await importAll(...rows)).totals).toEqual({
        added: 0,
        changed: 1,
        unchanged: 2,
        refused: 0,
      })
    })

    test("leaves a student's card and photo as they are", async () => {
      const row = studentRow()
      await importAll(row)
      await db.updateTable("students").set({ image_file: "a.jpg" }).execute()
      const [before] = await db.selectFrom("students").selectAll().execute()
      await importAll({ ...row, semester: "2" })
      const [after] = await db.selectFrom("students").selectAll().execute()
      expect(after).toMatchObject({
        semester: "2",
        image_file: "a.jpg",
        card_code: before!.card_code,
      })
    })

    test("tells each refused row with its line and reason, and takes the rest", async () => {
      const [good, other] = [studentRow(), studentRow()]
      const { totals, refused } = await importAll(
        good,
        studentRow({ aadhar: "123412341234", dob: "31-02-2007" }),
        studentRow({ aadhar: good["aadhar"]! }),
        studentRow({ admission_number: good["admission_number"]! }),
        { ...good, applicant_name: "Another Name" },
        studentRow({ course: "MBA", minor_subject: "Zoology" }),
        other,
      )
      expect(totals).toEqual({ added: 2, changed: 0, unchanged: 0, refused: 5 })
      expect(refused.toSorted((a, b) => a.line - b.line)).toEqual([
        { line: 3, problems: { aadhaar: ["aadhaar.check_digit"], dob: ["birth_date.format"] } },
        { line: 4, problems: "aadhaar_of_another" },
        { line: 5, problems: "admission_of_another" },
        { line: 6, problems: "twice_in_file" },
        { line: 7, problems: { course: ["choice"] } },
      ])
    })

    test("understands names for courses and genders, and both ways to write a day", async () => {
      const rows = [
        studentRow({ course: "BSc", gender: "Female", dob: "2007-03-27" }),
        studentRow({ course: "Bachelor of Science", gender: "2", dob: "27-03-2007" }),
      ]
      await importAll(...rows)
      const stored = await db.selectFrom("students").select(["course", "gender", "dob"]).execute()
      const same = { course: "2", gender: "2", dob: "2007-03-27" }
      expect(stored).toEqual([same, same])
    })
  })

  test("an admitted application makes a student with its photo, once", async () => {
    const form = validForm("BSc")
    await applications.insert({
      admission_code: "ABCDEFGHJKLM",
      submission_key: undefined,
      session: "2025-26",
      submitted_at: start.toISOString(),
      fee: 1675,
      image_file: "photo.jpg",
      signature_file: "signature.jpg",
      form: form as never,
    })
    const by = { admissionNumber: "2025/00001", by: "clerk" }
    expect(await desk.admitStudent("ABCDEFGHJKLM", by)).toEqual({
      outcome: "added",
      urn: form["urn"],
    })
    expect(await desk.admitStudent("ABCDEFGHJKLM", by)).toMatchObject({ outcome: "unchanged" })
    expect(await desk.admitStudent("ANOTHERCODE2", by)).toEqual({ outcome: "unknown" })
    const [student] = await db.selectFrom("students").selectAll().execute()
    expect(student).toMatchObject({
      admission_number: "2025/00001",
      course: "2",
      session: "2025-2026",
      semester: "1",
      image_file: "photo.jpg",
      status: "active",
    })
    expect(
      await signIn(form["aadhar_no"], String(form["dob"]).split("-").toReversed().join("")),
    ).toMatchObject({ outcome: "signed in" })
  })
})
