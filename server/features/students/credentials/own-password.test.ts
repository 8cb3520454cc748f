import { describe, expect, test } from "vitest"

import { PasswordQueueFullError } from "#server/platform/crypto/password-queue.ts"
import { fillPasswordQueue } from "#tests/support/fill-password-queue.ts"
import { freshAadhaar } from "#tests/support/samples/applications.ts"
import { studentRow } from "#tests/support/samples/students.ts"
import { databases } from "#tests/support/servers/databases.ts"
import { useStudentHarness } from "#tests/support/student-harness.ts"

import { createStudentsService } from "../students.ts"

const day = "27032007"
const own = "tamarind tree beside the pond"
const clerk = { name: "Ravi" }

describe.each(databases)("a student's own password on $name", ({ open }) => {
  const { db, deps, service, later, enrol, importAll, disable, signIn, token, readCard } =
    useStudentHarness(open)

  const set = (secret: string, changes: object = {}) =>
    service().setStudentPassword({
      token: secret,
      current: day,
      password: own,
      address: "192.0.2.1",
      deviceCookie: "",
      ...changes,
    })
  const withPassword = async () => {
    const student = await enrol()
    await set(await token(student.aadhaar))
    return student
  }
  const slipOf = async (urn: string) => (await service().printPasswordSlip(urn, clerk))!

  test("opens the account, and the date of birth opens nothing any more", async () => {
    const { aadhaar } = await withPassword()
    expect(await signIn(aadhaar, day)).toEqual({ outcome: "refused" })
    expect(await signIn(aadhaar, `${own}.`)).toEqual({ outcome: "refused" })
    expect(await signIn(aadhaar, own)).toMatchObject({ outcome: "signed in" })
  })

  const correctNumber = {
    "the office": async ({ urn }: Record<string, string>, aadhaar: string) => {
      const [record] = await service().studentList.find([urn!])
      await service().editStudent(urn!, { ...record, aadhaar }, 1, "officer")
    },
    "an import": async (row: Record<string, string>, aadhar: string) =>
      void (await importAll({ ...row, aadhar })),
  }
  test.each(Object.entries(correctNumber))(
    "ends, with the sessions, when %s corrects the Aadhaar number: somebody else may have set it",
    async (_who, correct) => {
      const row = studentRow()
      await importAll(row)
      const session = await token(row["aadhar"]!)
      await set(session)
      const aadhaar = freshAadhaar()
      await correct(row, aadhaar)
      expect(await readCard(session)).toBeUndefined()
      expect(await signIn(aadhaar, own)).toEqual({ outcome: "refused" })
      expect(await signIn(aadhaar, day)).toMatchObject({ outcome: "signed in" })
    },
  )

  test("ends all other sessions and forgets all other devices", async () => {
    const { aadhaar } = await enrol()
    const [here, elsewhere] = [await signIn(aadhaar), await signIn(aadhaar)]
    if (here.outcome !== "signed in" || elsewhere.outcome !== "signed in") throw new Error("no")
    const { deviceCookie } = here
    const result = await set(here.token, { deviceCookie })
    expect(await readCard(elsewhere.token)).toBeUndefined()
    expect(await readCard(here.token)).toMatchObject({ sign_in: { has_password: true } })
    for (let i = 0; i < 3; i++) await signIn(aadhaar, day)
    const signInFrom = (cookie: string) => signIn(aadhaar, own, { deviceCookie: cookie })
    expect(await signInFrom(elsewhere.deviceCookie)).toMatchObject({ outcome: "too many" })
    if (result.outcome !== "set") throw new Error(result.outcome)
    expect(await signInFrom(result.deviceCookie)).toMatchObject({ outcome: "signed in" })
  })

  test("while too many passwords wait it is not checked, of nobody, and the try does not count", async () => {
    const { aadhaar } = await withPassword()
    const empty = fillPasswordQueue()
    for (const number of [aadhaar, freshAadhaar()])
      for (let i = 0; i < 4; i++)
        await expect(signIn(number, own)).rejects.toThrow(PasswordQueueFullError)
    await empty()
    expect(await signIn(aadhaar, own)).toMatchObject({ outcome: "signed in" })
  })

  test.each([
    {
      what: "a short password",
      changes: { password: "short" },
      errors: { password: "password.too_short" },
    },
    {
      what: "a long password",
      changes: { password: own.repeat(9) },
      errors: { password: "password.too_long" },
    },
    {
      what: "a common password",
      changes: { password: "passwordpassword" },
      errors: { password: "password.too_simple" },
    },
    {
      what: "the student's name",
      changes: { password: "Anjali Kushwaha 9415000000" },
      errors: { password: "password.too_simple" },
    },
    { what: "no password", changes: { password: ["x"] }, errors: { password: "missing" } },
    {
      what: "a wrong date of birth",
      changes: { current: "01012000" },
      errors: { current: "wrong" },
    },
  ])("refuses $what, and the date of birth still opens", async ({ changes, errors }) => {
    const { aadhaar } = await enrol()
    expect(await set(await token(aadhaar), changes)).toEqual({ outcome: "refused", errors })
    expect(await signIn(aadhaar)).toMatchObject({ outcome: "signed in" })
  })

  test("needs a session, and limits guesses of the present password in it", async () => {
    expect(await set("x".repeat(43))).toEqual({ outcome: "no session" })
    const secret = await token((await enrol()).aadhaar)
    for (let i = 0; i < 3; i++) await set(secret, { current: "01012000" })
    expect(await set(secret)).toEqual({ outcome: "too many", retryAfterSeconds: 5 })
  })

  test("is stored as a scrypt hash, and in no audit line", async () => {
    const { urn } = await withPassword()
    const tables = ["student_credentials", "sign_in_failures", "audit"] as const
    const rows = await Promise.all(
      tables.map((name) => db().selectFrom(name).selectAll().execute()),
    )
    expect(JSON.stringify(rows)).not.toContain(own)
    expect(rows[0]).toMatchObject([
      { urn, password_hash: expect.stringMatching(/^[\da-f]{32}:[\da-f]{128}$/) },
    ])
    expect(rows[2]).toContainEqual(
      expect.objectContaining({ actor: "student", action: "student set a password", subject: urn }),
    )
  })

  test("where it is required, the date of birth opens only the page that sets it", async () => {
    const required = createStudentsService({
      ...deps(),
      settings: async () => ({
        ...(await deps().settings()),
        student_sign_in: { own_password_required: true, dashboard_path: "/student/dashbaord" },
      }),
    })
    const { aadhaar } = await enrol()
    const secret = await token(aadhaar)
    expect(await required.readCard(secret, "https://college.example")).toBe("password needed")
    await set(secret)
    expect(await required.readCard(secret, "https://college.example")).toMatchObject({
      student: {},
    })
  })

  describe("after the office has printed a slip", () => {
    test("only its code opens the account, and only to set a password", async () => {
      const { urn, aadhaar } = await withPassword()
      const before = await signIn(aadhaar, own)
      const { code } = await slipOf(urn)
      expect(code).toMatch(/^(?:[2-9A-HJ-NP-Z]{4}-){2}[2-9A-HJ-NP-Z]{4}$/)
      expect(await readCard(before.outcome === "signed in" ? before.token : "")).toBeUndefined()
      for (const secret of [own, day]) {
        expect(await signIn(aadhaar, secret)).toEqual({ outcome: "refused" })
      }
      const opened = await signIn(aadhaar, code.toLowerCase())
      if (opened.outcome !== "signed in") throw new Error(opened.outcome)
      expect(await readCard(opened.token)).toBe("password needed")
      expect(await set(opened.token, { current: code })).toMatchObject({ outcome: "set" })
      expect(await readCard(opened.token)).toMatchObject({ student: { urn } })
      later(16)
      expect(await signIn(aadhaar, code)).toEqual({ outcome: "refused" })
      later(16)
      expect(await signIn(aadhaar, own)).toMatchObject({ outcome: "signed in" })
    })

    test("the code opens an account that others keep guessing", async () => {
      const { urn, aadhaar } = await enrol()
      for (let i = 0; i < 10; i++) {
        await signIn(aadhaar, "01012000")
        later(16)
      }
      expect(await signIn(aadhaar)).toMatchObject({ outcome: "too many" })
      const { code } = await slipOf(urn)
      expect(await signIn(aadhaar, code)).toMatchObject({ outcome: "signed in" })
    })

    test("wrong codes use up no tries with the date of birth", async () => {
      const { aadhaar } = await enrol()
      for (let i = 0; i < 20; i++) {
        expect(await signIn(aadhaar, "ABCD-EFGH-JKLM")).toEqual({ outcome: "refused" })
      }
      expect(await signIn(aadhaar)).toMatchObject({ outcome: "signed in" })
    })

    test("the code ends after three days or with the next slip, and the date of birth stays shut", async () => {
      const { urn, aadhaar } = await enrol()
      const [first, second] = [await slipOf(urn), await slipOf(urn)]
      expect(await signIn(aadhaar, first.code)).toEqual({ outcome: "refused" })
      later(3 * 24 * 60)
      expect(await signIn(aadhaar, second.code)).toEqual({ outcome: "refused" })
      expect(await signIn(aadhaar, day)).toEqual({ outcome: "refused" })
    })

    test("the code of another student does not open it", async () => {
      const [one, other] = [await enrol(), await enrol()]
      const { code } = await slipOf(one.urn)
      await slipOf(other.urn)
      expect(await signIn(other.aadhaar, code)).toEqual({ outcome: "refused" })
    })

    test("the audit log says who printed it, without the code", async () => {
      const { urn } = await enrol()
      const { code } = await slipOf(urn)
      const lines = await db().selectFrom("audit").selectAll().where("subject", "=", urn).execute()
      expect(lines.at(-1)).toMatchObject({ actor: "Ravi", action: "student password reset" })
      expect(JSON.stringify(lines)).not.toContain(code)
    })

    test("there is none for an unknown or disabled student", async () => {
      const { urn } = await enrol()
      await disable(urn)
      expect(await service().printPasswordSlip(urn, clerk)).toBeUndefined()
      expect(await service().printPasswordSlip("NOBODY", clerk)).toBeUndefined()
    })
  })

  test("the dashboard counts the failed attempts between two sign-ins", async () => {
    const { aadhaar } = await enrol()
    await token(aadhaar)
    later(1)
    for (let i = 0; i < 2; i++) await signIn(aadhaar, "01012000")
    later(1)
    expect(await readCard(await token(aadhaar))).toMatchObject({ sign_in: { failed_attempts: 2 } })
    later(1)
    expect(await readCard(await token(aadhaar))).toMatchObject({ sign_in: { failed_attempts: 0 } })
  })
})
