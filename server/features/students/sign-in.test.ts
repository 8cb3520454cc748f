import { describe, expect, test } from "vitest"

import { freshAadhaar } from "#tests/support/samples/applications.ts"
import { sampleSession } from "#tests/support/samples/session.ts"
import { studentRow } from "#tests/support/samples/students.ts"
import { databases } from "#tests/support/servers/databases.ts"
import { useStudentHarness } from "#tests/support/student-harness.ts"

import { createStudentsService } from "./students.ts"

describe.each(databases)("signing in on $name", ({ open }) => {
  const { db, deps, service, enrol, disable, importAll, signIn, token, readCard } =
    useStudentHarness(open)

  test("opens a session with the student's card for a matching number and birth date", async () => {
    const { urn, aadhaar } = await enrol()
    const card = await readCard(await token(aadhaar))
    expect(card).toMatchObject({
      session: sampleSession.card_session,
      valid_until: sampleSession.card_valid_until,
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

  const cardOf = async (typed: string) => {
    const card = await readCard(await token(typed))
    if (card === undefined || card === "password needed") throw new Error(card)
    return card
  }

  test.each([
    { identity_kind: "passport", aadhar: "K1234567", typed: "k 1234567", shown: "XXXX4567" },
    {
      identity_kind: "class_10",
      aadhar: "2024/1234567",
      typed: "2024-1234567",
      shown: "XXXX4567",
    },
    {
      identity_kind: "apaar",
      aadhar: "123456789012",
      typed: "1234 5678 9012",
      shown: "XXXX XXXX 9012",
    },
  ])("opens a session by $identity_kind", async ({ typed, shown, ...columns }) => {
    await importAll(studentRow(columns))
    const card = await cardOf(typed)
    const { identity_kind } = columns
    expect(card.student).toMatchObject({ identity_kind, aadhar: shown })
    const exported = studentRow({ ...columns, urn: card.student.urn, aadhar: shown })
    const { admission_number } = card.student
    expect(await importAll({ ...exported, admission_number })).toMatchObject({ refused: [] })
  })

  test("twelve digits that could be Aadhaar find the student with this APAAR id", async () => {
    const { urn, aadhaar } = await enrol({ identity_kind: "apaar" })
    expect((await cardOf(aadhaar)).student.urn).toBe(urn)
    expect(await signIn(aadhaar, "28032007")).toEqual({ outcome: "refused" })
  })

  const endings: Record<string, (row: Record<string, string>) => Promise<unknown>> = {
    "the student is disabled": ({ urn }) => disable(urn!),
    "the number is corrected": async ({ urn }) => {
      const [record] = await service().studentList.find([urn!])
      return service().editStudent(urn!, { ...record, aadhaar: freshAadhaar() }, 1, "officer")
    },
    "an import corrects the number": (row) => importAll({ ...row, aadhar: freshAadhaar() }),
    "the office prints a slip": ({ urn }) => service().printPasswordSlip(urn!, { name: "Ravi" }),
  }
  test.each(Object.entries(endings))(
    "leaves no session if at the same moment %s",
    async (_, end) => {
      for (let round = 0; round < 15; round++) {
        const row = studentRow()
        await importAll(row)
        const aadhaar = row["aadhar"]!
        const [first, second, third] = await Promise.all([
          signIn(aadhaar),
          end(row).then(() => signIn(aadhaar)),
          signIn(aadhaar),
        ])
        const opened = [first, second, third].flatMap((one) =>
          one.outcome === "signed in" ? [one.token] : [],
        )
        const cards = await Promise.all(opened.map((one) => readCard(one)))
        expect(cards.filter((card) => card !== undefined)).toEqual([])
      }
    },
  )

  test("stores the token as a hash and the number encrypted", async () => {
    const { aadhaar } = await enrol()
    const secret = await token(aadhaar)
    const tables = ["students", "student_sessions", "sign_in_attempts", "audit"] as const
    const rows = await Promise.all(
      tables.map((name) => db().selectFrom(name).selectAll().execute()),
    )
    const everything = JSON.stringify(rows)
    expect(everything).toContain("Anjali Kushwaha")
    expect(everything).not.toContain(secret)
    expect(everything).not.toContain(aadhaar)
    expect(everything).not.toContain("192.0.2.1")
  })

  test.each<{ what: string; password?: unknown; changes?: object }>([
    { what: "another birth date", password: "28032007" },
    { what: "the birth date in year-first order", password: "20070327" },
    { what: "an empty birth date", password: "" },
    { what: "a longer password", password: "270320070" },
    { what: "an array as password", password: ["27032007"] },
    { what: "the role of staff", changes: { role: "1" } },
    { what: "a missing role", changes: { role: undefined } },
  ])("refuses $what", async ({ password = "27032007", changes = {} }) => {
    const { aadhaar } = await enrol()
    expect(await signIn(aadhaar, password, changes)).toEqual({ outcome: "refused" })
    expect(await db().selectFrom("student_sessions").selectAll().execute()).toEqual([])
  })

  test.each([["27-03-2007"], ["27 03 2007"], ["2007-03-27"], ["२७०३२००७"]])(
    "accepts the birth date as %s",
    async (password) => {
      const { aadhaar } = await enrol()
      expect(await signIn(aadhaar, password)).toMatchObject({ outcome: "signed in" })
    },
  )

  test.each([["999999990019"], ["123"], [""], [undefined], [{ $ne: "" }]])(
    "refuses the unknown number %j with the same answer",
    async (userid) => expect(await signIn(userid)).toEqual({ outcome: "refused" }),
  )

  test("refuses an unknown number with the placeholder birth date", async () =>
    expect(await signIn("999999990019", "00000000")).toEqual({ outcome: "refused" }))

  test("runs the same queries for an unknown number and a wrong date, against timing attacks", async () => {
    const queries: string[] = []
    const recordingDb = db().withPlugin({
      transformQuery: ({ node, queryId }) => {
        queries.push(db().getExecutor().compileQuery(node, queryId).sql)
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const recorded = createStudentsService({ ...deps(), db: recordingDb })
    const { aadhaar } = await enrol()
    const queriesFor = async (userid: string) => {
      queries.length = 0
      const password = "01012000"
      await recorded.signIn({ userid, password, role: "3", address: "192.0.2.1" })
      return [...queries]
    }
    const wrongDate = await queriesFor(aadhaar)
    expect(wrongDate.length).toBeGreaterThan(2)
    expect(await queriesFor("999999990019")).toEqual(wrongDate)
  })

  test("accepts the number with spaces", async () => {
    const { aadhaar } = await enrol()
    const spaced = aadhaar.replace(/(.{4})(?=.)/g, "$1 ")
    expect(await signIn(spaced)).toMatchObject({ outcome: "signed in" })
  })
})
