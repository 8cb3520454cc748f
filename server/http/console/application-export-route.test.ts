import { parse } from "csv-parse/sync"
import type { FastifyInstance } from "fastify"
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"

import type { Role } from "#domain/staff/permissions.ts"
import type { ExportRequest } from "#server/features/applications/staff/export-applications.ts"
import type { Services } from "#server/features/services.ts"
import { toCsv } from "#server/platform/spreadsheets/csv.ts"
import { toXlsx } from "#server/platform/spreadsheets/xlsx.ts"
import { freshAadhaar, validForm } from "#tests/support/applications.ts"
import { openConsole } from "#tests/support/console.ts"
import { databases } from "#tests/support/databases.ts"
import { readXlsx } from "#tests/support/read-xlsx.ts"
import { openRoutesAlone } from "#tests/support/routes-alone.ts"

import { applicationExportRoute } from "./application-export-route.ts"

const aadhar_no = freshAadhaar(12)
const path = "/applications/export"

describe.each(databases)("an export over HTTP on $name", ({ open }) => {
  let place: Awaited<ReturnType<typeof open>>
  let desk: Awaited<ReturnType<typeof openConsole>>
  const cookies = new Map<Role, string>()
  beforeAll(async () => {
    place = await open()
    desk = await openConsole({ DATABASE_URL: place.url })
    for (const role of ["officer", "auditor", "clerk"] as const) {
      cookies.set(role, await desk.cookieFor(role))
    }
    const forms = [
      validForm("BSc", { applicant_name: "अंजलि", bank_name: "=cmd|'/c calc'!A1", aadhar_no }),
      validForm("BA", { applicant_name: "Ravi" }),
    ]
    for (const data of forms) {
      const cookie = cookies.get("officer")!
      const reply = await desk.call("POST", "/applications", { cookie, body: { data } })
      if (reply.statusCode !== 200) throw new Error(reply.body)
    }
  })
  afterAll(async () => {
    await desk.close()
    await place.close()
  })

  const ask = (body: object, role: Role = "officer") =>
    desk.call("POST", path, { cookie: cookies.get(role)!, body })
  const recordsOf = (csv: string) =>
    parse<Record<string, string>>(csv, { bom: true, columns: true })

  test("the list's filter gives a file with a name, a kind and a count, kept by nobody", async () => {
    const filter = { course: "BSc", q: "अंज", status: null }
    const reply = await ask({ format: "csv", language: "hi", filter }, "auditor")
    expect(reply.headers).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": expect.stringMatching(
        /^attachment; filename="applications-\d{4}-\d\d-\d{4}-\d\d-\d\d\.csv"$/,
      ),
      "x-total-count": "1",
      "cache-control": "no-store",
    })
    expect(reply.rawPayload.subarray(0, 3)).toEqual(Buffer.from("\ufeff"))
    expect(recordsOf(reply.body)).toMatchObject([
      {
        "आवेदक का नाम": "अंजलि",
        "बैंक का नाम": "'=cmd|'/c calc'!A1",
        "आधार संख्या": `XXXX XXXX ${aadhar_no.slice(-4)}`,
      },
    ])
  })

  test("a workbook can be opened; what no list knows as a filter filters nothing", async () => {
    const reply = await ask({ format: "xlsx", filter: ["course"], language: { toString: 1 } })
    expect(reply.headers["content-type"]).toContain("spreadsheetml.sheet")
    expect(reply.headers["cache-control"]).toBe("no-store")
    const [sheet] = readXlsx(reply.rawPayload)
    expect(sheet!.rows).toHaveLength(3)
    expect(Object.values(sheet!.rows[2]!)).toContain("=cmd|'/c calc'!A1")
  })

  test("whole numbers come with a reason, which stands in the audit without them", async () => {
    const why = `For the bank, account of ${aadhar_no}`
    const reply = await ask({ format: "csv", filter: { course: "BSc" }, reveal: { why } })
    expect(recordsOf(reply.body)[0]?.["Aadhaar number"]).toBe(aadhar_no)
    const line = { actor: "", action: "applications exported with whole numbers", subject: "" }
    const found = await desk.services.auditLog.list(
      { ...line, from: "", to: "", before: undefined },
      { page: 1, perPage: 1 },
    )
    expect(found.lines).toMatchObject([
      {
        actor: "Member officer",
        detail: "CSV, 1; filtered by course; whole numbers: For the bank, account of …",
      },
    ])
  })

  test.each<{ role: Role; body: object; status: number; told: object }>([
    { role: "clerk", body: { format: "csv" }, status: 403, told: { message: "not_allowed" } },
    {
      role: "auditor",
      body: { format: "csv", reveal: { why: "x" } },
      status: 403,
      told: { message: "not_allowed" },
    },
    { role: "officer", body: {}, status: 422, told: { errors: { format: ["choice"] } } },
    {
      role: "officer",
      body: { format: "csv", reveal: true },
      status: 422,
      told: { errors: { why: ["missing"] } },
    },
    {
      role: "officer",
      body: { format: "csv", filter: { dayFrom: "soon" } },
      status: 422,
      told: { errors: { dayFrom: ["day.format"] } },
    },
  ])("$role asking $body is answered $status", async ({ role, body, status, told }) => {
    const reply = await ask(body, role)
    expect(reply.statusCode).toBe(status)
    expect(reply.json()).toMatchObject(told)
  })
})

describe("an export that does not come to its end", () => {
  let app: FastifyInstance | undefined
  afterEach(() => app?.close())

  const columns = [{ key: "text", title: "Text", value: () => "x".repeat(20_000) }]
  const tables = {
    csv: (rows: AsyncIterable<number>) => toCsv(columns, rows),
    xlsx: (rows: AsyncIterable<number>) => toXlsx(columns, rows, { name: "Sheet" }),
  }

  /** Reads a made-up export from a server on this machine. */
  const begin = async (format: ExportRequest["format"], rows: AsyncIterable<number>) => {
    const exported = { outcome: "exported", fileName: "x", total: 0, isTotalExact: false }
    const office = { export: async () => ({ ...exported, table: tables[format](rows) }) }
    app = await openRoutesAlone(applicationExportRoute, { office } as unknown as Services)
    const address = await app.listen({ port: 0, host: "127.0.0.1" })
    const abort = new AbortController()
    const response = await fetch(address + path, {
      method: "POST",
      headers: { "x-role": "officer", "content-type": "application/json" },
      body: JSON.stringify({ format }),
      signal: abort.signal,
    })
    return { response, abort }
  }

  test.each(["csv", "xlsx"] as const)("%s: who leaves ends the reading", async (format) => {
    const { promise: isEnded, resolve } = Promise.withResolvers<string>()
    async function* endless() {
      try {
        for (let row = 0; ; row++) {
          await new Promise(setImmediate)
          yield row
        }
      } finally {
        resolve("ended")
      }
    }
    const { response, abort } = await begin(format, endless())
    expect(response.headers.get("x-total-count")).toBeNull()
    await response.body!.getReader().read()
    abort.abort()
    expect(await isEnded).toBe("ended")
  })

  test.each(["csv", "xlsx"] as const)("%s: a failure breaks it off", async (format) => {
    async function* failing() {
      for (let row = 0; row < 200; row++) {
        await new Promise(setImmediate)
        yield row
      }
      throw new Error("the database is gone")
    }
    const { response } = await begin(format, failing())
    expect(response.status).toBe(200)
    await expect(response.arrayBuffer()).rejects.toThrow()
  })
})
