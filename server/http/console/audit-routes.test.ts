import { beforeAll, describe, expect, test } from "vitest"

import { writeAudit } from "#server/platform/audit/write-audit.ts"
import { listUrl, routesOfBlock } from "#tests/support/console-routes.ts"
import { openFuzzedSite, origin } from "#tests/support/fuzz/fuzzed-site.ts"
import { databases } from "#tests/support/servers/databases.ts"

import { auditRoutes } from "./audit-routes.ts"

describe.each(databases)("the audit log on $name", ({ open }) => {
  const line = (day: string, actor: string, action: string) => ({
    at: `${day}T06:30:00.000Z`,
    actor,
    action,
    subject: "ABCD",
  })
  const site = routesOfBlock(open, auditRoutes)
  beforeAll(async () => {
    const lines = [line("2031-01-01", "asha", "seen"), line("2031-01-02", "ravi", "seen")]
    await site.db.insertInto("audit").values(lines).execute()
    const stamp = { by: "asha", at: new Date().toISOString() }
    await writeAudit(site.db, stamp, "shown", "X", "why")
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

  test("lists an audit line with its reason", async () => {
    const { data } = await list({ action: "shown" })
    expect(data).toMatchObject([{ actor: "asha", subject: "X", detail: "why" }])
  })

  test("lists the actors and actions as filter choices", async () => {
    const { status, data } = await site.call("GET", "/audit/choices", { role: "auditor" })
    expect(status).toBe(200)
    expect(data.actors).toEqual(expect.arrayContaining(["asha", "ravi"]))
    expect(data.actions).toEqual(expect.arrayContaining(["seen", "shown"]))
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
    expect(reply.body).toMatch(/^\ufeff"at","actor","action","subject","detail"\r\n/)
    expect(reply.body).not.toContain("audit exported")
    expect((await send("auditor", { from: "soon" })).statusCode).toBe(422)
    expect((await send("clerk", {})).statusCode).toBe(403)
  } finally {
    await site.close()
  }
})
