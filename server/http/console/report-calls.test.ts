import { afterAll, beforeAll, expect, test } from "vitest"

import { type FuzzedSite, openFuzzedSite, origin } from "#tests/support/fuzz/fuzzed-site.ts"

let site: FuzzedSite
beforeAll(async () => {
  site = await openFuzzedSite()
})
afterAll(() => site.close())

const read = async (role: Parameters<FuzzedSite["signIn"]>[0], query = "") => {
  const headers = { origin, host: "college.example", cookie: await site.signIn(role) }
  const reply = await site.send({ url: `/api/console/report${query}`, headers })
  return { status: reply.statusCode, body: JSON.parse(reply.body) }
}

test("an auditor reads the report on the open session, with the last backup", async () => {
  const { status, body } = await read("auditor")
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ session: "2025-26", lastBackup: null })
})

test("the report is on the session of the query", async () =>
  expect((await read("officer", "?session=1999-00")).body.data).toMatchObject({
    session: "1999-00",
    courses: [],
  }))

test("a clerk may not read how much each colleague does", async () =>
  expect((await read("clerk")).status).toBe(403))
