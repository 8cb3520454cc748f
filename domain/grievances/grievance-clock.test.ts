import { expect, test } from "vitest"

import { isLate, lastDayToReopen, quarterOf, wasClosedLate } from "./grievance-clock.ts"
import { formatGrievanceNumber, parseGrievanceNumber } from "./grievance-number.ts"
import { addWorkingDays } from "./working-days.ts"

const holidays = new Set(["2026-08-15", "2026-08-28", "2026-08-30"])

test.each([
  // Monday to Saturday of one week.
  { from: "2026-08-03", count: 5, due: "2026-08-08" },
  { from: "2026-08-03", count: 6, due: "2026-08-10" },
  // Received on a Sunday: Monday is the first day.
  { from: "2026-08-02", count: 1, due: "2026-08-03" },
  // Saturday 15 August is a holiday.
  { from: "2026-08-14", count: 1, due: "2026-08-17" },
  // A holiday on a Sunday counts once.
  { from: "2026-08-27", count: 2, due: "2026-08-31" },
  { from: "2026-08-03", count: 15, due: "2026-08-21" },
  { from: "2026-12-31", count: 1, due: "2027-01-01" },
])("$count working days after $from are over on $due", ({ from, count, due }) =>
  expect(addWorkingDays(from, count, holidays)).toBe(due),
)

test.each([
  { closed_at: null, today: "2026-08-20", late: false },
  { closed_at: null, today: "2026-08-21", late: true },
  { closed_at: "2026-08-20T18:29:00.000Z", today: "2026-09-01", late: false },
  // In India it is the 21st.
  { closed_at: "2026-08-20T18:31:00.000Z", today: "2026-09-01", late: true },
])(
  "closed at $closed_at, seen on $today, due on the 20th: late $late",
  ({ late, today, closed_at }) =>
    expect(isLate({ due_on: "2026-08-20", closed_at }, today)).toBe(late),
)

test.each([
  { closed: "2026-08-20T06:00:00.000Z", again: "2026-09-09T06:00:00.000Z", late: false },
  { closed: "2026-08-21T06:00:00.000Z", again: "2026-09-09T06:00:00.000Z", late: true },
  { closed: "2026-08-20T06:00:00.000Z", again: "2026-09-11T06:00:00.000Z", late: true },
])(
  "due on 20 August, closed $closed, due again on 10 September, closed $again: late $late",
  (one) => {
    const { closed, again, late } = one
    const events = [
      { kind: "received", at: "2026-08-03T06:00:00.000Z", detail: "2026-08-20" },
      { kind: "closed", at: closed, detail: "resolved" },
      { kind: "reopened", at: "2026-08-22T06:00:00.000Z", detail: "2026-09-10" },
      { kind: "closed", at: again, detail: "resolved" },
    ]
    expect(wasClosedLate(events)).toBe(late)
  },
)

test("can be opened again until so many days have passed", () =>
  expect(lastDayToReopen("2026-08-20T18:31:00.000Z", 30)).toBe("2026-09-20"))

test.each([
  { at: "2026-12-31T18:29:00.000Z", quarter: "2026-4" },
  { at: "2026-12-31T18:31:00.000Z", quarter: "2027-1" },
  { at: "2026-04-01T06:00:00.000Z", quarter: "2026-2" },
])("$at is in the quarter $quarter in India", ({ at, quarter }) =>
  expect(quarterOf(at)).toBe(quarter),
)

const number = formatGrievanceNumber("2026", 17)

test.each([number, number.toLowerCase(), number.slice(2), ` ${number.replaceAll("-", " ")} `])(
  "reads the number '%s'",
  (typed) => expect(parseGrievanceNumber(typed)).toBe(number),
)

test.each([`${number}1`, number.replace("17", "71"), "", "G-", undefined, ["x"]])(
  "refuses the number %j",
  (typed) => expect(parseGrievanceNumber(typed)).toBeUndefined(),
)
