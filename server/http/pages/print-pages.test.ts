import { type FastifyInstance, fastify } from "fastify"
import { afterAll, beforeAll, describe, expect, test } from "vitest"

import { selectionLimit } from "#domain/staff/limits.ts"
import type { Role } from "#domain/staff/permissions.ts"
import { connect, type Database } from "#server/platform/database/connect.ts"
import { clerk } from "#tests/support/applications-harness.ts"
import { openConsole } from "#tests/support/console.ts"
import { type Form, freshAadhaar, validForm } from "#tests/support/samples/applications.ts"
import { databasesInFullRuns } from "#tests/support/servers/databases.ts"

import { staffPrint } from "./print-pages.ts"

const ownOrigin = "http://college.example"

interface RequestOptions {
  role?: Role | undefined
  origin?: string | undefined
}

describe.each(databasesInFullRuns)("printed sheets and cards on $name", ({ open }) => {
  let database: Awaited<ReturnType<typeof open>>
  let site: Awaited<ReturnType<typeof openConsole>>
  let app: FastifyInstance
  let db: Database
  const cookies: Partial<Record<Role, string>> = {}
  /** The codes of 30 applications, by the applicants' names. */
  let numbers: string[]

  const enterPaper = async (changes: Form) => {
    const outcome = await site.services.staffApplications.enterPaper(
      { fields: validForm("BSc", changes), files: {} },
      clerk,
    )
    if (!outcome.accepted) throw new Error(JSON.stringify(outcome))
    return outcome.admissionCode
  }
  const numberOf = async (code: string) =>
    (await site.services.applicationNumbers.findNumbers([code])).get(code)!

  beforeAll(async () => {
    database = await open()
    site = await openConsole({ DATA_DIR: database.dataDir, DATABASE_URL: database.url })
    db = connect(database)
    for (const role of ["clerk", "auditor", "editor"] as const) {
      cookies[role] = await site.cookieFor(role)
    }
    app = fastify()
    app.post<{ Body: Record<string, string> }>("/:what", async (request, reply) => {
      const fields = new URLSearchParams(request.body)
      const print = staffPrint(request, reply, site)
      const { what } = request.params as { what: string }
      if (what === "slip") return print.printPasswordSlip(fields)
      return what === "cards" ? print.printCards(fields) : print.printSheets(fields, "en")
    })
    const entered = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        enterPaper({
          applicant_name: `Printed ${"ABCDEF"[Math.floor(index / 6)]}${"ABCDEF"[index % 6]}`,
        }),
      ),
    )
    numbers = await Promise.all(entered.map(numberOf))
  })
  afterAll(async () => {
    await app.close()
    await db.destroy()
    await site.close()
    await database.close()
  })

  const print = async (
    what: "sheets" | "cards" | "slip",
    body: Record<string, string>,
    { role = "clerk", origin = ownOrigin }: RequestOptions = {},
  ) => {
    const reply = await app.inject({
      method: "POST",
      url: `/${what}`,
      headers: { host: "college.example", origin, cookie: cookies[role] ?? "" },
      payload: body,
    })
    return reply.json()
  }
  const byName = { sort: "applicant_name", order: "ASC" }
  const codesOf = (answer: { sheets: { record: { id: string } }[] }) =>
    answer.sheets.map(({ record }) => record.id)
  const auditLines = () =>
    db.selectFrom("audit").selectAll().where("action", "like", "% printed").orderBy("id").execute()

  test.each<{ what: string; options: RequestOptions; outcome: string }>([
    { what: "another site", options: { origin: "https://other.example" }, outcome: "another_site" },
    { what: "a request without origin", options: { origin: "" }, outcome: "another_site" },
    { what: "a visitor without a session", options: { role: "officer" }, outcome: "not_signed_in" },
    { what: "an editor", options: { role: "editor" }, outcome: "not_allowed" },
  ])("refuses sheets and cards to $what and writes no audit line", async ({ options, outcome }) => {
    const before = await auditLines()
    expect(await print("sheets", { codes: numbers[0]! }, options)).toEqual({ outcome })
    expect(await print("cards", { session: "2024-2025" }, options)).toEqual({ outcome })
    expect(await auditLines()).toEqual(before)
  })

  test("prints a slip with a code for one student, for those who may reset sign-ins", async () => {
    const of = { urn: "SAMPLE240001" }
    for (const role of ["auditor", "editor"] as const) {
      expect(await print("slip", of, { role })).toEqual({ outcome: "not_allowed" })
    }
    expect(await print("slip", of, { origin: "https://other.example" })).toEqual({
      outcome: "another_site",
    })
    for (const urn of ["", "\0", "NOBODY"]) {
      expect(await print("slip", { urn })).toEqual({ outcome: "nothing_chosen" })
    }
    const printed = await print("slip", of)
    expect(printed).toMatchObject({ outcome: "printed", slip: { ...of, name: "Sample Anjali" } })
    const lines = await db
      .selectFrom("audit")
      .select(["subject", "details"])
      .where("action", "=", "student password reset")
      .execute()
    expect(lines).toEqual([{ subject: of.urn, details: null }])
  })

  test("prints selected applications in the list's order and skips unknown codes", async () => {
    const [a, b, c] = numbers as [string, string, string]
    const answer = await print("sheets", { codes: `${c},${a},7KQ4M2XWPB9T,${b}`, ...byName })
    expect(answer).toMatchObject({ outcome: "printed", total: 3, chosen: 4 })
    expect(codesOf(answer)).toEqual([a, b, c])
    const reversed = await print("sheets", { codes: `${c},${a}`, ...byName, order: "DESC" })
    expect(codesOf(reversed)).toEqual([c, a])
  })

  test("a sheet has the record of the applicant's page without the admission code, also for an old id", async () => {
    const aadhar_no = freshAadhaar()
    const code = await enterPaper({ applicant_name: "Zarina Allein", aadhar_no })
    const { sheets } = await print("sheets", { codes: code })
    expect(sheets).toHaveLength(1)
    const record = await site.services.readPrintRecord(code)
    expect(sheets[0].record).toEqual({ ...record, id: await numberOf(code) })
    expect(JSON.stringify(sheets)).not.toContain(code)
    expect(sheets[0].record.aadhar).toBe(`XXXX XXXX ${aadhar_no.slice(-4)}`)
    expect(sheets[0]).toMatchObject({ feeInWords: { en: expect.stringContaining("Rupees Only") } })
  })

  test("prints the whole bank account for an officer only, with an audit line for the application", async () => {
    const code = await enterPaper({ bank_account: "00312345678901", aadhar_no: freshAadhaar() })
    const accountFor = async (role: "clerk" | "officer" | "auditor", whole: object) => {
      const answer = await print("sheets", { codes: await numberOf(code), ...whole }, { role })
      return answer.sheets?.[0].record.bank_account ?? answer.outcome
    }
    cookies["officer"] = await site.cookieFor("officer")
    const before = (await auditLines()).length
    expect(await accountFor("clerk", { whole: "yes" })).toBe("not_allowed")
    expect(await accountFor("auditor", { whole: "yes" })).toBe("not_allowed")
    expect(await auditLines()).toHaveLength(before)
    expect(await accountFor("officer", {})).toBe("XXXXX8901")
    expect(await accountFor("officer", { whole: "yes" })).toBe("00312345678901")
    expect((await auditLines()).at(-1)).toMatchObject({
      actor: "Member officer",
      action: "bank account printed",
      subject: code,
    })
    delete cookies["officer"]
  })

  test("prints a filtered list in pages of 25, also for an auditor, and audits the count", async () => {
    const filtered = { filter: JSON.stringify({ q: "Printed" }), ...byName }
    const first = await print("sheets", filtered, { role: "auditor" })
    expect(first).toMatchObject({ outcome: "printed", total: 30, page: 1 })
    expect(first.chosen).toBeUndefined()
    expect(codesOf(first)).toEqual(numbers.slice(0, 25))
    const second = await print("sheets", { ...filtered, page: "2" })
    expect(second).toMatchObject({ total: 30, page: 2 })
    expect(codesOf(second)).toEqual(numbers.slice(25))
    expect((await auditLines()).slice(-2)).toMatchObject([
      {
        actor: "Member auditor",
        action: "sheets printed",
        subject: "applications",
        details: '{"count":25}',
      },
      {
        actor: "Member clerk",
        action: "sheets printed",
        subject: "applications",
        details: '{"count":5}',
      },
    ])
    const third = await print("sheets", { ...filtered, page: "3" })
    expect([third.sheets, third.total]).toEqual([[], 30])
    expect((await auditLines()).at(-1)).toMatchObject({ details: '{"count":5}' })
  })

  test.each<{ what: "sheets" | "cards"; body: Record<string, string>; outcome: string }>([
    { what: "sheets", body: {}, outcome: "nothing_chosen" },
    { what: "sheets", body: { codes: "" }, outcome: "nothing_chosen" },
    { what: "sheets", body: { codes: "x" }, outcome: "nothing_chosen" },
    { what: "sheets", body: { filter: '{"dayFrom":"soon"}' }, outcome: "nothing_chosen" },
    {
      what: "sheets",
      body: {
        codes: Array(selectionLimit + 1)
          .fill("NOSUCHCODE22")
          .join(","),
      },
      outcome: "too_many",
    },
    { what: "cards", body: {}, outcome: "nothing_chosen" },
    { what: "cards", body: { urns: "," }, outcome: "nothing_chosen" },
    { what: "cards", body: { urns: "\0" }, outcome: "nothing_chosen" },
    { what: "cards", body: { session: "2018" }, outcome: "nothing_chosen" },
    { what: "cards", body: { session: "2024-2025", course: "MBA" }, outcome: "nothing_chosen" },
    {
      what: "cards",
      body: {
        urns: Array(selectionLimit + 1)
          .fill("SAMPLE1")
          .join(","),
      },
      outcome: "too_many",
    },
  ])("refuses $what for $body: $outcome", async ({ what, body, outcome }) => {
    expect(await print(what, body)).toEqual({ outcome })
  })

  test("prints a selection of 1,000 codes or registration numbers", async () => {
    const filled = (first: string, other: string) =>
      [first, ...Array<string>(selectionLimit - 1).fill(other)].join(",")
    const sheets = await print("sheets", { codes: filled(numbers[0]!, "7KQ4M2XWPB9T") })
    expect(sheets).toMatchObject({ outcome: "printed", total: 1, chosen: selectionLimit })
    const cards = await print("cards", { urns: filled("SAMPLE240001", "NOBODY") })
    expect(cards).toMatchObject({ outcome: "printed", total: 1, chosen: selectionLimit })
  })

  test("prints cards of selected students, or of a session and course", async () => {
    const urns = "SAMPLE240001,NOBODY"
    const ticked = await print("cards", { urns }, { role: "auditor" })
    expect(ticked).toMatchObject({
      outcome: "printed",
      chosen: 2,
      total: 1,
      cards: [{ student: { urn: "SAMPLE240001" } }],
    })
    const all = await print("cards", { session: "2024-25", course: "" })
    expect(all).toMatchObject({ outcome: "printed", total: 3, page: 1, pages: 1 })
    expect((await auditLines()).at(-1)).toMatchObject({
      action: "cards printed",
      subject: "students/2024-2025",
      details: '{"count":3}',
    })
  })

  test("sets the session cookie for the print pages and clears it at sign-out", async () => {
    const reply = await site.signIn(await site.join("clerk"))
    const set = (headers: typeof reply.headers) =>
      [headers["set-cookie"] ?? []]
        .flat()
        .filter((cookie) => cookie.includes("session_token"))
        .map((cookie) => cookie.replace(/^.*?=([^;]*).*; Path=([^;]*).*$/i, "$2 $1"))
    const paths = ["/api/console", "/office", "/hi/office"]
    const token = set(reply.headers)[0]!.split(" ")[1]!
    expect(token.length).toBeGreaterThan(20)
    expect(set(reply.headers)).toEqual(paths.map((path) => `${path} ${token}`))
    const out = await site.call("POST", "/auth/sign-out", {
      cookie: site.cookieOf(reply),
      body: {},
    })
    expect(set(out.headers)).toEqual(paths.map((path) => `${path} `))
  })
})
