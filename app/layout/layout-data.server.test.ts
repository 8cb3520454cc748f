import { expect, test } from "vitest"

import { openGroups, upcomingHolidays } from "./layout-data.server.ts"

const days = ["2026-10-20", "2026-08-15", "2026-12-25", "2026-10-02"].map((date) => ({ date }))

test.each([
  { today: "2026-08-15", next: ["2026-08-15", "2026-10-02"] },
  { today: "2026-08-16", next: ["2026-10-02", "2026-10-20"] },
  { today: "2026-12-01", next: ["2026-12-25"] },
  { today: "2026-12-26", next: [] },
])("the next two holidays on $today are $next", ({ today, next }) =>
  expect(upcomingHolidays(days, today, 2).map(({ date }) => date)).toEqual(next),
)

test("groups of links leave out links without a page, and groups without links", () => {
  const groups = [
    { title: "Policies", entries: [{ link: "/privacyy-policy" }, { link: "/rti-information" }] },
    { title: "Students", entries: [{ link: "/student-grievance" }] },
  ]
  const isOpen = (link: string) => link === "/privacyy-policy"
  expect(openGroups(groups, isOpen)).toEqual([
    { title: "Policies", entries: [{ link: "/privacyy-policy" }] },
  ])
})
