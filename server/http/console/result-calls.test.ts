import { beforeAll, describe, expect, test } from "vitest"

import { applicationCalls } from "#server/features/applications/applications.ts"
import { routesOfBlock } from "#tests/support/console-routes.ts"
import { makeXlsx, textRows } from "#tests/support/make-xlsx.ts"
import { validForm } from "#tests/support/samples/applications.ts"
import { databasesInFullRuns } from "#tests/support/servers/databases.ts"

import { callRoutes } from "./call-routes.ts"
import type { ConsoleRoutes } from "./console-route.ts"
import { importRoutes } from "./imports/import-routes.ts"

const routes: ConsoleRoutes = async (app, options) => {
  await app.register(callRoutes(applicationCalls), options)
  await app.register(importRoutes, options)
}

describe.each(databasesInFullRuns)("marks of awaited results on $name", ({ open }) => {
  const site = routesOfBlock(open, routes)
  const session = "2025-26"
  const i_roll = "2440055"
  const lines = `${i_roll}\tUP Board\t500\t412`

  beforeAll(async () => {
    const fields = { ...validForm("BSc"), i_roll }
    const clerk = { name: "clerk", role: "clerk" } as const
    await site.services.staffApplications.enterPaper({ fields, files: {} }, clerk)
    const { db } = site
    const { form } = await db.selectFrom("applications").select("form").executeTakeFirstOrThrow()
    const awaited = { ...JSON.parse(form), i_result: "awaited", i_obtmarks: "", i_percentage: "" }
    await db
      .updateTable("applications")
      .set({ form: JSON.stringify(awaited) })
      .execute()
  })
  const send = (path: string, body: object, role: "officer" | "clerk" = "officer") =>
    site.call("POST", path, { role, body: { session, ...body } })

  test("are read from a table with headings, as lines with the numbers of its rows", async () => {
    const rows = [
      ["Result sheet"],
      ["S.No.", "Roll No.", "Marks obtained", "Max", "बोर्ड"],
      ["1", i_roll, "412", "500", "UP Board"],
    ]
    const body = new FormData()
    body.set(
      "file",
      new Blob([new Uint8Array(makeXlsx({ sheets: [{ rows: textRows(rows) }] }))]),
      "x",
    )
    const read = await site.call("POST", "/results/read", { role: "officer", body })
    expect(read.data).toEqual({ lines: `\n\n${lines}`, errors: {} })
  })

  test("are refused line by line, and only officers may enter them", async () => {
    for (const path of ["/results/preview", "/results"]) {
      expect((await send(path, { lines: "" })).errors).toEqual({ lines: ["missing"] })
      expect((await send(path, { lines: "\n".repeat(2000) + lines })).errors).toEqual({
        lines: ["too_many"],
      })
      expect((await send(path, { lines: `${lines}\n777\t\t500\t400` })).errors).toEqual({
        2: ["unknown"],
      })
      expect(await send(path, { lines }, "clerk")).toEqual({ status: 403 })
    }
  })

  test("are shown, then entered once", async () => {
    const { data } = await send("/results/preview", { lines })
    expect(data.results).toEqual([
      {
        line: 1,
        number: expect.stringMatching(/^2025-\d{5}-\d$/),
        name: validForm("BSc")["applicant_name"],
        roll: i_roll,
        percentage: "82.40",
      },
    ])
    expect(await send("/results", { lines })).toMatchObject({ data: { count: 1 } })
    expect((await send("/results", { lines })).errors).toEqual({ 1: ["entered"] })
  })
})
