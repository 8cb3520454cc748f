import { expect, test } from "vitest"

import { fieldErrorsOf } from "#domain/applications/form/field-errors.ts"
import { fieldOfColumn, sampleTable, type StudentColumn } from "#domain/student/student-columns.ts"
import { studentFieldLabels } from "#domain/student/student.ts"
import { studentSchema } from "#domain/student/student.ts"
import { makeXlsx, textRows } from "#tests/support/make-xlsx.ts"
import { sampleNames } from "#tests/support/samples/session.ts"
import { studentRow } from "#tests/support/samples/students.ts"

import { readStudentTable } from "./read-student-table.ts"

const student = studentRow()
const columns = Object.keys(student) as StudentColumn[]

const table = (headings: string[], ...rows: Record<string, string>[]) =>
  [headings, ...rows.map((row) => Object.values(row))]
    .map((cells) => cells.map((cell) => `"${cell}"`).join(","))
    .join("\r\n")

const read = (text: string) => readStudentTable(Buffer.from(text))

const textsOf = ({ rows }: Awaited<ReturnType<typeof read>>) =>
  rows.map(({ cells }) =>
    Object.fromEntries(Object.entries(cells).map(([column, { text }]) => [column, text])),
  )

test.each([
  { what: "columns", headings: columns },
  { what: "fields", headings: columns.map((column) => fieldOfColumn[column]) },
  {
    what: "an export",
    headings: columns.map((column) => studentFieldLabels[fieldOfColumn[column]].en),
  },
  {
    what: "an export in Hindi",
    headings: columns.map((column) => studentFieldLabels[fieldOfColumn[column]].hi),
  },
])("reads a table with the headings of $what", async ({ headings }) =>
  expect(textsOf(await read(table(headings, student)))).toEqual([student]),
)

test("reads a workbook", async () => {
  const rows = textRows([["Students of 2026"], columns, Object.values(student)])
  const found = await readStudentTable(makeXlsx({ sheets: [{ rows, name: "BSc" }] }))
  expect(textsOf(found)).toEqual([student])
  expect(found.source).toMatchObject({ sheet: "BSc", headingRow: 2 })
})

test("rows that were filled in advance are no students", async () => {
  const blank = Object.fromEntries(columns.map((column) => [column, ""]))
  const prepared = { ...blank, session: "2024-2025", semester: "1", course: "BSc" }
  const found = await read(table(columns, student, prepared, prepared))
  expect(textsOf(found)).toEqual([student])
  expect(found.source.skippedRows).toEqual([3, 4])
})

test("refuses a table in Kruti Dev, also names that nobody recognises", async () => {
  const rows = ["lhrk nsoh", "vatyh", "lquhrk nsoh"].map((name) =>
    studentRow({ mother_name: name }),
  )
  await expect(read(table(columns, ...rows))).rejects.toMatchObject({ fault: "legacy_font" })
})

test("the sample file has every column, and only its Aadhaar numbers are refused", async () => {
  const schema = studentSchema("2026-07-01", sampleNames)
  const texts = textsOf(await read(sampleTable(sampleNames, "2026-2027")))
  expect(texts).toHaveLength(2)
  for (const { aadhar, bloodGroup, ...rest } of texts) {
    const { error } = schema.safeParse({ ...rest, aadhaar: aadhar, blood_group: bloodGroup })
    expect(fieldErrorsOf(error!.issues)).toEqual({ aadhaar: ["aadhaar.check_digit"] })
  }
})
