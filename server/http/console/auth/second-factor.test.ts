import { describe, expect, test } from "vitest"

import { consoleOfBlock } from "#tests/support/console.ts"
import { oneTimeCode } from "#tests/support/one-time-code.ts"
import { databasesInFullRuns } from "#tests/support/servers/databases.ts"
import { password } from "#tests/support/staff-session.ts"

describe.each(databasesInFullRuns)("a second factor on $name", ({ open }) => {
  const site = consoleOfBlock(open)

  /** An administrator with a second factor, its TOTP URI and backup codes. */
  const administrator = async () => {
    const email = await site.join("administrator")
    const cookie = site.cookieOf(await site.signIn(email))
    const enabled = await site.call("POST", "/auth/two-factor/enable", {
      cookie,
      body: { password },
    })
    const { totpURI, backupCodes } = enabled.json() as { totpURI: string; backupCodes: string[] }
    const code = oneTimeCode(totpURI)
    const verified = await site.call("POST", "/auth/two-factor/verify-totp", {
      cookie,
      body: { code },
    })
    expect(verified.statusCode).toBe(200)
    return { email, totpURI, backupCodes, cookie: site.cookieOf(verified) || cookie }
  }
  const getAccount = (cookie: string) => site.call("GET", "/me", { cookie })

  test("once enabled, signing in needs password and TOTP code", async () => {
    const { email, totpURI } = await administrator()
    const passwordOnly = await site.signIn(email)
    expect(passwordOnly.json()).toMatchObject({ twoFactorRedirect: true })
    const cookie = site.cookieOf(passwordOnly)
    expect((await getAccount(cookie)).statusCode).toBe(401)
    const wrong = await site.call("POST", "/auth/two-factor/verify-totp", {
      cookie,
      body: { code: "000000" },
    })
    expect([wrong.statusCode, wrong.json()]).toEqual([401, { message: "code_wrong" }])
    const right = await site.call("POST", "/auth/two-factor/verify-totp", {
      cookie,
      body: { code: oneTimeCode(totpURI) },
    })
    expect(right.statusCode).toBe(200)
    const { data } = (await getAccount(site.cookieOf(right))).json()
    expect(data).toMatchObject({ email, hasSecondFactor: true })
  })

  test("the audit log has each change of it when it takes effect, and each sign-in by code", async () => {
    const email = await site.join("clerk")
    const change = async (cookie: string, call: "enable" | "disable") => {
      const reply = await site.call("POST", `/auth/two-factor/${call}`, {
        cookie,
        body: { password },
      })
      expect(reply.statusCode).toBe(200)
      return reply
    }
    const verify = (cookie: string, code: string) =>
      site.call("POST", "/auth/two-factor/verify-totp", { cookie, body: { code } })
    const uriOf = async (cookie: string) =>
      ((await change(cookie, "enable")).json() as { totpURI: string }).totpURI

    const signedIn = site.cookieOf(await site.signIn(email))
    // Nothing is on yet: no audit line.
    await change(signedIn, "disable")
    const first = signedIn
    const begun = await uriOf(first)
    expect((await verify(first, "000000")).statusCode).toBe(401)
    const before = ["Password accepted", "Joined: Clerk"]
    expect(await site.auditedOf(email)).toEqual(before)

    const verified = await verify(first, oneTimeCode(begun))
    const cookie = site.cookieOf(verified)
    expect((await verify(cookie, oneTimeCode(begun))).statusCode).toBe(200)
    const switchedOn = ["Second factor switched on", ...before]
    expect(await site.auditedOf(email)).toEqual(switchedOn)

    const replaced = await uriOf(cookie)
    const second = site.cookieOf(await site.signIn(email))
    await change(site.cookieOf(await verify(second, oneTimeCode(replaced))), "disable")
    expect(await site.auditedOf(email)).toEqual([
      "Second factor switched off",
      "Code accepted",
      "Password accepted",
      "Second factor replaced",
      ...switchedOn,
    ])
  })

  test("a backup code works once", async () => {
    const { email, backupCodes } = await administrator()
    const signInWithCode = async () => {
      const cookie = site.cookieOf(await site.signIn(email))
      const body = { code: backupCodes[0] }
      return site.call("POST", "/auth/two-factor/verify-backup-code", { cookie, body })
    }
    expect((await signInWithCode()).statusCode).toBe(200)
    expect((await signInWithCode()).json()).toEqual({ message: "code_wrong" })
  })

  test("backup codes have no look-alikes and are accepted however they are typed", async () => {
    const { email, backupCodes } = await administrator()
    for (const code of backupCodes)
      expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4}(?:-[2-9A-HJ-NP-Z]{4}){2}$/)
    const cookie = site.cookieOf(await site.signIn(email))
    const body = { code: backupCodes[1]!.toLowerCase().replaceAll("-", " ") }
    const reply = await site.call("POST", "/auth/two-factor/verify-backup-code", { cookie, body })
    expect(reply.statusCode).toBe(200)
  })

  test("a TOTP code works once", async () => {
    const { email, totpURI } = await administrator()
    const code = oneTimeCode(totpURI)
    const signInWithCode = async () => {
      const cookie = site.cookieOf(await site.signIn(email))
      return site.call("POST", "/auth/two-factor/verify-totp", { cookie, body: { code } })
    }
    const first = await signInWithCode()
    expect(first.statusCode).toBe(200)
    const second = await signInWithCode()
    expect([second.statusCode, second.json()]).toEqual([401, { message: "code_wrong" }])
    expect(site.cookieOf(second)).toBe("")
    expect((await getAccount(site.cookieOf(first))).statusCode).toBe(200)
  })

  test("five wrong codes end the sign-in attempt; ten lock the account", async () => {
    const { email, totpURI } = await administrator()
    const guess = async (cookie: string, code = "000000") =>
      (
        await site.call("POST", "/auth/two-factor/verify-totp", { cookie, body: { code } })
      ).json() as { message?: string }
    const guesses = async (cookie: string, count: number) => {
      for (let i = 0; i < count; i++) expect(await guess(cookie)).toEqual({ message: "code_wrong" })
    }
    const first = site.cookieOf(await site.signIn(email))
    await guesses(first, 5)
    expect(await guess(first, oneTimeCode(totpURI))).toEqual({ message: "sign_in_again" })
    const second = site.cookieOf(await site.signIn(email))
    await guesses(second, 5)
    const third = site.cookieOf(await site.signIn(email))
    expect(await guess(third, oneTimeCode(totpURI))).toEqual({ message: "too_many" })
  })

  test("enabling and disabling need the password", async () => {
    const { cookie } = await administrator()
    for (const call of ["enable", "disable"]) {
      const body = { password: "something else, as long" }
      const reply = await site.call("POST", `/auth/two-factor/${call}`, { cookie, body })
      expect([reply.statusCode, reply.json()]).toEqual([400, { message: "password_wrong" }])
    }
  })

  test("another administrator can remove it, which ends all sessions", async () => {
    const { email, cookie } = await administrator()
    const { id } = (await getAccount(cookie)).json().data
    const other = await site.cookieFor("administrator")
    const removed = await site.call("POST", `/staff/${id}/remove-second-factor`, {
      cookie: other,
      body: {},
    })
    expect(removed.json().data).toMatchObject({ hasSecondFactor: false })
    expect((await getAccount(cookie)).statusCode).toBe(401)
    const again = site.cookieOf(await site.signIn(email))
    expect((await getAccount(again)).statusCode).toBe(200)
  })
})
