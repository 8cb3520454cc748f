import { parse } from "csv-parse/sync"
import { afterAll, beforeAll, describe, expect, test } from "vitest"

import type { Role } from "#domain/staff/permissions.ts"
import { connect } from "#server/platform/database/connect.ts"
import { openConsole } from "#tests/support/console.ts"
import { publishListIn } from "#tests/support/merit/publish-list.ts"
import { readXlsx } from "#tests/support/read-xlsx.ts"
import { validForm } from "#tests/support/samples/applications.ts"
import { databasesInFullRuns } from "#tests/support/servers/databases.ts"

describe.each(databasesInFullRuns)("the last merit list on $name", ({ open }) => {
  let database: Awaited<ReturnType<typeof open>>
  let site: Awaited<ReturnType<typeof openConsole>>
  const cookies = new Map<Role, string>()
  const codes: string[] = []
  const call = (method: "GET" | "POST", path: string, body?: object, role: Role = "officer") =>
    site.call(method, path, { cookie: cookies.get(role)!, ...(body && { body }) })
  const send = (body: object, role?: Role) => call("POST", "/merit/BSc/export", body, role)
  beforeAll(async () => {
    database = await open()
    site = await openConsole({ DATABASE_URL: database.url })
    for (const role of ["officer", "auditor", "clerk"] as const) {
      cookies.set(role, await site.cookieFor(role))
    }
    const forms = [
      validForm("BSc", {
        applicant_name: "अंजलि",
        i_obtmarks: "450",
        applicant_mobile: "6000000099",
      }),
      validForm("BSc", { applicant_name: "Ravi", i_obtmarks: "430" }),
    ]
    for (const data of forms)
      codes.push((await call("POST", "/applications", { data })).json().data.id)
    const db = connect({ dataDir: site.dataDir, url: database.url })
    await publishListIn(db)
    await db.destroy()
    const { offers } = (await call("GET", "/merit/BSc")).json().data
    const versions = { [codes[0]!]: offers[0].version }
    const answer = { number: 1, codes: [codes[0]], state: "accepted", expectedVersions: versions }
    await call("POST", "/merit/BSc/answers", answer, "clerk")
  })
  afterAll(async () => {
    await site.close()
    await database.close()
  })

  /** The details of the last line in the audit log of an export. */
  const lastExport = async () => {
    const db = connect({ dataDir: site.dataDir, url: database.url })
    const line = await db
      .selectFrom("audit")
      .select("details")
      .where("action", "=", "merit list exported")
      .orderBy("id", "desc")
      .executeTakeFirst()
    await db.destroy()
    return line?.details
  }

  test("is in no chart and no table before it is public", async () => {
    expect((await call("GET", "/merit/BA/charts")).statusCode).toBe(404)
    const list = { part: "list", format: "csv" }
    expect((await call("POST", "/merit/BA/export", list)).statusCode).toBe(404)
  })

  test("has charts of the indices, the seats and the acceptances", async () => {
    const { data } = (await call("GET", "/merit/BSc/charts", undefined, "auditor")).json()
    expect(data).toEqual({
      number: 1,
      histogram: [
        { from: 8000, counts: { GEN: 1 } },
        { from: 8500, counts: { GEN: 1 } },
      ],
      compartments: [{ compartment: "open", seats: 1, cutOff: 8550, accepted: 1, offered: 0 }],
      changes: { moved: [], kept: 0 },
      days: [{ day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), count: 1 }],
    })
  })

  test("is exported as CSV, with the places on the waiting lists", async () => {
    const reply = await send({ part: "list", format: "csv", language: "en" }, "auditor")
    expect(reply.headers).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="merit-list-BSc-1.csv"',
      "x-total-count": "2",
      "cache-control": "no-store",
    })
    const rows = parse<Record<string, string>>(reply.body, { bom: true, columns: true })
    expect(rows).toMatchObject([
      { Rank: "1", Name: "अंजलि", Index: "85.50", Seat: "Open seats", Answer: "accepted" },
      { Rank: "2", Name: "Ravi", Seat: "", "Place on waiting lists": "Open seats: 1" },
    ])
    expect(await lastExport()).toBe('{"list":1,"part":"list","format":"csv","rows":2}')
  })

  test("has its offers as a workbook in Hindi, with the mobile number", async () => {
    const reply = await send({ part: "offers", format: "xlsx", language: "hi" })
    expect(reply.headers["x-total-count"]).toBe("1")
    const [sheet] = readXlsx(reply.rawPayload)
    expect(JSON.stringify(sheet)).toContain("मोबाइल नम्बर")
    expect(JSON.stringify(sheet)).toContain("6000000099")
    expect(JSON.stringify(sheet)).not.toContain("Ravi")
    expect(await lastExport()).toBe('{"list":1,"part":"offers","format":"xlsx","rows":1}')
  })

  test("is not exported by a clerk, or as something else", async () => {
    expect((await send({ part: "list", format: "csv" }, "clerk")).statusCode).toBe(403)
    expect((await send({ part: "people", format: "csv" })).json().errors).toEqual({
      part: ["choice"],
    })
    expect((await send({ part: "list", format: "pdf" })).json().errors).toEqual({
      format: ["choice"],
    })
  })
})
