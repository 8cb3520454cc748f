import { buffer, text } from "node:stream/consumers"

import { parse } from "csv-parse/sync"
import { beforeAll, describe, expect, test } from "vitest"

import type { Role } from "#domain/staff/permissions.ts"
import { buildRow, useApplicationsHarness } from "#tests/support/applications-harness.ts"
import { readXlsx } from "#tests/support/read-xlsx.ts"
import { freshAadhaar } from "#tests/support/samples/applications.ts"
import { databases } from "#tests/support/servers/databases.ts"

import type { ExportRequest } from "./export-applications.ts"

const aadhar_no = freshAadhaar(11)
const bank_account = "00312345678901"
const why = "Scholarship portal of the state"

const numbered = buildRow(
  {
    applicant_name: "अंजलि कुशवाहा",
    aadhar_no,
    bank_account,
    category: "sc",
    sub_category: "=HYPERLINK(0)",
    annual_income: "125000",
    i_obtmarks: "412.5",
    weightage: ["ncc_b", "nss_240_hours"],
    first_major_subject: "Physics",
    p_address: 'Village "Belwa", Post Adarshpur',
  },
  {
    // 18:30 UTC is midnight in India.
    submitted_at: "2025-07-01T18:30:00.000Z",
    status: "verified",
    fee_status: "received",
    fee_at: "2025-07-03",
    fee_reference: "0044170",
  },
)
const ofBa = buildRow(
  { course: "BA", applicant_name: "Ravi Kumar" },
  { submitted_at: "2025-07-02T06:00:00.000Z", source: "paper" },
)
const old = buildRow(
  { applicant_name: "Ravi Kumar", applicant_mobile: "9415000001" },
  { session: "2024-25", submitted_at: "2024-07-02T06:00:00.000Z", fee_status: "exempt" },
)

