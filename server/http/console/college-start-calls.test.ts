import { describe, expect, test } from "vitest"

import { collegeStartCalls } from "#server/features/college-start/college-start.ts"
import { routesOfBlock } from "#tests/support/console-routes.ts"
import { ownCollege } from "#tests/support/samples/own-college.ts"
import { databasesInFullRuns } from "#tests/support/servers/databases.ts"

import { callRoutes } from "./call-routes.ts"

const path = "/college-start"

describe.each(databasesInFullRuns)("start as my college in the console on $name", ({ open }) => {
  const site = routesOfBlock(open, callRoutes(collegeStartCalls))
  test.each(["officer", "clerk", "editor", "auditor"] as const)(
    "refuses the %s: 403",
    async (role) => {
      const body = { data: ownCollege }
      expect((await site.call("POST", path, { role, body })).status).toBe(403)
      expect((await site.call("GET", `${path}/form`, { role })).status).toBe(403)
    },
  )

  test("asks for name, address, account and helpline", async () => {
    const { data } = await site.call("GET", `${path}/form`, { role: "administrator" })
    const names = (data.fields as { name: string }[]).map(({ name }) => name)
    expect(names).toEqual(["college", "phone", "email", "deposit"])
  })

  test("names the field that is missing: 422", async () => {
    const body = { data: { ...ownCollege, email: "" } }
    const refused = await site.call("POST", path, { role: "administrator", body })
    expect(refused).toMatchObject({ status: 422, errors: { email: ["missing"] } })
  })
})

describe.each(databasesInFullRuns)("a start as my college on $name", ({ open }) => {
  const site = routesOfBlock(open, callRoutes(collegeStartCalls))

  test("an administrator starts once; then there is no sample left: 409", async () => {
    const call = () =>
      site.call("POST", path, { role: "administrator", body: { data: ownCollege } })
    expect(await call()).toMatchObject({ status: 200, data: { students: 3 } })
    const { data } = await site.call("GET", path, { role: "administrator" })
    expect(data).toMatchObject({ isSample: false, unconfirmed: "2025-26" })
    expect(data.left).toBeGreaterThan(0)
    expect(await call()).toMatchObject({ status: 409, message: "no_sample" })
  })
})
