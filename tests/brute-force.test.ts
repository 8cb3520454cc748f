// Rate limits against guessing a member of staff's password, from one address and from many. Limits for birth dates:
// server/platform/rate-limit/sign-in-attempts.test.ts, server/features/applications/read-status.test.ts.
import { describe, expect, test } from "vitest"

import { commandLine } from "#server/features/staff/invites.ts"
import { connect } from "#server/platform/database/connect.ts"
import { consoleOfBlock, password } from "#tests/support/console.ts"
import { freshAadhaar } from "#tests/support/samples/applications.ts"
import { databasesInFullRuns } from "#tests/support/servers/databases.ts"

const times = <Value>(count: number, act: (at: number) => Promise<Value>) =>
  Array.from({ length: count }).reduce<Promise<Value[]>>(
    async (before, _value, at) => [...(await before), await act(at)],
    Promise.resolve([]),
  )

/** A different client address for each attempt, as from a botnet. */
const botnetAddress = (at: number) => `203.0.${Math.floor(at / 250)}.${at % 250}`
const oneAddress = "192.0.2.7"

describe.each(databasesInFullRuns)("brute-force protection on $name", ({ open }) => {
  const site = consoleOfBlock(open)

  /**
   * Records the last failure of a member of staff again, under its address only: each real failure hashes a password.
   */
  const repeatFailure = async (count: number) => {
    const db = connect({ dataDir: site.dataDir, url: site.databaseUrl })
    const last = await db
      .selectFrom("sign_in_attempts")
      .select(["key", "at"])
      .where("key", "like", "staff address %")
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow()
    await db
      .insertInto("sign_in_attempts")
      .values(Array.from({ length: count }, () => last))
      .execute()
    await db.destroy()
  }

  describe("a member of staff's password", () => {
    const guess = async (email: string, secret: string, remoteAddress: string) => {
      const reply = await site.app.inject({
        method: "POST",
        url: "/api/console/auth/sign-in/email",
        headers: { origin: "http://college.example", host: "college.example" },
        payload: { email, password: secret },
        remoteAddress,
      })
      return reply.statusCode
    }

    test("locks an account after five failures from different addresses, even for the right password", async () => {
      const email = await site.join("clerk")
      const other = await site.join("clerk")
      const statuses = await times(5, (at) =>
        guess(email, `wrong wrong wrong ${at}`, botnetAddress(at)),
      )
      expect(statuses).toEqual([401, 401, 401, 401, 401])
      expect(await guess(email, password, botnetAddress(99))).toBe(429)
      expect(await guess(email.toUpperCase(), password, botnetAddress(98))).toBe(429)
      expect(await guess(other, password, botnetAddress(99))).toBe(200)
    })

    test.each([
      { what: "one address", from: oneAddress, next: oneAddress },
      { what: "one IPv6 network", from: "2001:db8::1", next: "2001:db8::2:3" },
    ])("limits $what to 30 failures across accounts", async ({ from, next }) => {
      await guess("p0@college.example", password, from)
      await repeatFailure(28)
      expect(await guess("p1@college.example", password, next)).toBe(401)
      expect(await guess("p2@college.example", password, next)).toBe(429)
    })

    test.each([
      { path: "/auth/change-password", body: { newPassword: "a tamarind tree by the gate" } },
      { path: "/auth/two-factor/enable", body: {} },
      { path: "/auth/two-factor/disable", body: {} },
    ])(
      "limits password checks in an open session to five failures, at $path",
      async ({ path, body }) => {
        const cookie = await site.cookieFor("clerk")
        const confirmPassword = async (typed: string) =>
          (
            await site.call("POST", path, {
              cookie,
              body: { ...body, ["newPassword" in body ? "currentPassword" : "password"]: typed },
            })
          ).statusCode
        expect(await times(5, (at) => confirmPassword(`wrong wrong wrong ${at}`))).toEqual(
          Array(5).fill(400),
        )
        expect(await confirmPassword(password)).toBe(429)
      },
    )
  })

  test("counts failures of students and staff at one address separately", async () => {
    const staffFrom = async (remoteAddress: string, email: string) => {
      const reply = await site.app.inject({
        method: "POST",
        url: "/api/console/auth/sign-in/email",
        headers: { origin: "http://college.example", host: "college.example" },
        payload: { email, password },
        remoteAddress,
      })
      return reply.statusCode
    }
    const studentFrom = async (address: string) => {
      const request = { userid: freshAadhaar(), password: "01012007", role: "3", address }
      return (await site.services.signIn(request)).outcome
    }
    const email = await site.join("clerk")
    const [studentHall, staffOffice] = ["192.0.2.50", "192.0.2.51"]
    expect((await times(31, () => studentFrom(studentHall))).at(-1)).toBe("too many")
    expect(await staffFrom(studentHall, email)).toBe(200)
    expect(await staffFrom(staffOffice, "nobody@college.example")).toBe(401)
    await repeatFailure(29)
    expect(await staffFrom(staffOffice, "nobody1@college.example")).toBe(429)
    expect(await studentFrom(staffOffice)).toBe("refused")
  })

  test("link tokens are too long to guess; all wrong tokens get the same answer", async () => {
    const token = await site.services.staff.invite("clerk", commandLine)
    expect(Buffer.from(token, "base64url").length).toBeGreaterThanOrEqual(24)
    const wrong = [token.slice(1), `${token}A`, token.toUpperCase(), "x", "%00", "'--"]
    for (const guess of wrong) {
      const reply = await site.call("GET", `/links/${encodeURIComponent(guess)}`)
      expect([reply.statusCode, reply.json()]).toEqual([404, { message: "link_over" }])
    }
  })
})
