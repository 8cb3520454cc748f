import { beforeEach, describe, expect, test } from "vitest"

import { meritCalls } from "#server/features/merit/merit.ts"
import { routesOfTest } from "#tests/support/console-routes.ts"
import { makeXlsx, textRows } from "#tests/support/make-xlsx.ts"
import { freshAadhaar, validForm } from "#tests/support/samples/applications.ts"
import { databasesInFullRuns } from "#tests/support/servers/databases.ts"

import { callRoutes } from "./call-routes.ts"
import type { ConsoleRoutes } from "./console-route.ts"
import { importRoutes } from "./imports/import-routes.ts"

const routes: ConsoleRoutes = async (app, options) => {
  await app.register(callRoutes(meritCalls), options)
  await app.register(importRoutes, options)
}

describe.each(databasesInFullRuns)("the console's marks for merit lists on $name", ({ open }) => {
  const site = routesOfTest(open, routes)
  let code: string
  beforeEach(async () => {
    const fields = validForm("BSc", { aadhar_no: freshAadhaar() })
    const clerk = { name: "clerk", role: "clerk" } as const
    const entered = await site.services.staffApplications.enterPaper({ fields, files: {} }, clerk)
    code = entered.accepted ? entered.admissionCode : ""
  })
  const enter = (body: object) => site.call("PUT", `/merit-marks/${code}`, { role: "clerk", body })

  test("are entered for one application", async () => {
    expect((await enter({ best_five: "501/500", entrance: "50" })).errors).toEqual({
      best_five: ["percentage"],
    })
    expect(await enter({ best_five: "412/500" })).toMatchObject({ data: { count: 1 } })
    expect((await site.call("GET", `/merit-marks/${code}`)).data).toMatchObject({
      components: [],
      marks: [{ component: "best_five", percentage: 8240, entered_by: "the clerk" }],
    })
  })

  test("are entered for many, and refused line by line", async () => {
    await enter({ best_five: "412/500" })
    const send = (body: object) =>
      site.call("POST", "/merit/BSc/marks", {
        role: "clerk",
        body: { component: "entrance", ...body },
      })
    expect((await send({ lines: "" })).errors).toEqual({ lines: ["missing"] })
    expect((await send({ lines: "\n".repeat(2000) + code })).errors).toEqual({
      lines: ["too_many"],
    })
    expect((await send({ lines: `${code},50`, component: "highschool" })).errors).toEqual({
      component: ["choice"],
    })
    expect((await send({ lines: `${code},50\nABCDEFGHJKLM,60` })).errors).toEqual({
      2: ["unknown"],
    })
    expect(await send({ lines: `${code},50` })).toMatchObject({ data: { count: 1, lines: 1 } })
    expect((await site.call("GET", "/merit/BSc/marks")).data.applications).toMatchObject([
      { code, marks: { best_five: 8240, entrance: 5000 } },
    ])
  })

  test("are read from a workbook or text file, as lines with the numbers of its rows", async () => {
    const read = (file: BlobPart, role: "clerk" | "auditor" = "clerk") => {
      const body = new FormData()
      body.set("file", new Blob([file]), "marks")
      return site.call("POST", "/merit-marks/read", { role, body })
    }
    const headed = [
      ["Entrance test"],
      ["No", "Name", "आवेदन संख्या", "Marks"],
      ["1", "Asha", code, "412/500"],
    ]
    const workbook = makeXlsx({ sheets: [{ rows: textRows(headed) }] })
    const lines = `\n\n${code}\t412/500`
    expect((await read(new Uint8Array(workbook))).data).toEqual({ lines, errors: {} })
    expect((await read(`${code};50\nA;"70`)).data).toEqual({
      lines: `${code}\t50\nA\t"70\t?`,
      errors: { 2: "stray_quote" },
    })
    expect(await read(`Name,Application number\nAsha,${code},x`)).toEqual({
      status: 422,
      message: "refused",
      errors: { file: ["columns_missing"], columns: ["marks"] },
    })
    expect(await read("x", "auditor")).toEqual({ status: 403 })
  })

  test("of what is not there are unknown", async () => {
    const calls = [
      site.call("GET", "/merit-marks/ABCDEFGHJKLM"),
      site.call("PUT", "/merit-marks/ABCDEFGHJKLM", { body: {} }),
      site.call("GET", "/merit/MSc/marks"),
    ]
    const answers = await Promise.all(calls)
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  })
})
