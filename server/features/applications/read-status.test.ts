import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"

import { groupAdmissionCode } from "#domain/applications/admission-code.ts"
import { createFieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import { createSignInAttempts } from "#server/platform/rate-limit/sign-in-attempts.ts"
import { validForm } from "#tests/support/samples/applications.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import { databases } from "#tests/support/servers/databases.ts"
import { noon, openSubmissionHarness, received } from "#tests/support/submission-harness.ts"

import { readStatus } from "./read-status.ts"
import { addEvents } from "./staff/application-events.ts"

describe.each(databases)("the status of an application on $name", ({ open }) => {
  let service: Awaited<ReturnType<typeof openSubmissionHarness>>
  let code: string
  let ask: ReturnType<typeof readStatus>
  const dob = "27-03-2007"
  const here = "192.0.2.1"

  beforeAll(async () => {
    service = await openSubmissionHarness(open)
    const form = { ...validForm("BSc"), dob: "2007-03-27" }
    const outcome = await service.submit(received(form, await makeSamplePictures()))
    if (!outcome.accepted) throw new Error(JSON.stringify(outcome))
    code = outcome.admissionCode
    const fieldEncryption = createFieldEncryption(Buffer.alloc(32, 1))
    ask = readStatus({
      db: service.db,
      fieldEncryption,
      attempts: createSignInAttempts(service.db, () => noon),
    })
  })
  beforeEach(async () => void (await service.db.deleteFrom("sign_in_attempts").execute()))
  afterAll(() => service.close())

  test.each([
    { what: "as printed", typed: () => ({ code: groupAdmissionCode(code), dob }) },
    {
      what: "in small letters, with spaces",
      typed: () => ({ code: ` ${code.toLowerCase()} `, dob }),
    },
    { what: "the date in Devanagari digits", typed: () => ({ code, dob: "२७-०३-२००७" }) },
    { what: "the date as eight digits", typed: () => ({ code, dob: "27032007" }) },
    { what: "the date as ISO", typed: () => ({ code, dob: "2007-03-27" }) },
  ])("$what, code and date of birth return the status", async ({ typed }) =>
    expect(await ask(typed(), here)).toEqual({
      outcome: "found",
      application: {
        admissionCode: code,
        applicationNumber: "2025-00001-9",
        course: "BSc",
        session: "2025-26",
        submittedAt: noon.toISOString(),
        status: "submitted",
        since: noon.toISOString(),
        reason: "",
        claims: [
          "category",
          "freedom_fighter_dependent",
          "ncc_b",
          "nss_240_hours",
          "domicile",
          "income",
        ],
        refusedClaims: [],
        fee: "due",
        feeDay: null,
        history: [],
      },
    }),
  )

  test.each([
    { what: "another date", typed: () => ({ code, dob: "28-03-2007" }) },
    { what: "an unknown code", typed: () => ({ code: "ABCDEFGHJKLM", dob }) },
  ])("$what: refused", async ({ typed }) =>
    expect(await ask(typed(), here)).toEqual({ outcome: "refused" }),
  )

  test.each([
    { what: "no date", typed: () => ({ code, dob: " " }), errors: { dob: "missing" } },
    {
      what: "a malformed date",
      typed: () => ({ code, dob: "31-02-2007" }),
      errors: { dob: "format" },
    },
    {
      what: "an unreal date and an unknown code",
      typed: () => ({ code: "ABCDEFGHJKLM", dob: "0000-00-00" }),
      errors: { dob: "format" },
    },
    { what: "no code", typed: () => ({ code: undefined, dob }), errors: { code: "missing" } },
    { what: "half a code", typed: () => ({ code: "ABCD", dob }), errors: { code: "format" } },
    {
      what: "two lists",
      typed: () => ({ code: [code], dob: [dob] }),
      errors: { code: "missing", dob: "missing" },
    },
  ])("$what: each field has its own error", async ({ typed, errors }) =>
    expect(await ask(typed(), here)).toEqual({ outcome: "invalid", errors }),
  )

  test.each([
    { what: "a code", typed: () => code },
    { what: "an unknown code", typed: () => "ABCDEFGHJKLM" },
  ])(
    "after five wrong dates for $what even the right one is refused, from every address",
    async ({ typed }) => {
      for (let i = 0; i < 5; i++) await ask({ code: typed(), dob: "28-03-2007" }, here)
      expect(await ask({ code: typed(), dob }, "192.0.2.2")).toEqual({ outcome: "too many" })
    },
  )

  test("right answers do not count", async () => {
    for (let i = 0; i < 70; i++) expect((await ask({ code, dob }, here)).outcome).toBe("found")
  })

  test.each([
    { what: "one address", from: here, next: here },
    { what: "one IPv6 network", from: "2001:db8::1", next: "2001:db8::2:3" },
  ])("$what may try 60 codes", async ({ from, next }) => {
    for (let i = 0; i < 60; i++) {
      await ask({ code: `ABCDEFGHJK${String(22 + i).replaceAll(/[01]/g, "Z")}`, dob }, from)
    }
    expect(await ask({ code, dob }, next)).toEqual({ outcome: "too many" })
  })

  test("the college's text for the applicant is shown", async () => {
    await service.db
      .updateTable("applications")
      .set({ status: "query", status_reason: "Bring the caste certificate." })
      .where("admission_code", "=", code)
      .execute()
    expect(await ask({ code, dob }, here)).toMatchObject({
      application: { status: "query", reason: "Bring the caste certificate." },
    })
  })

  const audit = { action: "application seen" } as const

  test("a claim that the college refused is shown with its reason, until it is corrected", async () => {
    const stamp = { at: noon.toISOString(), by: "clerk" }
    const refusal = { claim: "ncc_b", finding: "refused", reason: "Not signed" } as const
    const verified = { claim: "domicile", finding: "verified", reason: "" } as const
    for (const data of [refusal, verified]) {
      await addEvents(service.db, [code], { kind: "claim", data }, audit, stamp)
    }
    expect(await ask({ code, dob }, here)).toMatchObject({
      application: { refusedClaims: [{ name: "ncc_b", reason: "Not signed" }] },
    })
    const fields = { weightage: { from: [], to: ["ncc_b"] } }
    const data = { why: "As in the certificate", fields }
    await addEvents(service.db, [code], { kind: "correction", data }, audit, stamp)
    expect(await ask({ code, dob }, here)).toMatchObject({ application: { refusedClaims: [] } })
  })

  test("only status changes that were not undone are in the history, with their times", async () => {
    const at = noon.toISOString()
    const stamp = { at, by: "clerk" }
    const data = { from: "submitted", to: "scrutiny", reason: "" } as const
    await addEvents(service.db, [code], { kind: "status", data }, audit, stamp)
    const note = { kind: "note", data: { text: "Call back" } } as const
    await addEvents(service.db, [code], note, audit, stamp)
    // What was undone at once is left out.
    for (const undone of [
      { from: "scrutiny", to: "verified", reason: "" },
      { from: "verified", to: "scrutiny", reason: "", is_undo: true },
    ] as const) {
      await addEvents(service.db, [code], { kind: "status", data: undone }, audit, stamp)
    }
    expect(await ask({ code, dob }, here)).toMatchObject({
      application: { history: [{ to: "scrutiny", at }] },
    })
  })
})
