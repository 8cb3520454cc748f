import { afterAll, beforeAll, describe, expect, test } from "vitest"

import { openApp } from "#tests/support/app.ts"
import { linesOf, studentRow } from "#tests/support/samples/students.ts"
import { databasesInFullRuns } from "#tests/support/servers/databases.ts"

const publicUrl = "https://college.example"

describe.each(databasesInFullRuns)("the student API on $name", ({ open }) => {
  let database: Awaited<ReturnType<typeof open>>
  let site: Awaited<ReturnType<typeof openApp>>
  beforeAll(async () => {
    database = await open()
    site = await openApp({ DATABASE_URL: database.url, PUBLIC_URL: publicUrl })
  })
  afterAll(async () => {
    await site.close()
    await database.close()
  })

  const enrol = async () => {
    const row = studentRow({ urn: `API-${process.hrtime.bigint()}`, dob: "27-03-2007" })
    row["admission_number"] = row["urn"]!
    await site.services.importStudents("test")(linesOf([row]), () => undefined)
    return row
  }
  // Each test has its own client address, so rate limits do not affect other tests.
  let clients = 0
  const nextClient = () => ({ remoteAddress: `198.51.100.${++clients}` })

  const asMultipart = (fields: Record<string, string>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    return new Response(form)
  }
  const encodings = {
    "form-data": async (fields: Record<string, string>) => {
      const response = asMultipart(fields)
      return {
        headers: { "content-type": response.headers.get("content-type")! },
        payload: Buffer.from(await response.arrayBuffer()),
      }
    },
    urlencoded: async (fields: Record<string, string>) => ({
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams(fields).toString(),
    }),
    JSON: async (fields: Record<string, string>) => ({
      headers: { "content-type": "application/json" },
      payload: JSON.stringify(fields),
    }),
  }
  const login = async (
    fields: Record<string, string>,
    {
      encoding = "form-data",
      ...rest
    }: { encoding?: keyof typeof encodings; remoteAddress?: string } = {},
  ) =>
    site.app.inject({
      method: "POST",
      url: "/api/login",
      ...nextClient(),
      ...rest,
      ...(await encodings[encoding](fields)),
    })
  const credentialsOf = (row: Record<string, string>, changes: Record<string, string> = {}) => ({
    userid: row["aadhar"]!,
    password: "27032007",
    role: "3",
    ...changes,
  })
  const me = (token: string) =>
    site.app.inject({
      url: "/api/student/me",
      headers: { authorization: `Bearer ${token}` },
    })

  test.each(Object.keys(encodings) as (keyof typeof encodings)[])(
    "signs in with Aadhaar number and birth date sent as %s",
    async (encoding) => {
      const row = await enrol()
      const reply = await login(credentialsOf(row), { encoding })
      expect(reply.statusCode).toBe(200)
      expect(reply.json()).toEqual({
        access_token: expect.stringMatching(/^[\w-]{43}$/),
        admission: {
          urn: row["urn"],
          course: "2",
          applicant_name: "Anjali Kushwaha",
          gender: "2",
          mother_name: "Sunita Kushwaha",
          father_name: "Ramdhani Kushwaha",
          dob: "2007-03-27",
          bloodGroup: "B+",
          applicant_mobile: "9415000000",
          identity_kind: "aadhaar",
          aadhar: `XXXX XXXX ${row["aadhar"]!.slice(-4)}`,
          p_address: "Village Rampur, Adarshpur",
          compulsory_subjects: "Zoology,Botany",
          curricular_subject: "Hindi",
          admission_number: row["admission_number"],
          semester: "1",
          session: "2024-2025",
          image_file: null,
        },
      })
      expect(reply.headers["cache-control"]).toBe("no-store")
    },
  )

  test("answers a wrong birth date and an unknown number identically", async () => {
    const row = await enrol()
    const wrong = await login(credentialsOf(row, { password: "28032007" }))
    const unknown = await login(credentialsOf(row, { userid: "999999990019" }))
    expect([wrong.statusCode, wrong.json()]).toEqual([
      401,
      { message: expect.stringMatching(/do not match/) },
    ])
    expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body])
    const withoutVolatile = ({
      date: _date,
      "x-request-id": _id,
      ...headers
    }: Record<string, unknown>) => headers
    expect(withoutVolatile(unknown.headers)).toEqual(withoutVolatile(wrong.headers))
  })

  const asForm = { headers: { "content-type": "application/x-www-form-urlencoded" } }
  const asJson = { headers: { "content-type": "application/json" } }
  const noMatch = /do not match/
  const malformed = /can't be read/
  test.each([
    { what: "no body", request: {}, status: 401, message: noMatch },
    { what: "an empty form", request: { ...asForm, payload: "" }, status: 401, message: noMatch },
    { what: "null", request: { ...asJson, payload: "null" }, status: 401, message: noMatch },
    { what: "an array", request: { ...asJson, payload: "[1]" }, status: 401, message: noMatch },
    { what: "broken JSON", request: { ...asJson, payload: "{" }, status: 400, message: malformed },
    {
      what: "XML",
      request: { payload: "<userid/>", headers: { "content-type": "application/xml" } },
      status: 415,
      message: malformed,
    },
    {
      what: "a body over the limit",
      request: { ...asForm, payload: `userid=${"9".repeat(20_000)}` },
      status: 413,
      message: malformed,
    },
  ])("answers $status with a message for $what", async ({ request, status, message }) => {
    const reply = await site.app.inject({
      method: "POST",
      url: "/api/login",
      ...nextClient(),
      ...request,
    })
    expect(reply.statusCode).toBe(status)
    expect(reply.json()).toEqual({ message: expect.stringMatching(message) })
  })

  test("after failures answers 429 with Retry-After, in the client's language", async () => {
    const row = await enrol()
    for (let i = 0; i < 3; i++) await login(credentialsOf(row, { password: "28032007" }))
    const reply = await site.app.inject({
      method: "POST",
      url: "/api/login",
      payload: credentialsOf(row),
      headers: { "accept-language": "hi-IN,hi;q=0.9" },
      ...nextClient(),
    })
    expect(reply.statusCode).toBe(429)
    expect(Number(reply.headers["retry-after"])).toBeGreaterThan(0)
    expect(reply.json()).toEqual({ message: expect.stringMatching(/[45] सेकंड बाद/) })
  })

  test("gives a browser that signs in a cookie for the API only, with which it is not slowed down", async () => {
    const row = await enrol()
    const cookie = String((await login(credentialsOf(row))).headers["set-cookie"])
    expect(cookie).toMatch(
      /^__Secure-student_device=[\w.-]+; Max-Age=15552000; Path=\/api; HttpOnly; SameSite=Strict; Secure$/,
    )
    for (let i = 0; i < 3; i++) await login(credentialsOf(row, { password: "28032007" }))
    expect((await login(credentialsOf(row))).statusCode).toBe(429)
    const known = await site.app.inject({
      method: "POST",
      url: "/api/login",
      payload: credentialsOf(row),
      headers: { cookie: cookie.split(";")[0] },
      ...nextClient(),
    })
    expect(known.statusCode).toBe(200)
  })

  test("sets an own password, with the errors of fields", async () => {
    const row = await enrol()
    const token = (await login(credentialsOf(row))).json().access_token
    const set = (payload: object, authorization = `Bearer ${token}`) =>
      site.app.inject({
        method: "POST",
        url: "/api/student/password",
        headers: { authorization },
        payload,
        ...nextClient(),
      })
    const password = "tamarind tree beside the pond"
    expect((await set({ current: "27032007", password }, "Bearer x")).statusCode).toBe(401)
    const refused = await set({ current: "27032007", password: "short" })
    expect([refused.statusCode, refused.json()]).toEqual([
      422,
      { message: expect.any(String), errors: { password: "password.too_short" } },
    ])
    const done = await set({ current: "27032007", password })
    expect([done.statusCode, done.json()]).toEqual([200, { message: expect.any(String) }])
    expect((await login(credentialsOf(row))).statusCode).toBe(401)
    expect((await login(credentialsOf(row, { password }))).statusCode).toBe(200)
    expect((await me(token)).json()).toMatchObject({
      sign_in: { failed_attempts: 0, has_password: true },
    })
  })

  test("a student with the office's code gets no card before a password is set", async () => {
    const row = await enrol()
    const slip = await site.services.printPasswordSlip(row["urn"]!, { name: "Ravi" })
    const token = (await login(credentialsOf(row, { password: slip!.code }))).json().access_token
    const reply = await me(token)
    expect([reply.statusCode, reply.json()]).toEqual([403, { message: expect.any(String) }])
  })

  test("a token reads its own student's card until sign-out", async () => {
    const [one, other] = [await enrol(), await enrol()]
    const token = (await login(credentialsOf(one))).json().access_token
    const otherToken = (await login(credentialsOf(other))).json().access_token
    expect((await me(token)).json()).toMatchObject({
      student: { urn: one["urn"] },
      session: "2024-2025",
    })
    expect((await me(otherToken)).json()).toMatchObject({ student: { urn: other["urn"] } })
    expect((await me(token)).headers["cache-control"]).toBe("no-store")

    const out = await site.app.inject({
      method: "POST",
      url: "/api/logout",
      headers: { authorization: `Bearer ${token}` },
    })
    expect(out.statusCode).toBe(204)
    expect((await me(token)).statusCode).toBe(401)
    expect((await me(otherToken)).statusCode).toBe(200)
  })

  test("the card's QR code links to PUBLIC_URL, whatever the request's host", async () => {
    const row = await enrol()
    const token = (await login(credentialsOf(row))).json().access_token
    const clerk = { name: "Member clerk", role: "clerk" } as const
    const staffApplications = await site.services.printCards(
      { urns: [row["urn"]!] },
      1,
      clerk,
      publicUrl,
    )
    expect((await me(token)).json().qr).toEqual(staffApplications.cards[0]!.qr)
  })

  test.each([
    { what: "no token", token: "" },
    { what: "a short token", token: "x" },
    { what: "an unknown token of the right length", token: "A".repeat(43) },
    { what: "a very long token", token: "A".repeat(5000) },
    { what: "an SQL injection", token: "' or 1=1 --" },
  ])("answers 401 for $what", async ({ token }) => {
    const reply = await me(token)
    expect(reply.statusCode).toBe(401)
    expect(reply.json()).toEqual({ message: expect.any(String) })
  })
})
