import { describe, expect, test } from "vitest"

import {
  buildRow,
  clerk,
  harnessTime,
  officer,
  useApplicationsHarness,
} from "#tests/support/applications-harness.ts"
import { databases } from "#tests/support/servers/databases.ts"

const at = harnessTime.toISOString()

describe.each(databases)("assigning applications on $name", ({ open }) => {
  const { service, store, rowOf } = useApplicationsHarness(open)
  const assignedTo = async (code: string) => {
    const { assigned_to, assigned_at } = await rowOf(code)
    return [assigned_to, assigned_at]
  }

  test("an unassigned application is taken and released; of two concurrent members one gets it", async () => {
    const [code, other] = (await store(buildRow(), buildRow({}, { assigned_to: "Ravi" }))) as [
      string,
      string,
    ]
    const { assign } = service()
    expect(await assign([code, other], { takes: true, from: null }, clerk)).toEqual([code])
    expect(await assignedTo(code)).toEqual([clerk.name, at])
    expect(await assign([code], { takes: true, from: null }, officer)).toEqual([])
    expect(await assign([code], { takes: true, from: clerk.name }, officer)).toEqual([code])
    expect(await assignedTo(code)).toEqual([officer.name, at])
    expect(await assign([code], { takes: false, from: officer.name }, officer)).toEqual([code])
    expect(await assignedTo(code)).toEqual([null, null])
  })

  test("a decision releases it, another step does not", async () => {
    const [code] = (await store(buildRow({}, { assigned_to: "Ravi" }))) as [string]
    const change = (to: "scrutiny" | "rejected", expectedVersion: number) =>
      service().changeStatuses(
        [code],
        { to, reason: "Not eligible", expectedVersions: { [code]: expectedVersion } },
        officer,
      )
    await change("scrutiny", 1)
    expect((await assignedTo(code))[0]).toBe("Ravi")
    await change("rejected", 2)
    expect((await assignedTo(code))[0]).toBeNull()
  })

  test("working on a new application marks it as seen", async () => {
    const [code] = (await store(buildRow())) as [string]
    const slip = { date: "2025-07-10", reference: "J-1" }
    expect(await service().receiveFee(code, slip, clerk)).toEqual({ outcome: "stored" })
    expect(await rowOf(code)).toMatchObject({ seen_at: at, seen_by: clerk.name })
    await service().undoFee(code, "Wrong slip", officer)
    expect((await rowOf(code)).seen_by).toBe(clerk.name)
  })
})
