import { expect, test } from "vitest"

import { byMonth } from "./holidays-page.tsx"

const holiday = (date: string, is_approximate = false) => ({ name: date, date, is_approximate })

test("groups holidays by month in calendar order", () => {
  const months = byMonth(
    [holiday("2026-10-20"), holiday("2026-01-26"), holiday("2026-10-02"), holiday("2027-01-26")],
    "en",
  )
  expect(months.map(({ month, days }) => [month, ...days.map(({ date }) => date)])).toEqual([
    ["January\u00a02026", "2026-01-26"],
    ["October\u00a02026", "2026-10-02", "2026-10-20"],
    ["January\u00a02027", "2027-01-26"],
  ])
})

test("formats months and weekdays in the language", () => {
  const [march] = byMonth([holiday("2026-03-21", true)], "hi")
  expect(march).toEqual({
    month: "मार्च\u00a02026",
    days: [{ name: "2026-03-21", date: "2026-03-21", weekday: "शनिवार", isApproximate: true }],
  })
})
