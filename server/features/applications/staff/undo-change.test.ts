import { describe, expect, test } from "vitest"

import type { Status } from "#domain/applications/workflow.ts"
import {
  buildRow,
  clerk,
  harnessTime,
  officer,
  useApplicationsHarness,
} from "#tests/support/applications-harness.ts"
import { databases } from "#tests/support/servers/databases.ts"

import { undoChanges } from "./undo-change.ts"

describe.each(databases)("undoing a change on $name", ({ open }) => {
  const { db, service, store, rowOf, auditOf } = useApplicationsHarness(open)
  const storeOne = async () => (await store(buildRow()))[0]!
  const change = async (code: string, to: Status, reason = "") => {
    const { version } = await rowOf(code)
    const [result] = await service().changeStatuses(
      [code],
      { to, reason, expectedVersions: { [code]: version } },
      clerk,
    )
    expect(result?.outcome).toBe("stored")
  }
  const undo = async (code: string, actor: typeof clerk | typeof officer = clerk, after = 0) => {
    const now = () => new Date(harnessTime.getTime() + after * 1000)
    const expectedVersions = { [code]: (await rowOf(code)).version }
    const [result] = await undoChanges({ db: db(), now })([code], expectedVersions, actor)
    return result
  }

  test("gives the former status, day and reason back, and the history keeps both changes", async () => {
    const code = await storeOne()
    const before = await rowOf(code)
    await change(code, "query", "Which board?")
    expect(await undo(code)).toMatchObject({ outcome: "stored" })
    expect(await rowOf(code)).toEqual({
      ...before,
      version: 3,
      // The member who changed it counts as having seen it.
      seen_at: harnessTime.toISOString(),
      seen_by: clerk.name,
    })
    const { events } = (await service().read(code, clerk))!
    expect(events.map(({ data }) => data)).toEqual([
      { from: "submitted", to: "query", reason: "Which board?" },
      { from: "query", to: "submitted", reason: "", is_undo: true },
    ])
    expect((await auditOf(code)).at(-1)).toMatchObject({
      action: "application status change undone",
      details: '{"from":"query","to":"submitted"}',
    })
  })

  test("gives a query its reason back", async () => {
    const code = await storeOne()
    await change(code, "query", "Which board?")
    await change(code, "scrutiny")
    expect(await undo(code)).toMatchObject({ outcome: "stored" })
    expect(await rowOf(code)).toMatchObject({ status: "query", status_reason: "Which board?" })
    expect(await undo(code)).toMatchObject({ outcome: "not_possible" })
  })

  test.each([
    { who: "a colleague", actor: officer, after: 0 },
    { who: "anybody after a minute", actor: clerk, after: 61 },
  ])("$who cannot undo it", async ({ actor, after }) => {
    const code = await storeOne()
    await change(code, "verified")
    expect(await undo(code, actor, after)).toMatchObject({ outcome: "not_possible" })
    expect(await rowOf(code)).toMatchObject({ status: "verified" })
  })

  test("an older version and an unknown code are refused", async () => {
    const code = await storeOne()
    await change(code, "verified")
    const unknown = "NOSUCHCODE22"
    const expectedVersions = { [code]: 1, [unknown]: 1 }
    expect(await service().undoChanges([code, unknown], expectedVersions, clerk)).toEqual([
      { id: code, outcome: "changed_meanwhile" },
      { id: unknown, outcome: "unknown" },
    ])
  })

  test("an admission is not undone: it made a student record", async () => {
    const [code] = await store(buildRow({ urn: "25UNDO0001" }))
    await change(code!, "verified")
    const firstAdmissionNumber = "2025/UNDO1"
    const admission = {
      to: "admitted",
      reason: "",
      expectedVersions: { [code!]: 2 },
      firstAdmissionNumber,
    } as const
    await service().changeStatuses([code!], admission, officer)
    expect(await undo(code!, officer)).toMatchObject({ outcome: "not_possible" })
    expect(await rowOf(code!)).toMatchObject({ status: "admitted" })
  })

  test("a finding is taken back, and the one before it counts again", async () => {
    const code = await storeOne()
    const mark = async (finding: "verified" | "refused", reason: string) => {
      const expectedVersion = (await rowOf(code)).version
      const checked = { claim: "category", finding, reason, expectedVersion }
      expect(await service().markClaim(code, checked, clerk)).toEqual({ outcome: "stored" })
    }
    const stateOf = async () =>
      (await service().read(code, clerk))!.claims.find(({ name }) => name === "category")
    await mark("refused", "No seal")
    await mark("verified", "")
    expect(await undo(code)).toMatchObject({ outcome: "stored" })
    expect(await stateOf()).toMatchObject({ state: "refused", reason: "No seal" })
    expect((await auditOf(code)).at(-1)).toMatchObject({
      action: "claim finding undone",
      details: '{"claim":"category","from":"verified","to":"refused"}',
    })
    expect(await undo(code)).toMatchObject({ outcome: "not_possible" })
  })

  test("claims that were verified with the application are open again, and a refused one stays refused", async () => {
    const [code] = await store(buildRow({ category: "obc", weightage: ["ncc_b"] }))
    const refused = {
      claim: "category",
      finding: "refused",
      reason: "No seal",
      expectedVersion: 1,
    } as const
    expect(await service().markClaim(code!, refused, clerk)).toEqual({ outcome: "stored" })
    const verified = { to: "verified", reason: "", expectedVersion: 2, withClaims: true } as const
    expect(await service().changeStatus(code!, verified, clerk)).toEqual({ outcome: "stored" })
    expect(await undo(code!)).toMatchObject({ outcome: "stored" })
    const { claims, status, version } = (await service().read(code!, clerk))!
    expect({ status, version }).toEqual({ status: "submitted", version: 4 })
    expect(Object.fromEntries(claims.map(({ name, state }) => [name, state]))).toMatchObject({
      category: "refused",
      ncc_b: "unchecked",
    })
    expect((await auditOf(code!)).map(({ action }) => action).slice(-2)).toEqual([
      "claim finding undone",
      "application status change undone",
    ])
    expect(await undo(code!)).toMatchObject({ outcome: "not_possible" })
  })

  test("a change is not undone once something else changed", async () => {
    const code = await storeOne()
    await change(code, "verified")
    const deposit = { date: "2025-07-01", reference: "J-1" }
    expect(await service().receiveFee(code, deposit, clerk)).toEqual({ outcome: "stored" })
    expect(await undo(code)).toMatchObject({ outcome: "not_possible" })
  })
})
