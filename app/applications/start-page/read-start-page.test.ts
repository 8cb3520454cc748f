import { describe, expect, test } from "vitest"

import type { Programme } from "#domain/admission/programme-schema.ts"
import type { NamedSession } from "#domain/admission/session.ts"
import type { Settings } from "#domain/content/settings.ts"
import { sampleSession } from "#tests/support/samples/session.ts"
import { settings } from "#tests/support/samples/settings.ts"

import { readStartPage } from "./read-start-page.server.ts"

interface Given {
  admission?: Partial<Settings["admission"]>
  /** The dates of each programme, in order. */
  dates?: Pick<Programme, "opens" | "closes" | "late">[]
  session?: Partial<
    Pick<
      NamedSession,
      "fee_due" | "isConfirmed" | "list_days" | "marks_last_day" | "asked_fields" | "programmes"
    >
  >
  /** The programmes without a free seat. */
  full?: string[]
  publicLists?: { programme: string; number: number }[]
  language?: "en" | "hi"
}

const now = new Date("2025-07-26T06:30:00Z")

const read = (given: Given = {}) => {
  const { admission, dates = [{}, {}, {}], full = [], publicLists = [], language = "en" } = given
  const { fee_last_day: _, ...session } = { ...sampleSession, list_days: [], ...given.session }
  const programmes = session.programmes.map(({ closes: _closes, ...programme }, index) => ({
    ...programme,
    ...dates[index],
  }))
  return readStartPage(
    { ...settings, admission: { urn_required: true, ...admission } },
    { ...session, programmes },
    { programmes: full, publicLists },
    language,
    now,
  )
}

test("leaves out what the college does not give", () => {
  const { dates, programmes, eligibility, urn } = read()
  expect(dates).toEqual([])
  expect(programmes.map(({ note }) => note)).toEqual([undefined, undefined, undefined])
  expect(eligibility).toBeUndefined()
  expect(urn.help).toContain("registration slip")
})

test("says how to get the URN, and that the form can be sent without where the settings allow it", () => {
  const urn_help = { en: "The university sends it by SMS.", hi: "विश्वविद्यालय इसे SMS से भेजता है।" }
  expect(read({ admission: { urn_help } }).urn.help).toBe("The university sends it by SMS.")
  const { title, help } = read({ admission: { urn_help, urn_required: false } }).urn
  expect(title).toContain("(optional)")
  expect(help).toMatch(/^If you have none yet, .* by SMS\.$/)
})

describe("the last dates to apply", () => {
  const end = (day: string, time = "23:59") => ({ closes: { day, time } })
  const written = (dates: Given["dates"]) =>
    read({ dates: dates! }).dates.map(({ label, day }) =>
      `${label}: ${day}`.replaceAll("\u00a0", " "),
    )

  test("are one if all programmes close together", () =>
    expect(written([end("2025-07-31"), end("2025-07-31"), end("2025-07-31")])).toEqual([
      "Last date to apply: 31 July 2025",
    ]))

  test("are one for each programme otherwise, with the time of day", () =>
    expect(written([end("2025-07-31"), end("2025-07-25", "17:00"), {}])).toEqual([
      "Last date to apply, BA: 31 July 2025",
      "Last date to apply, BSc: 25 July 2025, 17:00",
    ]))
})

describe("a programme", () => {
  const day = (text: string) => ({ day: text, time: "23:59" })
  test.each([
    { dates: { opens: day("2025-08-01") }, note: "Applications open on 1 August 2025." },
    { dates: { closes: day("2025-07-25") }, note: "Applications closed on 25 July 2025." },
    { dates: { closes: day("2025-07-28") }, note: undefined },
    {
      dates: { closes: day("2025-07-25"), late: { until: day("2025-07-31"), fee: 100 } },
      note: "Late applications until 31 July 2025. The fee is then ₹100 more.",
    },
  ])("$note", ({ dates, note }) =>
    expect(read({ dates: [dates, {}, {}] }).programmes[0]!.note?.replaceAll("\u00a0", " ")).toBe(
      note,
    ),
  )
})

test("says a near deadline once if all programmes have it, else of each", () => {
  const today = { closes: { day: "2025-07-26", time: "17:00" } }
  const later = { closes: { day: "2025-08-26", time: "17:00" } }
  const textsOf = (dates: Given["dates"]) => {
    const { closing, programmes } = read({ dates: dates! })
    return [closing, ...programmes.map((programme) => programme.closing)].map(Boolean)
  }
  expect(textsOf([today, today, today])).toEqual([true, true, true, true])
  expect(textsOf([today, later, later])).toEqual([false, true, false, false])
})

