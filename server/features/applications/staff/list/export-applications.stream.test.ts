import { beforeEach, describe, expect, test } from "vitest"

import { buildRow, useApplicationsHarnessOfTest } from "#tests/support/applications-harness.ts"
import { databases } from "#tests/support/servers/databases.ts"

import { buildApplicationQuery } from "./application-query.ts"
import { streamApplications } from "./export-applications.ts"

/** Three batches; many came in the same instant, on both sides of each batch's end. */
const times = ["2025-07-01T06:00:00.000Z", "2025-07-02T06:00:00.000Z", "2025-07-03T06:00:00.000Z"]
const rows = Array.from({ length: 1500 }, (_, index) =>
  buildRow({}, { submitted_at: times[index % times.length]! }),
)

describe.each(databases)("streaming applications in batches on $name", ({ open }) => {
  const harness = useApplicationsHarnessOfTest(open)
  beforeEach(async () => {
    for (let from = 0; from < rows.length; from += 250) {
      await harness.store(...rows.slice(from, from + 250))
    }
  })

  test("returns each matching application once, newest first", async () => {
    const asked = await buildApplicationQuery(harness.listing(), {})
    const found: string[] = []
    for await (const row of streamApplications(harness.db(), asked)) {
      found.push(`${row.submitted_at} ${row.admission_code}`)
    }
    expect(found).toEqual(
      rows
        .map((row) => `${row.submitted_at} ${row.admission_code}`)
        .toSorted()
        .toReversed(),
    )
  })

  test("returns all of exactly one batch", async () => {
    const asked = await buildApplicationQuery(harness.listing(), { dayFrom: "2025-07-03" })
    const codes = new Set<string>()
    for await (const row of streamApplications(harness.db(), asked)) codes.add(row.admission_code)
    expect(codes.size).toBe(500)
  })

  test("leaves out applications that arrive or stop matching meanwhile", async () => {
    const asked = await buildApplicationQuery(harness.listing(), {
      status: "submitted",
      dayTo: "2025-07-03",
    })
    const [newest] = await harness.store(buildRow({}, { submitted_at: "2025-07-03T05:00:00.000Z" }))
    const oldest = rows
      .filter(({ submitted_at }) => submitted_at === times[0])
      .map(({ admission_code }) => admission_code)
      .toSorted()[0]!
    const found: string[] = []
    for await (const row of streamApplications(harness.db(), asked)) {
      if (found.length === 0) {
        await harness.store(
          buildRow({}, { admission_code: "LATER", submitted_at: "2025-07-03T06:30:00.000Z" }),
        )
        await harness
          .db()
          .updateTable("applications")
          .set({ status: "withdrawn" })
          .where("admission_code", "=", oldest)
          .execute()
      }
      found.push(row.admission_code)
    }
    expect(found).toHaveLength(rows.length)
    expect(found).toContain(newest)
    expect(found).not.toContain("LATER")
    expect(found).not.toContain(oldest)
  })
})
