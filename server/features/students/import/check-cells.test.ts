import { expect, test } from "vitest"

import type { Cell } from "#server/platform/spreadsheets/table.ts"

import { checkCells } from "./check-cells.ts"

/** What the cells of a column are read as: their text, or the fault. */
const readAll = (
  column: "admission_number" | "aadhar" | "p_address" | "session",
  ...cells: Cell[]
) =>
  checkCells(
    cells.map((cell, index) => ({ number: index + 2, cells: { [column]: cell } })),
    "2026-07-01",
  ).map(({ texts, faults }) => faults[column] ?? texts[column])

const textsOf = (...texts: string[]): Cell[] => texts.map((text) => ({ text }))

test.each([
  "Jan-25",
  "05-Jan",
  "5-Jan-24",
  "Jan 2025",
  "01-05-2024",
  "1/5/2024",
  "2024-05-01 00:00:00",
])("'%s' in a column of numbers was made a date by the spreadsheet", (text) =>
  expect(readAll("admission_number", { text })).toEqual(["became_date"]),
)

test("a stored date is no admission number", () =>
  expect(readAll("admission_number", { text: "01-01-2025", day: "2025-01-01" })).toEqual([
    "became_date",
  ]))

test("Aug-07 is no session", () =>
  expect(readAll("session", { text: "Aug-07" })).toEqual(["became_date"]))

test("12/1 is no house number if the spreadsheet has made it a date", () =>
  expect(readAll("p_address", { text: "12-Jan" })).toEqual(["became_date"]))

test.each([
  ["2024/00041"],
  ["2024/01/15"],
  ["BSC-25"],
  ["MAY/25"],
  ["12E45678"],
  ["12/05/2024", "41/05/2024"],
])("numbers that only look like dates stay: %s", (...texts) =>
  expect(readAll("admission_number", ...textsOf(...texts))).toEqual(texts),
)

test.each([
  { text: "9.99941E+11", read: "scientific" },
  { text: "9E+11", read: "scientific" },
  { text: "9.99941057058E+11", read: "999941057058" },
  { text: "999941057058.0", read: "999941057058" },
  { text: "999941057058.00", read: "999941057058" },
])("the Aadhaar number $text is read as $read", ({ text, read }) =>
  expect(readAll("aadhar", { text })).toEqual([read]),
)

test("a number without the zeros of the others is at fault", () => {
  const texts = textsOf("00041", "00107", "41", "12345")
  expect(readAll("admission_number", ...texts)).toEqual(["00041", "00107", "zeros_lost", "12345"])
})

test.each(["??? ?????, 200001", "??", "à¤°à¤¾à¤®", "R\ufffdm"])(
  "letters were lost in '%s'",
  (text) => expect(readAll("p_address", { text })).toEqual(["letters_lost"]),
)

test.each(["xzke jkeiqj, iksLV jkeiqj", "lhrk nsoh"])("'%s' is Hindi of Kruti Dev", (text) =>
  expect(readAll("p_address", { text })).toEqual(["legacy_font"]),
)

test("passes on what the reader found", () =>
  expect(readAll("session", { text: "#N/A", fault: "cell_error" })).toEqual(["cell_error"]))