test("in the minutes of grace the form is open, but none can be begun", () => {
  const [programme] = read({
    dates: [{ closes: { day: "2025-07-26", time: "11:45" } }, {}, {}],
  }).programmes
  expect(programme).toMatchObject({ isOpen: true, takesNew: false, note: undefined })
})

test.each([
  { language: "en" as const, note: /^The college has not opened this admission yet/ },
  { language: "hi" as const, note: /^महाविद्यालय ने ये प्रवेश अभी नहीं खोले हैं/ },
])(
  "says in $language that an unconfirmed session is not open, and nothing of dates and fees",
  (given) => {
    const { programmes, dates, fees } = read({
      language: given.language,
      dates: [{ closes: { day: "2025-07-27", time: "17:00" } }, {}, {}],
      session: { isConfirmed: false },
    })
    expect({ dates, fees }).toEqual({ dates: [], fees: undefined })
    for (const programme of programmes) {
      expect(programme).toMatchObject({ isOpen: false, takesNew: false, closing: undefined })
      expect(programme.note).toMatch(given.note)
    }
  },
)

test("gives each programme its short name and the fee of each category", () => {
  const { fees } = read({ language: "hi" })
  expect(fees!.categories).toHaveLength(4)
  expect(fees!.rows[1]).toEqual({
    course: "बी.एस-सी.",
    fees: ["₹1,675", "₹1,675", "₹900", "₹900"],
  })
})

test("shows the fee of EWS if a programme has one, and the form asks who claims it", () => {
  const [ba, ...others] = sampleSession.programmes
  const programmes = [{ ...ba!, ews_fee: 400 }, ...others]
  const asked_fields = [{ field: "ews_claim", is_required: false }]
  expect(read({ session: { programmes } }).fees!.categories).toHaveLength(4)
  const { fees } = read({ session: { programmes, asked_fields } })
  expect(fees!.categories.at(-1)).toBe("EWS")
  expect(fees!.rows.map((row) => row.fees.at(-1))).toEqual(["₹400", "₹1,675", "₹1,450"])
})

test.each([
  { language: "en", note: "All seats of this course are taken" },
  { language: "hi", note: "इस पाठ्यक्रम की सभी सीटें भर चुकी हैं" },
] as const)("a programme without a free seat says so ($language)", ({ language, note }) => {
  const [ba, bsc] = read({ full: ["BA"], language }).programmes
  expect(ba!.isOpen).toBe(false)
  expect(ba!.note).toContain(note)
  expect(bsc!.isOpen).toBe(true)
})

test("a programme that has closed says so rather than that it is full", () => {
  const closes = { day: "2025-07-25", time: "23:59" }
  expect(read({ full: ["BA"], dates: [{ closes }, {}, {}] }).programmes[0]!.note).toContain(
    "closed",
  )
})

test("names the last day for marks, and the planned days of the merit lists", () => {
  const list_days = ["2025-08-20", "2025-08-27"]
  const { dates } = read({ session: { list_days, marks_last_day: "2025-08-18" } })
  expect(dates.map(({ label, iso }) => `${label}: ${iso}`)).toEqual([
    "Last date to enter the marks of an awaited result: 2025-08-18",
    "Merit list 1, as planned: 2025-08-20",
    "Merit list 2, as planned: 2025-08-27",
  ])
})

test("names the planned day of a list until it is public of every programme", () => {
  const list_days = ["2025-08-20", "2025-08-27"]
  const labels = (...codes: string[]) => {
    const publicLists = codes.map((programme) => ({ programme, number: 1 }))
    return read({ session: { list_days }, publicLists }).dates.map(({ label }) => label)
  }
  expect(labels("BA")).toEqual(["Merit list 1, as planned: BSc, BCom", "Merit list 2, as planned"])
  expect(labels("BA", "BSc", "BCom")).toEqual(["Merit list 2, as planned"])
})

test.each([
  { fee_due: "with_application", language: "en", says: /^You pay it after the form/ },
  { fee_due: "after_offer", language: "en", says: /^You pay it only when a merit list/ },
  { fee_due: "after_offer", language: "hi", says: /^यह शुल्क योग्यता सूची में सीट मिलने के बाद ही/ },
] as const)("says when the fee is due: $fee_due, in $language", ({ fee_due, language, says }) => {
  const { pay } = read({ session: { fee_due }, language })
  expect(pay[0]).toMatch(says)
  expect(pay[1]).toMatch(/freeship card|फ़्रीशिप कार्ड/)
})
