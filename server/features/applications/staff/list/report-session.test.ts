import { beforeAll, describe, expect, test } from "vitest"

import { buildRow, useApplicationsHarness } from "#tests/support/applications-harness.ts"
import { databases } from "#tests/support/servers/databases.ts"

import { reportSession } from "./report-session.ts"

const row = (
  admission_code: string,
  form: Record<string, string>,
  changes: Partial<ReturnType<typeof buildRow>> = {},
) => buildRow(form, { admission_code, ...changes })

const woman = { course: "BA", category: "sc", gender: "female" }
const man = { course: "BSc", category: "general", gender: "male" }

const rows = [
  row("A", woman, { status: "admitted", fee_status: "received", fee: 1000 }),
  row("B", woman, { status: "rejected", fee: 1000 }),
  row("C", man, { status: "verified", fee_status: "exempt" }),
  // 23:40 and 00:10 in India: two days.
  row("D", man, { submitted_at: "2025-07-09T18:10:00.000Z", day: "2025-07-09" }),
  row("E", man, { submitted_at: "2025-07-09T18:40:00.000Z", day: "2025-07-10" }),
  row("F", woman, { session: "2024-25", status: "admitted" }),
]

const event = (code: string, actor: string, kind: "status" | "fee") => ({
  admission_code: code,
  at: "2025-07-10T06:00:00.000Z",
  actor,
  kind,
  data: "{}",
})

describe.each(databases)("the report on a session on $name", ({ open }) => {
  const { db, listing, store } = useApplicationsHarness(open)
  const report = (session?: string) => reportSession(listing())(session)

  beforeAll(async () => {
    await store(...rows)
    await db()
      .insertInto("application_events")
      .values([
        event("A", "Ravi", "status"),
        event("A", "Sunita", "fee"),
        event("B", "Sunita", "status"),
        event("F", "Sunita", "status"),
      ])
      .execute()
  })

  test("counts how far the applications of each course are", async () =>
    expect((await report()).courses).toEqual([
      { course: "BA", received: 2, begun: 2, verified: 1, admitted: 1 },
      { course: "BSc", received: 3, begun: 1, verified: 1, admitted: 0 },
    ]))

  test("expects no fee of a rejected application", async () =>
    expect((await report()).fees).toEqual({
      due: { applications: 2, rupees: 2 * 1675 },
      received: { applications: 1, rupees: 1000 },
      exempt: { applications: 1, rupees: 1675 },
    }))

  test("counts by category and gender", async () =>
    expect((await report()).groups).toEqual([
      { category: "sc", gender: "female", received: 2, admitted: 1 },
      { category: "general", gender: "male", received: 3, admitted: 0 },
    ]))

  test("counts the last day by hours in India", async () => {
    const { lastDay } = await report()
    expect(lastDay?.day).toBe("2025-07-10")
    expect(lastDay?.hours.map((count, hour) => [hour, count]).filter(([, count]) => count)).toEqual(
      [[0, 1]],
    )
  })

  test("counts the work of each member of staff in this session", async () =>
    expect((await report()).staff).toEqual([
      { name: "Sunita", total: 2, events: { fee: 1, status: 1 } },
      { name: "Ravi", total: 1, events: { status: 1 } },
    ]))

  test("a session without applications has an empty report", async () =>
    expect(await report("2030-31")).toEqual({
      session: "2030-31",
      courses: [],
      fees: {
        due: { applications: 0, rupees: 0 },
        received: { applications: 0, rupees: 0 },
        exempt: { applications: 0, rupees: 0 },
      },
      groups: [],
      lastDay: null,
      staff: [],
    }))
})
