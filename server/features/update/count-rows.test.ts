import { expect, test } from "vitest"

import { openConnection, openSqlite } from "#tests/support/servers/databases.ts"

import { countRecords, describeNewer, findMissingRows } from "./count-rows.ts"

const counts = (tables: Record<string, number>, lastAudit = 0) => ({ tables, lastAudit })

test("names the tables of which rows are missing", () => {
  const before = counts({ applications: 12, students: 3, dropped: 5 })
  expect(findMissingRows(before, counts({ applications: 12, students: 4 }))).toEqual([])
  expect(findMissingRows(before, counts({ applications: 10, students: 3 }))).toEqual([
    "applications: 10 of 12",
  ])
})

test.each([
  { why: "nothing", now: counts({ applications: 2, audit: 5 }, 5), newer: "" },
  // An erasure deletes rows, and has an audit line.
  {
    why: "a deletion",
    now: counts({ applications: 1, audit: 6 }, 6),
    newer: "1 changes in the audit log",
  },
  {
    why: "an application",
    now: counts({ applications: 3, audit: 6 }, 6),
    newer: "1 applications, 1 changes in the audit log",
  },
  {
    why: "a message, which has no audit line",
    now: counts({ applications: 2, audit: 5, contact_messages: 1 }, 5),
    newer: "1 contact_messages, 0 changes in the audit log",
  },
  {
    why: "rows of a table that the later release does not count",
    now: counts({ applications: 2, audit: 5, contact_messages: 0, heartbeats: 1 }, 5),
    newer: "",
  },
])("describes what is newer: $why", ({ now, newer }) => {
  expect(describeNewer(counts({ applications: 2, audit: 5, contact_messages: 0 }, 5), now)).toBe(
    newer,
  )
})

test("does not count who has an application open", async () => {
  const { db, close } = await openConnection(openSqlite)
  const before = await countRecords(db)
  const heard_at = "2026-11-26T00:00:00.000Z"
  await db
    .insertInto("open_applications")
    .values({ admission_code: "a", opened_by: "Clerk", heard_at })
    .execute()
  expect(describeNewer(before, await countRecords(db))).toBe("")
  await close()
})
