import { describe, expect, test } from "vitest"

import { may, roles } from "#domain/staff/permissions.ts"
import { commandLine } from "#server/features/staff/invites.ts"
import { consoleCalls } from "#server/http/console/console-calls.ts"
import { needOf, consoleOfBlock } from "#tests/support/console.ts"
import { databasesInFullRuns } from "#tests/support/servers/databases.ts"
import { password } from "#tests/support/staff-session.ts"

describe.each(databasesInFullRuns)("the console on $name", ({ open }) => {
  const site = consoleOfBlock(open)

  const filled = (url: string) => url.replace("/api/console", "").replaceAll(/:\w+/g, "x")
  const methodsOf = (method: string | string[]) => [method].flat().filter((one) => one !== "HEAD")
  const allRoutes = () =>
    site.routes.flatMap((route) =>
      methodsOf(route.method).map((method) => ({
        method: method as "GET",
        path: filled(route.url),
        ...needOf(route),
      })),
    )

  test("every route declares its permission, and only a few are open", () => {
    const routes = allRoutes()
    expect(routes.length).toBeGreaterThan(15)
    expect(routes.filter(({ can, isOpen }) => !can === !isOpen)).toEqual([])
    const openPaths = routes.filter(({ isOpen }) => isOpen).map(({ path }) => path)
    const others = openPaths.filter((path) => !path.startsWith("/auth/") && path !== "/links/x")
    // The catch-all route for unknown paths, registered for every method.
    expect(new Set(others)).toEqual(new Set(["/*"]))
  })

  test("every defined call is a route that requires its permission", () => {
    const permissions = Object.fromEntries(
      site.routes.map((route) => [
        `${String(route.method)} ${route.url.replace("/api/console", "")}`,
        needOf(route).can,
      ]),
    )
    const calls = Object.entries(consoleCalls).map(([name, { can }]) => [
      name,
      can === "open the console" ? "sign in" : can,
    ])
    expect(permissions).toMatchObject(Object.fromEntries(calls))
  })

  test("every protected route answers 401 without a session", async () => {
    for (const { method, path, can } of allRoutes().filter((route) => route.can)) {
      const reply = await site.call(method, path, { body: method === "GET" ? undefined! : {} })
      expect([reply.statusCode, path, can]).toEqual([401, path, can])
    }
  })

  test.each(roles)("%s may call only the routes of the permission table", async (role) => {
    const cookie = await site.cookieFor(role)
    for (const { method, path, can } of allRoutes()) {
      if (!can) continue
      const reply = await site.call(method, path, {
        cookie,
        ...(method !== "GET" && { body: {} }),
      })
      const isAllowed = can === "sign in" || may(role, can)
      expect([method, path, reply.statusCode === 403]).toEqual([method, path, !isAllowed])
      expect(reply.statusCode, `${method} ${path}: ${reply.body}`).toBeLessThan(500)
    }
  })

  test("refuses writes from another origin, also for an administrator: 403", async () => {
    const cookie = await site.cookieFor("administrator")
    for (const from of ["http://evil.example", "null", ""]) {
      const reply = await site.call("POST", "/staff/invite", {
        cookie,
        body: { role: "clerk" },
        headers: { origin: from },
      })
      expect([reply.statusCode, reply.json()]).toEqual([403, { message: "another_site" }])
    }
  })

  test("the session cookie is HttpOnly, SameSite=Strict and limited to the console's paths", async () => {
    const reply = await site.signIn(await site.join("clerk"))
    const cookies = [reply.headers["set-cookie"]].flat().map(String)
    expect(cookies.length).toBeGreaterThan(0)
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; HttpOnly/i)
      expect(cookie).toMatch(/; SameSite=Strict/i)
      expect(cookie).toMatch(/; Path=(\/api\/console|(\/hi)?\/office)(;|$)/i)
    }
  })

  test("does not reveal whether an e-mail is known; slows sign-in down after three failures", async () => {
    const email = await site.join("clerk")
    const unknown = await site.signIn("nobody@college.example", "something else, as long")
    const wrong = await site.signIn(email, "something else, as long")
    expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body])
    expect([wrong.statusCode, wrong.json()]).toEqual([401, { message: "sign_in_refused" }])
    for (let i = 0; i < 2; i++) await site.signIn(email, "something else, as long")
    const locked = await site.signIn(email)
    expect([locked.statusCode, locked.json().message]).toEqual([429, "too_many"])
    expect(Number(locked.headers["retry-after"])).toBeGreaterThan(0)
  })

  test("an invitation works once and states its purpose", async () => {
    const token = await site.services.staff.invite("editor", commandLine)
    const path = `/links/${token}`
    expect((await site.call("GET", path)).json()).toEqual({
      data: { purpose: "join", role: "editor" },
    })
    const refused = await site.call("POST", path, {
      body: { name: "", email: "x", password: "short" },
    })
    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      { name: ["missing"], email: ["email.format"], password: ["password.too_short"] },
    ])
    const person = { name: "Ravi Kumar", email: "Ravi@College.example", password }
    expect((await site.call("POST", path, { body: person })).statusCode).toBe(200)
    expect((await site.call("POST", path, { body: person })).statusCode).toBe(404)
    expect((await site.signIn("ravi@college.example")).statusCode).toBe(200)
    const again = await site.services.staff.invite("clerk", commandLine)
    const taken = await site.call("POST", `/links/${again}`, { body: person })
    expect(taken.json().errors).toEqual({ name: ["name.taken"], email: ["email.taken"] })
  })

  test("disabling a member ends their session; the last administrator can't be demoted", async () => {
    const administrator = await site.cookieFor("administrator")
    const email = await site.join("clerk")
    const clerk = site.cookieOf(await site.signIn(email))
    const { data } = (await site.call("GET", "/staff", { cookie: administrator })).json()
    const members = data as { id: string; email: string; role: string }[]
    const change = (id: string, changes: object) =>
      site.call("PUT", `/staff/${id}`, { cookie: administrator, body: { data: changes } })
    const { id } = members.find((member) => member.email === email)!
    expect((await change(id, { role: "clerk", isDisabled: true })).statusCode).toBe(200)
    expect((await site.call("GET", "/me", { cookie: clerk })).statusCode).toBe(401)
    const refused = await site.signIn(email)
    expect([refused.statusCode, refused.json()]).toEqual([401, { message: "sign_in_refused" }])
    expect(refused.headers["set-cookie"]).toBeUndefined()
    expect((await change(id, { role: "clerk", isDisabled: false })).statusCode).toBe(200)
    expect((await site.signIn(email)).statusCode).toBe(200)

    const mine = (await site.call("GET", "/me", { cookie: administrator })).json().data.id
    for (const member of members.filter(({ role }) => role === "administrator")) {
      if (member.id !== mine) await change(member.id, { role: "clerk", isDisabled: false })
    }
    const last = await change(mine, { role: "clerk", isDisabled: false })
    expect([last.statusCode, last.json()]).toEqual([409, { message: "last_administrator" }])
    expect((await site.call("GET", "/me", { cookie: administrator })).statusCode).toBe(200)
  })

  test("a reset link sets a new password and ends the old password and its sessions", async () => {
    const administrator = await site.cookieFor("administrator")
    const email = await site.join("officer")
    const cookie = site.cookieOf(await site.signIn(email))
    const { id } = (await site.call("GET", "/me", { cookie })).json().data
    const made = await site.call("POST", `/staff/${id}/reset-password`, { cookie: administrator })
    const { token } = made.json().data
    const fresh = "neem tree behind the school"
    await site.call("POST", `/links/${token}`, { body: { password: fresh } })
    expect((await site.call("GET", "/me", { cookie })).statusCode).toBe(401)
    expect((await site.signIn(email)).statusCode).toBe(401)
    expect((await site.signIn(email, fresh)).statusCode).toBe(200)
  })

  test("the other endpoints of the authentication library answer 404", async () => {
    for (const path of ["sign-up/email", "update-user", "get-session", "delete-user", "ok"]) {
      const reply = await site.call("POST", `/auth/${path}`, { body: { name: "x" } })
      expect([path, reply.statusCode]).toEqual([path, 404])
    }
  })

  test("signing out ends the session on the server", async () => {
    const cookie = await site.cookieFor("clerk")
    expect((await site.call("GET", "/me", { cookie })).statusCode).toBe(200)
    expect((await site.call("POST", "/auth/sign-out", { cookie, body: {} })).statusCode).toBe(200)
    expect((await site.call("GET", "/me", { cookie })).statusCode).toBe(401)
  })
})