describe.each(databases)("exported applications on $name", ({ open }) => {
  const harness = useApplicationsHarness(open)
  beforeAll(async () => {
    await harness.store(numbered, ofBa, old)
  })

  const ask = (asked: Partial<ExportRequest> = {}, role: Role = "officer") =>
    harness
      .service()
      .export(
        { filter: {}, format: "csv", language: "en", ...asked },
        { name: `Member ${role}`, role },
      )
  const exported = async (asked: Partial<ExportRequest> = {}, role: Role = "officer") => {
    const outcome = await ask(asked, role)
    if (outcome.outcome !== "exported") throw new Error(outcome.outcome)
    return outcome
  }
  const recordsOf = async (asked: Partial<ExportRequest> = {}, role: Role = "officer") => {
    const { table } = await exported(asked, role)
    return parse<Record<string, string>>(await text(table), { bom: true, columns: true })
  }
  const numbersOf = async (asked: Partial<ExportRequest> = {}) =>
    (await recordsOf(asked)).map((record) => record["Application number"])
  const numberOf = async (code: string) => (await harness.rowOf(code)).application_number
  const lastLine = () =>
    harness.db().selectFrom("audit").selectAll().orderBy("id", "desc").executeTakeFirstOrThrow()

  test("an application is a row under the form's own labels, in words", async () => {
    const [record] = await recordsOf({ filter: { status: "verified" } })
    expect(record).toMatchObject({
      "Application number": await numberOf(numbered.admission_code),
      "Submitted (India's time)": "2025-07-02 00:00",
      Session: "2025-26",
      Status: "Verified",
      Source: "Online",
      "Admission number": "",
      "Merit list": "",
      Claims: expect.stringContaining(
        "NCC B certificate: Not checked yet; NSS, 240 hours: Not checked yet",
      ),
      "Fee in rupees": "1675",
      Fee: "Received",
      "Date of the deposit": "2025-07-03",
      "Journal number of the bank": "0044170",
      Course: "BSc",
      "Applicant's name": "अंजलि कुशवाहा",
      "Date of birth": "2007-03-27",
      Gender: "Female",
      Category: "SC",
      "Sub-category": "'=HYPERLINK(0)",
      "Permanent address": 'Village "Belwa", Post Adarshpur',
      Weightage: "NCC B certificate, NSS, 240 hours",
      "Annual family income": "125000",
      "Intermediate: Marks obtained": "412.5",
      "Intermediate: Percentage": "82.5",
      "First major subject": "Physics",
      "Do you belong to a minority community?": "No",
    })
    const [inHindi] = await recordsOf({ filter: { status: "verified" }, language: "hi" })
    expect(inHindi).toMatchObject({
      स्थिति: "सत्यापित",
      "शुल्क की स्थिति": "प्राप्त",
      "आवेदक का नाम": "अंजलि कुशवाहा",
      पाठ्यक्रम: "बी.एस-सी.",
      "प्रथम मुख्य विषय": "भौतिक विज्ञान",
    })
    expect(Object.keys(inHindi!)).toHaveLength(Object.keys(record!).length)
  })

  test("a workbook holds the same, numbers as numbers and digits as texts", async () => {
    const { table, fileName } = await exported({ format: "xlsx", language: "hi" })
    expect(fileName).toBe("applications-2025-26-2025-07-10.xlsx")
    const [sheet] = readXlsx(await buffer(table))
    expect(sheet!.name).toBe("आवेदन")
    expect(sheet!.rows).toHaveLength(3)
    const cells = Object.values(sheet!.rows[2]!)
    for (const cell of [1675, "0044170", 125_000, 412.5, "=HYPERLINK(0)", "अंजलि कुशवाहा"]) {
      expect(cells).toContain(cell)
    }
  })

  test.each<{
    filter: ExportRequest["filter"]
    codes: string[]
    fileName: string
    details: string
  }>([
    {
      filter: {},
      codes: [ofBa.admission_code, numbered.admission_code],
      fileName: "applications-2025-26-2025-07-10.csv",
      details: '{"format":"csv","rows":2,"filters":[]}',
    },
    {
      filter: { session: "2024-25", feeStatus: "exempt" },
      codes: [old.admission_code],
      fileName: "applications-2024-25-2025-07-10.csv",
      details: '{"format":"csv","rows":1,"filters":["session","feeStatus"]}',
    },
    {
      filter: { course: "BA", q: "ravi" },
      codes: [ofBa.admission_code],
      fileName: "applications-2025-26-2025-07-10.csv",
      details: '{"format":"csv","rows":1,"filters":["course","search"]}',
    },
    // A search by number covers all sessions.
    {
      filter: { q: "9415000001" },
      codes: [old.admission_code],
      fileName: "applications-2025-07-10.csv",
      details: '{"format":"csv","rows":1,"filters":["search"]}',
    },
    {
      filter: { session: '2025"\r\n', isSeen: false },
      codes: [],
      fileName: "applications-2025-07-10.csv",
      details: '{"format":"csv","rows":0,"filters":["session","isSeen"]}',
    },
  ])("$filter: the list's own, the newest first, $details", async ({ filter, codes, ...told }) => {
    const given = { course: undefined, q: undefined, ...filter }
    expect(await numbersOf({ filter: given })).toEqual(await Promise.all(codes.map(numberOf)))
    expect((await exported({ filter })).fileName).toBe(told.fileName)
    expect(await lastLine()).toMatchObject({
      at: "2025-07-10T06:30:00.000Z",
      actor: "Member officer",
      action: "applications exported",
      subject: "applications",
      details: told.details,
    })
  })

  test("numbers are masked, unless the role may see them and a reason is given", async () => {
    const filter = { status: "verified" } as const
    const masked = {
      "Aadhaar number": `XXXX XXXX ${aadhar_no.slice(-4)}`,
      "Account number": "XXXXX8901",
    }
    expect(await recordsOf({ filter }, "auditor")).toMatchObject([masked])
    expect(await recordsOf({ filter })).toMatchObject([masked])
    const reveal = { why: `${why} for ${aadhar_no}` }
    expect(await recordsOf({ filter, reveal })).toMatchObject([
      { "Aadhaar number": aadhar_no, "Account number": bank_account },
    ])
    expect(await lastLine()).toMatchObject({
      action: "applications exported with whole numbers",
      details: JSON.stringify({
        format: "csv",
        rows: 1,
        filters: ["status"],
        reason: `${why} for …`,
      }),
    })
  })

  test.each<{ role: Role; why: unknown; outcome: object }>([
    { role: "auditor", why, outcome: { outcome: "not_allowed" } },
    { role: "clerk", why, outcome: { outcome: "not_allowed" } },
    { role: "officer", why: " ", outcome: { outcome: "refused", errors: { why: ["missing"] } } },
    {
      role: "officer",
      why: undefined,
      outcome: { outcome: "refused", errors: { why: ["missing"] } },
    },
    {
      role: "administrator",
      why: "x".repeat(501),
      outcome: { outcome: "refused", errors: { why: ["text.too_long"] } },
    },
  ])("$role who says '$why' gets no whole numbers, and no line", async (given) => {
    const before = await lastLine()
    expect(await ask({ reveal: { why: given.why } }, given.role)).toEqual(given.outcome)
    expect(await lastLine()).toEqual(before)
  })

  test("the audit entry is written before the first row is read", async () => {
    const { table } = await exported()
    expect((await lastLine()).details).toBe('{"format":"csv","rows":2,"filters":[]}')
    table.destroy()
  })
})
