import { describe, expect, test } from "vitest"

import type { Role } from "#domain/staff/permissions.ts"
import { applicationCalls } from "#server/features/applications/applications.ts"
import { readConfig } from "#server/platform/config.ts"
import { routesOfBlock } from "#tests/support/console-routes.ts"
import type { Routes } from "#tests/support/routes-alone.ts"
import { freshAadhaar, validForm } from "#tests/support/samples/applications.ts"
import { databasesInFullRuns } from "#tests/support/servers/databases.ts"

import { callRoutes } from "../call-routes.ts"
import { applicationRoutes } from "./application-routes.ts"

const config = readConfig({ DATA_DIR: "unused" })
const routes: Routes = async (app, { services }) => {
  await app.register(applicationRoutes, { config, services })
  await app.register(callRoutes(applicationCalls), { services })
}

let days = 0
const freshDay = () => new Date(Date.UTC(2005, 0, ++days)).toISOString().slice(0, 10)

describe.each(databasesInFullRuns)("routes of duplicates on $name", ({ open }) => {
  const site = routesOfBlock(open, routes)
  const enterPaper = async (form: object) => {
    const body = { data: { ...validForm("BSc"), ...form } }
    return (await site.call("POST", "/applications", { role: "clerk", body })).data
  }
  const enterTwo = async () => {
    const form = { aadhar_no: freshAadhaar(), dob: freshDay() }
    const first = await enterPaper(form)
    const second = await enterPaper({ ...form, email: "" })
    return { first, second, ids: [first.id, second.id] as [string, string] }
  }
  const settle = (ids: [string, string], change: object, role: Role = "clerk") =>
    site.call("POST", `/applications/${ids[0]}/settle`, {
      role,
      body: {
        decision: "same_person",
        kept: ids[0],
        reason: "Saw the card",
        expectedVersions: { [ids[0]]: 1, [ids[1]]: 1 },
        ...change,
      },
    })

  test("a paper form with a known number is stored, and staff are told with the answer", async () => {
    const { first, second } = await enterTwo()
    expect(first.duplicates).toBeNull()
    expect(second.duplicates).toMatchObject({ sharing: [first.id], number: { open: [first.id] } })
  })

  test.each<[Role, number, number]>([
    ["administrator", 200, 200],
    ["officer", 200, 200],
    ["clerk", 200, 200],
    ["auditor", 200, 403],
    ["editor", 403, 403],
  ])("%s reads the comparison: %i, and settles it: %i", async (role, reads, settles) => {
    const { ids } = await enterTwo()
    const read = await site.call("GET", `/applications/${ids[0]}/duplicates`, { role })
    expect(read.status).toBe(reads)
    expect((await settle(ids, {}, role)).status).toBe(settles)
  })

  test("the comparison has the masked number and no hidden column", async () => {
    const { ids } = await enterTwo()
    const read = await site.call("GET", `/applications/${ids[0]}/duplicates`, { role: "auditor" })
    expect(read.data).toMatchObject({
      own: { id: ids[0], form: { aadhar_no: expect.stringMatching(/^XXXX XXXX \d{4}$/) } },
      sharing: [{ id: ids[1] }],
      likely: [],
    })
    expect(JSON.stringify(read)).not.toMatch(/likeness_key|aadhaar_index|_encrypted/)
  })

  test("a decision is answered with the record, and the list has it no more", async () => {
    const { ids } = await enterTwo()
    const list = async () => {
      const filter = encodeURIComponent(JSON.stringify({ duplicates: "number" }))
      const { data } = await site.call("GET", `/applications?filter=${filter}`)
      return (data as { id: string }[]).map(({ id }) => id)
    }
    expect(await list()).toEqual(expect.arrayContaining(ids))
    const { data } = await settle(ids, { kept: ids[1] })
    expect(data).toMatchObject({ id: ids[0], status: "rejected", duplicates: null })
    expect(data.events.map(({ kind }: { kind: string }) => kind)).toEqual([
      "duplicates",
      "status",
      "status",
    ])
    for (const id of ids) expect(await list()).not.toContain(id)
  })

  test.each<{ what: string; change: object; status: number; answer: object }>([
    {
      what: "no reason",
      change: { reason: "" },
      status: 422,
      answer: { errors: { reason: ["missing"] } },
    },
    {
      what: "an unknown decision",
      change: { decision: "both" },
      status: 422,
      answer: { errors: { decision: ["choice"] } },
    },
    {
      what: "nobody who is kept",
      change: { kept: "" },
      status: 422,
      answer: { errors: { kept: ["choice"] } },
    },
    {
      what: "a zero byte as the kept one",
      change: { kept: "\0" },
      status: 422,
      answer: { errors: { kept: ["choice"] } },
    },
    {
      what: "a zero byte among the applications",
      change: { expectedVersions: { "\0": 1 } },
      status: 422,
      answer: { errors: { expectedVersions: ["missing"] } },
    },
    {
      what: "no applications",
      change: { expectedVersions: {} },
      status: 409,
      answer: { message: "not_possible" },
    },
  ])("refuses a decision with $what", async ({ change, status, answer }) => {
    const { ids } = await enterTwo()
    expect(await settle(ids, change)).toMatchObject({ status, ...answer })
  })

  test("refuses a decision on versions that are not the stored ones", async () => {
    const { ids } = await enterTwo()
    expect(await settle(ids, { expectedVersions: { [ids[0]]: 1, [ids[1]]: 7 } })).toMatchObject({
      status: 409,
      message: "changed_meanwhile",
    })
    const unknown = await site.call("GET", "/applications/NOSUCHCODE22/duplicates")
    expect(unknown.status).toBe(404)
  })
})
