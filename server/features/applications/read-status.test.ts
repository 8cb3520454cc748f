import { randomBytes } from "node:crypto"

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"

import { groupAdmissionCode } from "#domain/applications/admission-code.ts"
import type { Status } from "#domain/applications/workflow.ts"
import { createSeatOffers } from "#server/features/merit/merit.ts"
import { createFieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import { validForm } from "#tests/support/samples/applications.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import { sessionDeps } from "#tests/support/samples/session.ts"
import { databases } from "#tests/support/servers/databases.ts"
import { noon, openSubmissionHarness, received } from "#tests/support/submission-harness.ts"

import { createApplicantLimits } from "./applicant-limits.ts"
import { readStatus } from "./read-status.ts"
import { addEvents } from "./staff/application-events.ts"

describe.each(databases)("the status of an application on $name", ({ open }) => {
  let service: Awaited<ReturnType<typeof openSubmissionHarness>>
  let code: string
  let asSubmitted: { status: Status; status_reason: string }
  let ask: ReturnType<typeof readStatus>
  const dob = "27-03-2007"
  const from = (address: string) => ({ address, deviceCookie: "" })
  const here = from("192.0.2.1")
  let now: Date

  beforeAll(async () => {
    service = await openSubmissionHarness(open)
    const form = { ...validForm("BSc"), dob: "2007-03-27" }
    const outcome = await service.submit(received(form, await makeSamplePictures()))
    if (!outcome.accepted) throw new Error(JSON.stringify(outcome))
    code = outcome.admissionCode
    asSubmitted = await service.db
      .selectFrom("applications")
      .select(["status", "status_reason"])
      .executeTakeFirstOrThrow()
    const fieldEncryption = createFieldEncryption(Buffer.alloc(32, 1))
    const limits = createApplicantLimits({
      db: service.db,
      fieldEncryption,
      now: () => now,
      randomBytes,
      wait: async (ms) => void (now = new Date(now.getTime() + ms)),
    })
    ask = readStatus({
      db: service.db,
      limits,
      now: () => now,
      offers: createSeatOffers({ now: () => now }),
      ...sessionDeps,
    })
  })
  beforeEach(async () => {
    now = noon
    await service.db.deleteFrom("sign_in_failures").execute()
    await service.db.deleteFrom("application_events").execute()
    await service.db.updateTable("applications").set(asSubmitted).execute()
  })
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
        identityKind: "aadhaar",
        isStopped: false,
        query: undefined,
        documents: [],
        correctable: [],
        correctionsLastDay: undefined,
        values: {},
        years: { first: 2010, last: 2025 },
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
        fee: "asked",
        feeDay: null,
        isSeatOffered: false,
        hasPercentages: true,
        feeLastDay: "2025-08-31",
        listDays: ["2025-08-20", "2025-08-27"],
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
  ])("after wrong dates for $what its address waits ever longer", async ({ typed }) => {
    const waits: number[] = []
    while (waits.length < 7) {
      const answer = await ask({ code: typed(), dob: "28-03-2007" }, here)
      if (answer.outcome !== "too many") continue
      waits.push((answer.retryAt.getTime() - now.getTime()) / 1000)
      now = answer.retryAt
    }
    expect(waits).toEqual([5, 15, 60, 120, 300, 600, 900])
  })

  test("wrong dates of others do not keep the applicant waiting", async () => {
    for (let i = 0; i < 30; i++) await ask({ code, dob: "28-03-2007" }, from(`192.0.2.${i + 2}`))
    expect(await ask({ code, dob }, here)).toMatchObject({ outcome: "found" })
  })

  test("right answers do not count", async () => {
    for (let i = 0; i < 70; i++) expect((await ask({ code, dob }, here)).outcome).toBe("found")
  })

  test.each([
    { what: "school", failed: "192.0.2.9", honest: "192.0.2.9" },
    { what: "IPv6 network", failed: "2001:db8::1", honest: "2001:db8::2:3" },
  ])("a $what where 100 look-ups failed is slowed down, not refused", async (one) => {
    for (let i = 0; i < 100; i++) {
      const unknown = `ABCDEFGHJ${String(222 + i).replaceAll(/[01]/g, "Z")}`
      await ask({ code: unknown, dob }, from(one.failed))
    }
    const before = now.getTime()
    for (let i = 0; i < 5; i++) {
      expect(await ask({ code, dob }, from(one.honest))).toMatchObject({ outcome: "found" })
    }
    expect(now.getTime() - before).toBeGreaterThan(0)
    expect(now.getTime() - before).toBeLessThanOrEqual(10_000)
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
