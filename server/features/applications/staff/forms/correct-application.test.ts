import { describe, expect, test } from "vitest"

import {
  clerk,
  buildRow,
  officer,
  harnessTime,
  useApplicationsHarness,
  fieldEncryption,
} from "#tests/support/applications-harness.ts"
import { freshAadhaar } from "#tests/support/samples/applications.ts"
import { contextOf, sampleSession } from "#tests/support/samples/session.ts"
import { databases, openSqlite, inOneProject } from "#tests/support/servers/databases.ts"

const at = harnessTime.toISOString()

describe.each(databases)("on $name", ({ open }) => {
  const { db, service, store, rowOf, auditOf, counts } = useApplicationsHarness(open)
  const storeOne = async (...[form, changes]: Parameters<typeof buildRow>) => {
    const [code] = await store(buildRow(form, changes))
    return code!
  }
  const correct = (code: string, changes: Record<string, unknown>, more: object = {}) =>
    service().correct(
      code,
      { changes, why: "As in the marksheet", expectedVersion: 1, ...more },
      officer,
    )
  const find = async (q: string) => {
    const asked = { sort: "submitted_at", order: "desc", limit: 25, offset: 0 } as const
    const { applications } = await service().list({ ...asked, filter: { q } })
    return applications.map(({ id }) => id)
  }

  test("the form has the new name, is found by it, and the history has the old one", async () => {
    const code = await storeOne({ applicant_name: "Sangita Kumari" })
    const given = { applicant_name: "  सुगन्धा   ठाकुर ", dob: "28-03-2007" }
    expect(await correct(code, given)).toEqual({ outcome: "stored" })
    const read = (await service().read(code, officer))!
    expect(read).toMatchObject({
      version: 2,
      applicant_name: "सुगन्धा ठाकुर",
      form: { applicant_name: "सुगन्धा ठाकुर", dob: "2007-03-28" },
    })
    expect(read.events).toEqual([
      {
        id: expect.any(Number),
        at,
        actor: "Member officer",
        kind: "correction",
        data: {
          why: "As in the marksheet",
          fields: {
            applicant_name: { from: "Sangita Kumari", to: "सुगन्धा ठाकुर" },
            dob: { from: "2007-03-27", to: "2007-03-28" },
          },
        },
      },
    ])
    expect(await find("सुगन्धा ठाक")).toEqual([code])
    expect(await find("sangita")).toEqual([])
    expect(await auditOf(code)).toEqual([
      {
        at,
        actor: "Member officer",
        action: "application corrected",
        details: '{"changes":{"applicant_name":null,"dob":null}}',
      },
    ])
  })

  test("numbers stay encrypted, in the history too, and are found by their new digits", async () => {
    const [before, after] = [freshAadhaar(), freshAadhaar()]
    const code = await storeOne({ aadhar_no: before, bank_account: "111122223333" })
    expect(await correct(code, { aadhar_no: after, bank_account: "444455556666" })).toEqual({
      outcome: "stored",
    })
    const [event] = (await service().read(code, officer))!.events
    expect(event!.data).toMatchObject({
      fields: {
        aadhar_no: { from: `XXXX XXXX ${before.slice(-4)}`, to: `XXXX XXXX ${after.slice(-4)}` },
        bank_account: { from: "XXXXX3333", to: "XXXXX6666" },
      },
    })
    expect(await service().reveal(code, "aadhar_no", "Asked", officer)).toMatchObject({
      value: after,
    })
    expect(await find(after.slice(-4))).toContain(code)
    const kept = await db().selectFrom("application_events").selectAll().execute()
    const everything = JSON.stringify([await rowOf(code), await auditOf(code), kept])
    for (const secret of [before, after, "111122223333", "444455556666"]) {
      expect(everything).not.toContain(secret)
    }
    // The former number can still be decrypted with the key.
    const { data } = kept.find(({ admission_code }) => admission_code === code)!
    const { encrypted } = JSON.parse(data).fields.aadhar_no.from
    expect(fieldEncryption.decrypt(encrypted, `${code}.aadhar_no.former`)).toBe(before)
  })

  test("a field that an earlier session asked stays filled in, and may be corrected or emptied", async () => {
    const code = await storeOne()
    const form = { ...JSON.parse((await rowOf(code)).form), apaar_id: "123456789012", sport: "Kho" }
    const stored = { form: JSON.stringify(form) }
    await db().updateTable("applications").set(stored).where("admission_code", "=", code).execute()
    expect(await correct(code, { father_name: "Ram" })).toEqual({ outcome: "stored" })
    expect(await correct(code, { sport: "" }, { expectedVersion: 2 })).toEqual({
      outcome: "stored",
    })
    const read = (await service().read(code, officer))!
    expect(read.form).toMatchObject({ apaar_id: "123456789012", sport: "", father_name: "Ram" })
    expect(await correct(code, { apaar_id: "12" }, { expectedVersion: 3 })).toEqual({
      outcome: "refused",
      errors: { apaar_id: ["apaar.format"] },
    })
    // The session does not ask it, and it was empty.
    expect(await correct(code, { udid: "UP2510219650001234" }, { expectedVersion: 3 })).toEqual({
      outcome: "stored",
    })
    expect((await service().read(code, officer))!.form.udid).toBe("")
  })

  test("a number that is sent back masked is not changed", async () => {
    const code = await storeOne()
    const { form } = (await service().read(code, officer))!
    const { aadhar_no, bank_account } = form
    expect(await correct(code, { aadhar_no, bank_account })).toEqual({ outcome: "stored" })
    expect(await rowOf(code)).toMatchObject({ version: 1 })
    expect(await auditOf(code)).toEqual([])
  })

  test("a new course or category changes the counts, and the fee unless it is received", async () => {
    const [due, paid] = await store(
      buildRow({ course: "BSc", category: "general" }),
      buildRow({ course: "BSc", category: "general" }, { fee_status: "received", fee: 1 }),
    )
    const changes = { category: "sc" }
    expect(await correct(due!, changes)).toEqual({ outcome: "stored" })
    expect(await correct(paid!, changes)).toEqual({ outcome: "stored" })
    expect((await rowOf(due!)).fee).toBe(900)
    expect((await rowOf(paid!)).fee).toBe(1)
    const [event] = (await service().read(due!, officer))!.events
    expect(event!.data).toMatchObject({
      fee: { from: 1675, to: 900 },
    })
    expect(await counts()).toMatchObject({ "submitted BSc sc": 2 })
  })

  test.each([
    {
      what: "what the form would refuse",
      changes: { applicant_mobile: "12", minor_subject: "" },
      errors: { applicant_mobile: ["mobile.format"], minor_subject: ["missing"] },
    },
    {
      what: "what is no field",
      changes: { status: "admitted", image: "x", agreed_to_declaration: "yes" },
      errors: { status: ["unknown"], image: ["unknown"], agreed_to_declaration: ["unknown"] },
    },
    {
      what: "no reason",
      changes: { email: "" },
      more: { why: " " },
      errors: { why: ["missing"] },
    },
  ])("refused: $what", async ({ changes, more, errors }) => {
    const code = await storeOne()
    const before = await rowOf(code)
    expect(await correct(code, changes, more)).toEqual({ outcome: "refused", errors })
    expect(await rowOf(code)).toEqual(before)
  })

  test.each([
    { urn: "", changes: { mother_name: "Phoolmati" }, outcome: "stored" },
    { urn: "SU25-1", changes: { urn: "" }, outcome: "refused" },
  ])("with the URN '$urn', a correction to $changes is $outcome", async (correction) => {
    const code = await storeOne({ urn: correction.urn })
    expect(await correct(code, correction.changes)).toMatchObject({ outcome: correction.outcome })
  })

  test("stores the Aadhaar number of another application, and marks both", async () => {
    const aadhar_no = freshAadhaar()
    const codes = [await storeOne({ aadhar_no }), await storeOne()]
    expect(await correct(codes[1]!, { aadhar_no })).toEqual({ outcome: "stored" })
    for (const code of codes) expect((await rowOf(code)).may_be_duplicate & 1).toBe(1)
  })

  test("marks all of simultaneous corrections to one Aadhaar number", async () => {
    const aadhar_no = freshAadhaar()
    const codes = await store(...Array.from({ length: 6 }, () => buildRow()))
    await db().updateTable("applications").set({ may_be_duplicate: 0, likeness_key: "" }).execute()
    // Opens the connections, so that the corrections run side by side on PostgreSQL.
    await Promise.all(codes.map(rowOf))
    const outcomes = await Promise.all(codes.map((code) => correct(code, { aadhar_no })))
    expect(outcomes).toEqual(codes.map(() => ({ outcome: "stored" })))
    for (const code of codes) expect((await rowOf(code)).may_be_duplicate & 1).toBe(1)
  })

  test("refused: a correction of an outdated version, and of an unknown code", async () => {
    const code = await storeOne()
    const both = await Promise.all([
      correct(code, { email: "a@example.com" }),
      correct(code, { email: "b@example.com" }),
    ])
    expect(both.map(({ outcome }) => outcome).toSorted()).toEqual(["changed_meanwhile", "stored"])
    expect(await correct(code, { email: "c@example.com" })).toEqual({
      outcome: "changed_meanwhile",
    })
    expect(await correct("NOSUCHCODE22", {})).toEqual({ outcome: "unknown" })
  })

  test("a note and a first look are stored without a new version", async () => {
    const code = await storeOne()
    expect(await service().addNote(code, " Father \n phoned ", clerk)).toEqual({
      outcome: "stored",
    })
    expect(await service().markSeen([code, "NOSUCHCODE22"], clerk)).toEqual([code])
    expect(await service().markSeen([code], officer)).toEqual([])
    const { events, ...read } = (await service().read(code, clerk))!
    expect(read).toMatchObject({ version: 1, seen_by: "Member clerk", seen_at: at })
    expect(events).toMatchObject([
      { kind: "note", actor: "Member clerk", data: { text: "Father phoned" } },
      { kind: "seen", actor: "Member clerk" },
    ])
    expect((await auditOf(code)).map(({ action }) => action)).toEqual([
      "application note added",
      "application seen",
    ])
    expect(await service().addNote(code, "", clerk)).toMatchObject({
      errors: { text: ["missing"] },
    })
    expect(await service().addNote("NOSUCHCODE22", "x", clerk)).toEqual({ outcome: "unknown" })
  })

  test("an application has at most 100 notes, also when two come at once", async () => {
    const [code, other] = await store(buildRow(), buildRow())
    const note = { at, actor: "Member clerk", kind: "note" as const, data: '{"text":"Phoned"}' }
    const notes = Array.from({ length: 99 }, () => ({ admission_code: code!, ...note }))
    await db().insertInto("application_events").values(notes).execute()
    await service().markSeen([code!], clerk)

    const add = (to: string) => service().addNote(to, "Phoned again", clerk)
    const outcomes = await Promise.all([add(code!), add(code!)])
    const full = { outcome: "refused", errors: { text: ["too_many_notes"] } }
    expect(outcomes).toContainEqual({ outcome: "stored" })
    expect(outcomes).toContainEqual(full)
    expect(await add(code!)).toEqual(full)
    expect(await add(other!)).toEqual({ outcome: "stored" })
  })

  test("reading an application returns all submitted values, with masked numbers", async () => {
    const form = { aadhar_no: freshAadhaar(), bank_account: "999988887777" }
    const read = await service().read(await storeOne(form), clerk)
    expect(read!.form).toMatchObject({
      aadhar_no: `XXXX XXXX ${form.aadhar_no.slice(-4)}`,
      bank_account: "XXXXX7777",
      father_name: "Ramdhani Kushwaha",
      weightage: ["ncc_b", "nss_240_hours"],
    })
    const text = JSON.stringify(read)
    for (const hidden of [...Object.values(form), "encrypted", "aadhaar_index"]) {
      expect(text).not.toContain(hidden)
    }
  })

  test("a revealed number is audited with its reason, without any number", async () => {
    const aadhar_no = freshAadhaar()
    const code = await storeOne({ aadhar_no, bank_account: "999988887777" })
    const why = `The bank asks; 9999 8888 7777, ${aadhar_no}`
    expect(await service().reveal(code, "bank_account", why, officer)).toEqual({
      outcome: "revealed",
      value: "999988887777",
    })
    expect(await auditOf(code)).toEqual([
      {
        at,
        actor: "Member officer",
        action: "bank account revealed",
        details: '{"reason":"The bank asks; …, …"}',
      },
    ])
    const refused = { outcome: "refused", errors: { why: ["missing"] } }
    expect(await service().reveal(code, "aadhar_no", "", officer)).toEqual(refused)
    expect(await auditOf(code)).toHaveLength(1)
  })
})

describe.each(inOneProject)("in a session with a late period", () => {
  const late = { until: { day: "2025-08-31", time: "17:00" }, fee: 200 }
  const programmes = sampleSession.programmes.map((programme) => ({ ...programme, late }))
  const admissionContext = contextOf({ ...sampleSession, programmes })
  const { service, store, rowOf } = useApplicationsHarness(openSqlite, { admissionContext })

  test.each([
    { submitted: "2025-08-15T18:29:59.999Z", fee: 1675, corrected: 900 },
    { submitted: "2025-08-15T18:30:00.000Z", fee: 1875, corrected: 1100 },
  ])(
    "an application of $submitted with the fee $fee has the fee $corrected in another category",
    async ({ submitted, fee, corrected }) => {
      const form = { course: "BSc", category: "general" }
      const [code] = await store(buildRow(form, { submitted_at: submitted, fee }))
      const correction = {
        changes: { category: "sc" },
        why: "As in the certificate",
        expectedVersion: 1,
      }
      await service().correct(code!, correction, officer)
      expect((await rowOf(code!)).fee).toBe(corrected)
    },
  )
})
