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

test("the enrolment of a session is read, and exported as a table", async () => {
  const answer = await read("auditor", "/enrolment")
  expect(answer.status).toBe(200)
  expect(answer.body.data.session).toBe("2025-26")
  expect(answer.body.data.lines.slice(0, 4).map((line: { row: string }) => line.row)).toEqual([
    "all",
    "disability",
    "muslim",
    "other_minority",
  ])
  const headers = { origin, host: "college.example", cookie: await site.signIn("officer") }
  const exported = await site.send({
    method: "POST",
    url: "/api/console/report/enrolment/export",
    headers,
    payload: { format: "csv", language: "en" },
  })
  expect(exported.statusCode).toBe(200)
  const [head, first] = exported.body.replace("\ufeff", "").split("\r\n")
  expect(head).toContain('"Course","Students","General, all","General, women"')
  expect(first).toMatch(/^"BA","All"(?:,"?0"?){18}$/)
})
