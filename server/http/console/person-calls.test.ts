import { beforeAll, beforeEach, describe, expect, test } from "vitest"

import { type PersonView, privacyCalls } from "#server/features/privacy/privacy.ts"
import { routesOfBlock } from "#tests/support/console-routes.ts"
import { unzip } from "#tests/support/read-xlsx.ts"
import { openRoutesAlone } from "#tests/support/routes-alone.ts"
import { freshAadhaar, validForm } from "#tests/support/samples/applications.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import { databasesInFullRuns } from "#tests/support/servers/databases.ts"
import { received } from "#tests/support/submission-harness.ts"

import { callRoutes } from "./call-routes.ts"

const officer = { name: "the officer", role: "officer" } as const

describe.each(databasesInFullRuns)("privacy routes on $name", ({ open }) => {
  let pictures: Awaited<ReturnType<typeof makeSamplePictures>>
  const site = routesOfBlock(open, callRoutes(privacyCalls))
  beforeAll(async () => {
    pictures = await makeSamplePictures()
  })
  beforeEach(async () => void (await site.db.deleteFrom("sign_in_attempts").execute()))

  const call = (path: string, body: object) =>
    site.call("POST", `/privacy/${path}`, { role: "administrator", body })
  const find = async (by: string, value: string) => {
    const { status, data } = await call("find", { by, value })
    expect(status).toBe(200)
    return data as PersonView[]
  }
  test("finding persons by whole numbers is limited and audited as the search is", async () => {
    const byNumber = () => call("find", { by: "aadhaar", value: freshAadhaar() })
    for (let i = 0; i < 60; i++) expect((await byNumber()).status).toBe(200)
    expect(await byNumber()).toEqual({ status: 429, message: "too_many_searches" })
    await site.db.deleteFrom("sign_in_attempts").execute()
    expect((await byNumber()).status).toBe(200)
  })

  let applicantCount = 0
  /** Submits an application with a mobile number and e-mail that no other person has. */
  const applicant = async (changes: Record<string, string> = {}) => {
    const aadhar_no = freshAadhaar()
    const applicant_mobile = String(7_000_000_000 + ++applicantCount)
    const email = `person_${applicantCount}@example.com`
    const notice_version = await site.services.noticeVersion()
    const own = { aadhar_no, applicant_mobile, email, notice_version }
    const form = validForm("BSc", { ...own, ...changes })
    const outcome = await site.services.submitApplication(received(form, pictures))
    if (!outcome.accepted) throw new Error(JSON.stringify(outcome))
    return { code: outcome.admissionCode, aadhar_no, applicant_mobile, email }
  }
  const write = (email: string) =>
    site.services.sendMessage(
      { name: "Asha", email, subject: "A question", message: "When does it open?" },
      async () => false,
    )
  const admit = async (code: string) => {
    const { staffApplications } = site.services
    const step = async (to: "verified" | "admitted") => {
      const { version } = (await staffApplications.read(code, officer))!
      const firstAdmissionNumber = `2026/${++applicantCount}`
      const change = { to, reason: "", expectedVersions: { [code]: version }, firstAdmissionNumber }
      expect((await staffApplications.changeStatuses([code], change, officer))[0]).toMatchObject({
        outcome: "stored",
      })
    }
    await step("verified")
    await step("admitted")
  }
  const failSignIn = (userid: string) =>
    site.services.signIn({ userid, password: "01012000", role: "3", address: "203.0.113.9" })
  /** How a student signs in, and all failed sign-ins. */
  const signInRows = async (urn: string) => [
    ...(await site.db
      .selectFrom("student_credentials")
      .selectAll()
      .where("urn", "=", urn)
      .execute()),
    ...(await site.db.selectFrom("sign_in_failures").selectAll().execute()),
  ]
  const pictureNames = async () => {
    const names = []
    for await (const page of site.services.files.list()) names.push(...page.map(({ name }) => name))
    return names
  }
  const linesOf = (subject: string) =>
    site.db
      .selectFrom("audit")
      .select(["actor", "action", "details"])
      .where("subject", "=", subject)
      .orderBy("id")
      .execute()

  test.each(["officer", "clerk", "editor", "auditor"] as const)(
    "refuse the %s: 403",
    async (role) => {
      for (const path of ["find", "export", "erase"]) {
        const { status } = await site.call("POST", `/privacy/${path}`, { role, body: {} })
        expect(status).toBe(403)
      }
      expect((await site.call("GET", "/privacy", { role })).status).toBe(403)
    },
  )

  test("find a person by code, mobile, Aadhaar number or e-mail in any notation", async () => {
    const { code, aadhar_no, applicant_mobile, email } = await applicant()
    const spaced = aadhar_no.replaceAll(/(.{4})(?=.)/g, "$1 ")
    const lookups = [
      ["code", code.toLowerCase()],
      ["mobile", `+91 ${applicant_mobile}`],
      ["aadhaar", spaced],
      ["email", email.toUpperCase()],
    ] as const
    for (const [by, value] of lookups) {
      const found = await find(by, value)
      expect(found).toHaveLength(1)
      expect(found[0]).toMatchObject({
        aadhaarLastFour: aadhar_no.slice(-4),
        applications: [
          {
            ref: { kind: "application", id: code },
            isChosen: true,
            status: "submitted",
            concerns: ["under_way"],
          },
        ],
      })
      expect(JSON.stringify(found)).not.toContain(aadhar_no)
      expect(await site.lastLine()).toMatchObject({
        actor: "the administrator",
        action: "personal data looked up",
        subject: "privacy",
        details: JSON.stringify({ by, count: 1 }),
      })
    }
  })

  test("escape LIKE wildcards in an e-mail address", async () => {
    await applicant({ email: "asha.x.verma@example.com" })
    expect(await find("email", "asha.x.verma@example.com")).toHaveLength(1)
    expect(await find("email", "asha._.verma@example.com")).toEqual([])
  })

  test("list each applicant who shares a mobile number", async () => {
    const { applicant_mobile, code } = await applicant()
    const other = await applicant({ applicant_mobile })
    const found = await find("mobile", applicant_mobile)
    expect(found.map(({ applications }) => applications[0]!.ref.id).toSorted()).toEqual(
      [code, other.code].toSorted(),
    )
  })

  test.each([
    { by: "code", value: "too short", error: { value: ["privacy.code"] } },
    { by: "mobile", value: "12345", error: { value: ["privacy.mobile"] } },
    { by: "aadhaar", value: "1234 5678 901", error: { value: ["privacy.aadhaar"] } },
    { by: "urn", value: "?", error: { value: ["privacy.urn"] } },
    { by: "email", value: "nobody", error: { value: ["privacy.email"] } },
    { by: "mobile", value: " ", error: { value: ["missing"] } },
    { by: "name", value: "Anjali", error: { by: ["choice"] } },
  ])("refuse '$value' as $by: 422", async ({ by, value, error }) => {
    const { status, errors } = await call("find", { by, value })
    expect({ status, errors }).toEqual({ status: 422, errors: error })
  })

  test("export form, history, audit lines, pictures and messages of a person", async () => {
    const { code, aadhar_no, email } = await applicant()
    await write(email)
    await admit(code)
    const { staffApplications } = site.services
    await staffApplications.assign([code], { takes: true, from: null }, officer)
    const { version: expectedVersion } = (await staffApplications.read(code, officer))!
    const finding = { claim: "category", finding: "verified", reason: "", expectedVersion } as const
    await staffApplications.markClaim(code, finding, officer)
    const [{ students } = { students: [] }] = await find("code", code)
    const urn = students[0]!.ref.id
    expect(await find("urn", urn)).toHaveLength(1)
    await site.services.printPasswordSlip(urn, officer)
    await failSignIn(aadhar_no)

    const app = await openRoutesAlone(callRoutes(privacyCalls), site.services)
    const reply = await app.inject({
      method: "POST",
      url: "/privacy/export",
      headers: { "x-role": "administrator" },
      payload: {
        records: [
          { kind: "application", id: code },
          { kind: "student", id: urn },
        ],
        messages: true,
      },
    })
    await app.close()
    expect(reply.headers["content-disposition"]).toMatch(/"personal-data-\d{4}-\d\d-\d\d\.zip"/)
    const files = unzip(reply.rawPayload)
    const number = (await site.services.applicationNumbers.findNumbers([code])).get(code)!
    expect([...files.keys()].toSorted()).toEqual(
      ["person.json", `photo-${number}.jpg`, `signature-${number}.jpg`].toSorted(),
    )
    const text = files.get("person.json")!
    const person = JSON.parse(text)
    expect(person).toMatchObject({
      applications: [
        {
          application_number: number,
          status: "admitted",
          form: { email, aadhar_no: `XXXX XXXX ${aadhar_no.slice(-4)}` },
          consent: { notice_version: expect.stringMatching(/^\d{4}-\d\d-\d\d\.1$/) },
          origin_hashes: { address: expect.stringMatching(/^[\w-]{43}$/) },
          history: [{ kind: "status" }, { kind: "status" }, { kind: "claim" }],
          claims: expect.arrayContaining([
            expect.objectContaining({ name: "category", state: "verified" }),
          ]),
        },
      ],
      students: [
        {
          urn,
          aadhaar: `XXXX XXXX ${aadhar_no.slice(-4)}`,
          failed_sign_ins: [{ network: "203.0.113.0/24", at: expect.any(String) }],
          credential: { code_expires_at: expect.any(String) },
        },
      ],
      messages: [{ email, message: "When does it open?" }],
    })
    expect(person.applications[0].audit.map(({ action }: { action: string }) => action)).toContain(
      "application submitted",
    )
    expect(text).not.toContain(aadhar_no)
    expect(text).not.toMatch(/encrypted|index|the officer|card_code"?: ?""/)
    expect((await linesOf(urn)).at(-1)).toMatchObject({ action: "personal data exported" })
  })

  test("export and erase decisions on duplicates, marks, places, answers and objections of a person", async () => {
    const { code } = await applicant()
    const records = [{ kind: "application", id: code }]
    const texts = {
      list: "{}",
      sha256: "",
      last_date: "",
      published_at: "2025-07-01",
      candidates_at: "",
    }
    const where = { session: "2025-26", programme: "BSc", number: 1, rule_version: 1 }
    const { id } = await site.db
      .insertInto("merit_rounds")
      .values({ ...where, ...texts, published_by: "the officer" })
      .returning("id")
      .executeTakeFirstOrThrow()
    const place = { admission_code: code, list_code: "x", place: "{}", state: "accepted" } as const
    await site.db
      .insertInto("merit_places")
      .values({ round_id: Number(id), ...place })
      .execute()
    const answer = { kind: "answered", state_before: "offered", state: "accepted" } as const
    const own = { at: "2025-07-02", actor: "applicant", reason: "", receipt: "AB12CD34" }
    await site.db
      .insertInto("merit_answers")
      .values({ round_id: Number(id), admission_code: code, ...answer, ...own })
      .execute()
    await site.services.merit.enterMarks(code, { entrance: "61.5" }, { name: "x", role: "clerk" })
    const objection = { topic: "index", text: "My marks are 452", made_at: "2025-07-02" }
    await site.db
      .insertInto("merit_objections")
      .values({ round_id: Number(id), admission_code: code, ...objection })
      .execute()
    const decision = { decision: "different_people", reason: "Saw both cards" } as const
    const settlement = { ...decision, kept: "ANOTHER", at: "2025-07-03" }
    await site.db
      .insertInto("duplicate_settlements")
      .values({ id: "1", admission_code: code, actor: "the officer", ...settlement })
      .execute()
    const app = await openRoutesAlone(callRoutes(privacyCalls), site.services)
    const reply = await app.inject({
      method: "POST",
      url: "/privacy/export",
      headers: { "x-role": "administrator" },
      payload: { records },
    })
    await app.close()
    const [exported] = JSON.parse(unzip(reply.rawPayload).get("person.json")!).applications
    const { merit_lists: lists, merit_marks: marks, merit_objections: objections } = exported
    const { actor: _actor, ...facts } = own
    expect(exported.merit_answers).toEqual([
      { programme: "BSc", number: 1, ...answer, ...facts, by: "applicant" },
    ])
    expect(exported.duplicate_settlements).toEqual([
      { ...decision, at: "2025-07-03", is_kept: false },
    ])
    expect(objections).toMatchObject([{ number: 1, ...objection, verdict: null }])
    expect(lists).toMatchObject([{ programme: "BSc", number: 1, state: "accepted" }])
    expect(marks).toMatchObject([{ component: "entrance", percentage: 6150 }])
    const version = await site.services.contentVersion()
    await call("erase", { records, why: "Asked", confirmed: ["under_way"] })
    // A cached page of a list may show the name.
    expect(await site.services.contentVersion()).toBe(version + 1)
    for (const table of [
      "duplicate_settlements",
      "merit_places",
      "merit_answers",
      "merit_marks",
      "merit_objections",
    ] as const) {
      expect(await site.db.selectFrom(table).select("admission_code").execute()).toEqual([])
    }
  })

  /** An applicant, and somebody else who wrote the same number in another course. */
  const twoWithOneNumber = async (changes: object = { applicant_name: "Meena Yadav" }) => {
    const own = await applicant()
    const stranger = await applicant({ aadhar_no: own.aadhar_no })
    const { form } = await site.db
      .selectFrom("applications")
      .select("form")
      .where("admission_code", "=", stranger.code)
      .executeTakeFirstOrThrow()
    await site.db
      .updateTable("applications")
      .set({
        course: "BA",
        form: JSON.stringify({ ...JSON.parse(form), course: "BA", ...changes }),
      })
      .where("admission_code", "=", stranger.code)
      .execute()
    return { own, stranger }
  }
  const exportOf = async (payload: object) => {
    const app = await openRoutesAlone(callRoutes(privacyCalls), site.services)
    const headers = { "x-role": "administrator" }
    const reply = await app.inject({ method: "POST", url: "/privacy/export", headers, payload })
    await app.close()
    return JSON.parse(unzip(reply.rawPayload).get("person.json")!)
  }
  const choices = (found: PersonView[]) =>
    found.flatMap(({ applications }) =>
      applications.map(({ ref, isChosen }) => [ref.id, isChosen] as const),
    )

  test("show whose each record with a number is, and choose those of the person who was looked up", async () => {
    const { own, stranger } = await twoWithOneNumber()
    expect(choices(await find("code", own.code))).toEqual([
      [own.code, true],
      [stranger.code, false],
    ])
    expect(choices(await find("email", stranger.email))).toEqual([
      [own.code, false],
      [stranger.code, true],
    ])
    // The number does not tell who asks.
    const byNumber = await find("aadhaar", own.aadhar_no)
    expect(choices(byNumber)).toEqual([
      [own.code, false],
      [stranger.code, false],
    ])
    expect(byNumber[0]!.applications).toMatchObject([
      {
        name: "अंजलि कुशवाहा",
        father_name: expect.any(String),
        dob: expect.any(String),
        person: 0,
      },
      { name: "Meena Yadav", person: 1 },
    ])
  })

  test.each<{ what: string; changes: object; isChosen: boolean }>([
    { what: "another script", changes: { applicant_name: "Anjali Kushwaha" }, isChosen: true },
    { what: "a title", changes: { applicant_name: "Kumari Anjali Kushwaha" }, isChosen: true },
    { what: "another name", changes: { applicant_name: "Anjali Verma" }, isChosen: false },
    { what: "another birth date", changes: { dob: "2004-02-01" }, isChosen: false },
    { what: "another father", changes: { father_name: "Mohan Lal" }, isChosen: false },
  ])("a record with $what is chosen: $isChosen", async ({ changes, isChosen }) => {
    const { own, stranger } = await twoWithOneNumber(changes)
    expect(choices(await find("code", own.code))).toEqual([
      [own.code, true],
      [stranger.code, isChosen],
    ])
  })

  test("copy and erase the chosen records only, whoever else has the number", async () => {
    const { own, stranger } = await twoWithOneNumber()
    await write(own.email)
    await write(stranger.email)
    const records = [{ kind: "application", id: own.code }]
    const exported = await exportOf({ records, messages: true })
    expect(exported.applications).toMatchObject([{ form: { email: own.email } }])
    expect(exported.messages).toMatchObject([{ email: own.email }])
    expect(JSON.stringify(exported)).not.toContain(stranger.email)
    const erasure = { records, why: "Asked", messages: true, confirmed: ["under_way"] }
    expect(await call("erase", erasure)).toMatchObject({ data: { applications: 1, messages: 1 } })
    expect(choices(await find("code", stranger.code))).toEqual([[stranger.code, true]])
    expect((await find("email", stranger.email))[0]!.messages).toHaveLength(1)
    expect(await linesOf(stranger.code)).not.toContainEqual(
      expect.objectContaining({ action: "personal data exported" }),
    )
  })

  test.each<{ what: string; changes: object }>([
    { what: "names that differ", changes: { applicant_name: "Meena Yadav" } },
    { what: "birth dates that differ", changes: { dob: "2004-02-01" } },
  ])("records with $what are erased together only with a confirmation", async ({ changes }) => {
    const { own, stranger } = await twoWithOneNumber(changes)
    const records = [own, stranger].map(({ code: id }) => ({ kind: "application", id }))
    const erasure = { records, why: "Asked in writing" }
    expect(await call("erase", { ...erasure, confirmed: ["under_way"] })).toMatchObject({
      status: 409,
      errors: { confirmed: ["same_number"] },
    })
    const confirmed = ["under_way", "same_number"]
    expect(await call("erase", { ...erasure, confirmed })).toMatchObject({
      data: { applications: 2 },
    })
  })

  /** An active student after a failed sign-in, and a disabled one with the number. */
  const twoStudentsWithOneNumber = async () => {
    const { own, stranger } = await twoWithOneNumber()
    const reason = "Admitted by mistake"
    const { staffApplications } = site.services
    await admit(stranger.code)
    const [person] = await find("code", stranger.code)
    const { version } = (await staffApplications.read(stranger.code, officer))!
    const change = {
      to: "cancelled",
      reason,
      expectedVersions: { [stranger.code]: version },
    } as const
    await staffApplications.changeStatuses([stranger.code], change, officer)
    const disabled = `FAKE/${++applicantCount}`
    await site.db
      .updateTable("students")
      .set({ urn: disabled })
      .where("urn", "=", person!.students[0]!.ref.id)
      .execute()
    await admit(own.code)
    await site.db.deleteFrom("sign_in_failures").execute()
    await failSignIn(own.aadhar_no)
    return { code: own.code, disabled }
  }

  test("an active student keeps the failed sign-ins when a disabled one with the number is erased", async () => {
    const { disabled } = await twoStudentsWithOneNumber()
    const fake = [{ kind: "student", id: disabled }]
    expect((await exportOf({ records: fake })).students).toMatchObject([{ failed_sign_ins: [] }])
    const erased = await call("erase", { records: fake, why: "Asked", confirmed: ["admitted"] })
    expect(erased).toMatchObject({ data: { students: 1 } })
    const left = await site.db.selectFrom("sign_in_failures").selectAll().execute()
    expect(left.length).toBeGreaterThan(0)
  })

  test("an active student takes the failed sign-ins along, whoever else has the number", async () => {
    const { code, disabled } = await twoStudentsWithOneNumber()
    const [person] = await find("code", code)
    const records = person!.students.flatMap(({ ref }) => (ref.id === disabled ? [] : [ref]))
    const confirmed = ["is_student", "admitted"]
    const erased = await call("erase", { records, why: "Asked", confirmed })
    expect(erased).toMatchObject({ data: { students: 1 } })
    expect(await site.db.selectFrom("sign_in_failures").selectAll().execute()).toEqual([])
  })

  test("leave messages out of the export unless requested", async () => {
    const { code, email } = await applicant()
    await write(email)
    const app = await openRoutesAlone(callRoutes(privacyCalls), site.services)
    const reply = await app.inject({
      method: "POST",
      url: "/privacy/export",
      headers: { "x-role": "administrator" },
      payload: { records: [{ kind: "application", id: code }] },
    })
    await app.close()
    expect(JSON.parse(unzip(reply.rawPayload).get("person.json")!).messages).toEqual([])
  })

  test("erase a person with pictures, history and messages; audit lines keep the code", async () => {
    const { code, email } = await applicant()
    await write(email)
    const before = await pictureNames()
    const records = [{ kind: "application", id: code }]
    const why = "Asked in writing, phone 7000000000"
    const erasure = { records, why, messages: true }

    const refused = await call("erase", erasure)
    expect(refused).toMatchObject({
      status: 409,
      message: "privacy_concerns",
      errors: { confirmed: ["under_way"] },
    })
    const nameless = await call("erase", { ...erasure, why: " ", confirmed: ["under_way"] })
    expect(nameless).toMatchObject({ status: 422, errors: { why: ["missing"] } })
    expect(await find("code", code)).toHaveLength(1)

    const { idempotencyKeys } = site.services
    const change = { key: "a".repeat(32), staffId: "ravi", request: "POST /note" }
    const claim = await idempotencyKeys.claim(change)
    if (claim.outcome === "claimed") await claim.change.answer(200, "the application")

    const done = await call("erase", { ...erasure, confirmed: ["under_way"] })
    expect(done).toMatchObject({ status: 200, data: { applications: 1, students: 0, messages: 1 } })
    // Nor does an answer that is stored for a retry hold the record.
    expect(await idempotencyKeys.claim(change)).toEqual({ outcome: "unknown" })
    expect(await find("code", code)).toEqual([])
    expect(await find("email", email)).toEqual([])
    expect(before.length - (await pictureNames()).length).toBe(2)
    expect((await linesOf(code)).at(-1)).toEqual({
      actor: "the administrator",
      action: "erased on request",
      details: '{"reason":"Asked in writing, phone …"}',
    })
    expect((await call("erase", erasure)).status).toBe(404)
  })

  test("erase an admitted student only when every concern is confirmed", async () => {
    const { code, email, aadhar_no } = await applicant()
    await write(email)
    await admit(code)
    const [person] = await find("code", code)
    expect(person!.applications[0]!.concerns).toEqual(["admitted"])
    expect(person!.students[0]!.concerns).toEqual(["is_student", "admitted"])
    const records = [person!.applications[0]!.ref, person!.students[0]!.ref]
    const urn = records[1]!.id
    await site.services.printPasswordSlip(urn, officer)
    await site.db.deleteFrom("sign_in_failures").execute()
    await failSignIn(aadhar_no)
    expect(await signInRows(urn)).toHaveLength(2)
    const erasure = { records, why: "By the court's order" }
    const half = await call("erase", { ...erasure, confirmed: ["admitted"] })
    expect(half).toMatchObject({ status: 409, errors: { confirmed: ["is_student"] } })

    const names = await pictureNames()
    const version = await site.services.contentVersion()
    const done = await call("erase", { ...erasure, confirmed: ["is_student", "admitted"] })
    expect(done).toMatchObject({ data: { applications: 1, students: 1, messages: 0 } })
    expect(await signInRows(urn)).toEqual([])
    // The seat is free again: cached pages and counts of full seats are of an earlier version.
    expect(await site.services.contentVersion()).toBe(version + 1)
    expect(names.length - (await pictureNames()).length).toBe(2)
    // The message was not included, as a relative may have sent it from the same address.
    expect(await find("email", email)).toMatchObject([
      { applications: [], students: [], messages: [{ email, subject: "A question" }] },
    ])
    const messages = await call("erase", {
      records: [{ kind: "email", id: email }],
      why: "Asked",
      messages: true,
    })
    expect(messages).toMatchObject({ data: { applications: 0, students: 0, messages: 1 } })
  })

  test("a student's photo is a known file after its application is deleted", async () => {
    const { code } = await applicant()
    await admit(code)
    const { image_file } = (await site.services.staffApplications.read(code, officer))!
    await site.db.deleteFrom("applications").where("admission_code", "=", code).execute()
    const known = await site.services.listKnownFiles([image_file, "nobodys.jpg"])
    expect([...known]).toEqual([image_file])
  })

  test.each([
    { records: [{ kind: "application", id: "ABCDEFGHJKLM" }] },
    { records: [{ kind: "student", id: "nobody" }] },
    { records: [{ kind: "email", id: "nobody@example.com" }], messages: true },
  ])("answer 404 for the unknown record %j", async (body) => {
    expect((await call("export", body)).status).toBe(404)
    expect((await call("erase", { ...body, why: "x" })).status).toBe(404)
  })

  test.each([
    { records: [{ kind: "staff", id: "1" }], error: "choice" },
    { records: [{ kind: "student", id: 7 }], error: "missing" },
  ])("answer 422 for what names no record: $records", async ({ records, error }) => {
    const refused = { status: 422, errors: { records: [error] } }
    expect(await call("export", { records })).toMatchObject(refused)
    expect(await call("erase", { records, why: "x" })).toMatchObject(refused)
  })

  test.each([{}, { records: [] }, { records: "all" }])(
    "copy and erase nothing that was not chosen: %j",
    async (body) => {
      const refusal = { status: 422, errors: { records: ["missing"] } }
      expect(await call("export", body)).toMatchObject(refusal)
      expect(await call("erase", { ...body, why: "x" })).toMatchObject(refusal)
    },
  )

  test("show the retention periods and what is due for erasure", async () => {
    const { data } = await site.call("GET", "/privacy", { role: "administrator" })
    expect(data).toEqual({
      retention: {
        application_years: 1,
        student_years: 10,
        message_years: 1,
        grievance_years: 3,
        audit_years: 3,
      },
      groups: [],
      held: { query: 0, offer: 0, objection: 0, refund: 0 },
      overdueStudents: 0,
      lastErasing: null,
      lastBackup: null,
      clock: null,
      noticeVersion: expect.stringMatching(/^\d{4}-\d\d-\d\d\.1$/),
    })
    expect(await site.services.privacy.eraseDue()).toEqual([])
    expect(await site.services.privacy.eraseDue()).toBeUndefined()
    const again = await site.call("GET", "/privacy", { role: "administrator" })
    expect(again.data.lastErasing).toMatch(/^\d{4}-/)
  })
})
