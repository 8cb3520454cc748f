import { expect, test } from "vitest"

import { readStudentRows, requiredColumns } from "./read-student-rows.ts"

const heading = [...requiredColumns, "minor_subject"]
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
  { what: "Excel's mark at the beginning", text: `\ufeff${table(",", heading, values)}` },
  {
    what: "capitals and spaces in the heading",
    text: table(
      ",",
      heading.map((one) => ` ${one.toUpperCase().replaceAll("_", " ")}`),
      values,
    ),
  },
  { what: "empty lines at the end", text: `${table(",", heading, values)}\r\n\r\n\r\n` },
])("$what are understood", ({ text }) => expect(read(text)).toEqual([{ line: 2, columns: row }]))

test("the order of columns is free, and one that is not known is left out", () => {
  const [line] = read(
    table(",", ["remarks", ...heading.toReversed()], ["x", ...values.toReversed()]),
  )
  expect(line!.columns).toEqual(row)
})

test("a row is told by the line it ends on, text over several lines counted", () => {
  const long = values.map((value, index) => (index === 0 ? "first\nsecond" : value))
  const text = `${heading.join(",")}\n${long.map((cell) => `"${cell}"`).join(",")}\n${table(",", values)}`
  expect(read(text).map(({ line }) => line)).toEqual([3, 4])
})

test("a row cut short comes with what it has", () => {
  const [line] = read(table(",", heading, values.slice(0, 3)))
  expect(Object.keys(line!.columns)).toEqual(heading.slice(0, 3))
})

test.each([
  { what: "no heading", text: table(",", values), says: /missing: urn/ },
  {
    what: "a column less",
    text: table(
      ",",
      heading.filter((one) => one !== "dob"),
    ),
    says: /missing: dob$/,
  },
  {
    what: "a quote that never ends",
    text: `${heading.join(",")}\n"${values.join(",")}`,
    says: /Not a table/,
  },
])("$what: refused, without what stands in it", ({ text, says }) => {
  expect(() => read(text)).toThrow(says)
  expect(() => read(text)).not.toThrow(/v0|Ward/)
})

test("another encoding than UTF-8: refused, saying how to save it", () =>
  expect(() => readStudentRows(Buffer.from("urn,n\xe9", "latin1"))).toThrow(/CSV UTF-8/))
