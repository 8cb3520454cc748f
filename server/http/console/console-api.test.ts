import { afterAll, beforeAll, describe, expect, test } from "vitest"

import { may, roles } from "#domain/staff/permissions.ts"
import { commandLine } from "#server/features/staff/invites.ts"
import { needOf, openConsole, password } from "#tests/support/console.ts"
import { databases } from "#tests/support/databases.ts"

describe.each(databases)("the console on $name", ({ open }) => {
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

  const filled = (url: string) => url.replace("/api/console", "").replaceAll(/:\w+/g, "x")
  const methodsOf = (method: string | string[]) => [method].flat().filter((one) => one !== "HEAD")
  const allCalls = () =>
    desk.routes.flatMap((route) =>
      methodsOf(route.method).map((method) => ({
        method: method as "GET",
        path: filled(route.url),
        ...needOf(route),
      })),
    )

  test("each route says whom it answers, and few answer everybody", () => {
    const calls = allCalls()
    expect(calls.length).toBeGreaterThan(15)
    expect(calls.filter(({ can, isOpen }) => !can === !isOpen)).toEqual([])
    const openPaths = calls.filter(({ isOpen }) => isOpen).map(({ path }) => path)
    const others = openPaths.filter((path) => !path.startsWith("/auth/") && path !== "/links/x")
    // What is none of the calls, by all the methods there are.
    expect(new Set(others)).toEqual(new Set(["/*"]))
  })

  test("without a session none of the others answers", async () => {
    for (const { method, path, can } of allCalls().filter((call) => call.can)) {
      const reply = await desk.call(method, path, { body: method === "GET" ? undefined! : {} })
      expect([reply.statusCode, path, can]).toEqual([401, path, can])
    }
  })

  test.each(roles)("%s may call what the table says, and nothing else", async (role) => {
    const cookie = await desk.cookieFor(role)
    for (const { method, path, can } of allCalls()) {
      if (!can) continue
      const reply = await desk.call(method, path, { cookie, ...(method !== "GET" && { body: {} }) })
      const isAllowed = can === "sign in" || may(role, can)
      expect([method, path, reply.statusCode === 403]).toEqual([method, path, !isAllowed])
      expect(reply.statusCode, `${method} ${path}: ${reply.body}`).toBeLessThan(500)
    }
  })

  test("what changes something is refused from another site, whoever asks", async () => {
    const cookie = await desk.cookieFor("administrator")
    for (const from of ["http://evil.example", "null", ""]) {
      const reply = await desk.call("POST", "/staff/invite", {
        cookie,
        body: { role: "clerk" },
        headers: { origin: from },
      })
      expect([reply.statusCode, reply.json()]).toEqual([403, { message: "another_site" }])
    }
  })

  test("the cookie is out of the reach of scripts and other sites", async () => {
    const reply = await desk.signIn(await desk.join("clerk"))
    const cookies = [reply.headers["set-cookie"]].flat().map(String)
    expect(cookies.length).toBeGreaterThan(0)
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; HttpOnly/i)
      expect(cookie).toMatch(/; SameSite=Strict/i)
      expect(cookie).toMatch(/; Path=(\/api\/console|(\/hi)?\/office)(;|$)/i)
    }
  })

  test("nobody is told whether an address is known; the sixth failure waits, even with the right password", async () => {
    const email = await desk.join("clerk")
    const unknown = await desk.signIn("nobody@college.example", "something else, as long")
    const wrong = await desk.signIn(email, "something else, as long")
    expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body])
    expect([wrong.statusCode, wrong.json()]).toEqual([401, { message: "sign_in_refused" }])
    for (let i = 0; i < 4; i++) await desk.signIn(email, "something else, as long")
    const locked = await desk.signIn(email)
    expect([locked.statusCode, locked.json().message]).toEqual([429, "too_many"])
    expect(Number(locked.headers["retry-after"])).toBeGreaterThan(600)
  })

  test("a link works once, and says what it is for", async () => {
    const token = await desk.services.staff.invite("editor", commandLine)
    const path = `/links/${token}`
    expect((await desk.call("GET", path)).json()).toEqual({
      data: { purpose: "join", role: "editor" },
    })
    const refused = await desk.call("POST", path, {
      body: { name: "", email: "x", password: "short" },
    })
    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      { name: ["missing"], email: ["email.format"], password: ["password.too_short"] },
    ])
    const who = { name: "Ravi Kumar", email: "Ravi@College.example", password }
    expect((await desk.call("POST", path, { body: who })).statusCode).toBe(200)
    expect((await desk.call("POST", path, { body: who })).statusCode).toBe(404)
    expect((await desk.signIn("ravi@college.example")).statusCode).toBe(200)
    const again = await desk.services.staff.invite("clerk", commandLine)
    const taken = await desk.call("POST", `/links/${again}`, { body: who })
    expect(taken.json().errors).toEqual({ name: ["name.taken"], email: ["email.taken"] })
  })

  test("somebody disabled is out at once, and the last administrator can't be", async () => {
    const administrator = await desk.cookieFor("administrator")
    const email = await desk.join("clerk")
    const clerk = desk.cookieOf(await desk.signIn(email))
    const { data } = (await desk.call("GET", "/staff", { cookie: administrator })).json()
    const members = data as { id: string; email: string; role: string }[]
    const change = (id: string, changes: object) =>
      desk.call("PUT", `/staff/${id}`, { cookie: administrator, body: { data: changes } })
    const { id } = members.find((member) => member.email === email)!
    expect((await change(id, { role: "clerk", isDisabled: true })).statusCode).toBe(200)
    expect((await desk.call("GET", "/me", { cookie: clerk })).statusCode).toBe(401)
    const refused = await desk.signIn(email)
    expect([refused.statusCode, refused.json()]).toEqual([401, { message: "sign_in_refused" }])
    expect(refused.headers["set-cookie"]).toBeUndefined()
    expect((await change(id, { role: "clerk", isDisabled: false })).statusCode).toBe(200)
    expect((await desk.signIn(email)).statusCode).toBe(200)

    const mine = (await desk.call("GET", "/me", { cookie: administrator })).json().data.id
    for (const member of members.filter(({ role }) => role === "administrator")) {
      if (member.id !== mine) await change(member.id, { role: "clerk", isDisabled: false })
    }
    const last = await change(mine, { role: "clerk", isDisabled: false })
    expect([last.statusCode, last.json()]).toEqual([409, { message: "last_administrator" }])
    expect((await desk.call("GET", "/me", { cookie: administrator })).statusCode).toBe(200)
  })

  test("an administrator's link sets a new password; the old one and its sessions are over", async () => {
    const administrator = await desk.cookieFor("administrator")
    const email = await desk.join("officer")
    const cookie = desk.cookieOf(await desk.signIn(email))
    const { id } = (await desk.call("GET", "/me", { cookie })).json().data
    const made = await desk.call("POST", `/staff/${id}/reset-password`, { cookie: administrator })
    const { token } = made.json().data
    const fresh = "neem tree behind the school"
    await desk.call("POST", `/links/${token}`, { body: { password: fresh } })
    expect((await desk.call("GET", "/me", { cookie })).statusCode).toBe(401)
    expect((await desk.signIn(email)).statusCode).toBe(401)
    expect((await desk.signIn(email, fresh)).statusCode).toBe(200)
  })

  test("the library's other calls are closed", async () => {
    for (const path of ["sign-up/email", "update-user", "get-session", "delete-user", "ok"]) {
      const reply = await desk.call("POST", `/auth/${path}`, { body: { name: "x" } })
      expect([path, reply.statusCode]).toEqual([path, 404])
    }
  })

  test("signing out ends the session on the server", async () => {
    const cookie = await desk.cookieFor("clerk")
    expect((await desk.call("GET", "/me", { cookie })).statusCode).toBe(200)
    expect((await desk.call("POST", "/auth/sign-out", { cookie, body: {} })).statusCode).toBe(200)
    expect((await desk.call("GET", "/me", { cookie })).statusCode).toBe(401)
  })
})
