// Fuzzes every call of the console, without a session and as an administrator.
import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"

import { faultsOf, marker } from "#tests/support/fuzz/answers.ts"
import { type FuzzedSite, openFuzzedSite, origin } from "#tests/support/fuzz/fuzzed-site.ts"
import {
  inPath as anyPath,
  jsonValue,
  objectOf,
  runs,
  shortText,
} from "#tests/support/fuzz/values.ts"
import { databasesInFullRuns } from "#tests/support/servers/databases.ts"

// Thousands of cases take long on a busy machine.
vi.setConfig({ testTimeout: 900_000, hookTimeout: 300_000 })

/** Names of fields in bodies and queries of the console. */
const names = (
  "action actor admissionNumber firstAdmissionNumber after alt before changes code course currentPassword " +
  "data date dayFrom email field filter format from id ids isDisabled isSeen isUnread kind language " +
  "name newPassword order page password perPage q reason reference reveal role expectedVersion expectedVersions seen session slug sort " +
  "status subject text to token trustDevice version why"
).split(" ")

/** Values that pass the first checks, so that the code behind them is reached. */
const known = fc.constantFrom<unknown>(
  "AAAAAAAAAAAA",
  ["AAAAAAAAAAAA"],
  "notices",
  "settings",
  "clerk",
  "aadhar_no",
  "verified",
  "csv",
  "xlsx",
  "2025-26",
  "01-07-2025",
  "sports-trials",
  1,
  1.5,
)
const anything = fc.oneof({ weight: 3, arbitrary: jsonValue }, { weight: 2, arbitrary: known })
const body = objectOf(
  names,
  fc.oneof({ weight: 3, arbitrary: anything }, { weight: 1, arbitrary: objectOf(names, anything) }),
)
const inPath = fc.oneof(
  { weight: 2, arbitrary: anyPath },
  { weight: 1, arbitrary: fc.constantFrom("notices", "settings", "pages", "AAAAAAAAAAAA", "1") },
)
const asked = objectOf(
  names,
  fc.oneof(
    shortText,
    objectOf(names, anything).map((filter) => JSON.stringify(filter)),
  ),
)
const types = fc.constantFrom(
  "application/json",
  "application/json",
  "application/json",
  "application/json; charset=utf-16",
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=B",
  "multipart/form-data",
  "application/xml",
  "nonsense",
)

const call = fc.tuple(fc.nat(), inPath, inPath, asked, types, body)
type Call = typeof call extends fc.Arbitrary<infer Value> ? Value : never

describe.each(databasesInFullRuns)("on $name", ({ open }) => {
  let place: Awaited<ReturnType<typeof open>>
  let site: FuzzedSite
  let calls: { method: string; url: string }[]
  let cookie: string
  beforeAll(async () => {
    place = await open()
    site = await openFuzzedSite({ DATABASE_URL: place.url })
    calls = site.routes.filter(({ url }) => url.startsWith("/api/console"))
    cookie = await site.signIn()
  })
  afterAll(async () => {
    await site.close()
    await place.close()
  })

  const sent = ([at, one, other, question, type, json]: Call, withCookie: string) => {
    const { method, url } = calls[at % calls.length]!
    const parts = [one, other]
    const path = url.replaceAll(/:\w+/g, () => parts.shift()!)
    const query = new URLSearchParams(question as Record<string, string>)
    const hasBody = method !== "GET"
    return {
      method: method as "GET",
      url: `${path}?${query}`,
      headers: {
        origin,
        host: "college.example",
        ...(withCookie && { cookie: withCookie }),
        ...(hasBody && { "content-type": type }),
      },
      ...(hasBody && { payload: JSON.stringify(json) }),
    }
  }

  const tried = (options: ReturnType<typeof sent>) =>
    `${options.method} ${options.url} ${options.payload ?? ""}`

  test("refuses every call without a session, and answers it without an error", async () => {
    await expect(
      fc.assert(
        fc.asyncProperty(call, async (value) => {
          const options = sent(value, "")
          const { statusCode: status, headers, body: text } = await site.send(options)
          expect(faultsOf({ status, headers, body: text }), tried(options)).toEqual([])
          const isOpen = options.url.startsWith("/api/console/auth/")
          expect(isOpen || status >= 400, tried(options)).toBe(true)
        }),
        runs(300),
      ),
    ).resolves.toBeUndefined()
  })

  test("an administrator is refused or answered, whatever is sent", async () => {
    let good = 0
    await expect(
      fc.assert(
        fc.asyncProperty(call, async (value) => {
          const options = sent(value, cookie)
          const { statusCode: status, headers, body: text } = await site.send(options)
          expect(faultsOf({ status, headers, body: text }), tried(options)).toEqual([])
          if (status === 401) cookie = await site.signIn()
          if (status === 200) good++
        }),
        runs(600),
      ),
    ).resolves.toBeUndefined()
    // Otherwise the cases reached only authentication and validation.
    expect(good).toBeGreaterThan(40)
  })

  test("a path with a zero byte, which PostgreSQL refuses, is answered with 4xx", async () => {
    const signedIn = await site.signIn()
    for (const { method, url } of calls.filter((one) => one.url.includes(":"))) {
      const path = url.replaceAll(/:\w+/g, "a%00b")
      const headers = { origin, host: "college.example", cookie: signedIn }
      const hasBody = method !== "GET"
      const payload = hasBody ? { data: {}, expectedVersion: 1, role: "clerk" } : undefined
      const options = { method: method as "GET", url: path, headers, ...(payload && { payload }) }
      const { statusCode: status, headers: given, body: told } = await site.send(options)
      expect([url, ...faultsOf({ status, headers: given, body: told })]).toEqual([url])
      expect([url, status]).toEqual([url, expect.toSatisfy((one: number) => one >= 400)])
    }
  })

  test("the log contains no sent value, and no object's prototype is polluted", () => {
    expect(site.log()).toContain("request completed")
    const lines = site.log().split("\n")
    expect(lines.filter((line) => line.includes(marker))).toEqual([])
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined()
  })
})
