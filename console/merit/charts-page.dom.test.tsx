import { configure, render, screen, within } from "@testing-library/react"
import { afterEach, expect, test, vi } from "vitest"

import type { MeritCharts } from "#server/features/merit/merit.ts"
import { TestAdmin } from "#tests/support/test-admin.tsx"

import { ChartsPage } from "./charts-page.tsx"

// The default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 15_000 })

const charts: MeritCharts = {
  number: 2,
  histogram: [
    { from: 8000, counts: { GEN: 2, OBC: 1 } },
    { from: 8500, counts: { GEN: 4 } },
  ],
  compartments: [
    { compartment: "open", seats: 3, cutOff: 8550, accepted: 1, offered: 2 },
    { compartment: "ST", seats: 0, cutOff: null, accepted: 0, offered: 0 },
  ],
  changes: { moved: [], kept: 0 },
  days: [{ day: "2026-07-12", count: 5 }],
}

const open = async (data: MeritCharts) => {
  vi.stubGlobal("fetch", async () => Response.json({ data }))
  render(
    <TestAdmin>
      <ChartsPage where={{ session: "2025-26", programme: "BSc" }} />
    </TestAdmin>,
  )
  await screen.findByText(/Index by category/i)
}
afterEach(() => vi.unstubAllGlobals())

/** The texts of a table's rows, without the bars. */
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole("row", { hidden: true })
    .map((row) => [...row.children].map(({ textContent }) => textContent))

const tables = () => screen.getAllByRole("table", { hidden: true }).map(rowsOf)

test("each chart is a table too, with the same numbers", async () => {
  await open(charts)
  expect(tables()).toMatchInlineSnapshot(`
    [
      [
        [
          "Index",
          "General",
          "SC",
          "ST",
          "OBC",
          "EWS",
          "All",
        ],
        [
          "80.00–84.99",
          "2",
          "0",
          "0",
          "1",
          "0",
          "3",
        ],
        [
          "85.00–89.99",
          "4",
          "0",
          "0",
          "0",
          "0",
          "4",
        ],
      ],
      [
        [
          "Seats",
          "Filled",
          "accepted",
          "not answered",
          "Number",
          "Cut-off",
        ],
        [
          "Open seats",
          "",
          "1",
          "2",
          "3",
          "85.50",
        ],
        [
          "ST",
          "",
          "0",
          "0",
          "0",
          "–",
        ],
      ],
      [
        [
          "Day",
          "accepted",
        ],
        [
          "12 Jul 2026",
          "5",
        ],
      ],
    ]
  `)
})

test("says which seats moved, and how many are kept from earlier lists", async () => {
  const moved = [{ compartment: "ST" as const, seats: -1 }]
  await open({ ...charts, changes: { moved, kept: 1 } })
  expect(screen.getByText(/^Seats that moved .*: ST −1\.$/)).toBeTruthy()
  expect(screen.getByText(/^1 seat was accepted in an earlier list and is kept\./)).toBeTruthy()
})

test("without an acceptance the chart of days says so", async () => {
  await open({ ...charts, days: [] })
  expect(tables()).toHaveLength(2)
})
