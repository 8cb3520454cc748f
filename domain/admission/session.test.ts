import { describe, expect, test } from "vitest"

import { sessions } from "#content/sessions.ts"

import { readItem } from "../content/read-item.ts"
import { resolveSampleDates } from "../content/sample-dates.ts"
import { type Session, sessionSchema } from "./session.ts"

const sample = resolveSampleDates(sessions, new Date("2025-06-10T06:00:00Z"))["2025-26"]!

const changed = (change: (session: Session) => void) => {
  const session = structuredClone(sample)
  change(session)
  return readItem(sessionSchema, session)
}

test("the sample session is valid, and read as it is stored", () =>
  expect(changed(() => undefined)).toEqual({ item: sample }))

describe("refuses", () => {
  test.each<{ what: string; at: string; problem: string; change: (session: Session) => void }>([
    {
      what: "one course twice",
      at: "programmes.3.code",
      problem: "used_twice",
      change: ({ programmes }) => programmes.push(programmes[0]!),
    },
    {
      what: "a course that the college does not teach",
      at: "programmes.0.code",
      problem: "not_a_choice",
      change: ({ programmes }) => (programmes[0]!.code = "MA"),
    },
    {
      what: "a closing time before the opening time",
      at: "programmes.0.closes",
      problem: "not_in_order",
      change: ({ programmes }) => (programmes[0]!.opens = { day: "2025-07-26", time: "00:00" }),
    },
    {
      what: "a late period without a closing time",
      at: "programmes.0.closes",
      problem: "not_in_order",
      change: ({ programmes }) => {
        delete programmes[0]!.closes
        programmes[0]!.late = { until: { day: "2025-08-01", time: "17:00" }, fee: 100 }
      },
    },
    {
      what: "a time that is none",
      at: "programmes.0.closes.time",
      problem: "not_clock",
      change: ({ programmes }) => (programmes[0]!.closes!.time = "24:00"),
    },
    {
      what: "a last year of passing before the first",
      at: "last_year_of_passing",
      problem: "not_in_order",
      change: (session) => (session.last_year_of_passing = 2009),
    },
    {
      what: "a fee below zero",
      at: "programmes.0.fees.sc",
      problem: "out_of_range",
      change: ({ programmes }) => (programmes[0]!.fees.sc = -1),
    },
    {
      what: "a fee above a million",
      at: "programmes.0.fees.sc",
      problem: "out_of_range",
      change: ({ programmes }) => (programmes[0]!.fees.sc = 1_000_001),
    },
    {
      what: "a fee with paise",
      at: "programmes.0.fees.sc",
      problem: "not_whole",
      change: ({ programmes }) => (programmes[0]!.fees.sc = 9.5),
    },
    {
      what: "a category without a fee",
      at: "programmes.0.fees.sc",
      problem: "missing",
      change: ({ programmes }) => Reflect.deleteProperty(programmes[0]!.fees, "sc"),
    },
    {
      what: "an impossible session on the cards",
      at: "card_session",
      problem: "not_session",
      change: (session) => (session.card_session = "2025-27"),
    },
  ])("$what", ({ at, problem, change }) =>
    expect(changed(change)).toEqual({ problems: { [at]: [problem] } }),
  )
})
