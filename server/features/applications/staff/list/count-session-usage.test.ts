import { describe, expect, test } from "vitest"

import { buildRow, useApplicationsHarness } from "#tests/support/applications-harness.ts"
import { databases } from "#tests/support/servers/databases.ts"

describe.each(databases)("what applications refer to, on $name", ({ open }) => {
  const office = useApplicationsHarness(open)
  const zoology = { first_major_subject: "Zoology", second_major_subject: "Botany" }
  const science = (minor: string) => ({ course: "BSc", ...zoology, minor_subject: minor })

  test("programmes by status and subjects by place, of one session", async () => {
    await office.store(
      buildRow(science("Hindi")),
      buildRow(science("History"), { status: "admitted" }),
      buildRow(science("Hindi"), { status: "rejected" }),
      buildRow({ course: "BA" }, { session: "2024-25" }),
    )
    const { programmes, choices } = await office.service().countUsage("2025-26")
    expect(programmes).toEqual({ BSc: { submitted: 1, admitted: 1, rejected: 1 } })
    const chosen = choices.map(
      ({ programme, field, subject, count, admitted }) =>
        `${programme} ${field} ${subject}: ${count}, admitted ${admitted}`,
    )
    expect(chosen.toSorted()).toEqual([
      "BSc first_major_subject Zoology: 3, admitted 1",
      "BSc minor_subject Hindi: 2, admitted 0",
      "BSc minor_subject History: 1, admitted 1",
      "BSc second_major_subject Botany: 3, admitted 1",
    ])
    expect(await office.service().countUsage("2030-31")).toEqual({ programmes: {}, choices: [] })
  })
})
