import { expect, test } from "vitest"

import { fieldErrorsOf } from "#domain/applications/form/field-errors.ts"
import { requiredColumns, sampleTable } from "#domain/student/student-columns.ts"
import { studentSchema } from "#domain/student/student.ts"
import { sampleNames } from "#tests/support/samples/session.ts"

import { readStudentRows } from "./read-student-table.ts"

const heading = [...Object.keys(requiredColumns), "minor_subject"]
const values = heading.map((column, index) =>
  column === "p_address" ? "Ward 4, Adarshpur" : `v${index}`,
)
const row = Object.fromEntries(heading.map((column, index) => [column, values[index]!]))

const table = (separator: string, ...rows: string[][]) =>
  rows
    .map((cells) =>
      cells.map((cell) => (cell.includes(separator) ? `"${cell}"` : cell)).join(separator),
    )
    .join("\r\n")

const read = (text: string) => readStudentRows(Buffer.from(text))

test.each([
  { what: "commas", text: table(",", heading, values) },
  {
    what: "semicolons, as Excel writes where a comma is the decimal sign",
    text: table(";", heading, values),
  },
  { what: "tabs", text: table("\t", heading, values) },
  { what: "a byte order mark, as Excel writes", text: `\ufeff${table(",", heading, values)}` },
  {
    what: "capitals and spaces in the heading",
    text: table(
      ",",
      heading.map((one) => ` ${one.toUpperCase().replaceAll("_", " ")}`),
      values,
    ),
  },
  { what: "empty lines at the end", text: `${table(",", heading, values)}\r\n\r\n\r\n` },
])("reads a table with $what", ({ text }) =>
  expect(read(text)).toEqual([{ line: 2, columns: row }]),
)

test("accepts columns in any order and ignores unknown ones", () => {
  const [line] = read(
    table(",", ["remarks", ...heading.toReversed()], ["x", ...values.toReversed()]),
  )
  expect(line!.columns).toEqual(row)
})

test("gives the line on which a row ends, counting line breaks in cells", () => {
  const long = values.map((value, index) => (index === 0 ? "first\nsecond" : value))
  const text = `${heading.join(",")}\n${long.map((cell) => `"${cell}"`).join(",")}\n${table(",", values)}`
  expect(read(text).map(({ line }) => line)).toEqual([3, 4])
})

test("returns the present columns of a short row", () => {
  const [line] = read(table(",", heading, values.slice(0, 3)))
  expect(Object.keys(line!.columns)).toEqual(heading.slice(0, 3))
})

test.each([
  { what: "no heading", text: table(",", values), message: /missing: urn/ },
  {
    what: "a missing column",
    text: table(
      ",",
      heading.filter((one) => one !== "dob"),
    ),
    message: /missing: dob$/,
  },
  {
    what: "an unclosed quote",
    text: `${heading.join(",")}\n"${values.join(",")}`,
    message: /Not a table/,
  },
])("refuses $what without echoing cell values", ({ text, message }) => {
  expect(() => read(text)).toThrow(message)
  expect(() => read(text)).not.toThrow(/v0|Ward/)
})

test.each([
  { what: "a PDF", begin: "%PDF-1.7", fault: "is_pdf" },
  { what: "a workbook of today", begin: "PK\u0003\u0004", fault: "is_workbook" },
  { what: "an old workbook", begin: "\u00d0\u00cf\u0011\u00e0", fault: "is_workbook" },
])("says that $what is no CSV table", ({ begin, fault }) =>
  expect(() => readStudentRows(Buffer.from(`${begin} urn,dob`, "latin1"))).toThrow(
    expect.objectContaining({ fault }),
  ),
)

test("refuses another encoding than UTF-8 and says how to save the file", () =>
  expect(() => readStudentRows(Buffer.from("urn,n\xe9", "latin1"))).toThrow(/CSV UTF-8/))

test("the sample file has every column, and only its Aadhaar numbers are refused", () => {
  const schema = studentSchema("2026-07-01", sampleNames)
  const rows = readStudentRows(Buffer.from(`\ufeff${sampleTable(sampleNames, "2026-2027")}`))
  expect(rows).toHaveLength(2)
  for (const { columns } of rows) {
    const { aadhar, bloodGroup, ...rest } = columns
    const { error } = schema.safeParse({ ...rest, aadhaar: aadhar, blood_group: bloodGroup })
    expect(fieldErrorsOf(error!.issues)).toEqual({ aadhaar: ["aadhaar.check_digit"] })
  }
})
