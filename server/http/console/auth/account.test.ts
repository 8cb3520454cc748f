// Staff members manage their own account.
import { describe, expect, test } from "vitest"

import { consoleOfBlock } from "#tests/support/console.ts"
import { oneTimeCode } from "#tests/support/one-time-code.ts"
import { databasesInFullRuns } from "#tests/support/servers/databases.ts"
import { password } from "#tests/support/staff-session.ts"

const changedPassword = "a tamarind tree by the gate"

describe.each(databasesInFullRuns)("an account on $name", ({ open }) => {
  const site = consoleOfBlock(open)

  const isSignedIn = async (cookie: string) =>
    (await site.call("GET", "/me", { cookie })).statusCode === 200

  /** A member with two sessions, at the counter and at home. */
  const signInTwice = async () => {
    const email = await site.join("clerk")
    const counter = site.cookieOf(await site.signIn(email))
    const home = site.cookieOf(await site.signIn(email))
    return { email, counter, home }
  }

  test("each sign-in is its own session; sessions are listed, and others can be revoked", async () => {
    const { counter, home } = await signInTwice()
    expect(counter).not.toBe(home)
    const listed = await site.call("GET", "/auth/list-sessions", { cookie: counter })
    const own = await site.call("GET", "/me", { cookie: counter })
    const ids = (listed.json() as { id: string }[]).map(({ id }) => id)
    expect(ids).toHaveLength(2)
    expect(ids).toContain(own.json().data.sessionId)
    const ended = await site.call("POST", "/auth/revoke-other-sessions", {
      cookie: counter,
      body: {},
    })
    expect(ended.statusCode).toBe(200)
    expect([await isSignedIn(counter), await isSignedIn(home)]).toEqual([true, false])
  })

  test("ends one of its sessions by its id, and none of another member", async () => {
    const { counter, home } = await signInTwice()
    const other = await signInTwice()
    const sessionIdOf = async (cookie: string) =>
      (await site.call("GET", "/me", { cookie })).json().data.sessionId as string
    const end = async (cookie: string, id: string) =>
      (await site.call("POST", "/auth/revoke-session", { cookie, body: { id } })).statusCode
    const id = await sessionIdOf(home)
    expect(await end(other.counter, id)).toBe(200)
    expect(await isSignedIn(home)).toBe(true)
    expect(await end(counter, `${id}\0`)).toBe(400)
    expect(await end("", id)).toBe(401)
    expect(await end(counter, id)).toBe(200)
    expect([await isSignedIn(counter), await isSignedIn(home)]).toEqual([true, false])
  })

  test("no answer has the token of a session: it is in the cookie alone", async () => {
    const email = await site.join("clerk")
    const signedIn = await site.signIn(email)
    const cookie = site.cookieOf(signedIn)
    const post = (path: string, body: object) => site.call("POST", path, { cookie, body })
    const enabled = await post("/auth/two-factor/enable", { password })
    const { totpURI, backupCodes } = enabled.json() as { totpURI: string; backupCodes: string[] }
    const answers = [
      signedIn,
      await site.call("GET", "/auth/list-sessions", { cookie }),
      await post("/auth/two-factor/verify-totp", { code: oneTimeCode(totpURI) }),
    ]
    const again = site.cookieOf(answers.at(-1)!) || cookie
    for (const [path, body] of [
      ["/auth/two-factor/verify-backup-code", { code: backupCodes[0] }],
      ["/auth/change-password", { currentPassword: password, newPassword: changedPassword }],
    ] as const) {
      answers.push(await site.call("POST", path, { cookie: again, body }))
    }
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
    for (const { body } of answers) expect(body).not.toContain('"token"')
  })

  test.each([
    { option: "no revokeOtherSessions", more: {} },
    { option: "revokeOtherSessions false", more: { revokeOtherSessions: false } },
  ])("a password change ends the old password and other sessions: with $option", async (given) => {
    const { email, counter, home } = await signInTwice()
    const body = { currentPassword: password, newPassword: changedPassword, ...given.more }
    const changed = await site.call("POST", "/auth/change-password", { cookie: counter, body })
    expect(changed.statusCode).toBe(200)
    expect(await isSignedIn(home)).toBe(false)
    expect(await isSignedIn(site.cookieOf(changed) || counter)).toBe(true)
    expect((await site.signIn(email)).statusCode).toBe(401)
    expect((await site.signIn(email, changedPassword)).statusCode).toBe(200)
  })

  test("a password change is in the audit log under the member's name, a refused one is not", async () => {
    const { email, counter } = await signInTwice()
    const change = async (currentPassword: string) => {
      const body = { currentPassword, newPassword: changedPassword }
      return (await site.call("POST", "/auth/change-password", { cookie: counter, body }))
        .statusCode
    }
    const signIns = ["Password accepted", "Password accepted", "Joined: Clerk"]
    expect(await change("not the password at all")).toBe(400)
    expect(await site.auditedOf(email)).toEqual(signIns)
    expect(await change(password)).toBe(200)
    expect(await site.auditedOf(email)).toEqual(["Own password changed", ...signIns])
  })

  test("checks a changed password by the same rules as the first", async () => {
    const { counter, email } = await signInTwice()
    for (const newPassword of ["short", "qwertyuiopasdfghjkl", `${email} ${email}`]) {
      const body = { currentPassword: password, newPassword }
      const refused = await site.call("POST", "/auth/change-password", { cookie: counter, body })
      expect(refused.statusCode).toBe(422)
    }
  })
})
