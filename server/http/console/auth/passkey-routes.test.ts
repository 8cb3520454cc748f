import { describe, expect, test } from "vitest"

import { consoleOfBlock } from "#tests/support/console.ts"
import { oneTimeCode } from "#tests/support/one-time-code.ts"
import { databases } from "#tests/support/servers/databases.ts"
import { softwarePasskey } from "#tests/support/software-passkey.ts"
import { password } from "#tests/support/staff-session.ts"

const origin = "http://college.example"

describe.each(databases)("passkeys of staff on $name", ({ open }) => {
  const site = consoleOfBlock(open)

  const post = (cookie: string, path: string, body: object = {}) =>
    site.call("POST", path, { cookie, body })
  const addPasskey = async (cookie: string, name = "My phone") => {
    const key = softwarePasskey()
    const options = await post(cookie, "/auth/passkeys/options", { password })
    const response = key.create(options.json().data, origin)
    const added = await post(cookie, "/auth/passkeys", { name, response })
    return { key, added, response }
  }
  const member = async (role: "administrator" | "clerk" = "clerk") => {
    const email = await site.join(role)
    const cookie = site.cookieOf(await site.signIn(email))
    return { email, cookie }
  }
  const withPasskey = async () => {
    const { email, cookie } = await member()
    const { key } = await addPasskey(cookie)
    return { email, cookie, key }
  }
  /** The password step, and the options of the second. */
  const begin = async (email: string) => {
    const reply = await site.signIn(email)
    const cookie = site.cookieOf(reply)
    const options = await post(cookie, "/auth/passkey/sign-in-options")
    return { reply, cookie, options: options.json() }
  }
  const statusOfMe = async (cookie: string) =>
    (await site.call("GET", "/me", { cookie })).statusCode

  test("signing in needs the password and the passkey", async () => {
    const { email, key } = await withPasskey()
    const { reply, cookie, options } = await begin(email)
    expect(reply.json()).toMatchObject({ twoFactorRedirect: true, twoFactorMethods: [] })
    expect(await statusOfMe(cookie)).toBe(401)
    expect(options).toMatchObject({
      rpId: "college.example",
      allowCredentials: [{ id: key.id, transports: ["internal"] }],
    })
    const response = key.get(options, origin)
    const signedIn = await post(cookie, "/auth/passkey/verify", { response })
    expect(signedIn.statusCode).toBe(200)
    expect(signedIn.body).not.toContain("token")
    expect(await statusOfMe(site.cookieOf(signedIn))).toBe(200)
    expect((await site.auditedOf(email)).slice(0, 3)).toEqual([
      "Passkey accepted",
      "Password accepted",
      "Passkey added",
    ])
    const again = await post(cookie, "/auth/passkey/verify", { response })
    expect([again.statusCode, again.json()]).toEqual([401, { message: "sign_in_again" }])
  })

  test.each<{
    what: string
    answer: (
      key: ReturnType<typeof softwarePasskey>,
      options: { challenge: string; rpId: string },
    ) => object
  }>([
    {
      what: "of another passkey",
      answer: (_key, options) => softwarePasskey().get(options, origin),
    },
    {
      what: "to another challenge",
      answer: (key, options) => key.get({ ...options, challenge: "AAAA" }, origin),
    },
    {
      what: "for another site",
      answer: (key, options) => key.get(options, "https://college.evil"),
    },
    {
      what: "for another domain",
      answer: (key, options) => key.get({ ...options, rpId: "evil.example" }, origin),
    },
    {
      what: "of a copied authenticator",
      answer: (key, options) => {
        key.rewind()
        return key.get(options, origin)
      },
    },
    { what: "without a signature", answer: (key) => ({ id: key.id, response: {} }) },
    { what: "of no known form", answer: () => ({ id: "x" }) },
  ])("refuses an answer $what, and its challenge is used up", async ({ answer }) => {
    const { email, key } = await withPasskey()
    const { cookie, options } = await begin(email)
    const refused = await post(cookie, "/auth/passkey/verify", { response: answer(key, options) })
    expect([refused.statusCode, refused.json()]).toEqual([401, { message: "passkey_refused" }])
    const late = await post(cookie, "/auth/passkey/verify", { response: key.get(options, origin) })
    expect(late.statusCode).toBe(401)
  })

  test("refuses a passkey without the password step, and of another member", async () => {
    const { key } = await withPasskey()
    const other = await withPasskey()
    const none = await post("", "/auth/passkey/sign-in-options")
    expect([none.statusCode, none.json()]).toEqual([401, { message: "sign_in_again" }])
    const { cookie, options } = await begin(other.email)
    const response = key.get(options, origin)
    expect((await post(cookie, "/auth/passkey/verify", { response })).statusCode).toBe(401)
  })

  test("adding needs the password, and an answer to the own challenge, once", async () => {
    const { cookie } = await member()
    const wrong = await post(cookie, "/auth/passkeys/options", {
      password: "something else, as long",
    })
    expect([wrong.statusCode, wrong.json().errors]).toEqual([422, { password: ["password.wrong"] }])
    const { added, response } = await addPasskey(cookie)
    expect(added.json().data).toMatchObject({ passkeys: [{ name: "My phone" }], hasCodes: false })
    expect((await post(cookie, "/auth/passkeys", { name: "x", response })).statusCode).toBe(422)
    const thief = await member()
    await post(thief.cookie, "/auth/passkeys/options", { password })
    expect((await post(thief.cookie, "/auth/passkeys", { name: "x", response })).statusCode).toBe(
      422,
    )
  })

  test("a credential that a member already has is refused, for another one and for itself", async () => {
    const { cookie, key } = await withPasskey()
    const other = await member()
    for (const asking of [other.cookie, cookie]) {
      const options = await post(asking, "/auth/passkeys/options", { password })
      const response = key.create(options.json().data, origin)
      const refused = await post(asking, "/auth/passkeys", { name: "x", response })
      expect([refused.statusCode, refused.json().message]).toEqual([422, "passkey_refused"])
    }
    expect((await site.call("GET", "/auth/passkeys", other)).json().data.passkeys).toEqual([])
  })

  test("several can be added and removed; without any, the password suffices again", async () => {
    const { email, cookie } = await member()
    const [one, two] = [await addPasskey(cookie, "Phone"), await addPasskey(cookie, "")]
    expect(two.added.json().data.passkeys).toMatchObject([{ name: "Phone" }, { name: "2" }])
    for (const { key } of [one, two]) {
      expect((await post(cookie, `/auth/passkeys/${key.id}/remove`, { password })).statusCode).toBe(
        200,
      )
    }
    expect(
      (await post(cookie, `/auth/passkeys/${one.key.id}/remove`, { password })).statusCode,
    ).toBe(404)
    expect((await site.signIn(email)).json()).not.toHaveProperty("twoFactorRedirect")
  })

  test("a member can have codes and passkeys", async () => {
    const { email, cookie } = await member()
    const { key } = await addPasskey(cookie)
    const enabled = await post(cookie, "/auth/two-factor/enable", { password })
    const code = oneTimeCode(enabled.json().totpURI)
    expect((await post(cookie, "/auth/two-factor/verify-totp", { code })).statusCode).toBe(200)
    expect((await site.signIn(email)).json()).toMatchObject({ twoFactorMethods: ["totp"] })
    const off = await post(cookie, "/auth/two-factor/disable", { password })
    expect(off.statusCode).toBe(200)
    const { cookie: pending, options } = await begin(email)
    const response = key.get(options, origin)
    expect((await post(pending, "/auth/passkey/verify", { response })).statusCode).toBe(200)
  })

  test("an administrator removes those of a lost phone, and all sessions end", async () => {
    const { email, cookie } = await withPasskey()
    const { id } = (await site.call("GET", "/me", { cookie })).json().data
    const administrator = await member("administrator")
    await post(administrator.cookie, `/staff/${id}/remove-second-factor`)
    expect(await statusOfMe(cookie)).toBe(401)
    expect(await statusOfMe(site.cookieOf(await site.signIn(email)))).toBe(200)
  })

  test("the stored data hold no challenge that was answered", async () => {
    const { email, key } = await withPasskey()
    const { cookie, options } = await begin(email)
    await post(cookie, "/auth/passkey/verify", { response: key.get(options, origin) })
    const { challenge } = options
    expect(challenge.length).toBeGreaterThan(40)
    const again = key.get({ ...options, challenge }, origin)
    expect((await post(cookie, "/auth/passkey/verify", { response: again })).statusCode).toBe(401)
  })
})
