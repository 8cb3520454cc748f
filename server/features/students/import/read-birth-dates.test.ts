import { describe, expect, test } from "vitest"

import { readBirthDates } from "./read-birth-dates.ts"

const today = "2026-07-01"

/** What a column is read as: the ISO day, the text of no date, or the fault. */
const readAll = (...cells: ({ day: string } | { serialDay: string } | string)[]) => {
  const column = cells.map((cell) =>
    typeof cell === "string" ? { text: cell } : { text: "39168", ...cell },
  )
  const read = readBirthDates(column, today)
  return column.map((cell) => {
    const found = read(cell)
    return "text" in found ? found.text : found.fault
  })
}

test.each([
  "27-Mar-07",
  "27 March 2007",
  "27th march, 2007",
  "27-MAR-2007",
  "March 27, 2007",
  "2007-Mar-27",
  "27 मार्च 2007",
  "२७-मार्च-०७",
  "27-03-07",
  "27/3/07",
  "07-03-27",
  "270307",
  "20070327",
  "27-03-2007 00:00:00",
  "2007-03-27T00:00:00.000Z",
  "27/03/2007 12:00:00 AM",
])("'%s' has one meaning", (text) =>
  expect(["2007-03-27", "27-03-2007"]).toContain(readAll(text)[0]!.replaceAll("/", "-")),
)

test.each([
  { text: "05-04-06", why: "three readings", fault: "date_ambiguous" },
  { text: "03/27/2007", why: "the month first", fault: "date_american" },
  { text: "3/27/07", why: "the month first", fault: "date_american" },
  { text: "39168", why: "the number of a day, from an unknown first day", fault: "date_number" },
  { text: "2007-03-26T18:30:00.000Z", why: "a time of day", fault: "date_with_time" },
])("'$text' has $why: $fault", ({ text, fault }) => expect(readAll(text)).toEqual([fault]))

test.each(["31-02-2007", "x", "27-Foo-07", "2007", "1-2-3-4", "99-99-99"])(
  "'%s' is left to the check of the field",
  (text) => expect(readAll(text)).toEqual([text.toLowerCase()]),
)

test("a lost zero of the day is put back", () => expect(readAll("5112006")).toEqual(["2006-11-05"]))

test("a stored date, and a number of a workbook with a known first day, are days", () =>
  expect(readAll({ day: "2007-03-27" }, { serialDay: "2007-03-27" })).toEqual([
    "2007-03-27",
    "2007-03-27",
  ]))

describe("a column", () => {
  test("with the day first is read so", () =>
    expect(readAll("05-04-2007", "27-03-2007")).toEqual(["05-04-2007", "27-03-2007"]))

  test("with one American date is certain only where both orders say the same", () =>
    expect(readAll("03/27/2007", "05/04/2007", "05/05/2007", { day: "2007-04-05" })).toEqual([
      "date_american",
      "date_ambiguous",
      "05/05/2007",
      "date_ambiguous",
    ]))

  test("that a spreadsheet with the month first has converted in part is uncertain in that part", () => {
    expect(readAll("27-03-2007", { day: "2007-04-05" })).toEqual(["27-03-2007", "date_ambiguous"])
    expect(readAll("27-03-2007", "5/4/2007")).toEqual(["27-03-2007", "date_ambiguous"])
    const left = Array.from({ length: 20 }, (_, day) => `${day + 13}/03/2007`)
    expect(readAll(...left.slice(0, 18), "5/4/2007", "10/12/2007").slice(18)).toEqual([
      "date_ambiguous",
      "date_ambiguous",
    ])
  })

  test("with stored dates of all days is certain", () =>
    expect(readAll("27-03-2007", { day: "2007-04-05" }, { day: "2007-04-25" })).toEqual([
      "27-03-2007",
      "2007-04-05",
      "2007-04-25",
    ]))
})
