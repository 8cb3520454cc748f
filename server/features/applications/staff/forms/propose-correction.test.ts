import { describe, expect, test } from "vitest"

import {
  buildRow,
  clerk,
  officer,
  useApplicationsHarness,
} from "#tests/support/applications-harness.ts"
import { databases } from "#tests/support/servers/databases.ts"

describe.each(databases)("a proposed correction of marks on $name", ({ open }) => {
  const { service, store, rowOf, auditOf } = useApplicationsHarness(open)
  const storeOne = async () => {
    const [code] = await store(buildRow({ course: "BSc", i_obtmarks: "412", i_maxmarks: "500" }))
    return code!
  }
  const propose = (code: string, changes: Record<string, unknown>, more: object = {}) =>
    service().proposeCorrection(
      code,
      { changes, why: "As in the marksheet", expectedVersion: 1, ...more },
      clerk,
    )
  const answer = (code: string, isAccepted: boolean, expectedVersion = 2) =>
    service().answerProposal(code, { isAccepted, expectedVersion }, officer)
  const read = async (code: string) => (await service().read(code, officer))!
  const listed = async () => {
    const asked = { sort: "submitted_at", order: "desc", limit: 100, offset: 0 } as const
    const { applications } = await service().list({ ...asked, filter: { check: "proposal" } })
    return applications.map(({ id }) => id)
  }
  const proposed = {
    why: "As in the marksheet",
    fields: { i_obtmarks: { from: "412", to: "421" } },
  }

  test("changes nothing until an officer accepts it; then the history has both", async () => {
    const code = await storeOne()
    expect(await propose(code, { i_obtmarks: "421" })).toEqual({ outcome: "stored" })
    expect((await read(code)).form).toMatchObject({ i_obtmarks: "412" })
    expect(await listed()).toContain(code)
    expect(await answer(code, true)).toEqual({ outcome: "stored" })
    const { form, events } = await read(code)
    expect(form).toMatchObject({ i_obtmarks: "421", i_percentage: "84.20" })
    expect(events).toMatchObject([
      { kind: "proposal", actor: clerk.name, data: proposed },
      { kind: "correction", actor: officer.name, data: { why: proposed.why } },
      { kind: "proposal_answer", actor: officer.name, data: { is_accepted: true } },
    ])
    expect(await listed()).not.toContain(code)
    expect((await auditOf(code)).map(({ action }) => action)).toEqual([
      "application correction proposed",
      "application corrected",
      "application correction accepted",
    ])
  })

  test("is rejected with one press, and stays in the history", async () => {
    const code = await storeOne()
    await propose(code, { i_obtmarks: "421" })
    expect(await answer(code, false)).toEqual({ outcome: "stored" })
    const { form, events } = await read(code)
    expect(form).toMatchObject({ i_obtmarks: "412" })
    expect(events.map(({ kind }) => kind)).toEqual(["proposal", "proposal_answer"])
    expect(await listed()).not.toContain(code)
    expect(await answer(code, true, 3)).toEqual({ outcome: "not_possible" })
  })

  test("a later proposal takes the place of an open one", async () => {
    const code = await storeOne()
    await propose(code, { i_obtmarks: "421" })
    await propose(code, { i_obtmarks: "422" }, { expectedVersion: 2 })
    expect(await answer(code, true, 3)).toEqual({ outcome: "stored" })
    expect((await read(code)).form).toMatchObject({ i_obtmarks: "422" })
  })

  test("is closed by its acceptance, too, if an officer has corrected the same meanwhile", async () => {
    const code = await storeOne()
    await propose(code, { i_obtmarks: "421" })
    const correction = { changes: { i_obtmarks: "421" }, why: "Seen", expectedVersion: 2 }
    await service().correct(code, correction, officer)
    expect(await answer(code, true, 3)).toEqual({ outcome: "stored" })
    expect((await read(code)).events.at(-1)).toMatchObject({ kind: "proposal_answer" })
  })

  test("of marks of class 12 says that an awaited result is there", async () => {
    const awaited = { i_result: "awaited", i_maxmarks: "", i_obtmarks: "", i_percentage: "" }
    const row = buildRow({ course: "BSc" })
    const form = JSON.stringify({ ...JSON.parse(row.form), ...awaited })
    const [code] = await store({ ...row, form })
    const marks = { i_maxmarks: "500", i_obtmarks: "421" }
    expect(await propose(code!, marks)).toEqual({ outcome: "stored" })
    expect(await answer(code!, true)).toEqual({ outcome: "stored" })
    expect((await read(code!)).form).toMatchObject({
      ...marks,
      i_result: "passed",
      i_percentage: "84.20",
    })
  })

  test("is counted with the work lists", async () => {
    const { proposals } = await service().countWorkLists()
    await propose(await storeOne(), { i_obtmarks: "421" })
    expect((await service().countWorkLists()).proposals).toBe(proposals + 1)
  })

  test.each<{ what: string; changes: Record<string, unknown>; more?: object; errors: object }>([
    {
      what: "another field",
      changes: { applicant_name: "X Y" },
      errors: { applicant_name: ["unknown"] },
    },
    {
      what: "no reason",
      changes: { i_obtmarks: "421" },
      more: { why: " " },
      errors: { why: ["missing"] },
    },
    { what: "the same marks", changes: { i_obtmarks: "412" }, errors: { changes: ["same_marks"] } },
    {
      what: "more than the maximum",
      changes: { i_obtmarks: "512" },
      errors: { i_obtmarks: [expect.any(String)] },
    },
  ])("is refused with $what", async ({ changes, more, errors }) => {
    const code = await storeOne()
    expect(await propose(code, changes, more)).toMatchObject({ outcome: "refused", errors })
    expect((await rowOf(code)).version).toBe(1)
  })

  test("is refused for an older version", async () => {
    const code = await storeOne()
    await propose(code, { i_obtmarks: "421" })
    expect(await propose(code, { i_obtmarks: "422" })).toEqual({ outcome: "changed_meanwhile" })
    expect(await answer(code, true, 1)).toEqual({ outcome: "changed_meanwhile" })
    expect(
      await service().answerProposal("nobody", { isAccepted: true, expectedVersion: 1 }, officer),
    ).toEqual({ outcome: "unknown" })
  })
})
