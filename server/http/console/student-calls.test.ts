import { parse } from "csv-parse/sync"
import { describe, expect, test } from "vitest"

import { batchLimit } from "#domain/staff/limits.ts"
import { studentCalls } from "#server/features/students/students.ts"
import { listUrl, routesOfBlock } from "#tests/support/console-routes.ts"
import { zipped } from "#tests/support/make-xlsx.ts"
import { readXlsx } from "#tests/support/read-xlsx.ts"
import { linesOf, studentRow } from "#tests/support/samples/students.ts"
import { databasesInFullRuns } from "#tests/support/servers/databases.ts"

import { callRoutes } from "./call-routes.ts"
import type { ConsoleRoutes } from "./console-route.ts"
import { importRoutes } from "./imports/import-routes.ts"

const routes: ConsoleRoutes = async (app, options) => {
  await app.register(callRoutes(studentCalls), options)
  await app.register(importRoutes, options)
}

const session = "2019-2020"

describe.each(databasesInFullRuns)("the console's students on $name", ({ open }) => {
  const site = routesOfBlock(open, routes)

  const enrol = async (changes: Record<string, string> = {}) => {
    const row = studentRow({ session, ...changes })
    const refused: unknown[] = []
    await site.services.importStudents("test")(linesOf([row]), (one) => refused.push(one))
    expect(refused).toEqual([])
    return row
  }
  const pathOf = (row: Record<string, string>, verb = "") =>
    `/students/${encodeURIComponent(row["urn"]!)}${verb}`
  const tableOf = (...rows: Record<string, string>[]) => {
    const lines = [Object.keys(rows[0]!), ...rows.map((row) => Object.values(row))]
    return lines.map((cells) => cells.map((cell) => `"${cell}"`).join(",")).join("\r\n")
  }
  const bodyOf = (table: string | Uint8Array<ArrayBuffer>) => {
    const body = new FormData()
    body.set("file", new Blob([table], { type: "text/csv" }), "students.csv")
    return body
  }

  test("lists students by filter, sort and page, with the URN as id", async () => {
    const [first, second] = [
      await enrol({ admission_number: "LIST/1", urn: "LIST/1/A", semester: "4" }),
      await enrol({ admission_number: "LIST/2", semester: "4", applicant_name: "Zoya Ali" }),
    ]
    const found = await site.call("GET", listUrl("/students", { q: "LIST/", session }))
    expect(found).toMatchObject({ status: 200, total: 2 })
    expect(found.data.map(({ id }: { id: string }) => id)).toEqual([second!["urn"], "LIST/1/A"])
    const page = { page: 2, perPage: 1, sort: "applicant_name", order: "ASC" }
    const secondPage = await site.call("GET", listUrl("/students", { semester: 4, session }, page))
    expect(secondPage).toMatchObject({ total: 2, data: [{ id: second!["urn"] }] })
    const byIds = await site.call("GET", `/students?ids=${first!["urn"]},%00,NOBODY`)
    expect(byIds.data).toMatchObject([{ id: "LIST/1/A", admission_number: "LIST/1" }])
  })

  test.each<{ filter: object }>([
    { filter: { q: "\0" } },
    { filter: { q: { $ne: "" }, status: ["active"] } },
    { filter: { q: null, toString: "x" } },
  ])("ignores the unusable filter $filter", async ({ filter }) => {
    const filtered = await site.call(
      "GET",
      listUrl("/students", filter, { sort: "aadhaar_encrypted" }),
    )
    const all = await site.call("GET", listUrl("/students"))
    expect(filtered).toMatchObject({ status: 200, total: all.total })
  })

  test("shows a student without the full Aadhaar number and the card code", async () => {
    const row = await enrol()
    const shown = await site.call("GET", pathOf(row), { role: "auditor" })
    expect(shown).toMatchObject({
      status: 200,
      data: { id: row["urn"], dob: "2007-03-27", aadhaar_last_four: row["aadhar"]!.slice(-4) },
    })
    const student = await site.db
      .selectFrom("students")
      .selectAll()
      .where("urn", "=", row["urn"]!)
      .executeTakeFirstOrThrow()
    const { aadhaar_encrypted, aadhaar_index, card_code } = student
    for (const secret of [row["aadhar"]!, aadhaar_encrypted, aadhaar_index, card_code]) {
      expect(JSON.stringify(shown)).not.toContain(secret)
    }
  })

  test("stores a correction based on the newest version and refuses an older one: 409", async () => {
    const row = await enrol({ urn: "EDIT/1" })
    const { data } = await site.call("GET", pathOf(row))
    const changed = { ...data, applicant_name: "Meera Devi" }
    const first = await site.call("PUT", pathOf(row), {
      body: { data: changed, expectedVersion: 1 },
    })
    expect(first).toMatchObject({
      status: 200,
      data: { applicant_name: "Meera Devi", version: 2, aadhaar_last_four: data.aadhaar_last_four },
    })
    expect(await site.lastLine()).toMatchObject({
      actor: "the officer",
      action: "student changed",
      subject: "EDIT/1",
    })
    const late = await site.call("PUT", pathOf(row), { body: { data, expectedVersion: 1 } })
    expect(late).toEqual({ status: 409, message: "changed_meanwhile" })
  })

  test("lists errors by field as message keys", async () => {
    const other = await enrol()
    const row = await enrol()
    const { data } = await site.call("GET", pathOf(row))
    const refusals: [object, object][] = [
      [
        { dob: "31-02-2007", p_address: "" },
        { dob: ["birth_date.format"], p_address: ["missing"] },
      ],
      [{ aadhaar: other["aadhar"] }, { aadhaar: ["aadhaar_of_another"] }],
      [
        { admission_number: other["admission_number"] },
        { admission_number: ["admission_of_another"] },
      ],
    ]
    for (const [changes, errors] of refusals) {
      const body = { data: { ...data, ...changes }, expectedVersion: 1 }
      const answer = await site.call("PUT", pathOf(row), { body })
      expect(answer).toEqual({ status: 422, message: "refused", errors })
    }
  })

  test("disables and enables a student", async () => {
    const row = await enrol()
    const disabled = await site.call("POST", pathOf(row, "/disable"))
    expect(disabled).toMatchObject({ status: 200, data: { status: "disabled", version: 2 } })
    expect(await site.lastLine()).toMatchObject({ action: "student disabled", subject: row["urn"] })
    const enabled = await site.call("POST", pathOf(row, "/enable"))
    expect(enabled).toMatchObject({ status: 200, data: { status: "active", version: 3 } })
  })

  test("previews an import without storing it, then imports", async () => {
    const [good, bad] = [studentRow({ session }), studentRow({ session, dob: "x" })]
    const body = () => bodyOf(tableOf(good, bad))
    const totals = { added: 1, changed: 0, unchanged: 0, refused: 1 }
    const refused = [{ row: 3, errors: { dob: ["birth_date.format"] } }]
    const preview = await site.call("POST", "/students/import/preview", { body: body() })
    expect(preview).toMatchObject({
      status: 200,
      data: {
        totals,
        refused: [{ ...refused[0], values: { dob: "x" } }],
        source: { headingRow: 1, ignoredHeadings: [] },
        first: [{ urn: good["urn"] }],
      },
    })
    expect(await site.call("GET", pathOf(good))).toMatchObject({ status: 404 })
    const done = await site.call("POST", "/students/import", { body: body() })
    expect(done).toEqual({ status: 200, data: { totals, refused } })
    expect(await site.call("GET", pathOf(good))).toMatchObject({ status: 200 })
    expect(await site.lastLine()).toMatchObject({ actor: "the officer", subject: good["urn"] })
  })

  test("refuses a second import while one runs, and stores nothing of it", async () => {
    const [first, second] = [studentRow({ session }), studentRow({ session })]
    const send = (row: Record<string, string>) =>
      site.call("POST", "/students/import", { body: bodyOf(tableOf(row)) })
    const answers = await Promise.all([send(first), send(second)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const refused = answers.findIndex(({ status }) => status === 409)
    expect(answers[refused]).toMatchObject({ message: "import_running" })
    const row = [first, second][refused]!
    expect(await site.call("GET", pathOf(row))).toMatchObject({ status: 404 })
    expect(await send(row)).toMatchObject({ status: 200 })
  })

  test("refuses a file that is not a valid table, with the reason", async () => {
    const { dob: _dob, urn: _urn, ...short } = studentRow()
    const files: [string | Uint8Array<ArrayBuffer>, object][] = [
      [tableOf(short), { file: ["columns_missing"], columns: ["urn, dob"] }],
      ["%PDF-1.7", { file: ["is_pdf"] }],
      [new Uint8Array([0x75, 0x0a, 0xe9, 0x0a]), { file: ["not_utf8"], row: ["2"] }],
      [zipped({ mimetype: "", "content.xml": "" }), { file: ["is_ods"] }],
      ["x".repeat(10 * 1024 * 1024 + 1), { file: ["too_large"] }],
    ]
    for (const [file, errors] of files) {
      const answer = await site.call("POST", "/students/import/preview", { body: bodyOf(file) })
      expect(answer).toEqual({ status: 422, message: "refused", errors })
    }
    const none = await site.call("POST", "/students/import", { body: new FormData() })
    expect(none).toMatchObject({ status: 422, errors: { file: ["missing"] } })
  })

  test("imports what spreadsheet programs write, and names each fault once", async () => {
    const students = Array.from({ length: 300 }, () => studentRow({ session, dob: "27-Mar-07" }))
    const [, quoted, guarded, , damaged] = students
    quoted!["applicant_name"] = '"Anjali Kushwaha'
    guarded!["aadhar"] = `="${guarded!["aadhar"]}"`
    damaged!["admission_number"] = "Jan-25"
    students[5]!["aadhar"] = `'${students[5]!["aadhar"]}`
    const unquoted = students.map((row) =>
      Object.values({ ...row, p_address: "Ward 4 Adarshpur" }).join(","),
    )
    const headings = Object.keys(students[0]!).map((column) => ` ${column.replaceAll("_", " ")}`)
    const blank = ",".repeat(headings.length - 1)
    const lines = ["sep=,", "District College", blank, headings.join(), ...unquoted]
    const table = [...lines, ...Array.from({ length: 1000 }, () => blank)].join("\r\n")
    const { data } = await site.call("POST", "/students/import/preview", { body: bodyOf(table) })
    expect(data).toMatchObject({
      totals: { added: 298, refused: 2 },
      refused: [
        {
          row: 5,
          errors: { applicant_name: ["stray_quote"] },
          values: { applicant_name: '"Anjali Kushwaha' },
        },
        {
          row: 8,
          errors: { admission_number: ["became_date"] },
          values: { admission_number: "Jan-25" },
        },
      ],
      first: [{ dob: "2007-03-27" }, ...Array.from({ length: 19 }, () => ({}))],
    })
  })

  test.each(["csv", "xlsx"] as const)(
    "imports its own export in %s, in both languages, and changes nothing",
    async (format) => {
      const own = { session: "2015-2016" }
      await enrol({ ...own, applicant_name: "Ravi 'Raju' Singh", p_address: "+1, 'Mall Road', 5" })
      const row = await enrol({ ...own, applicant_name: "अंजलि कुशवाहा", gender: "3", course: "3" })
      await site.call("POST", pathOf(row, "/disable"))
      for (const language of ["en", "hi"]) {
        const body = { format, language, filter: own }
        const reply = await site.download("/students/export", body, "officer")
        const file = bodyOf(new Uint8Array(reply.rawPayload))
        const done = await site.call("POST", "/students/import", { body: file })
        const count = Number(reply.headers["x-total-count"])
        expect(done.data).toEqual({
          totals: { added: 0, changed: 0, unchanged: count, refused: 0 },
          refused: [],
        })
      }
    },
  )

  test("takes a masked Aadhaar number only for the student who has it", async () => {
    const row = await enrol()
    const masked = (changes: Record<string, string>) =>
      tableOf({ ...row, aadhar: `XXXX XXXX ${row["aadhar"]!.slice(-4)}`, ...changes })
    const changed = await site.call("POST", "/students/import", {
      body: bodyOf(masked({ semester: "3" })),
    })
    expect(changed.data.totals).toMatchObject({ changed: 1, refused: 0 })
    for (const changes of [{ urn: "NOBODY01" }, { aadhar: "XXXX XXXX 0000" }]) {
      const body = bodyOf(masked(changes))
      const { data } = await site.call("POST", "/students/import/preview", { body })
      expect(data.refused).toMatchObject([{ row: 2, errors: { aadhaar: ["aadhaar_masked"] } }])
    }
  })

  test("exports the students of a filter with masked numbers, and writes an audit line", async () => {
    const row = await enrol({ session: "2017-2018", applicant_name: "Zarina Ali" })
    const body = { format: "csv", language: "hi", filter: { session: "2017-2018", q: "" } }
    const reply = await site.download("/students/export", body, "auditor")
    expect(reply.headers).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "x-total-count": "1",
      "content-disposition": expect.stringMatching(/filename="students-\d{4}-\d\d-\d\d\.csv"/),
    })
    const [record] = parse(reply.body, { bom: true, columns: true }) as Record<string, string>[]
    expect(record).toMatchObject({
      "प्रवेश संख्या": row["admission_number"],
      नाम: "Zarina Ali",
      जन्मतिथि: "27-03-2007",
      "आधार संख्या": `XXXX XXXX ${row["aadhar"]!.slice(-4)}`,
      "प्रथम मुख्य विषय": "जन्तु विज्ञान",
      स्थिति: "सक्रिय",
    })
    expect(reply.body).not.toContain(row["aadhar"])
    expect(await site.lastLine()).toMatchObject({
      actor: "the auditor",
      action: "students exported",
      details: '{"format":"csv","rows":1,"filters":["session"]}',
    })
    const workbook = await site.download("/students/export", { ...body, format: "xlsx" })
    expect(readXlsx(workbook.rawPayload)[0]!.rows).toHaveLength(2)
  })

  test("refuses a malformed body: 400", async () => {
    const json = await site.call("POST", "/students/import", { body: {} })
    expect(json).toEqual({ status: 400, message: "malformed" })
    const headers = { "content-type": "multipart/form-data" }
    const unbounded = await site.call("POST", "/students/import", {
      body: Buffer.from("x"),
      headers,
    })
    expect(unbounded).toEqual({ status: 400, message: "malformed" })
  })

  test.each([
    { body: {}, errors: { data: ["missing"], expectedVersion: ["missing"] } },
    { body: { data: "x", expectedVersion: 1 }, errors: { data: ["missing"] } },
    { body: { data: {}, expectedVersion: "1" }, errors: { expectedVersion: ["missing"] } },
  ])("refuses the change $body: 422", async ({ body, errors }) =>
    expect(await site.call("PUT", "/students/U100", { body })).toMatchObject({
      status: 422,
      errors,
    }),
  )

  test.each(["GET", "PUT"] as const)("answers 404 to %s of an unknown student", async (method) => {
    const body = method === "PUT" ? { body: { data: {}, expectedVersion: 1 } } : {}
    for (const id of ["NOBODY", "%00", "x", "a%20b"]) {
      expect(await site.call(method, `/students/${id}`, body)).toEqual({
        status: 404,
        message: "unknown",
      })
    }
    expect(await site.call("POST", "/students/NOBODY/disable")).toMatchObject({ status: 404 })
  })

  test("changes the status of several students and returns those changed", async () => {
    const [a, b, c] = [await enrol(), await enrol(), await enrol()]
    const urns = [a, b, c].map(({ urn }) => urn!)
    await site.call("POST", pathOf(b, "/disable"))
    const set = (status: string, ids: unknown = [...urns, "NOBODY"]) =>
      site.call("POST", "/students/status", { body: { ids, status } })
    expect(await set("disabled")).toMatchObject({
      status: 200,
      data: { changed: [urns[0], urns[2]] },
    })
    expect(await set("disabled")).toMatchObject({ status: 200, data: { changed: [] } })
    expect(await set("active")).toMatchObject({ status: 200, data: { changed: urns } })
    for (const [ids, status, errors] of [
      [urns, "gone", { status: ["choice"] }],
      [[], "active", { ids: ["missing"] }],
      ["x", "active", { ids: ["missing"] }],
      [Array(batchLimit + 1).fill(urns[0]), "active", { ids: ["too_many"] }],
    ] as const) {
      expect(await set(status, ids)).toMatchObject({ status: 422, errors })
    }
  })

  test("does not enable a student whose number another active one has, and says so", async () => {
    const first = await enrol()
    await site.call("POST", pathOf(first, "/disable"))
    await enrol({ aadhar: first["aadhar"]! })
    expect(await site.call("POST", pathOf(first, "/enable"))).toEqual({
      status: 409,
      message: "student_number_taken",
    })
    const body = { ids: [first["urn"]], status: "active" }
    expect(await site.call("POST", "/students/status", { body })).toEqual({
      status: 200,
      data: { changed: [], skipped: [{ id: first["urn"], reason: "student_number_taken" }] },
    })
  })

  test("refuses roles without permission: 403, and changes nothing", async () => {
    const row = await enrol()
    const forbidden: [Parameters<typeof site.call>[0], string, "clerk" | "editor"][] = [
      ["GET", "/students", "editor"],
      ["GET", pathOf(row), "editor"],
      ["PUT", pathOf(row), "clerk"],
      ["POST", pathOf(row, "/disable"), "clerk"],
      ["POST", pathOf(row, "/enable"), "clerk"],
      ["POST", "/students/status", "clerk"],
      ["POST", "/students/export", "clerk"],
      ["POST", "/students/import", "clerk"],
      ["POST", "/students/import/preview", "clerk"],
    ]
    for (const [method, url, role] of forbidden) {
      expect(await site.call(method, url, { role }), `${method} ${url}`).toEqual({ status: 403 })
    }
    expect(await site.call("GET", pathOf(row))).toMatchObject({ data: { status: "active" } })
  })
})
