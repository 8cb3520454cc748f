import { expect, test } from "vitest"

import { clockOf, instantOf } from "./moment.ts"

test.each([
  { clock: { day: "2026-07-01", time: "00:00" }, instant: "2026-06-30T18:30:00.000Z" },
  { clock: { day: "2026-07-01", time: "17:05" }, instant: "2026-07-01T11:35:00.000Z" },
  { clock: { day: "", time: "" }, instant: null },
])("$clock in India is $instant", ({ clock, instant }) => {
  expect(instantOf(clock)).toBe(instant)
  expect(clockOf(instant)).toEqual(clock)
})

test.each([
  { time: "9", instant: "2026-07-01T03:30:00.000Z" },
  { time: "9:30", instant: "2026-07-01T04:00:00.000Z" },
  { time: "0930", instant: "2026-07-01T04:00:00.000Z" },
  { time: "17.05", instant: "2026-07-01T11:35:00.000Z" },
  { time: "25:00", instant: "2026-07-01" },
  { time: "noon", instant: "2026-07-01" },
])("the time '$time' gives $instant", ({ time, instant }) =>
  expect(instantOf({ day: "2026-07-01", time })).toBe(instant),
)

test("a day that is half typed stays as it was typed", () => {
  expect(instantOf({ day: "01-07", time: "10:00" })).toBe("01-07")
  expect(clockOf("01-07").day).toBe("01-07")
})
