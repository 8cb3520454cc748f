import { afterAll, beforeAll, describe, expect, test } from "vitest"

import { openApp } from "#tests/support/app.ts"
import { databases } from "#tests/support/databases.ts"
import { linesOf, studentRow } from "#tests/support/students.ts"

const publicUrl = "https://college.example"

describe.each(databases)("the student calls on $name", ({ open }) => {
  let place: Awaited<ReturnType<typeof open>>
  let desk: Awaited<ReturnType<typeof openApp>>
  beforeAll(async () => {
    place = await open()
    desk = await openApp({ DATABASE_URL: place.url, PUBLIC_URL: publicUrl })
  })
  afterAll(async () => {
    await desk.close()
    await place.close()
  })

  const enrol = async () => {
    const row = studentRow({ urn: `API-${process.hrtime.bigint()}`, dob: "27-03-2007" })
    row["admission_number"] = row["urn"]!
    await desk.services.importStudents("test")(linesOf([row]), () => undefined)
    return row
  }
  // An address of its own for each test, so that one's failures don't count for another.
  let hosts = 0
  const caller = () => ({ remoteAddress: `198.51.100.${++hosts}` })

  const asMultipart = (fields: Record<string, string>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    return new Response(form)
  }
  const kinds = {
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
    { kind = "form-data", ...rest }: { kind?: keyof typeof kinds; remoteAddress?: string } = {},
  ) =>
    desk.app.inject({
      method: "POST",
      url: "/api/login",
      ...caller(),
      ...rest,
      ...(await kinds[kind](fields)),
    })
  const of = (row: Record<string, string>, changes: Record<string, string> = {}) => ({
    userid: row["aadhar"]!,
    password: "27032007",
    role: "3",
    ...changes,
  })
  const me = (token: string) =>
    desk.app.inject({
      url: "/api/student/me",
      headers: { authorization: `Bearer ${token}` },
    })

  test.each(Object.keys(kinds) as (keyof typeof kinds)[])(
    "sent as %s, number and date of birth sign in",
    async (kind) => {
      const row = await enrol()
      const reply = await login(of(row), { kind })
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

  test("a wrong date and an unknown number get the very same answer", async () => {
    const row = await enrol()
    const wrong = await login(of(row, { password: "28032007" }))
    const unknown = await login(of(row, { userid: "999999990019" }))
    expect([wrong.statusCode, wrong.json()]).toEqual([
      401,
      { message: expect.stringMatching(/do not match/) },
    ])
    expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body])
    const telling = ({ date: _date, "x-request-id": _id, ...headers }: Record<string, unknown>) =>
      headers
    expect(telling(unknown.headers)).toEqual(telling(wrong.headers))
  })

  const asForm = { headers: { "content-type": "application/x-www-form-urlencoded" } }
  const asJson = { headers: { "content-type": "application/json" } }
  const noMatch = /do not match/
  const unreadable = /can't be read/
  test.each([
    { what: "no body", request: {}, status: 401, message: noMatch },
    { what: "an empty form", request: { ...asForm, payload: "" }, status: 401, message: noMatch },
    { what: "null", request: { ...asJson, payload: "null" }, status: 401, message: noMatch },
    { what: "a list", request: { ...asJson, payload: "[1]" }, status: 401, message: noMatch },
    { what: "broken JSON", request: { ...asJson, payload: "{" }, status: 400, message: unreadable },
    {
      what: "XML",
      request: { payload: "<userid/>", headers: { "content-type": "application/xml" } },
      status: 415,
      message: unreadable,
    },
    {
      what: "too much",
      request: { ...asForm, payload: `userid=${"9".repeat(20_000)}` },
      status: 413,
      message: unreadable,
    },
  ])("$what: $status and what is wrong", async ({ request, status, message }) => {
    const reply = await desk.app.inject({
      method: "POST",
      url: "/api/login",
      ...caller(),
      ...request,
    })
    expect(reply.statusCode).toBe(status)
    expect(reply.json()).toEqual({ message: expect.stringMatching(message) })
  })

  test("the sixth failure is told how long to wait, in the caller's language", async () => {
    const row = await enrol()
    for (let i = 0; i < 5; i++) await login(of(row, { password: "28032007" }))
    const reply = await desk.app.inject({
      method: "POST",
      url: "/api/login",
      payload: of(row),
      headers: { "accept-language": "hi-IN,hi;q=0.9" },
      ...caller(),
    })
    expect(reply.statusCode).toBe(429)
    expect(Number(reply.headers["retry-after"])).toBeGreaterThan(800)
    expect(reply.json()).toEqual({ message: expect.stringContaining("15 मिनट") })
  })

  test("the token shows the card of its own student, until the sign-out", async () => {
    const [one, other] = [await enrol(), await enrol()]
    const token = (await login(of(one))).json().access_token
    const otherToken = (await login(of(other))).json().access_token
    expect((await me(token)).json()).toMatchObject({
      student: { urn: one["urn"] },
      session: "2024-2025",
    })
    expect((await me(otherToken)).json()).toMatchObject({ student: { urn: other["urn"] } })
    expect((await me(token)).headers["cache-control"]).toBe("no-store")

    const out = await desk.app.inject({
      method: "POST",
      url: "/api/logout",
      headers: { authorization: `Bearer ${token}` },
    })
    expect(out.statusCode).toBe(204)
    expect((await me(token)).statusCode).toBe(401)
    expect((await me(otherToken)).statusCode).toBe(200)
  })

  test("the card's code leads to the college's public address, however the request came by", async () => {
    const row = await enrol()
    const token = (await login(of(row))).json().access_token
    const clerk = { name: "Member clerk", role: "clerk" } as const
    const office = await desk.services.printCards({ urns: [row["urn"]!] }, 1, clerk, publicUrl)
    expect((await me(token)).json().qr).toEqual(office.cards[0]!.qr)
  })

  test.each([
    { what: "no token", token: "" },
    { what: "a short one", token: "x" },
    { what: "one of the right length", token: "A".repeat(43) },
    { what: "a very long one", token: "A".repeat(5000) },
    { what: "a piece of SQL", token: "' or 1=1 --" },
  ])("$what shows nothing", async ({ token }) => {
    const reply = await me(token)
    expect(reply.statusCode).toBe(401)
    expect(reply.json()).toEqual({ message: expect.any(String) })
  })
})
