// What guessing comes up against: each door by itself, from one address and from a thousand.
import { afterAll, beforeAll, describe, expect, test } from "vitest"

import { admissionCodeFrom } from "#domain/applications/admission-code.ts"
import { commandLine } from "#server/features/staff/invites.ts"
import { freshAadhaar } from "#tests/support/applications.ts"
import { openConsole, password } from "#tests/support/console.ts"
import { databases } from "#tests/support/databases.ts"
import { linesOf, studentRow } from "#tests/support/students.ts"

const times = <Value>(count: number, act: (at: number) => Promise<Value>) =>
  Array.from({ length: count }).reduce<Promise<Value[]>>(
    async (before, _nothing, at) => [...(await before), await act(at)],
    Promise.resolve([]),
  )

/** Another one each time, as of a net of hired machines. */
const anywhere = (at: number) => `203.0.${Math.floor(at / 250)}.${at % 250}`
const one = "192.0.2.7"

describe.each(databases)("guessing on $name", ({ open }) => {
  let place: Awaited<ReturnType<typeof open>>
  let desk: Awaited<ReturnType<typeof openConsole>>
  beforeAll(async () => {
    place = await open()
    desk = await openConsole({ DATABASE_URL: place.url })
  })
  afterAll(async () => {
    await desk.close()
    await place.close()
  })

  describe("a member of staff's password", () => {
    const guess = async (email: string, secret: string, remoteAddress: string) => {
      const reply = await desk.app.inject({
        method: "POST",
        url: "/api/console/auth/sign-in/email",
        headers: { origin: "http://college.example", host: "college.example" },
        payload: { email, password: secret },
        remoteAddress,
      })
      return reply.statusCode
    }

    test("five times from anywhere, then not even the right one is looked at", async () => {
      const email = await desk.join("clerk")
      const other = await desk.join("clerk")
      const statuses = await times(5, (at) => guess(email, `wrong wrong wrong ${at}`, anywhere(at)))
      expect(statuses).toEqual([401, 401, 401, 401, 401])
      expect(await guess(email, password, anywhere(99))).toBe(429)
      expect(await guess(email.toUpperCase(), password, anywhere(98))).toBe(429)
      expect(await guess(other, password, anywhere(99))).toBe(200)
    })

    test("one password for all of them, from one address, thirty times", async () => {
      const statuses = await times(31, (at) => guess(`p${at}@college.example`, password, one))
      expect(statuses.slice(0, 30).every((status) => status === 401)).toBe(true)
      expect(statuses[30]).toBe(429)
    })

    test.each([
      { path: "/auth/change-password", body: { newPassword: "a tamarind tree by the gate" } },
      { path: "/auth/two-factor/enable", body: {} },
      { path: "/auth/two-factor/disable", body: {} },
    ])("five times by who has found the console open, at $path", async ({ path, body }) => {
      const cookie = await desk.cookieFor("clerk")
      const say = async (spoken: string) =>
        (
          await desk.call("POST", path, {
            cookie,
            body: { ...body, ["newPassword" in body ? "currentPassword" : "password"]: spoken },
          })
        ).statusCode
      expect(await times(5, (at) => say(`wrong wrong wrong ${at}`))).toEqual(Array(5).fill(400))
      expect(await say(password)).toBe(429)
    })
  })

  describe("a student's date of birth", () => {
    const enrol = async () => {
      const row = studentRow({ dob: "27-03-2007" })
      await desk.services.importStudents("test")(linesOf([row]), () => undefined)
      return row["aadhar"]!
    }
    const guess = async (userid: string, secret: string, address: string) =>
      (await desk.services.signIn({ userid, password: secret, role: "3", address })).outcome

    test("five times from anywhere: there are some 9,000 likely dates", async () => {
      const aadhaar = await enrol()
      const outcomes = await times(5, (at) => guess(aadhaar, `0${at + 1}032007`, anywhere(at)))
      expect(new Set(outcomes)).toEqual(new Set(["refused"]))
      expect(await guess(aadhaar, "27032007", anywhere(98))).toBe("too many")
      expect(await guess(await enrol(), "27032007", anywhere(98))).toBe("signed in")
    })

    test("one date for everybody, from one address, thirty times", async () => {
      const outcomes = await times(31, () => guess(freshAadhaar(), "01012007", "192.0.2.9"))
      expect(outcomes[29]).toBe("refused")
      expect(outcomes[30]).toBe("too many")
    })
  })

  test("students who are wrong keep no staff out at the same address, nor staff students", async () => {
    const staffFrom = async (remoteAddress: string, email: string) => {
      const reply = await desk.app.inject({
        method: "POST",
        url: "/api/console/auth/sign-in/email",
        headers: { origin: "http://college.example", host: "college.example" },
        payload: { email, password },
        remoteAddress,
      })
      return reply.statusCode
    }
    const studentFrom = async (address: string) => {
      const asked = { userid: freshAadhaar(), password: "01012007", role: "3", address }
      return (await desk.services.signIn(asked)).outcome
    }
    const email = await desk.join("clerk")
    const [hall, office] = ["192.0.2.50", "192.0.2.51"]
    expect((await times(31, () => studentFrom(hall))).at(-1)).toBe("too many")
    expect(await staffFrom(hall, email)).toBe(200)
    const wrong = await times(31, (at) => staffFrom(office, `nobody${at}@college.example`))
    expect(wrong.at(-1)).toBe(429)
    expect(await studentFrom(office)).toBe("refused")
  })

  describe("the date that shows a status", () => {
    const guess = async (code: string, day: number, address: string) =>
      (await desk.services.readStatus({ code, dob: `${day}-03-2007` }, address)).outcome

    test("five times from anywhere, whether the code is known or not", async () => {
      const code = "AAAABBBBCCCC"
      const outcomes = await times(6, (at) => guess(code, 10 + at, anywhere(at)))
      expect(outcomes).toEqual([...Array(5).fill("refused"), "too many"])
    })

    test("sixty codes from one address", async () => {
      const codes = await times(61, async (at) => admissionCodeFrom(Buffer.alloc(32, at + 1)))
      const outcomes: string[] = []
      for (const code of codes) outcomes.push(await guess(code, 12, "192.0.2.8"))
      expect(outcomes[59]).toBe("refused")
      expect(outcomes[60]).toBe("too many")
    })
  })

  test("a link's token is as long as a key: nobody counts, and all that are wrong are told alike", async () => {
    const token = await desk.services.staff.invite("clerk", commandLine)
    expect(Buffer.from(token, "base64url").length).toBeGreaterThanOrEqual(24)
    const wrong = [token.slice(1), `${token}A`, token.toUpperCase(), "x", "%00", "'--"]
    for (const guess of wrong) {
      const reply = await desk.call("GET", `/links/${encodeURIComponent(guess)}`)
      expect([reply.statusCode, reply.json()]).toEqual([404, { message: "link_over" }])
    }
  })
})
