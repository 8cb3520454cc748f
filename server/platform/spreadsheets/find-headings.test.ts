import { describe, expect, test } from "vitest"

import { makeXlsx, textRows } from "#tests/support/make-xlsx.ts"

import { findTable } from "./find-headings.ts"
import { readTable } from "./read-table.ts"

const headings = {
  code: ["Application number", "आवेदन संख्या"],
  name: ["Applicant's name", "नाम"],
  dob: ["Date of birth", "जन्मतिथि"],
  remark: [],
}

const find = (file: string | Uint8Array) =>
  findTable(readTable(typeof file === "string" ? new TextEncoder().encode(file) : file), headings, {
    required: ["code", "name", "dob"],
  })

/** The rows that were found, as texts by column, with faults in front. */
const rowsOf = async (file: string | Uint8Array) => {
  const { rows } = await find(file)
  return rows.map(({ number, cells }) => [
    number,
    Object.fromEntries(
      Object.entries(cells).map(([name, { text, fault }]) => [
        name,
        fault ? `${fault}: ${text}` : text,
      ]),
    ),
  ])
}

const row = { code: "A", name: "Asha", dob: "1" }

describe("the headings", () => {
  test.each([
    "code,name,dob",
    " CODE ,Name,D_o-B.",
    "Application No.,Applicants name,date of birth",
    "Application Number*,Applicant’s Name,Date\u00a0of  Birth",
    '"Application\nnumber",APPLICANT_NAME,DateOfBirth',
    "आवेदन संख्या,नाम,जन्मतिथि",
    "आवेदन संख्या / Application No,नाम (Name),Date of birth (DD-MM-YYYY)",
    "\u200bcode,\ufeffname,dob",
  ])("may be written as %j", async (heading) =>
    expect((await rowsOf(`${heading}\nA,Asha,1`)).map(([, cells]) => cells)).toEqual([row]),
  )

  test("may be in any order, below titles, with other columns between them", async () => {
    const file =
      "District College\n\nList of applicants, 2026\nNo,dob,Phone,code,,name\n1,1,94,A,,Asha"
    expect(await rowsOf(file)).toEqual([[5, row]])
    expect((await find(file)).source).toEqual({
      sheet: undefined,
      otherSheets: [],
      headingRow: 4,
      ignoredHeadings: ["No", "Phone"],
      skippedRows: [],
      hiddenRows: 0,
    })
  })

  test.each([
    {
      what: "no heading",
      file: "A,Asha,1",
      fault: "columns_missing",
      columns: ["code", "name", "dob"],
    },
    {
      what: "a missing one",
      file: "code,name\nA,Asha",
      fault: "columns_missing",
      columns: ["dob"],
    },
    {
      what: "one of two columns",
      file: "code,name / dob\nA,1",
      fault: "columns_missing",
      columns: ["name", "dob"],
    },
    {
      what: "one twice",
      file: "code,name,dob,NAME\nA,B,1,C",
      fault: "heading_twice",
      columns: ["name", "NAME"],
    },
    { what: "blank rows only", file: ",,\n \n", fault: "empty", columns: undefined },
  ])(
    "with $what are refused",
    async ({ file, fault, columns }) =>
      await expect(find(file)).rejects.toMatchObject({
        fault,
        details: columns ? { columns } : {},
      }),
  )

  test("that mean the same column are refused, unless one is its name", async () => {
    await expect(find("code,नाम,Applicant's name,dob\nA,a,b,1")).rejects.toMatchObject({
      details: { columns: ["नाम", "Applicant's name"] },
    })
    const file = "code,नाम,name,dob\nA,x,Asha,1"
    expect(await rowsOf(file)).toEqual([[2, row]])
    expect((await find(file)).source.ignoredHeadings).toEqual(["नाम"])
  })

  test("are found on the first sheet that has them all; others are named", async () => {
    const list = [
      ["code", "name", "dob"],
      ["A", "Asha", "1"],
    ]
    const file = makeXlsx({
      sheets: [
        { name: "Notes", rows: textRows([["code"]]) },
        { name: "BSc", rows: textRows(list, 3) },
        { name: "BA", rows: textRows(list) },
      ],
    })
    expect(await rowsOf(file)).toEqual([[4, row]])
    expect((await find(file)).source).toMatchObject({ sheet: "BSc", otherSheets: ["BA"] })
  })
})

test.each([
  { what: "a total", line: "Total,,300" },
  { what: "a total in Hindi", line: ",कुल: 300," },
  { what: "the headings again", line: "code,name,dob" },
  { what: "the numbers of the columns", line: "1,2,3" },
])("a row with $what is no record, and is named", async ({ line }) => {
  const { rows, source } = await find(`code,name,dob\nA,Asha,1\n${line}\nB,Total Singh,2`)
  expect(rows.map(({ number }) => number)).toEqual([2, 4])
  expect(source.skippedRows).toEqual([3])
})

test("a total or a title in merged cells is no record", async () => {
  const rows = textRows([
    ["code", "name", "dob"],
    ["First year"],
    ["A", "Asha", "1"],
    ["Total", "", ""],
  ])
  const after = '<mergeCells><mergeCell ref="A2:C2"/><mergeCell ref="A4:C4"/></mergeCells>'
  const file = makeXlsx({ sheets: [{ rows, after }] })
  expect(await rowsOf(file)).toEqual([[3, row]])
  expect((await find(file)).source.skippedRows).toEqual([2, 4])
})

test("a row without a value in a column of the table is blank", async () =>
  expect(await rowsOf("No,code,name,dob\n1,A,Asha,1\n2,,,\n3,,,")).toEqual([[2, row]]))

test("a row with more cells than the headings is at fault, once", async () =>
  expect(await rowsOf("code,name,dob\nA,Asha, Devi,1\nA,Asha,1,")).toEqual([
    [2, { code: "A", name: "Asha", dob: "too_many_cells: Devi" }],
    [3, row],
  ]))

test("a note beside the table of a workbook is no fault", async () => {
  const rows = textRows([
    ["code", "name", "dob"],
    ["A", "Asha", "1", "checked"],
  ])
  expect(await rowsOf(makeXlsx({ sheets: [{ rows }] }))).toEqual([[2, row]])
})
