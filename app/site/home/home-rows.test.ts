import { expect, test } from "vitest"

import { rowsOf } from "./home-rows.tsx"

test.each([
  { order: ["tiles", "notices", "events"], rows: [["tiles"], ["notices", "events"]] },
  { order: ["events", "notices"], rows: [["events"], ["notices"]] },
  { order: ["notices", "photos", "events"], rows: [["notices"], ["photos"], ["events"]] },
  { order: ["campus_life", "important_links"], rows: [["campus_life", "important_links"]] },
  { order: ["notices", "events", "events"], rows: [["notices", "events"], ["events"]] },
  { order: [], rows: [] },
])("$order make the rows $rows", ({ order, rows }) =>
  expect(rowsOf(order.map((section) => ({ section })))).toEqual(
    rows.map((row) => row.map((section) => ({ section }))),
  ),
)
