import { describe, expect, test } from "vitest"

import type { Role } from "#domain/staff/permissions.ts"
import { connect } from "#server/platform/database/connect.ts"
import { consoleOfBlock } from "#tests/support/console.ts"
import { validForm } from "#tests/support/samples/applications.ts"
import { databasesInFullRuns } from "#tests/support/servers/databases.ts"

describe.each(databasesInFullRuns)("applications in the console on $name", ({ open }) => {
  const site = consoleOfBlock(open)

  const enter = async () => {
    const { staffApplications, applicationNumbers } = site.services
    const form = { fields: validForm("BSc"), files: {} }
    const entered = await staffApplications.enterPaper(form, { name: "A", role: "clerk" })
    if (!entered.accepted) throw new Error(JSON.stringify(entered.errors))
    const code = entered.admissionCode
    return { code, number: (await applicationNumbers.findNumbers([code])).get(code)! }
  }
  const auditOf = async (code: string) => {
    const db = connect({ dataDir: site.dataDir, url: site.databaseUrl })
    const lines = await db
      .selectFrom("audit")
      .select(["actor", "action"])
      .where("subject", "=", code)
      .orderBy("id")
      .execute()
    await db.destroy()
    return lines
  }
  const callAs = async (role: Role, method: "GET" | "POST", path: string, body?: object) =>
    site.call(method, path, { cookie: await site.cookieFor(role), ...(body && { body }) })

  test.each<{
    what: string
    ask: (id: string) => [method: "GET" | "POST", path: string, body?: object]
  }>([
    { what: "the record", ask: (id) => ["GET", `/applications/${id}`] },
    { what: "rows by id", ask: (id) => ["GET", `/applications?ids=${id}`] },
    { what: "the list", ask: () => ["GET", "/applications"] },
    { what: "the search", ask: (id) => ["POST", "/search", { text: id }] },
    { what: "a note", ask: (id) => ["POST", `/applications/${id}/note`, { text: "Seen" }] },
    { what: "what was seen", ask: (id) => ["POST", "/applications/seen", { ids: [id] }] },
    {
      what: "an assignment",
      ask: (id) => ["POST", "/applications/assign", { ids: [id], takes: true }],
    },
    {
      what: "a change of status",
      ask: (id) => [
        "POST",
        "/applications/status",
        { ids: [id], to: "scrutiny", reason: "", expectedVersions: { [id]: 1 } },
      ],
    },
    {
      what: "a change of status of one",
      ask: (id) => [
        "POST",
        `/applications/${id}/status`,
        { to: "scrutiny", reason: "", expectedVersion: 1 },
      ],
    },
    { what: "what was done today", ask: () => ["GET", "/counter/today"] },
  ])("are named by their number in $what, and found by an old code too", async ({ ask }) => {
    for (const named of ["number", "code"] as const) {
      const application = await enter()
      const reply = await callAs("clerk", ...ask(application[named]))
      expect(reply.statusCode).toBe(200)
      expect(reply.body).not.toContain(application.code)
    }
  })

  test("are named by their number in the audit, which finds them by it", async () => {
    const { code, number } = await enter()
    await callAs("officer", "POST", `/applications/${number}/note`, { text: "Seen" })
    const filter = encodeURIComponent(JSON.stringify({ subject: number }))
    const reply = await callAs("auditor", "GET", `/audit?filter=${filter}`)
    expect(reply.json().data).toMatchObject([
      { subject: number, record: { kind: "application", id: number } },
      { subject: number },
    ])
    expect(reply.body).not.toContain(code)
    expect(reply.body).not.toContain(code.replace(/(.{4})(.{4})/, "$1-$2-"))
  })

  test("have a status that is changed by the version that was seen under the number", async () => {
    const { number } = await enter()
    const change = { ids: [number], to: "scrutiny", reason: "", expectedVersions: { [number]: 1 } }
    const first = await callAs("clerk", "POST", "/applications/status", change)
    expect(first.body).toContain(number)
    const read = await callAs("clerk", "GET", `/applications/${number}`)
    expect(read.json().data).toMatchObject({ id: number, status: "scrutiny" })
  })

  test.each(["expectedVersions"])(
    "are not named by what is no id in %s, such as a zero byte",
    async (field) => {
      const { number } = await enter()
      const change = { ids: [number], to: "scrutiny", reason: "", [field]: { "\0": 1 } }
      const reply = await callAs("clerk", "POST", "/applications/status", change)
      expect([reply.statusCode, reply.json().errors]).toEqual([422, { [field]: ["missing"] }])
    },
  )

  test.each(["2025-99999-0", "2025-00001-0", "ABCDEFGHJKLM", "x"])(
    "are not found by %s",
    async (id) =>
      expect((await callAs("clerk", "GET", `/applications/${id}`)).statusCode).toBe(404),
  )

  test.each<[Role, number]>([
    ["officer", 200],
    ["clerk", 200],
    ["administrator", 200],
    ["auditor", 403],
    ["editor", 403],
  ])(
    "have a link with the code, which %s gets with status %i and an audit line",
    async (role, status) => {
      const { code, number } = await enter()
      const reply = await callAs(role, "POST", `/applications/${number}/link`, {})
      expect(reply.statusCode).toBe(status)
      const isGiven = status === 200
      expect(reply.body.includes(`/admission-form/print/${code}`)).toBe(isGiven)
      const lines = (await auditOf(code)).filter(({ action }) => action === "applicant's link read")
      expect(lines).toHaveLength(isGiven ? 1 : 0)
    },
  )

  test.each([
    { language: "hi", path: "/hi/admission-form/print/" },
    { language: "en", path: "/admission-form/print/" },
    { language: "fr", path: "/admission-form/print/" },
  ])(
    "have a link that opens in the language of the console: $language",
    async ({ language, path }) => {
      const { code, number } = await enter()
      const reply = await callAs("clerk", "POST", `/applications/${number}/link`, { language })
      expect(new URL(reply.json().data.link).pathname).toBe(path + code)
    },
  )
})
