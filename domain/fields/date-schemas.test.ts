import fc from "fast-check"
import { describe, expect, test } from "vitest"
import * as z from "zod/mini"

import { birthDate, certificateDate } from "./date-schemas.ts"
import { ageOn, toIsoDate } from "./iso-date.ts"
import { required } from "./text-schemas.ts"

const today = "2025-07-01"

const resultOf = (input: unknown) => {
  const { data, error } = z.safeParse(required(birthDate(today)), input)
  return error ? error.issues[0]!.message : data
}

describe("parsing a typed date", () => {
  test.each([
    { input: "2007-03-27", day: "2007-03-27" },
    { input: "27-03-2007", day: "2007-03-27" },
    { input: "27/03/2007", day: "2007-03-27" },
    { input: "27.03.2007", day: "2007-03-27" },
    { input: "7-3-2007", day: "2007-03-07" },
    { input: "2007-3-7", day: "2007-03-07" },
    { input: "२७-०३-२००७", day: "2007-03-27" },
    { input: "२००७-०३-२७", day: "2007-03-27" },
    { input: "27032007", day: "2007-03-27" },
    { input: "२७०३२००७", day: "2007-03-27" },
    { input: " 27032007 ", day: "2007-03-27" },
    { input: "27 03 2007", day: "2007-03-27" },
    { input: "27 - 03 - 2007", day: "2007-03-27" },
    { input: "27/ 03 /2007", day: "2007-03-27" },
    { input: "27\u00a0 03  2007", day: "2007-03-27" },
    { input: "27–03–2007", day: "2007-03-27" },
    { input: "27‑03‑2007", day: "2007-03-27" },
    { input: "27,03,2007", day: "2007-03-27" },
    { input: "27.03-2007", day: "2007-03-27" },
    { input: "7 3 2007", day: "2007-03-07" },
    { input: "2007/03/27", day: "2007-03-27" },
    { input: "29022008", day: "2008-02-29" },
    { input: "29-02-2008", day: "2008-02-29" },
    { input: "29-02-2000", day: "2000-02-29" },
    { input: "31-12-2007", day: "2007-12-31" },
    { input: "01-01-1900", day: "1900-01-01" },
    { input: "27 March 2007", day: "2007-03-27" },
    { input: "27-Mar-07", day: "2007-03-27" },
    { input: "27 Mar. 2007", day: "2007-03-27" },
    { input: "7th sept, 2007", day: "2007-09-07" },
    { input: "March 27, 2007", day: "2007-03-27" },
    { input: "2007-Mar-27", day: "2007-03-27" },
    { input: "२७ मार्च 2007", day: "2007-03-27" },
    { input: "5 फ़रवरी 2007", day: "2007-02-05" },
    { input: "5 फ\u093cरवरी 2007", day: "2007-02-05" },
    { input: "12 अक्\u200dटूबर 1965", day: "1965-10-12" },
    { input: "1-Jan-30", day: "1930-01-01" },
    { input: "1-Jan-29", day: "2029-01-01" },
  ])("reads $input as $day", ({ input, day }) => expect(toIsoDate(input)).toBe(day))

  test.each([
    ["29-02-2007"],
    ["29-02-1900"],
    ["30-02-2008"],
    ["31-04-2007"],
    ["31-11-2007"],
    ["32-01-2007"],
    ["00-01-2007"],
    ["01-00-2007"],
    ["01-13-2007"],
    ["03-27-2007"],
    ["31-12-1899"],
    ["27-03-07"],
    ["30 February 2007"],
    ["27 Foo 2007"],
    ["27 March"],
    ["27 March 207"],
    ["27 28 March 2007"],
    ["March 2007 April"],
    ["20070327"],
    ["2732007"],
    ["270320075"],
    ["29022007"],
    ["27--03--2007"],
    ["27-03-2007-"],
    ["2703 2007"],
    [undefined],
    [27_032_007],
    [["27032007"]],
    ["0007-03-27"],
    ["2007-03-27T00:00:00Z"],
    [""],
  ])("refuses '%s'", (input: unknown) => expect(toIsoDate(input)).toBeUndefined())

  test("reads every real date in both orders", () => {
    const [min, max] = [new Date("1900-01-01T00:00:00Z"), new Date("2100-12-31T00:00:00Z")]
    fc.assert(
      fc.property(fc.date({ min, max, noInvalidDate: true }), (date) => {
        const iso = date.toISOString().slice(0, 10)
        expect(toIsoDate(iso)).toBe(iso)
        for (const separator of ["/", " ", ""]) {
          expect(toIsoDate(iso.split("-").toReversed().join(separator))).toBe(iso)
        }
      }),
    )
  })
})

test.each([
  { birth: "2007-07-01", day: "2025-07-01", years: 18, when: "on the very birthday" },
  { birth: "2007-07-02", day: "2025-07-01", years: 17, when: "on the day before" },
  { birth: "2007-06-30", day: "2025-07-01", years: 18, when: "on the day after" },
  { birth: "2008-02-29", day: "2025-02-28", years: 16, when: "born on 29 February, on the 28th" },
  { birth: "2008-02-29", day: "2025-03-01", years: 17, when: "born on 29 February, on 1 March" },
  { birth: "2025-07-01", day: "2025-07-01", years: 0, when: "on the day of birth" },
])("age $when: $years years", ({ birth, day, years }) => expect(ageOn(birth, day)).toBe(years))

test.each([
  { input: "01-07-2011", answer: "2011-07-01", why: "14 years old today" },
  { input: "02-07-2011", answer: "birth_date.too_young", why: "14 years old tomorrow" },
  { input: "01-07-2025", answer: "birth_date.too_young", why: "born today" },
  { input: "02-07-2025", answer: "birth_date.future", why: "born tomorrow" },
  { input: "01-01-2070", answer: "birth_date.future", why: "a misinput century" },
  { input: "01-07-1945", answer: "1945-07-01", why: "80 years old today" },
  { input: "02-07-1944", answer: "1944-07-02", why: "80 years old, 81 tomorrow" },
  { input: "01-07-1944", answer: "birth_date.too_old", why: "81 years old today" },
  { input: "05-04-06", answer: "date.short_year", why: "no known order" },
  { input: "27/3/07", answer: "date.short_year", why: "no known order" },
  { input: "31-04-2007", answer: "birth_date.format", why: "no real day" },
  { input: "", answer: "missing", why: "nothing input" },
])("$why: $answer", ({ input, answer }) => expect(resultOf(input)).toBe(answer))

test.each([
  { input: "01-07-2026", result: "2026-07-01" },
  { input: "१४/०६/२०२५", result: "2025-06-14" },
  { input: "01-01-1950", result: "1950-01-01" },
  { input: "02-07-2026", result: "certificate_date.future" },
  { input: "31-12-1949", result: "certificate_date.too_early" },
  { input: "31-06-2025", result: "certificate_date.format" },
  { input: "soon", result: "certificate_date.format" },
])("$input gives $result", ({ input, result }) => {
  const { data, error } = certificateDate("2026-07-01").safeParse(input)
  expect(data ?? error!.issues[0]!.message).toBe(result)
})
