import { afterAll, beforeAll, expect, test } from "vitest"

import { type FuzzedSite, openFuzzedSite, origin } from "#tests/support/fuzz/fuzzed-site.ts"

let site: FuzzedSite
beforeAll(async () => {
  site = await openFuzzedSite()
})
afterAll(() => site.close())

test.each(["GET", "POST", "DELETE"] as const)(
  "answers %s of an unknown console route with 404 in the console's shape and no-store",
  async (method) => {
    const headers = { origin, host: "college.example" }
    const answer = await site.send({ method, url: "/api/console/nothing/here", headers })
    expect([answer.statusCode, answer.body]).toEqual([404, '{"message":"unknown"}'])
    expect(answer.headers["cache-control"]).toBe("no-store")
  },
)

test("logs a refused permission with member id and request id, without the name", async () => {
  const cookie = await site.signIn("clerk")
  const headers = { origin, host: "college.example", cookie }
  const refused = await site.send({ url: "/api/console/audit", headers })
  expect(refused.statusCode).toBe(403)
  const lines = site
    .log()
    .split("\n")
    .filter((line) => line.includes('"not allowed"'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)
  const [{ id } = { id: "" }] = await site.services.staff.list()
  expect(lines).toEqual([
    expect.objectContaining({
      level: 40,
      member: id,
      role: "clerk",
      can: "audit.read",
      reqId: refused.headers["x-request-id"],
    }),
  ])
  expect(site.log()).not.toContain("Sunita")
})
