import { parse } from "csv-parse/sync"
import type { FastifyInstance } from "fastify"
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"

import type { Role } from "#domain/staff/permissions.ts"
import { applicationCalls } from "#server/features/applications/applications.ts"
import type { ExportRequest } from "#server/features/applications/staff/list/export-applications.ts"
import type { Services } from "#server/features/services.ts"
import { toCsv } from "#server/platform/spreadsheets/csv.ts"
import { toXlsx } from "#server/platform/spreadsheets/xlsx.ts"
import { openConsole } from "#tests/support/console.ts"
import { readXlsx } from "#tests/support/read-xlsx.ts"
import { openRoutesAlone } from "#tests/support/routes-alone.ts"
import { freshAadhaar, validForm } from "#tests/support/samples/applications.ts"
import { databasesInFullRuns } from "#tests/support/servers/databases.ts"

import { callRoutes } from "../call-routes.ts"

const aadhar_no = freshAadhaar(12)
const path = "/applications/export"

describe.each(databasesInFullRuns)("the application export on $name", ({ open }) => {
  let database: Awaited<ReturnType<typeof open>>
  let site: Awaited<ReturnType<typeof openConsole>>
  const cookies = new Map<Role, string>()
  beforeAll(async () => {
    database = await open()
    site = await openConsole({ DATABASE_URL: database.url })
    for (const role of ["officer", "auditor", "clerk"] as const) {
      cookies.set(role, await site.cookieFor(role))
    }
    const forms = [
      validForm("BSc", { applicant_name: "अंजलि", bank_name: "=cmd|'/c calc'!A1", aadhar_no }),
      validForm("BA", { applicant_name: "Ravi" }),
    ]
    for (const data of forms) {
      const cookie = cookies.get("officer")!
      const reply = await site.call("POST", "/applications", { cookie, body: { data } })
      if (reply.statusCode !== 200) throw new Error(reply.body)
    }
  })
  afterAll(async () => {
    await site.close()
    await database.close()
  })

  const requestExport = (body: object, role: Role = "officer") =>
    site.call("POST", path, { cookie: cookies.get(role)!, body })
  const recordsOf = (csv: string) =>
    parse<Record<string, string>>(csv, { bom: true, columns: true })

  test("exports the filtered list with file name, content type, total count and no-store", async () => {
    const filter = { course: "BSc", q: "अंज", status: null }
    const reply = await requestExport({ format: "csv", language: "hi", filter }, "auditor")
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

  test("exports a readable workbook and ignores an unknown filter", async () => {
    const reply = await requestExport({
      format: "xlsx",
      filter: ["course"],
      language: { toString: 1 },
    })
    expect(reply.headers["content-type"]).toContain("spreadsheetml.sheet")
    expect(reply.headers["cache-control"]).toBe("no-store")
    const [sheet] = readXlsx(reply.rawPayload)
    expect(sheet!.rows).toHaveLength(3)
    expect(Object.values(sheet!.rows[2]!)).toContain("=cmd|'/c calc'!A1")
  })

  test("exports full numbers with a reason; the audit line masks numbers in the reason", async () => {
    const why = `For the bank, account of ${aadhar_no}`
    const reply = await requestExport({ format: "csv", filter: { course: "BSc" }, reveal: { why } })
    expect(recordsOf(reply.body)[0]?.["Aadhaar number"]).toBe(aadhar_no)
    const line = { actor: "", action: "applications exported with whole numbers", subject: "" }
    const found = await site.services.auditLog.list(
      { ...line, from: "", to: "" },
      { page: 1, perPage: 1 },
      "en",
    )
    expect(found.data).toMatchObject([
      {
        actor: "Member officer",
        detail: "CSV, 1 rows; filtered by: course; whole numbers: For the bank, account of …",
      },
    ])
  })

  test.each<{ role: Role; body: object; status: number; expected: object }>([
    { role: "clerk", body: { format: "csv" }, status: 403, expected: { message: "not_allowed" } },
    {
      role: "auditor",
      body: { format: "csv", reveal: { why: "x" } },
      status: 403,
      expected: { message: "not_allowed" },
    },
    { role: "officer", body: {}, status: 422, expected: { errors: { format: ["choice"] } } },
    {
      role: "officer",
      body: { format: "csv", reveal: {} },
      status: 422,
      expected: { errors: { why: ["missing"] } },
    },
    {
      role: "officer",
      body: { format: "csv", filter: { dayFrom: "soon" } },
      status: 422,
      expected: { errors: { dayFrom: ["day.format"] } },
    },
  ])("answers $status to $role for $body", async ({ role, body, status, expected }) => {
    const reply = await requestExport(body, role)
    expect(reply.statusCode).toBe(status)
    expect(reply.json()).toMatchObject(expected)
  })
})

describe("an interrupted export", () => {
  let app: FastifyInstance | undefined
  afterEach(() => app?.close())

  const columns = [{ key: "text", title: "Text", value: () => "x".repeat(20_000) }]
  const tables = {
    csv: (rows: AsyncIterable<number>) => toCsv(columns, rows),
    xlsx: (rows: AsyncIterable<number>) => toXlsx(columns, rows, "Sheet"),
  }

  /** Requests an export of generated rows over a real socket. */
  const startExport = async (format: ExportRequest["format"], rows: AsyncIterable<number>) => {
    const exported = { outcome: "exported", fileName: "x", total: 0 }
    const staffApplications = { export: async () => ({ ...exported, table: tables[format](rows) }) }
    app = await openRoutesAlone(callRoutes(applicationCalls), {
      staffApplications,
    } as unknown as Services)
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

  test.each(["csv", "xlsx"] as const)(
    "%s: stops reading rows when the client disconnects",
    async (format) => {
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
      const { response, abort } = await startExport(format, endless())
      await response.body!.getReader().read()
      abort.abort()
      expect(await isEnded).toBe("ended")
    },
  )

  test.each(["csv", "xlsx"] as const)(
    "%s: aborts the response when reading rows fails",
    async (format) => {
      async function* failing() {
        for (let row = 0; row < 200; row++) {
          await new Promise(setImmediate)
          yield row
        }
        throw new Error("the database is gone")
      }
      const { response } = await startExport(format, failing())
      expect(response.status).toBe(200)
      await expect(response.arrayBuffer()).rejects.toThrow()
    },
  )
})
