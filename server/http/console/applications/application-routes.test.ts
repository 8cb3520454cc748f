import { describe, expect, test } from "vitest"

import type { ClaimState } from "#domain/applications/claims.ts"
import type { Status } from "#domain/applications/workflow.ts"
import { batchLimit } from "#domain/staff/limits.ts"
import type { Role } from "#domain/staff/permissions.ts"
import { applicationCalls } from "#server/features/applications/applications.ts"
import { readConfig } from "#server/platform/config.ts"
import { listUrl, routesOfBlock } from "#tests/support/console-routes.ts"
import type { Routes } from "#tests/support/routes-alone.ts"
import { freshAadhaar, validForm } from "#tests/support/samples/applications.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import { databasesInFullRuns } from "#tests/support/servers/databases.ts"

import { callRoutes } from "../call-routes.ts"
import { applicationRoutes } from "./application-routes.ts"

const config = readConfig({ DATA_DIR: "unused" })
const routes: Routes = async (app, { services }) => {
  await app.register(applicationRoutes, { config, services })
  await app.register(callRoutes(applicationCalls), { services })
}

describe.each(databasesInFullRuns)("application routes on $name", ({ open }) => {
  const site = routesOfBlock(open, routes)

  const enterPaper = async (changes: Parameters<typeof validForm>[1] = {}) => {
    const reply = await site.call("POST", "/applications", {
      role: "clerk",
      body: { data: validForm("BSc", changes) },
    })
    if (reply.status !== 200) throw new Error(JSON.stringify(reply))
    return reply.data.id as string
  }
  const changeStatus = (
    id: string,
    {
      expectedVersion,
      ...change
    }: { to: Status; reason?: string; expectedVersion: number; admissionNumber?: string },
    role: "clerk" | "officer" = "officer",
  ) => {
    const body = { ...change, expectedVersion }
    return site.call("POST", `/applications/${id}/status`, { role, body })
  }

  test("a clerk proposes a correction of marks, which only an officer accepts", async () => {
    const id = await enterPaper({ i_maxmarks: "500", i_obtmarks: "412" })
    const proposal = { data: { i_obtmarks: "421" }, why: "As in the marksheet", expectedVersion: 1 }
    const propose = (role: Role) =>
      site.call("POST", `/applications/${id}/proposal`, { role, body: proposal })
    const answer = (role: Role) => {
      const body = { isAccepted: true, expectedVersion: 2 }
      return site.call("POST", `/applications/${id}/proposal-answer`, { role, body })
    }
    expect((await propose("auditor")).status).toBe(403)
    expect(await propose("clerk")).toMatchObject({ status: 200, data: { version: 2 } })
    expect((await answer("clerk")).status).toBe(403)
    const list = await site.call("GET", listUrl("/applications", { check: "proposal" }, {}))
    expect(list.data).toMatchObject([{ id }])
    expect(await answer("officer")).toMatchObject({
      status: 200,
      data: { form: { i_obtmarks: "421" } },
    })
  })

  test("enters a paper form, then lists, counts and reads it", async () => {
    const aadhar_no = freshAadhaar()
    const id = await enterPaper({ applicant_name: "Zarina Paperwala", aadhar_no })
    const list = await site.call("GET", listUrl("/applications", { q: "paperw" }, { perPage: 5 }))
    expect(list).toMatchObject({
      status: 200,
      total: 1,
      data: [{ id, applicant_name: "Zarina Paperwala", source: "paper", version: 1 }],
    })
    expect((await site.call("GET", `/applications?ids=${id}`)).data).toEqual(list.data)
    const grouped = `${id.slice(0, 4)}-${id.slice(4)}`.toLowerCase()
    const { data } = await site.call("GET", `/applications/${grouped}`, { role: "auditor" })
    expect(data).toMatchObject({
      id,
      form: { aadhar_no: `XXXX XXXX ${aadhar_no.slice(-4)}`, applicant_name: "Zarina Paperwala" },
      events: [],
      transitions: [],
    })
    const counts = await site.call("GET", "/applications/counts")
    expect(counts.data.total).toBeGreaterThan(0)
    expect((await site.call("GET", "/applications/counts?session=1999-00")).data.total).toBe(0)
  })

  test("accepts a paper form with a picture", async () => {
    const { image } = await makeSamplePictures()
    const form = new FormData()
    for (const [field, value] of Object.entries(validForm("BA"))) {
      if (Array.isArray(value)) for (const each of value) form.append(`${field}[]`, each)
      else form.append(field, value)
    }
    // The server detects the picture format from its bytes, not from its file name.
    const small = new Uint8Array(image.bytes)
    form.append("image", new Blob([small]), "photo.jpg")
    const { status, data } = await site.call("POST", "/applications", { body: form })
    expect([status, data?.signature_file]).toEqual([200, ""])
    expect(data.image_file).toMatch(/\.jpg$/)
  })

  test("brings a paper form to admission; each transition checks the role", async () => {
    const id = await enterPaper()
    const path = `/applications/${id}`
    const query = { to: "query", reason: "Which board?", expectedVersion: 1 } as const
    const asked = await changeStatus(id, query, "clerk")
    expect(asked.data).toMatchObject({ id, status: "query", version: 2 })
    expect(asked.data).toEqual((await site.call("GET", path, { role: "clerk" })).data)
    expect(await changeStatus(id, { to: "scrutiny", expectedVersion: 1 }, "clerk")).toMatchObject({
      status: 409,
      message: "changed_meanwhile",
    })
    await changeStatus(id, { to: "scrutiny", expectedVersion: 2 }, "clerk")
    await changeStatus(id, { to: "verified", expectedVersion: 3 }, "clerk")
    const admission = { to: "admitted", expectedVersion: 4, admissionNumber: `2025/${id}` } as const
    expect(await changeStatus(id, admission, "clerk")).toMatchObject({
      status: 403,
      message: "not_allowed",
    })
    expect(await changeStatus(id, { ...admission, admissionNumber: "" })).toMatchObject({
      status: 422,
      errors: { admission_number: ["missing"] },
    })
    expect((await changeStatus(id, admission)).data).toMatchObject({ status: "admitted" })
    expect(
      await changeStatus(id, { to: "rejected", reason: "x", expectedVersion: 5 }),
    ).toMatchObject({ status: 409, message: "not_possible" })
    const { data } = await site.call("POST", `${path}/note`, { body: { text: "Card printed" } })
    expect(data.events.map(({ kind }: { kind: string }) => kind)).toEqual([
      "status",
      "status",
      "status",
      "status",
      "note",
    ])
  })

  test("undoes the last change of status, and refuses a version that is not its own", async () => {
    const id = await enterPaper()
    const undo = (expectedVersion: number) =>
      site.call("POST", `/applications/${id}/undo`, { role: "clerk", body: { expectedVersion } })
    await changeStatus(id, { to: "verified", expectedVersion: 1 }, "clerk")
    expect(await undo(1)).toMatchObject({ status: 409, message: "changed_meanwhile" })
    expect((await undo(2)).data).toMatchObject({ status: "submitted", version: 3 })
    expect(await undo(3)).toMatchObject({ status: 409, message: "not_possible" })
  })

  test("undoes changes of several applications, and returns an outcome for each", async () => {
    const [a, b] = [await enterPaper(), await enterPaper()]
    await changeStatus(a, { to: "verified", expectedVersion: 1 }, "clerk")
    const body = { expectedVersions: { [a]: 2, [b]: 1 } }
    const { data } = await site.call("POST", "/applications/undo", { role: "clerk", body })
    expect(data).toEqual([
      { id: a, outcome: "stored" },
      { id: b, outcome: "not_possible" },
    ])
  })

  test("keeps sentences for applicants, which officers edit as a whole", async () => {
    const { data: first } = await site.call("GET", "/reasons", { role: "clerk" })
    expect(first).toMatchObject({ version: 0, documents: expect.any(Array) })
    const edited = { questions: [{ en: "Which board?", hi: "कौन-सा बोर्ड?" }], documents: [] }
    const put = (role: Role, data: object, expectedVersion: number) =>
      site.call("PUT", "/reasons", { role, body: { data, expectedVersion } })
    expect((await put("clerk", edited, 0)).status).toBe(403)
    expect((await put("officer", edited, 0)).data).toEqual({ version: 1, ...edited })
    expect(await put("officer", edited, 0)).toMatchObject({
      status: 409,
      message: "changed_meanwhile",
    })
    expect(await site.lastLine()).toMatchObject({ action: "sentences for applicants changed" })
    const half = { ...edited, questions: [{ en: "Which board?", hi: " " }] }
    expect(await put("officer", half, 1)).toMatchObject({
      status: 422,
      errors: { "questions.0.hi": ["missing"] },
    })
    const many = { ...edited, documents: Array(31).fill(edited.questions[0]) }
    expect(await put("officer", many, 1)).toMatchObject({
      status: 422,
      errors: { documents: ["too_many"] },
    })
    expect((await put("officer", { questions: "x" }, 1)).status).toBe(422)
  })

  describe("a claim", () => {
    const mark = (id: string, body: object, role: Role = "clerk") =>
      site.call("POST", `/applications/${id}/claim`, { role, body })
    const verified = { claim: "category", finding: "verified", expectedVersion: 1 }

    test("is verified by a clerk, and refused again with a reason that the history keeps", async () => {
      const id = await enterPaper()
      const { data } = await mark(id, verified)
      expect(data).toMatchObject({ version: 2, claims: expect.any(Array) })
      expect(data.claims[0]).toMatchObject({
        name: "category",
        state: "verified",
        by: "the clerk",
      })
      const refusal = { ...verified, finding: "refused", reason: "No seal", expectedVersion: 2 }
      const { data: refused } = await mark(id, refusal, "officer")
      expect(refused.claims[0]).toMatchObject({ state: "refused", reason: "No seal" })
      expect(refused.events).toMatchObject([
        { kind: "claim", data: { claim: "category", finding: "verified", reason: "" } },
        { kind: "claim", data: { claim: "category", finding: "refused", reason: "No seal" } },
      ])
      expect((await site.lastLine()).details).toBe(
        '{"claim":"category","from":"verified","to":"refused"}',
      )
    })

    test("is to be checked again after a correction", async () => {
      const id = await enterPaper()
      await mark(id, { ...verified, claim: "income" })
      const body = {
        data: { annual_income: "96001" },
        why: "As in the certificate",
        expectedVersion: 2,
      }
      const { data } = await site.call("PUT", `/applications/${id}`, { body })
      const states = data.claims.map(({ name, state }: ClaimState) => [name, state])
      expect(Object.fromEntries(states)).toMatchObject({
        income: "changed",
        category: "unchecked",
      })
    })

    test.each<{ what: string; body: object; role?: Role; status: number; answer: object }>([
      { what: "an auditor", body: {}, role: "auditor", status: 403, answer: {} },
      { what: "an editor", body: {}, role: "editor", status: 403, answer: {} },
      {
        what: "a version that changed meanwhile",
        body: { expectedVersion: 7 },
        status: 409,
        answer: { message: "changed_meanwhile" },
      },
      {
        what: "a claim that the applicant does not make",
        body: { claim: "ews" },
        status: 409,
        answer: { message: "not_possible" },
      },
      {
        what: "an unknown finding",
        body: { finding: "doubtful" },
        status: 422,
        answer: { errors: { finding: ["choice"] } },
      },
      {
        what: "a refusal without a reason",
        body: { finding: "refused" },
        status: 422,
        answer: { errors: { reason: ["missing"] } },
      },
      {
        what: "a reason of more than 500 characters",
        body: { finding: "refused", reason: "x".repeat(501) },
        status: 422,
        answer: { errors: { reason: ["text.too_long"] } },
      },
    ])("is not marked: $what", async ({ body, role, status, answer }) => {
      const id = await enterPaper()
      const reply = await mark(id, { ...verified, ...body }, role)
      expect(reply).toMatchObject({ status, ...answer })
      const { data } = await site.call("GET", `/applications/${id}`)
      expect(data).toMatchObject({ version: 1, events: [] })
    })
  })

  test("changes several applications and returns an outcome for each", async () => {
    const [a, b] = [await enterPaper(), await enterPaper()]
    const { data } = await site.call("POST", "/applications/status", {
      role: "clerk",
      body: { ids: [a, b], to: "verified", expectedVersions: { [a]: 1, [b]: 7 } },
    })
    expect(data).toEqual([
      { id: a, outcome: "stored" },
      { id: b, outcome: "changed_meanwhile" },
    ])
    const many = { ids: Array(batchLimit + 1).fill(a), to: "verified", expectedVersions: {} }
    expect(await site.call("POST", "/applications/status", { body: many })).toMatchObject({
      status: 422,
      errors: { ids: ["too_many"] },
    })
    await site.db.updateTable("applications").set({ seen_at: null }).execute()
    const answer = await site.call("POST", "/applications/seen", { body: { ids: [a, b] } })
    expect(answer.data.toSorted()).toEqual([a, b].toSorted())
  })

  test("stores a correction with its reason and refuses one based on an old version: 409", async () => {
    const id = await enterPaper()
    const put = (body: object) => site.call("PUT", `/applications/${id}`, { body })
    const body = { data: { email: "new@example.com" }, why: "She said so", expectedVersion: 1 }
    expect((await put(body)).data).toMatchObject({
      version: 2,
      form: { email: "new@example.com" },
      events: [{ kind: "correction", actor: "the officer" }],
    })
    expect(await put(body)).toMatchObject({ status: 409, message: "changed_meanwhile" })
    expect(await put({ data: { email: "x" }, why: "", expectedVersion: 2 })).toMatchObject({
      status: 422,
      errors: { email: ["email.format"], why: ["missing"] },
    })
  })

  test("verifies an application with its open claims in one call", async () => {
    const id = await enterPaper()
    const openClaims = async () =>
      (await site.call("GET", `/applications/open-claims?ids=${id}`)).data
    expect(await openClaims()).toEqual([{ id, claims: expect.arrayContaining(["category"]) }])
    const body = { to: "verified", expectedVersion: 1, withClaims: true }
    const { data } = await site.call("POST", `/applications/${id}/status`, { body })
    expect(data).toMatchObject({ status: "verified", version: 2 })
    expect(new Set(data.claims.map(({ state }: { state: string }) => state))).toEqual(
      new Set(["verified"]),
    )
    expect(await openClaims()).toEqual([])
  })

  test("records, undoes and exempts fees, and lists them by day", async () => {
    const id = await enterPaper()
    const fee = (verb: string, body: object, role: "clerk" | "officer" = "clerk") =>
      site.call("POST", `/applications/${id}/${verb}`, { role, body })
    const slip = { date: "2025-07-01", reference: "77" }
    expect((await fee("receive-fee", slip)).data).toMatchObject({ fee_status: "received" })
    expect(await fee("receive-fee", slip)).toMatchObject({ status: 409, message: "not_possible" })
    const day = await site.call("GET", "/fees/01-07-2025", { role: "auditor" })
    expect(day.data).toMatchObject({ id: "2025-07-01", fees: [{ id, fee_reference: "77" }] })
    expect(day.data.total).toBe(day.data.fees[0].fee)
    const other = await enterPaper()
    const taken = await site.call("POST", `/applications/${other}/receive-fee`, { body: slip })
    expect(taken).toMatchObject({
      status: 409,
      message: "journal_taken",
      other: { id, fee_at: "2025-07-01" },
    })
    const repeat = { ...slip, date: "2025-07-02", isRepeat: true }
    const stored = await site.call("POST", `/applications/${other}/receive-fee`, { body: repeat })
    expect(stored.data).toMatchObject({ fee_status: "received", fee_at: "2025-07-02" })
    expect(await fee("undo-fee", {})).toMatchObject({
      status: 422,
      errors: { reason: ["missing"] },
    })
    const reason = { reason: "Slip of a brother" }
    expect((await fee("undo-fee", reason)).data).toMatchObject({ fee_status: "due" })
    expect((await fee("exempt-fee", { reason: "Card" }, "officer")).data).toMatchObject({
      fee_status: "exempt",
      fee_reason: "Card",
    })
    expect(await fee("undo-fee", reason)).toMatchObject({ status: 403, message: "not_allowed" })
  })

  test("reveals an Aadhaar number only with a reason, which is audited", async () => {
    const aadhar_no = freshAadhaar()
    const id = await enterPaper({ aadhar_no })
    const reveal = (body: object) => site.call("POST", `/applications/${id}/reveal`, { body })
    const revealRequest = { field: "aadhar_no", why: "Asked by the university" }
    expect((await reveal(revealRequest)).data).toEqual({ id, field: "aadhar_no", value: aadhar_no })
    expect(await site.lastLine()).toMatchObject({
      actor: "the officer",
      action: "Aadhaar number revealed",
      subject: id,
      details: '{"reason":"Asked by the university"}',
    })
    expect((await reveal({ field: "aadhar_no" })).errors).toEqual({ why: ["missing"] })
    expect((await reveal({ field: "form", why: "x" })).errors).toEqual({ field: ["choice"] })
  })

  test.each([
    { method: "GET", path: "/applications/NOSUCHCODE22", status: 404 },
    { method: "GET", path: "/applications/x", status: 404 },
    { method: "GET", path: listUrl("/applications", { dayFrom: "soon" }), status: 422 },
    { method: "GET", path: listUrl("/applications", { q: { $ne: 1 }, status: "\0" }), status: 200 },
    { method: "GET", path: "/applications/counts?session=%00", status: 200 },
    { method: "GET", path: "/applications?ids=x", status: 422 },
    { method: "GET", path: "/fees/tomorrow", status: 404 },
    { method: "POST", path: "/applications", body: {}, status: 422 },
    { method: "POST", path: "/applications", body: { data: { course: { a: 1 } } }, status: 422 },
    { method: "POST", path: "/applications/status", body: { to: "verified" }, status: 422 },
    { method: "POST", path: "/applications/status", body: { to: "x", ids: ["x"] }, status: 422 },
    {
      method: "POST",
      path: "/applications/seen",
      body: { ids: Array(101).fill("x") },
      status: 422,
    },
    {
      method: "PUT",
      path: "/applications/NOSUCHCODE22",
      body: { data: {}, why: "x", expectedVersion: 1 },
      status: 404,
    },
    { method: "POST", path: "/applications/NOSUCHCODE22/note", body: { text: "x" }, status: 404 },
    {
      method: "POST",
      path: "/applications/NOSUCHCODE22/undo-fee",
      body: { reason: "x" },
      status: 404,
    },
  ] as const)("answers $status to $method $path", async ({ method, path, status, ...rest }) => {
    const body = "body" in rest ? { body: rest.body } : {}
    expect(await site.call(method, path, body)).toMatchObject({ status })
  })
})
