// Fuzzes every page: its address, query, headers and posted body.
import { Agent, type IncomingMessage, request } from "node:http"
import { text as textOf } from "node:stream/consumers"

import fc from "fast-check"
import { afterAll, beforeAll, expect, test, vi } from "vitest"

import routes from "#app/routes.ts"
import { apply } from "#tests/support/contract-calls.ts"
import { faultsOf, marker } from "#tests/support/fuzz/answers.ts"
import { asFormData, asUrlencoded } from "#tests/support/fuzz/bodies.ts"
import { headers, inPath, objectOf, runs, someOf, text } from "#tests/support/fuzz/values.ts"
import { publishListIn, withDatabaseOf } from "#tests/support/merit/publish-list.ts"
import { validForm } from "#tests/support/samples/applications.ts"
import { maliciousStrings } from "#tests/support/samples/malicious-strings.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import { type RunningServer, startServer } from "#tests/support/servers/server.ts"

type Route = { path?: string | undefined; index?: boolean | undefined; children?: Route[] }

const pathsOf = ({ path, index, children = [] }: Route): string[] => [
  ...(index ? ["/"] : []),
  ...(path && path !== "hi?" ? [`/${path}`] : []),
  ...children.flatMap(pathsOf),
]
const paths = [...routes.flatMap((route) => pathsOf(route as Route)), "/console", "/__manifest"]

const agent = new Agent({ keepAlive: true })
// Hundreds of requests take long on a busy machine.
vi.setConfig({ testTimeout: 900_000 })

let server: RunningServer
beforeAll(async () => {
  server = await startServer({
    LOG_LEVEL: "info",
    EVENT_LOOP_DELAY_MAX_MS: "60000",
    RATE_SAVE_PER_MINUTE: "1000000",
    RATE_PRINT_PER_MINUTE: "1000000",
    RATE_LOGIN_PER_MINUTE: "1000000",
    RATE_MESSAGES_PER_10_MINUTES: "1000000",
  })
})
afterAll(async () => {
  agent.destroy()
  await server.close()
})

interface Asked {
  method: string
  path: string
  headers?: Record<string, string>
  body?: Buffer | string
}

let sent = 0

/** Sends the path unchanged; `fetch` would normalise it. */
const ask = async ({ method, path, headers: given, body }: Asked) => {
  sent += 1
  const { hostname, port } = new URL(server.url)
  const asked = request({ hostname, port, method, path, headers: given ?? {}, agent })
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    asked.on("response", resolve)
    asked.on("error", reject)
  })
  asked.end(body)
  const answer = await answered
  const isPlain = answer.headers["content-encoding"] === undefined
  const said = await textOf(answer)
  const { statusCode: status = 0 } = answer
  return { status, headers: answer.headers, body: isPlain ? said : "" }
}

const expectGood = async (asked: Asked) => {
  const answer = await ask(asked)
  const what = `${asked.method} ${asked.path} ${String(asked.body ?? "")}`.slice(0, 2000)
  expect([what, ...faultsOf(answer)]).toEqual([what])
  return answer.status
}

const language = fc.constantFrom("", "", "/hi", "/HI")
const ending = fc.constantFrom("", "", "/", "//", ".data", "/_.data", ".html")
const address = fc
  .tuple(language, fc.constantFrom(...paths), inPath, ending)
  .map(([hi, path, part, end]) => hi + path.replaceAll(/:\w+|\*/g, () => part) + end)
const question = objectOf(
  ["q", "page", "preview", "_routes", "index", "p", "paths", "version"],
  text,
)
  .map((one) => new URLSearchParams(one as Record<string, string>).toString())
  .map((one) => one.slice(0, 6000))

/** Without `expect`: the client would have to wait before it sends the body. */
const given = headers.map(({ expect: _waits, ...rest }) => rest)

test("any path, query and headers are answered below 500", async () => {
  const statuses = new Set<number>()
  await fc.assert(
    fc.asyncProperty(address, question, given, async (path, query, some) => {
      statuses.add(await expectGood({ method: "GET", path: `${path}?${query}`, headers: some }))
    }),
    runs(50),
  )
  expect([...statuses]).toEqual(expect.arrayContaining([200, 404]))
})

test("search returns no malicious string as markup", async () => {
  for (const one of someOf(maliciousStrings)) {
    const query = encodeURIComponent(one.slice(0, 2000).toWellFormed()).slice(0, 9000)
    const status = await expectGood({ method: "GET", path: `/search?q=${query}` })
    expect([one.slice(0, 100), [200, 404]]).toEqual([
      one.slice(0, 100),
      expect.arrayContaining([status]),
    ])
  }
})

/** What the status page reads after its credentials: an answer to an offer, or an objection. */
const statusFields = ["step", "list", "answer", "confirmed", "topic", "text", "aadhar_no"] as const

