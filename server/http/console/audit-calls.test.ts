import { beforeAll, describe, expect, test } from "vitest"

import { auditCalls } from "#server/features/audit/audit.ts"
import { writeAudit } from "#server/features/audit/audit.ts"
import { listUrl, routesOfBlock } from "#tests/support/console-routes.ts"
import { openFuzzedSite, origin } from "#tests/support/fuzz/fuzzed-site.ts"
import { databasesInFullRuns } from "#tests/support/servers/databases.ts"

import { callRoutes } from "./call-routes.ts"

describe.each(databasesInFullRuns)("the audit log on $name", ({ open }) => {
  const line = (day: string, actor: string, action: string) => ({
    at: `${day}T06:30:00.000Z`,
    actor,
    action,
    subject: "ABCD",
  })
  const site = routesOfBlock(open, callRoutes(auditCalls))
  beforeAll(async () => {
    const lines = [line("2031-01-01", "asha", "seen"), line("2031-01-02", "ravi", "seen")]
    await site.db.insertInto("audit").values(lines).execute()
    const stamp = { by: "asha", at: new Date().toISOString() }
    await writeAudit(site.db, stamp, "erased on request", "X", { reason: "why" })
  })

  const list = (filter: object, rest = {}) =>
    site.call("GET", listUrl("/audit", filter, rest), { role: "auditor" })

  test.each<{ filter: object; actors: string[] }>([
    { filter: { subject: "ABCD" }, actors: ["ravi", "asha"] },
    { filter: { subject: "AB", actor: "asha" }, actors: ["asha"] },
    { filter: { action: "seen" }, actors: ["ravi", "asha"] },
    { filter: { from: "2031-01-02" }, actors: ["ravi"] },
    { filter: { from: "2031-01-01", to: "01-01-2031" }, actors: ["asha"] },
    { filter: { subject: "\0", action: "seen" }, actors: ["ravi", "asha"] },
  ])("filters by $filter: lines of $actors", async ({ filter, actors }) => {
    const found = await list(filter)
    expect(found).toMatchObject({ status: 200, total: actors.length, isTotalExact: true })
    expect(found.data.map(({ actor }: { actor: string }) => actor)).toEqual(actors)
  })

  test("paginates by page number", async () => {
    const { data } = await list({ action: "seen" }, { perPage: 1 })
    expect(data).toMatchObject([{ actor: "ravi", detail: "" }])
    const second = await list({ action: "seen" }, { perPage: 1, page: 2 })
    expect(second.data).toMatchObject([{ actor: "asha" }])
  })

  test("lists an audit line in words, with its reason", async () => {
    const { data } = await list({ action: "erased on request", language: "hi" })
    expect(data).toMatchObject([
      { actor: "asha", action: "माँगे जाने पर मिटाया गया", subject: "X", detail: "why" },
    ])
  })

  test("lists the actors and actions as filter choices, in words", async () => {
    const { status, data } = await site.call("GET", "/audit/choices?language=hi", {
      role: "auditor",
    })
    expect(status).toBe(200)
    expect(data.actors).toEqual(
      expect.arrayContaining([
        { id: "asha", name: "asha" },
        { id: "sample", name: "नमूना सामग्री" },
      ]),
    )
    expect(data.actions).toContainEqual({
      id: "erased on request",
      name: "माँगे जाने पर मिटाया गया",
    })
  })

  test("exports in the words of the reader's language, with the time in India", async () => {
    const at = "2030-01-04T20:05:00.000Z"
    const subject = "staff/sign-in"
    const refused = { at, actor: "visitor", action: "code refused", subject }
    await site.db.insertInto("audit").values(refused).execute()
    const filter = { action: "code refused", language: "hi" }
    const reply = await site.download("/audit/export", { filter }, "auditor")
    expect(reply.body).toBe(
      '\ufeff"तिथि","समय","किसने","कार्य","अभिलेख","विवरण"\r\n' +
        '"05-01-2030","01:35","आगन्तुक","कोड अस्वीकार हुआ","साइन इन",""\r\n',
    )
    const exported = await list({ action: "audit exported" })
    expect(exported.data).toMatchObject([{ actor: "the auditor", detail: "action" }])
  })

  test("links a record only while it exists", async () => {
    const stamp = { by: "asha", at: "2030-01-08T06:30:00.000Z" }
    const lines = [
      ["content saved", "notices/never-there"],
      ["content saved", "settings/college"],
      ["message read", "messages/999"],
      ["application seen", "MNPQRSTVWXYZ"],
      ["view saved", "views/Girls"],
    ] as const
    for (const [action, subject] of lines) await writeAudit(site.db, stamp, action, subject)
    const { data } = await list({ from: "2030-01-08", to: "2030-01-08" })
    expect(data.map(({ record }: { record?: object }) => record)).toEqual([
      undefined,
      undefined,
      undefined,
      { kind: "item", collection: "settings", id: "college" },
      undefined,
    ])
  })

  test.each([
    { filter: { from: "yesterday" }, errors: { from: ["birth_date.format"] } },
    { filter: { to: "2031-02-30" }, errors: { to: ["birth_date.format"] } },
  ])("refuses $filter: 422", async ({ filter, errors }) =>
    expect(await list(filter)).toEqual({ status: 422, message: "refused", errors }),
  )

  test.each(["officer", "clerk", "editor"] as const)("refuses the %s: 403", async (role) => {
    for (const url of ["/audit", "/audit/choices"]) {
      expect(await site.call("GET", url, { role })).toEqual({ status: 403 })
    }
  })
})

test("an auditor exports the filtered log as a file, and a clerk may not", async () => {
  const site = await openFuzzedSite()
  const send = async (role: "auditor" | "clerk", filter: object) =>
    site.send({
      method: "POST",
      url: "/api/console/audit/export",
      headers: { origin, host: "college.example", cookie: await site.signIn(role) },
      payload: { filter },
    })
  try {
    const reply = await send("auditor", { action: "password accepted" })
    expect(reply.headers).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="audit.csv"',
      "cache-control": "no-store",
    })
    expect(reply.body).toMatch(/^\ufeff"Day","Time","Who","Action","Record","Details"\r\n/)
    expect(reply.body).not.toContain("Audit log exported")
    expect((await send("auditor", { from: "soon" })).statusCode).toBe(422)
    expect((await send("clerk", {})).statusCode).toBe(403)
  } finally {
    await site.close()
  }
})
