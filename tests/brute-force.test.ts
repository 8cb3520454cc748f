// Rate limits against guessing a member of staff's password, from one address and from many. Limits for birth dates:
// server/features/students/credentials/guessing.test.ts, server/features/applications/read-status.test.ts.
import { describe, expect, test } from "vitest"

import { commandLine } from "#server/features/staff/invites.ts"
import { connect } from "#server/platform/database/connect.ts"
import { consoleOfBlock } from "#tests/support/console.ts"
import { fillPasswordQueue } from "#tests/support/fill-password-queue.ts"
import { databasesInFullRuns } from "#tests/support/servers/databases.ts"
import { password } from "#tests/support/staff-session.ts"

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

  /** Records failures of other accounts from the address of the last real one, which hashes a password. */
  const repeatFailure = async (count: number) => {
    const db = connect({ dataDir: site.dataDir, url: site.databaseUrl })
    const last = await db
      .selectFrom("sign_in_failures")
      .selectAll()
      .orderBy("at", "desc")
      .executeTakeFirstOrThrow()
    const others = Array.from({ length: count }, (_, at) => ({
      ...last,
      id: `other ${at}`,
      account: `other ${at}`,
    }))
    await db.insertInto("sign_in_failures").values(others).execute()
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

    test("slows an account down after three failures from different addresses, even for the right password", async () => {
      const email = await site.join("clerk")
      const other = await site.join("clerk")
      const statuses = await times(3, (at) =>
        guess(email, `wrong wrong wrong ${at}`, botnetAddress(at)),
      )
      expect(statuses).toEqual([401, 401, 401])
      expect(await guess(email, password, botnetAddress(99))).toBe(429)
      expect(await guess(email.toUpperCase(), password, botnetAddress(98))).toBe(429)
      expect(await guess(other, password, botnetAddress(99))).toBe(200)
    })

    test("does not keep out a browser that has signed in before, or has redeemed a link", async () => {
      const email = await site.join("clerk")
      const cookie = site.cookieOf(await site.signIn(email))
      const token = await site.services.staff.invite("clerk", commandLine)
      const joining = { name: "Known Device", email: "known@college.example", password }
      const joined = site.cookieOf(await site.call("POST", `/links/${token}`, { body: joining }))
      for (const [member, known] of [
        [email, cookie],
        [joining.email, joined],
      ] as const) {
        await times(3, (at) => guess(member, `wrong wrong wrong ${at}`, botnetAddress(at)))
        expect(await guess(member, password, oneAddress)).toBe(429)
        expect((await site.signIn(member, password, { cookie: known })).statusCode).toBe(200)
      }
    })

    test("lets the right password in from an address where 40 accounts failed", async () => {
      const email = await site.join("clerk")
      expect(await guess("nobody@college.example", password, oneAddress)).toBe(401)
      await repeatFailure(40)
      expect(await guess(email, password, oneAddress)).toBe(200)
    })

    test("is not checked while too many wait, of a member and of nobody, and the try does not count", async () => {
      const email = await site.join("clerk")
      const empty = fillPasswordQueue()
      for (const address of [email, "nobody@college.example"]) {
        const reply = await site.signIn(address)
        expect([reply.statusCode, reply.headers["retry-after"]]).toEqual([503, "30"])
      }
      for (let i = 0; i < 3; i++) await guess(email, password, botnetAddress(i))
      await empty()
      expect(await guess(email, password, oneAddress)).toBe(200)
    })

    test.each([
      { path: "/auth/change-password", body: { newPassword: "a tamarind tree by the gate" } },
      { path: "/auth/two-factor/enable", body: {} },
      { path: "/auth/two-factor/disable", body: {} },
    ])("limits password checks in an open session, at $path", async ({ path, body }) => {
      const cookie = await site.cookieFor("clerk")
      const confirmPassword = async (input: string) =>
        (
          await site.call("POST", path, {
            cookie,
            body: { ...body, ["newPassword" in body ? "currentPassword" : "password"]: input },
          })
        ).statusCode
      expect(await times(3, (at) => confirmPassword(`wrong wrong wrong ${at}`))).toEqual(
        Array(3).fill(400),
      )
      expect(await confirmPassword(password)).toBe(429)
    })
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
