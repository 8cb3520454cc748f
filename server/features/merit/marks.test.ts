import { beforeEach, describe, expect, test } from "vitest"

import { presetRule } from "#domain/merit/candidates/merit-presets.ts"
import {
  buildRow,
  clerk,
  fieldEncryption,
  harnessTime,
  officer,
  useApplicationsHarnessOfTest,
} from "#tests/support/applications-harness.ts"
import { sessionDeps } from "#tests/support/samples/session.ts"
import { databases } from "#tests/support/servers/databases.ts"

import { createMeritService } from "./merit.ts"

const where = { session: "2025-26", programme: "BSc" }
const [a, b, other] = ["MERTAAAAAAAA", "MERTBBBBBBBB", "MERTCCCCCCCC"] as const

describe.each(databases)("marks that staff enter, on $name", ({ open }) => {
  const office = useApplicationsHarnessOfTest(open)
  const merit = () =>
    createMeritService({ ...sessionDeps, db: office.db(), fieldEncryption, now: () => harnessTime })
  const marks = async () =>
    Object.fromEntries(
      (await merit().readProgrammeMarks(where)).applications.map(({ code, marks: own }) => [
        code,
        own,
      ]),
    )
  const importLines = (text: string) =>
    merit().importMarks(where, { component: "best_five", text }, clerk)

  const saveRule = () =>
    merit().saveRule(
      where,
      { unmodifiedSince: "", rule: presetRule("best_five", 2), reason: "" },
      officer,
    )

  beforeEach(() =>
    office.store(
      buildRow({ course: "BSc" }, { admission_code: a }),
      buildRow({ course: "BSc" }, { admission_code: b }),
      buildRow({ course: "BA" }, { admission_code: other }),
    ),
  )

  test("are those that the newest rule needs", async () => {
    expect(await merit().readProgrammeMarks(where)).toMatchObject({
      components: [],
      applications: [{ code: a, marks: {} }, { code: b }],
    })
    await saveRule()
    expect(await merit().readMarks(a)).toEqual({ components: ["best_five"], marks: [] })
    expect(await merit().readMarks("MERTDDDDDDDD")).toBeUndefined()
  })

  test("of one application are stored, changed and taken away, with lines in the audit", async () => {
    const enter = (best_five: string) => merit().enterMarks(a, { best_five }, clerk)
    expect(await enter("412/500")).toEqual({ outcome: "stored", count: 1 })
    expect(await enter("82.40")).toEqual({ outcome: "stored", count: 0 })
    expect(await enter("412/0")).toEqual({ outcome: "refused", components: ["best_five"] })
    expect((await merit().readMarks(a))?.marks).toEqual([
      {
        component: "best_five",
        percentage: 8240,
        entered_at: harnessTime.toISOString(),
        entered_by: clerk.name,
      },
    ])
    await enter("80")
    await enter("")
    expect(await marks()).toEqual({ [a]: {}, [b]: {} })
    const lines = await office.auditOf(a)
    expect(lines.map(({ action, details }) => `${action}, ${details}`)).toEqual([
      'merit marks entered, {"component":"best_five","from":"–","to":"82.40"}',
      'merit marks entered, {"component":"best_five","from":"82.40","to":"80.00"}',
      'merit marks entered, {"component":"best_five","from":"80.00","to":"–"}',
    ])
    expect(await merit().enterMarks("MERTDDDDDDDD", {}, clerk)).toEqual({ outcome: "unknown" })
  })

  test("of many are stored all, or none if a line has an error", async () => {
    expect(await importLines(`${a},70\n${other},60\n${b},x`)).toEqual({
      outcome: "refused",
      errors: [
        { line: 2, error: "unknown" },
        { line: 3, error: "percentage" },
      ],
    })
    expect(await marks()).toEqual({ [a]: {}, [b]: {} })
    expect(await importLines(`${a},70\n${b},300/500`)).toMatchObject({ count: 2, lines: 2 })
    expect(await importLines(`${a},70\n${b},61`)).toMatchObject({ count: 1, lines: 2 })
    expect(await marks()).toEqual({ [a]: { best_five: 7000 }, [b]: { best_five: 6100 } })
  })

  test("decide in the next list; who has none is not ranked", async () => {
    await saveRule()
    await merit().enterMarks(a, { best_five: "70" }, clerk)
    const [draft] = (await merit().read(where)).rules
    await merit().signRule(where, { version: 1, unmodifiedSince: draft!.changed_at }, officer)
    const round = await merit().dryRun(where, officer.name)
    expect(round).toMatchObject({
      warnings: { missing: [{ code: b, components: ["best_five"] }] },
      places: [
        { admission_code: a, place: { index: { basis: [{ percentage: 7000 }] } } },
        { admission_code: b, place: { outcome: null, index: { missing: ["best_five"] } } },
      ],
    })
  })
})
