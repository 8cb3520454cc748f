import { describe, expect, test } from "vitest"

import { firstSession } from "#content/sessions.ts"

import {
  admissionState,
  deadlineOf,
  isBegunInTime,
  isNear,
  nextChangeOf,
} from "./admission-period.ts"
import type { Programme } from "./programme-schema.ts"

const [sample] = firstSession("2025-26").programmes
const { closes: _, ...undated } = sample!
const opens = { day: "2025-06-10", time: "10:00" }
const closes = { day: "2025-07-25", time: "17:00" }
const late = { until: { day: "2025-07-31", time: "23:59" }, fee: 100 }

const programme = (dates: Partial<Programme>): Programme => ({ ...undated, ...dates })
/** A time of day in India. */
const at = (time: string) => new Date(`${time}:00+05:30`)
const stateAt = (dates: Partial<Programme>, time: string) =>
  admissionState(programme(dates), 30, at(time))

describe("without a late period", () => {
  test.each([
    { time: "2025-06-10T09:59", state: "upcoming" },
    { time: "2025-06-10T10:00", state: "open" },
    { time: "2025-07-25T17:00", state: "open" },
    { time: "2025-07-25T17:01", state: "grace" },
    { time: "2025-07-25T17:30", state: "grace" },
    { time: "2025-07-25T17:31", state: "closed" },
  ])("$time is $state", ({ time, state }) => expect(stateAt({ opens, closes }, time)).toBe(state))
})

describe("with a late period", () => {
  test.each([
    { time: "2025-07-25T17:00", state: "open" },
    { time: "2025-07-25T17:01", state: "late" },
    { time: "2025-07-31T23:59", state: "late" },
    { time: "2025-08-01T00:00", state: "grace" },
    { time: "2025-08-01T00:30", state: "closed" },
  ])("$time is $state", ({ time, state }) =>
    expect(stateAt({ opens, closes, late }, time)).toBe(state),
  )
})

test("without dates it is always open", () => expect(stateAt({}, "1999-01-01T00:00")).toBe("open"))

test("without a grace period it closes at once", () =>
  expect(admissionState(programme({ closes }), 0, at("2025-07-25T17:01"))).toBe("closed"))

test.each([
  { now: "2025-06-01T00:00", next: "2025-06-10T10:00" },
  { now: "2025-06-10T10:00", next: "2025-07-25T17:01" },
  { now: "2025-07-25T17:01", next: "2025-08-01T00:00" },
  { now: "2025-08-01T00:00", next: "2025-08-01T00:30" },
])("after $now the next change of any programme is at $next", ({ now, next }) =>
  expect(nextChangeOf([programme({}), programme({ opens, closes, late })], 30, at(now))).toEqual(
    at(next),
  ),
)

test("after the last change none follows", () =>
  expect(nextChangeOf([programme({ closes })], 30, at("2026-01-01T00:00"))).toBeUndefined())

describe("the deadline of an applicant", () => {
  const graceEnds = at("2025-08-01T00:30")
  const ofAll = { ends: "applying", last: late.until, at: at("2025-08-01T00:00"), graceEnds }
  const feeEnds = at("2025-07-25T17:01")
  test.each([
    { now: "2025-06-10T09:59", deadline: undefined },
    {
      now: "2025-07-25T17:00",
      deadline: { ends: "fee", last: closes, at: feeEnds, graceEnds: feeEnds },
    },
    { now: "2025-07-25T17:01", deadline: ofAll },
    { now: "2025-08-01T00:29", deadline: ofAll },
    { now: "2025-08-01T00:30", deadline: undefined },
  ])("at $now", ({ now, deadline }) =>
    expect(deadlineOf(programme({ opens, closes, late }), 30, at(now))).toEqual(deadline),
  )

  test("does not exist without an end", () =>
    expect(deadlineOf(programme({ opens }), 30, at("2025-07-01T00:00"))).toBeUndefined())

  test.each([
    { now: "2025-07-23T23:59", near: false },
    { now: "2025-07-24T00:00", near: true },
    { now: "2025-07-25T17:30", near: true },
  ])("is near at $now: $near", ({ now, near }) => {
    const deadline = deadlineOf(programme({ opens, closes }), 30, at(now))!
    expect(isNear(deadline, at(now))).toBe(near)
  })
})

test.each([
  { begun: "2025-06-10T09:59", inTime: false },
  { begun: "2025-06-10T10:00", inTime: true },
  { begun: "2025-07-31T23:59", inTime: true },
  { begun: "2025-08-01T00:00", inTime: false },
])("a form begun at $begun was begun in time: $inTime", ({ begun, inTime }) =>
  expect(isBegunInTime(programme({ opens, closes, late }), 30, at(begun))).toBe(inTime),
)
