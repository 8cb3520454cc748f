import { expect, test } from "vitest"

import { connect } from "#server/platform/database/connect.ts"
import { migrate } from "#server/platform/database/migrate.ts"
import { databases } from "#tests/support/servers/databases.ts"

import { leaveNumbersOut } from "./leave-numbers-out.ts"

test.each(databases)("leaves out numbers of every series on $name", async ({ openEmpty }) => {
  const place = await openEmpty()
  const db = connect(place)
  try {
    await migrate(db)
    const tables = (await db.introspection.getTables()).map(({ name }) => name)
    const series = tables.filter(
      (name) => name.endsWith("_counters") && name !== "rate_limit_counters",
    )
    expect(series.toSorted()).toEqual(["application_counters", "grievance_counters"])
    await db.insertInto("grievance_counters").values({ year: "2026", last: 17 }).execute()

    const lines = await leaveNumbersOut(db, { to: new Date("2027-01-05T06:30:00.000Z") })
    expect(lines).toHaveLength(series.length)
    for (const table of series as ("application_counters" | "grievance_counters")[]) {
      const rows = await db.selectFrom(table).select(["year", "last"]).execute()
      const { last } = rows.find(({ year }) => year === "2027")!
      expect(last).toBeGreaterThan(0)
    }
    const former = await db.selectFrom("grievance_counters").selectAll().execute()
    expect(former.find(({ year }) => year === "2026")!.last).toBe(117)
  } finally {
    await db.destroy()
    await place.close()
  }
})
