import { describe, expect, test } from "vitest"

import type { Status } from "#domain/applications/workflow.ts"
import {
  clerk,
  buildRow,
  officer,
  harnessTime,
  useApplicationsHarness,
} from "#tests/support/applications-harness.ts"
import { freshAadhaar, sampleCourses } from "#tests/support/samples/applications.ts"
import { databases } from "#tests/support/servers/databases.ts"

const at = harnessTime.toISOString()

describe.each(databases)("on $name", ({ open }) => {
  const { db, service, store, rowOf, auditOf, counts } = useApplicationsHarness(open)
  const storeOne = async (...[form, changes]: Parameters<typeof buildRow>) => {
    const [code] = await store(buildRow(form, changes))
    return code!
  }
  const bring = async (
    code: string,
    to: Status,
    {
      reason = "",
      expectedVersion = 1,
      admissionNumber = "",
      actor = officer as typeof clerk | typeof officer,
    } = {},
  ) => {
    const change = { to, reason, expectedVersion, admissionNumber }
    return { id: code, ...(await service().changeStatus(code, change, actor)) }
  }

  test("a status change writes the row, its history, the audit and the counts together", async () => {
    const code = await storeOne({ course: "BA", category: "st" })
    const reason = "अंकपत्र की प्रति स्पष्ट नहीं है।"
    expect(await bring(code, "query", { reason, actor: clerk })).toEqual({
      id: code,
      outcome: "stored",
    })
    expect(await rowOf(code)).toMatchObject({
      status: "query",
      status_at: at,
      status_reason: reason,
      version: 2,
    })
    const read = await service().read(code, clerk)
    expect(read!.events).toEqual([
      {
        id: expect.any(Number),
        at,
        actor: "Member clerk",
        kind: "status",
        data: { from: "submitted", to: "query", reason },
      },
    ])
    expect(read!.transitions).toEqual([{ to: "scrutiny", isReasonRequired: false }])
    expect(await auditOf(code)).toEqual([
      {
        at,
        actor: "Member clerk",
        action: "application status changed",
        details: '{"from":"submitted","to":"query"}',
      },
    ])
    expect(await counts()).toMatchObject({ "query BA st": 1 })
    expect(await counts()).not.toHaveProperty("submitted BA st")
  })

  describe("verifying with claims", () => {
    const claimed = { category: "obc", weightage: ["ncc_b"] }
    const verify = (code: string, seen = 1, withClaims = true) =>
      service().changeStatus(
        code,
        { to: "verified", reason: "", expectedVersion: seen, withClaims },
        clerk,
      )
    const statesOf = async (code: string) => {
      const { claims } = (await service().read(code, clerk))!
      return Object.fromEntries(claims.map(({ name, state }) => [name, state]))
    }

    test("marks each open claim, with an event and an audit line, in one change", async () => {
      const code = await storeOne(claimed)
      const claims = Object.keys(await statesOf(code))
      expect(claims).toEqual(expect.arrayContaining(["category", "ncc_b"]))
      expect(await service().findOpenClaims([code])).toEqual([{ id: code, claims }])
      expect(await verify(code)).toEqual({ outcome: "stored" })
      expect(await rowOf(code)).toMatchObject({ status: "verified", version: 2 })
      expect(new Set(Object.values(await statesOf(code)))).toEqual(new Set(["verified"]))
      expect(await service().findOpenClaims([code])).toEqual([])
      const actions = [...claims.map(() => "claim verified"), "application status changed"]
      expect((await auditOf(code)).map(({ action }) => action)).toEqual(actions)
      const { events } = (await service().read(code, clerk))!
      expect(events.map(({ kind }) => kind)).toEqual([...claims.map(() => "claim"), "status"])
    })

    test("leaves a refused claim refused, and marks one that was changed since", async () => {
      const code = await storeOne(claimed)
      const mark = (claim: string, finding: "verified" | "refused", seen: number) =>
        service().markClaim(
          code,
          { claim, finding, reason: "No seal", expectedVersion: seen },
          clerk,
        )
      await mark("ncc_b", "refused", 1)
      await mark("category", "verified", 2)
      const corrected = {
        changes: { category: "sc" },
        why: "From the certificate",
        expectedVersion: 3,
      }
      expect(await service().correct(code, corrected, officer)).toEqual({ outcome: "stored" })
      expect(await statesOf(code)).toMatchObject({ category: "changed" })
      expect(await verify(code, 4)).toEqual({ outcome: "stored" })
      expect(await statesOf(code)).toMatchObject({
        category: "verified",
        ncc_b: "refused",
      })
    })

    test("marks no claim over another's change, nor without being asked", async () => {
      const code = await storeOne(claimed)
      const before = await statesOf(code)
      expect(await verify(code, 9)).toEqual({ outcome: "changed_meanwhile" })
      expect(await auditOf(code)).toEqual([])
      expect(await verify(code, 1, false)).toEqual({ outcome: "stored" })
      expect(await statesOf(code)).toEqual(before)
    })

    test("marks the claims of several applications", async () => {
      const codes = await store(buildRow(claimed), buildRow(claimed))
      const seen = Object.fromEntries(codes.map((code) => [code, 1]))
      const change = {
        to: "verified",
        reason: "",
        expectedVersions: seen,
        withClaims: true,
      } as const
      await service().changeStatuses(codes, change, clerk)
      expect(await service().findOpenClaims(codes)).toEqual([])
    })
  })

  test("an application that returns to scrutiny loses the question to the applicant", async () => {
    const code = await storeOne()
    await bring(code, "query", { reason: "Which board?" })
    await bring(code, "scrutiny", { expectedVersion: 2 })
    expect((await rowOf(code)).status_reason).toBe("")
  })

  test.each<{ why: string; from: Status; asked: Parameters<typeof bring>; outcome: object }>([
    {
      why: "without words for the applicant",
      from: "scrutiny",
      asked: ["", "rejected"],
      outcome: { outcome: "refused", errors: { reason: ["missing"] } },
    },
    {
      why: "by a clerk",
      from: "scrutiny",
      asked: ["", "rejected", { reason: "Not eligible", actor: clerk }],
      outcome: { outcome: "not_allowed" },
    },
    {
      why: "where there is no such step",
      from: "submitted",
      asked: ["", "admitted"],
      outcome: { outcome: "not_possible" },
    },
    {
      why: "over another's change",
      from: "scrutiny",
      asked: ["", "verified", { expectedVersion: 2 }],
      outcome: { outcome: "changed_meanwhile" },
    },
    {
      why: "without an admission number",
      from: "verified",
      asked: ["", "admitted", { admissionNumber: " " }],
      outcome: { outcome: "refused", errors: { admission_number: ["missing"] } },
    },
  ])("nothing changes $why", async ({ from, asked: [, to, more], outcome }) => {
    const code = await storeOne({}, { status: from })
    const before = await rowOf(code)
    expect(await bring(code, to, more)).toEqual({ id: code, ...outcome })
    expect(await rowOf(code)).toEqual(before)
    expect(await auditOf(code)).toEqual([])
    expect((await service().read(code, officer))!.events).toEqual([])
  })

  test("an application without a URN is admitted only after it is given", async () => {
    const code = await storeOne({ urn: "" }, { status: "verified" })
    const admissionNumber = "2025/BSC/77"
    expect(await bring(code, "admitted", { admissionNumber })).toEqual({
      id: code,
      outcome: "refused",
      errors: { urn: ["urn_needed"] },
    })
    const given = {
      changes: { urn: "SU25-77" },
      why: "From the registration slip",
      expectedVersion: 1,
    }
    expect(await service().correct(code, given, officer)).toEqual({ outcome: "stored" })
    expect(await bring(code, "admitted", { admissionNumber, expectedVersion: 2 })).toMatchObject({
      outcome: "stored",
    })
  })

  test("a bulk change has an outcome for each application, and changes a repeated code once", async () => {
    const [a, b] = await store(buildRow(), buildRow({}, { status: "rejected" }))
    const codes = [a!, b!, a!, "NOSUCHCODE22"]
    const results = await service().changeStatuses(
      codes,
      { to: "verified", reason: "", expectedVersions: { [a!]: 1, [b!]: 1 } },
      clerk,
    )
    expect(results).toEqual([
      { id: a, outcome: "stored" },
      { id: b, outcome: "not_possible" },
      { id: "NOSUCHCODE22", outcome: "unknown" },
    ])
  })

  test("of two concurrent changes one is stored, the other is refused as changed meanwhile", async () => {
    const code = await storeOne()
    const both = await Promise.all([bring(code, "verified"), bring(code, "withdrawn")])
    expect(both.map((result) => result!.outcome).toSorted()).toEqual([
      "changed_meanwhile",
      "stored",
    ])
    expect((await service().read(code, officer))!.events).toHaveLength(1)
  })

  test("an admission creates a student with the given admission number", async () => {
    const code = await storeOne({}, { status: "verified" })
    expect(await bring(code, "admitted", { admissionNumber: " 2025/0001 " })).toMatchObject({
      outcome: "stored",
    })
    const students = db().selectFrom("students").select(["urn", "course", "image_file"])
    const [student] = await students.where("admission_number", "=", "2025/0001").execute()
    const { form } = (await service().read(code, officer))!
    expect(student).toEqual({ urn: form.urn, course: "2", image_file: "image.jpg" })
    expect((await service().read(code, officer))!.events).toMatchObject([
      { data: { to: "admitted", admission_number: "2025/0001" } },
    ])
  })

  test("an admission number is given once, and a person is admitted once a session", async () => {
    const aadhar_no = freshAadhaar()
    const verified = { status: "verified" } as const
    const [ba, bsc, other] = await store(
      buildRow({ course: "BA", aadhar_no }, verified),
      buildRow({ course: "BSc", aadhar_no }, verified),
      buildRow({}, verified),
    )
    expect(await bring(ba!, "admitted", { admissionNumber: "2025/0002" })).toMatchObject({
      outcome: "stored",
    })
    expect(await bring(other!, "admitted", { admissionNumber: "2025/0002" })).toEqual({
      id: other,
      outcome: "refused",
      errors: { admission_number: ["admission_of_another"] },
    })
    expect(await bring(bsc!, "admitted", { admissionNumber: "2025/0003" })).toEqual({
      id: bsc,
      outcome: "refused",
      errors: { aadhar_no: ["admitted_elsewhere"] },
    })
    for (const code of [other!, bsc!]) {
      expect(await rowOf(code)).toMatchObject({ status: "verified", version: 1 })
      expect(await auditOf(code)).toEqual([])
    }
  })

  describe("an admission that is cancelled", () => {
    const reason = "The intermediate marksheet is forged"
    let number = 0
    const admitted = async (form: Parameters<typeof buildRow>[0] = {}) => {
      const code = await storeOne(form, { status: "verified" })
      const admissionNumber = `2025/9${++number}`
      expect(await bring(code, "admitted", { admissionNumber })).toMatchObject({
        outcome: "stored",
      })
      const { urn } = (await service().read(code, officer))!.form
      return { code, urn, admissionNumber }
    }
    const signIn = (urn: string) =>
      db()
        .insertInto("student_sessions")
        .values({ token_hash: `of ${urn}`, urn, created_at: at, seen_at: at })
        .execute()
    const studentOf = async (urn: string) => {
      const student = await db()
        .selectFrom("students")
        .select("status")
        .where("urn", "=", urn)
        .executeTakeFirstOrThrow()
      const sessions = await db()
        .selectFrom("student_sessions")
        .select("urn")
        .where("urn", "=", urn)
        .execute()
      return { ...student, sessions: sessions.length }
    }

    test("disables the student, ends the sessions, and says so in history, audit and counts", async () => {
      const { code, urn } = await admitted({ course: "BCom", category: "sc" })
      await signIn(urn)
      expect(await bring(code, "cancelled", { expectedVersion: 2, reason })).toMatchObject({
        outcome: "stored",
      })
      expect(await rowOf(code)).toMatchObject({
        status: "cancelled",
        status_reason: reason,
        version: 3,
      })
      expect(await studentOf(urn)).toEqual({ status: "disabled", sessions: 0 })
      const { events, transitions } = (await service().read(code, officer))!
      expect(events.at(-1)).toMatchObject({ data: { from: "admitted", to: "cancelled", reason } })
      expect(transitions).toEqual([{ to: "scrutiny", isReasonRequired: false }])
      expect((await auditOf(code)).at(-1)).toMatchObject({
        details: '{"from":"admitted","to":"cancelled"}',
      })
      expect((await auditOf(urn)).at(-1)).toMatchObject({
        actor: "Member officer",
        action: "student disabled",
      })
      expect(await counts()).toMatchObject({ "cancelled BCom sc": 1 })
      expect(await counts()).not.toHaveProperty("admitted BCom sc")
    })

    test.each([
      { why: "by a clerk", asked: { reason, actor: clerk }, outcome: { outcome: "not_allowed" } },
      {
        why: "without a reason",
        asked: { reason: " " },
        outcome: { outcome: "refused", errors: { reason: ["missing"] } },
      },
      {
        why: "with a reason of 501 characters",
        asked: { reason: "x".repeat(501) },
        outcome: { outcome: "refused", errors: { reason: ["text.too_long"] } },
      },
    ])("stays as it is $why", async ({ asked, outcome }) => {
      const { code, urn } = await admitted()
      await signIn(urn)
      expect(await bring(code, "cancelled", { expectedVersion: 2, ...asked })).toEqual({
        id: code,
        ...outcome,
      })
      expect(await rowOf(code)).toMatchObject({ status: "admitted", version: 2 })
      expect(await studentOf(urn)).toEqual({ status: "active", sessions: 1 })
    })

    test("disables the student of the admission, even if the form's number was corrected since", async () => {
      const { code, urn } = await admitted()
      const correction = { changes: { urn: `${urn}-9` }, why: "A slip", expectedVersion: 2 }
      expect(await service().correct(code, correction, officer)).toEqual({ outcome: "stored" })
      await bring(code, "cancelled", { expectedVersion: 3, reason })
      expect(await studentOf(urn)).toMatchObject({ status: "disabled" })
    })

    test("leaves the student of another admission that stands, such as one of a later session", async () => {
      const aadhar_no = freshAadhaar()
      const former = await admitted({ course: "BSc", aadhar_no })
      await db()
        .updateTable("applications")
        .set({ session: "2024-25" })
        .where("admission_code", "=", former.code)
        .execute()
      const { urn } = former
      const later = await admitted({ course: "BSc", aadhar_no, urn })
      await bring(former.code, "cancelled", { expectedVersion: 2, reason })
      expect(await rowOf(former.code)).toMatchObject({ status: "cancelled" })
      expect(await studentOf(urn)).toMatchObject({ status: "active" })
      await bring(later.code, "cancelled", { expectedVersion: 2, reason })
      expect(await studentOf(urn)).toMatchObject({ status: "disabled" })
    })

    test("can be followed by another admission, which enables the same student", async () => {
      const { code, urn, admissionNumber } = await admitted()
      await bring(code, "cancelled", { expectedVersion: 2, reason })
      await bring(code, "scrutiny", { expectedVersion: 3 })
      await bring(code, "verified", { expectedVersion: 4 })
      const again = await bring(code, "admitted", { expectedVersion: 5, admissionNumber })
      expect(again).toMatchObject({ outcome: "stored" })
      expect(await studentOf(urn)).toMatchObject({ status: "active" })
      expect(await rowOf(code)).toMatchObject({ status: "admitted", status_reason: "" })
    })

    test("lets the person be admitted to another course", async () => {
      const aadhar_no = freshAadhaar()
      const { code, urn } = await admitted({ course: "BA", aadhar_no })
      const other = await storeOne({ course: "BSc", aadhar_no, urn }, { status: "verified" })
      await bring(code, "cancelled", { expectedVersion: 2, reason })
      const admissionNumber = `2025/9${++number}`
      expect(await bring(other, "admitted", { admissionNumber })).toMatchObject({
        outcome: "stored",
      })
      expect(await studentOf(urn)).toMatchObject({ status: "active" })
    })

    test("keeps nobody else with the number from being admitted, and is not admitted again meanwhile", async () => {
      const aadhar_no = freshAadhaar()
      const fake = await admitted({ course: "BSc", aadhar_no })
      await bring(fake.code, "cancelled", { expectedVersion: 2, reason })
      const real = await admitted({ course: "BSc", aadhar_no })
      expect(real.urn).not.toBe(fake.urn)
      expect(await studentOf(fake.urn)).toMatchObject({ status: "disabled" })
      expect(await studentOf(real.urn)).toMatchObject({ status: "active" })
      // The application of the fake is admitted again, after that of the real person has left the course.
      await db()
        .updateTable("applications")
        .set({ status: "withdrawn" })
        .where("admission_code", "=", real.code)
        .execute()
      await bring(fake.code, "scrutiny", { expectedVersion: 3 })
      await bring(fake.code, "verified", { expectedVersion: 4 })
      const { admissionNumber } = fake
      expect(await bring(fake.code, "admitted", { expectedVersion: 5, admissionNumber })).toEqual({
        id: fake.code,
        outcome: "refused",
        errors: { aadhar_no: ["aadhaar_of_another"] },
      })
      expect(await rowOf(fake.code)).toMatchObject({ status: "verified" })
      expect(await studentOf(fake.urn)).toMatchObject({ status: "disabled" })
    })

    test("leaves no password to somebody else who is admitted with the same URN", async () => {
      const aadhar_no = freshAadhaar()
      const fake = await admitted({ course: "BSc", aadhar_no })
      const credential = { urn: fake.urn, password_hash: "a hash", password_set_at: at }
      await db().insertInto("student_credentials").values(credential).execute()
      await bring(fake.code, "cancelled", { expectedVersion: 2, reason })
      await admitted({ course: "BSc", aadhar_no, urn: fake.urn })
      expect(await studentOf(fake.urn)).toMatchObject({ status: "active" })
      const left = db().selectFrom("student_credentials").select("urn").where("urn", "=", fake.urn)
      expect(await left.execute()).toEqual([])
    })

    test.each(["active", "disabled"] as const)(
      "or stands leaves an %s student alone whose URN somebody with another number wrote",
      async (status) => {
        const first = await admitted({ course: "BSc" })
        if (status === "disabled")
          await bring(first.code, "cancelled", { expectedVersion: 2, reason })
        const student = () =>
          db().selectFrom("students").selectAll().where("urn", "=", first.urn).executeTakeFirst()
        const before = await student()
        expect(before).toMatchObject({ status })
        const form = { course: "BSc", urn: first.urn, aadhar_no: freshAadhaar() }
        const other = await storeOne(form, { status: "verified" })
        const admissionNumber = `2025/9${++number}`
        expect(await bring(other, "admitted", { admissionNumber })).toEqual({
          id: other,
          outcome: "refused",
          errors: { urn: ["urn_of_another"] },
        })
        expect(await student()).toEqual(before)
      },
    )

    test("of a student whose record was erased is cancelled all the same", async () => {
      const { code, urn } = await admitted()
      await db().deleteFrom("students").where("urn", "=", urn).execute()
      expect(await bring(code, "cancelled", { expectedVersion: 2, reason })).toMatchObject({
        outcome: "stored",
      })
    })
  })

  test("several who are admitted at once with one number: one is, the others are told", async () => {
    for (let round = 0; round < 10; round++) {
      const admissionNumber = `2025/1${round}`
      // Of several courses, so that they don't wait for each other at the counts.
      const rows = sampleCourses.map((course) => buildRow({ course }, { status: "verified" }))
      const codes = await store(...rows)
      const results = await Promise.all(
        codes.map((code) => bring(code, "admitted", { admissionNumber })),
      )
      const refused = results.filter((result) => result!.outcome !== "stored")
      expect(refused).toHaveLength(sampleCourses.length - 1)
      for (const result of refused) {
        expect(result).toMatchObject({
          outcome: "refused",
          errors: { admission_number: ["admission_of_another"] },
        })
        expect(await auditOf(result!.id)).toEqual([])
      }
    }
  })

  test("one person's applications for two courses, admitted at once: one is", async () => {
    for (let round = 0; round < 10; round++) {
      const aadhar_no = freshAadhaar()
      const verified = { status: "verified" } as const
      const codes = await store(
        buildRow({ course: "BA", aadhar_no }, verified),
        buildRow({ course: "BSc", aadhar_no }, verified),
      )
      const results = await Promise.all(
        codes.map((code, index) =>
          bring(code, "admitted", { admissionNumber: `2025/2${round}${index}` }),
        ),
      )
      expect(results.map((result) => result!.outcome).toSorted()).toEqual(["refused", "stored"])
    }
  })

  test("of one person with a record of an earlier admission, admitted at once to two courses: one is", async () => {
    for (let round = 0; round < 10; round++) {
      const form = { aadhar_no: freshAadhaar(), urn: `SU25-AGAIN-${round}` }
      const verified = { status: "verified" } as const
      const [former, ...codes] = await store(
        buildRow({ course: "BCom", ...form }, verified),
        buildRow({ course: "BA", ...form }, verified),
        buildRow({ course: "BSc", ...form }, verified),
      )
      await bring(former!, "admitted", { admissionNumber: `2025/3${round}` })
      await bring(former!, "cancelled", { expectedVersion: 2, reason: "Wrong course" })
      const results = await Promise.all(
        codes.map((code, index) =>
          bring(code, "admitted", { admissionNumber: `2025/4${round}${index}` }),
        ),
      )
      expect(results.map((result) => result!.outcome).toSorted()).toEqual(["refused", "stored"])
    }
  })
})
