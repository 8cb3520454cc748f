import { describe, expect, test } from "vitest"

import type { Programme } from "#domain/admission/programme-schema.ts"
import { sampleSession } from "#tests/support/samples/session.ts"

import { closingText } from "./count-down.ts"
import { readClosing } from "./read-closing.server.ts"

const { closes: _, ...undated } = sampleSession.programmes[0]!
const midnight: Partial<Programme> = { closes: { day: "2026-06-30", time: "23:59" } }
const withFee: Partial<Programme> = {
  closes: { day: "2026-06-30", time: "17:00" },
  late: { until: { day: "2026-07-05", time: "17:00" }, fee: 100 },
}
const at = (time: string) => new Date(`${time}:00+05:30`)

const read = (
  time: string,
  { dates = midnight, grace = 30, language = "en" as "en" | "hi" } = {},
) => readClosing({ ...undated, ...dates }, grace, language, at(time))

const plain = (text: string | undefined) => text?.replaceAll("\u00a0", " ")

test.each([
  { time: "2026-06-28T23:59", text: undefined },
  {
    time: "2026-06-29T00:00",
    text: "Applications close on 30 June 2026 at 11:59 pm (Indian time).",
  },
  {
    time: "2026-06-30T12:00",
    text: "Applications close today, 30 June 2026, at 11:59 pm (Indian time).",
  },
  {
    time: "2026-07-01T00:00",
    text: "Applications closed on 30 June 2026 at 11:59 pm. A form that was begun before can still be sent until 12:29 am (Indian time); a form that is begun now is not accepted.",
  },
  { time: "2026-07-01T00:30", text: undefined },
])("a page of $time says: $text", ({ time, text }) => expect(plain(read(time)?.text)).toBe(text))

test.each([
  {
    time: "2026-06-30T12:00",
    text: "आवेदन आज, 30 जून 2026 को रात 11:59 बजे (भारतीय समय) बन्द हो जाएँगे।",
  },
  {
    time: "2026-07-01T00:00",
    text: "आवेदन 30 जून 2026 को रात 11:59 बजे बन्द हो गए। उससे पहले शुरू किया गया फ़ॉर्म रात 12:29 बजे तक (भारतीय समय) भेजा जा सकता है; अब शुरू किया गया फ़ॉर्म स्वीकार नहीं होगा।",
  },
])("in Hindi: $text", ({ time, text }) =>
  expect(plain(read(time, { language: "hi" })?.text)).toBe(text),
)

test("before a late period it says until when no additional fee is due", () =>
  expect(plain(read("2026-06-30T12:00", { dates: withFee })?.text)).toBe(
    "The time to apply without the additional fee of ₹100 ends today, 30 June 2026, at 5:00 pm (Indian time).",
  ))

test("without an end it says nothing", () =>
  expect(read("2026-06-30T12:00", { dates: {} })).toBeUndefined())

describe("the countdown", () => {
  const show = (
    page: string,
    time: string,
    { isBegun = true, ...given }: Parameters<typeof read>[1] & { isBegun?: boolean } = {},
  ) => plain(closingText(read(page, given)!, at(time).getTime(), isBegun).text)
  const lastDay = "2026-06-30T12:00"

  test.each([
    { time: "2026-06-29T22:00", left: "(Indian time)." },
    { time: "2026-06-30T18:48", left: "Time left: 5 h 12 min." },
    { time: "2026-06-30T23:48", left: "Time left: 12 min." },
  ])("at $time ends with: $left", ({ time, left }) => expect(show(lastDay, time)).toMatch(left))

  test("names the minutes of grace once the programme has closed", () =>
    expect(show(lastDay, "2026-07-01T00:10")).toBe(
      "Applications closed at 11:59 pm. You began in time: you can still send the form until 12:29 am (Indian time). Time left: 20 min.",
    ))

  test("says to others that a form begun now is not accepted", () =>
    expect(show(lastDay, "2026-07-01T00:10", { isBegun: false })).toContain(
      "a form that is begun now is not accepted. Time left: 20 min.",
    ))

  test.each([
    {
      what: "after the grace",
      given: {},
      says: "Applications closed on 30 June 2026 at 11:59 pm.",
    },
    { what: "without grace", given: { grace: 0 }, says: "Applications closed on 30 June 2026" },
    {
      what: "in the late period",
      given: { dates: withFee },
      says: "The additional fee of ₹100 has applied since 5:00 pm.",
    },
  ])("$what it counts no more", ({ given, says }) => {
    const text = show(lastDay, "2026-07-01T00:30", given)
    expect(text).toContain(says)
    expect(text).not.toContain("Time left")
  })
})
