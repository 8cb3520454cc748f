// What members of staff do with their own account.
import { afterAll, beforeAll, describe, expect, test } from "vitest"

import { openConsole, password } from "#tests/support/console.ts"
import { databases } from "#tests/support/databases.ts"

const other = "a tamarind tree by the gate"

describe.each(databases)("an account on $name", ({ open }) => {
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

  const isSignedIn = async (cookie: string) =>
    (await desk.call("GET", "/me", { cookie })).statusCode === 200

  /** Somebody who is signed in twice, at the counter and at home. */
  const twice = async () => {
    const email = await desk.join("clerk")
    const counter = desk.cookieOf(await desk.signIn(email))
    const home = desk.cookieOf(await desk.signIn(email))
    return { email, counter, home }
  }

  test("each sign-in is a session of its own; both are seen, and the other can be ended", async () => {
    const { counter, home } = await twice()
    expect(counter).not.toBe(home)
    const listed = await desk.call("GET", "/auth/list-sessions", { cookie: counter })
    expect(listed.json()).toHaveLength(2)
    const ended = await desk.call("POST", "/auth/revoke-other-sessions", {
      cookie: counter,
      body: {},
    })
    expect(ended.statusCode).toBe(200)
    expect([await isSignedIn(counter), await isSignedIn(home)]).toEqual([true, false])
  })

  test.each([
    { asks: "nothing of other sessions", more: {} },
    { asks: "that they stay", more: { revokeOtherSessions: false } },
  ])(
    "with a new password the old one opens nothing, and other sessions end: asked for $asks",
    async (given) => {
      const { email, counter, home } = await twice()
      const body = { currentPassword: password, newPassword: other, ...given.more }
      const changed = await desk.call("POST", "/auth/change-password", { cookie: counter, body })
      expect(changed.statusCode).toBe(200)
      expect(await isSignedIn(home)).toBe(false)
      expect(await isSignedIn(desk.cookieOf(changed) || counter)).toBe(true)
      expect((await desk.signIn(email)).statusCode).toBe(401)
      expect((await desk.signIn(email, other)).statusCode).toBe(200)
    },
  )

  test("a new password is looked at as the first one was", async () => {
    const { counter, email } = await twice()
    for (const newPassword of ["short", "qwertyuiopasdfghjkl", `${email} ${email}`]) {
      const body = { currentPassword: password, newPassword }
      const refused = await desk.call("POST", "/auth/change-password", { cookie: counter, body })
      expect(refused.statusCode).toBe(422)
    }
  })
})