/** The forms of the site, and the fields that each reads. */
const forms: Record<string, readonly string[]> = {
  "/contact-us": ["name", "email", "subject", "message", "website"],
  "/admission-status": ["code", "dob", ...statusFields],
  "/admission-form/bsc/part-1": ["applicant_name", "aadhar_no", "dob", "c_address", "course"],
  "/student/student-login": ["userid", "password", "role"],
  "/office/sheets": ["ids", "codes", "filter", "page", "sort"],
  "/office/merit-list": ["session", "programme", "number", "part"],
  "/office/offer-letters": ["session", "programme", "page"],
  "/office/student-slip": ["urn"],
  "/office/cards": ["urns", "session", "course", "page"],
  "/search": ["q"],
  "/": ["a"],
}

test("any body posted to a page is answered below 500", async () => {
  const fields = Object.values(forms).flat()
  const types = fc.constantFrom(
    "application/x-www-form-urlencoded",
    "application/x-www-form-urlencoded",
    "application/x-www-form-urlencoded; charset=utf-16",
    "application/json",
    "text/plain",
    "nonsense",
  )
  const bodies = fc.oneof(
    fc
      .tuple(types, objectOf(fields, text).map(asUrlencoded))
      .map(([type, body]) => ({ type, body })),
    asFormData(fields),
  )
  const where = fc.tuple(language, fc.constantFrom(...Object.keys(forms)), ending)
  await fc.assert(
    fc.asyncProperty(where, bodies, given, async ([hi, path, end], { type, body }, some) => {
      await expectGood({
        method: "POST",
        path: hi + path + end,
        headers: { ...some, "content-type": type },
        body,
      })
    }),
    runs(40),
  )
  expect((await ask({ method: "GET", path: "/readyz" })).status).toBe(200)
})

test("an applicant with an offer may post anything, and an answer counts only as it is asked for", async () => {
  const form = validForm("BSc", { dob: "2007-03-27" })
  const code = await apply(server.url, await makeSamplePictures(), form)
  await withDatabaseOf(server, async (db) => {
    await publishListIn(db)
    const { id } = await db.selectFrom("merit_rounds").select("id").executeTakeFirstOrThrow()
    const known: Record<(typeof statusFields)[number], string[]> = {
      step: ["answer", "object"],
      list: [String(id)],
      answer: ["accepted", "declined"],
      confirmed: ["yes"],
      topic: ["index", "ncc_b"],
      text: ["My certificate is valid"],
      aadhar_no: [String(form.aadhar_no)],
    }
    const fields = fc.record(
      Object.fromEntries(
        statusFields.map((name) => [
          name,
          fc.oneof(
            { weight: name === "aadhar_no" ? 9 : 3, arbitrary: fc.constantFrom(...known[name]) },
            text,
          ),
        ]),
      ) as Record<(typeof statusFields)[number], fc.Arbitrary<string>>,
      { requiredKeys: ["step", "aadhar_no"] },
    )
    const stored = async () => ({
      state: (await db.selectFrom("merit_places").select("state").executeTakeFirstOrThrow()).state,
      objections: await db.selectFrom("merit_objections").select("topic").execute(),
    })
    const values = new Set<string | null>()
    await fc.assert(
      fc.asyncProperty(fields, async (posted) => {
        await db.updateTable("merit_places").set({ state: "offered" }).execute()
        await db.deleteFrom("merit_objections").execute()
        // Wrong numbers of one run do not forbid the next one.
        await db.deleteFrom("sign_in_failures").execute()
        await expectGood({
          method: "POST",
          path: "/admission-status",
          headers: { "content-type": "application/x-www-form-urlencoded" },
          body: asUrlencoded({ code, dob: "27-03-2007", ...posted }),
        })
        const { state, objections } = await stored()
        values.add(state).add(objections[0]?.topic ?? null)
        const { step, answer, topic } = posted
        const isProven = posted.aadhar_no === form.aadhar_no
        const mayAnswer = step === "answer" && posted.confirmed !== undefined && isProven
        expect(["offered", ...(mayAnswer ? [answer] : [])]).toContain(state)
        expect(
          objections.every((one) => step === "object" && isProven && one.topic === topic),
        ).toBe(true)
      }),
      runs(80),
    )
    expect([...values]).toEqual(
      expect.arrayContaining(["accepted", "declined", "offered", "ncc_b"]),
    )
  })
})

test("pages refuse other methods", async () => {
  for (const method of ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND", "LOCK"]) {
    const status = await expectGood({ method, path: "/notices" })
    expect([method, status >= 400]).toEqual([method, true])
  }
})

// Must be last: it reads the log of all tests above.
test("the log contains no request data and no errors", async () => {
  const logLines = () => server.log().split("\n")
  // The last lines may arrive late.
  await expect.poll(() => logLines().length).toBeGreaterThan(sent)
  const lines = logLines()
  expect(lines.filter((line) => line.includes(marker))).toEqual([])
  // React Router throws these for a form of another origin. No other error may be logged.
  const isForeign = /throwIfPotentialCSRFAttack|singleFetchAction/
  const errors = lines.filter((line) => line.includes('"level":50'))
  expect(errors.filter((line) => !isForeign.test(line))).toEqual([])
})
