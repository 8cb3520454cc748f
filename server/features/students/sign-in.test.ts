import { describe, expect, test } from "vitest"

import { settings as sample } from "#content/settings.ts"
import { databases } from "#tests/support/databases.ts"
import { useStudentHarness } from "#tests/support/student-harness.ts"

import { createStudentsService } from "./students-service.ts"

describe.each(databases)("signing in on $name", ({ open }) => {
  const { db, deps, enrol, signIn, token, readCard } = useStudentHarness(open)

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
      tables.map((name) => db().selectFrom(name).selectAll().execute()),
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
    expect(await db().selectFrom("student_sessions").selectAll().execute()).toEqual([])
  })

  test.each([["27-03-2007"], ["27 03 2007"], ["2007-03-27"], ["२७०३२००७"]])(
    "the date may be sent as %s as well",
    async (password) => {
      const { aadhaar } = await enrol()
      expect(await signIn(aadhaar, password)).toMatchObject({ outcome: "signed in" })
    },
  )

  test.each([["999999990019"], ["123"], [""], [undefined], [{ $ne: "" }]])(
    "an unknown number, %j: refused with the same answer",
    async (userid) => expect(await signIn(userid)).toEqual({ outcome: "refused" }),
  )

  test("nobody's date opens nobody's session", async () =>
    expect(await signIn("999999990019", "00000000")).toEqual({ outcome: "refused" }))

  test("an unknown number and a wrong date ask the database the same, so take the same time", async () => {
    const asked: string[] = []
    const listening = db().withPlugin({
      transformQuery: ({ node, queryId }) => {
        asked.push(db().getExecutor().compileQuery(node, queryId).sql)
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const listenedTo = createStudentsService({ ...deps(), db: listening })
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
