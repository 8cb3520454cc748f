import { expect, test } from "vitest"

import { lastDays } from "./days.tsx"

const byDay = [
  { day: "2025-07-01", course: "BA", count: 3 },
  { day: "2025-07-01", course: "BSc", count: 2 },
  { day: "2025-07-03", course: "BCom", count: 5 },
  { day: "2025-07-02", course: "BA", count: 1 },
]

test("counts applications by day and course, latest day first", () =>
  expect(lastDays(byDay, ["BA", "BSc", "BCom"], 4)).toEqual([
    { day: "2025-07-03", counts: [0, 0, 5] },
    { day: "2025-07-02", counts: [1, 0, 0] },
    { day: "2025-07-01", counts: [3, 2, 0] },
    { day: "2025-06-30", counts: [0, 0, 0] },
  ]))

test("has the days without applications, so that the chart is true to time", () =>
  expect(
    lastDays([byDay[0]!, { ...byDay[2]!, day: "2025-07-04" }], ["BA"], 3).map(({ day }) => day),
  ).toEqual(["2025-07-04", "2025-07-03", "2025-07-02"]))

test("returns no days without applications", () => expect(lastDays([], ["BA"], 14)).toEqual([]))
