import { afterAll, beforeAll, describe, expect, test } from "vitest"

import { openConsole, password } from "#tests/support/console.ts"
import { databases } from "#tests/support/databases.ts"
import { oneTimeCode } from "#tests/support/one-time-code.ts"

describe.each(databases)("a second factor on $name", ({ open }) => {
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

  /** An administrator who has set one up: the e-mail, and what the phone and the paper know. */
  const administrator = async () => {
    const email = await desk.join("administrator")
    const cookie = desk.cookieOf(await desk.signIn(email))
    const enabled = await desk.call("POST", "/auth/two-factor/enable", {
      cookie,
      body: { password },
    })
    const { totpURI, backupCodes } = enabled.json() as { totpURI: string; backupCodes: string[] }
    const code = oneTimeCode(totpURI)
    const set = await desk.call("POST", "/auth/two-factor/verify-totp", { cookie, body: { code } })
    expect(set.statusCode).toBe(200)
    return { email, totpURI, backupCodes, cookie: desk.cookieOf(set) || cookie }
  }
  const me = (cookie: string) => desk.call("GET", "/me", { cookie })

  test("once set up, the password alone lets nobody in; with the phone's code it does", async () => {
    const { email, totpURI } = await administrator()
    const half = await desk.signIn(email)
    expect(half.json()).toMatchObject({ twoFactorRedirect: true })
    const cookie = desk.cookieOf(half)
    expect((await me(cookie)).statusCode).toBe(401)
    const wrong = await desk.call("POST", "/auth/two-factor/verify-totp", {
      cookie,
      body: { code: "000000" },
    })
    expect([wrong.statusCode, wrong.json()]).toEqual([401, { message: "code_wrong" }])
    const right = await desk.call("POST", "/auth/two-factor/verify-totp", {
      cookie,
      body: { code: oneTimeCode(totpURI) },
    })
    expect(right.statusCode).toBe(200)
    const { data } = (await me(desk.cookieOf(right))).json()
    expect(data).toMatchObject({ email, hasSecondFactor: true })
  })

  test("a code from paper lets in once", async () => {
    const { email, backupCodes } = await administrator()
    const use = async () => {
      const cookie = desk.cookieOf(await desk.signIn(email))
      const body = { code: backupCodes[0] }
      return desk.call("POST", "/auth/two-factor/verify-backup-code", { cookie, body })
    }
    expect((await use()).statusCode).toBe(200)
    expect((await use()).json()).toEqual({ message: "code_wrong" })
  })

  test("the phone's code opens once, also for who has the password and saw it", async () => {
    const { email, totpURI } = await administrator()
    const code = oneTimeCode(totpURI)
    const use = async () => {
      const cookie = desk.cookieOf(await desk.signIn(email))
      return desk.call("POST", "/auth/two-factor/verify-totp", { cookie, body: { code } })
    }
    const first = await use()
    expect(first.statusCode).toBe(200)
    const second = await use()
    expect([second.statusCode, second.json()]).toEqual([401, { message: "code_wrong" }])
    expect(desk.cookieOf(second)).toBe("")
    expect((await me(desk.cookieOf(first))).statusCode).toBe(200)
  })

  test("five wrong codes, and one begins again; ten, and the account waits", async () => {
    const { email, totpURI } = await administrator()
    const guess = async (cookie: string, code = "000000") =>
      (
        await desk.call("POST", "/auth/two-factor/verify-totp", { cookie, body: { code } })
      ).json() as { message?: string }
    const guesses = async (cookie: string, count: number) => {
      for (let i = 0; i < count; i++) expect(await guess(cookie)).toEqual({ message: "code_wrong" })
    }
    const first = desk.cookieOf(await desk.signIn(email))
    await guesses(first, 5)
    expect(await guess(first, oneTimeCode(totpURI))).toEqual({ message: "sign_in_again" })
    const second = desk.cookieOf(await desk.signIn(email))
    await guesses(second, 5)
    const third = desk.cookieOf(await desk.signIn(email))
    expect(await guess(third, oneTimeCode(totpURI))).toEqual({ message: "too_many" })
  })

  test("it is set up and taken away with the password only", async () => {
    const { cookie } = await administrator()
    for (const call of ["enable", "disable"]) {
      const body = { password: "something else, as long" }
      const reply = await desk.call("POST", `/auth/two-factor/${call}`, { cookie, body })
      expect([reply.statusCode, reply.json()]).toEqual([400, { message: "password_wrong" }])
    }
  })

  test("another administrator takes it away from who lost the phone, and all sessions end", async () => {
    const { email, cookie } = await administrator()
    const { id } = (await me(cookie)).json().data
    const other = await desk.cookieFor("administrator")
    const removed = await desk.call("POST", `/staff/${id}/remove-second-factor`, {
      cookie: other,
      body: {},
    })
    expect(removed.json().data).toMatchObject({ hasSecondFactor: false })
    expect((await me(cookie)).statusCode).toBe(401)
    const again = desk.cookieOf(await desk.signIn(email))
    expect((await me(again)).statusCode).toBe(200)
  })
})
