// The console's calls, and members of staff who are signed in.
import { fastify, type RouteOptions } from "fastify"
import { afterAll, beforeAll } from "vitest"

import type { Permission, Role } from "#domain/staff/permissions.ts"
import { commandLine } from "#server/features/staff/invites.ts"
import { consoleApi } from "#server/http/console/console-api.ts"

import { openApp } from "./app.ts"
import type { OpenDatabase } from "./servers/databases.ts"
import { password, signInNewMember } from "./staff-session.ts"

const origin = "http://college.example"

/** A console with its own database; `routes` lists all its routes. */
export const openConsole = async (
  env: Record<string, string | undefined> = {},
  options?: Parameters<typeof openApp>[1],
) => {
  const opened = await openApp({ PUBLIC_URL: origin, ...env }, options)
  const { services, config, close, dataDir } = opened
  const routes: RouteOptions[] = []
  const app = fastify()
  app.addHook("onRoute", (route) => void routes.push(route))
  await app.register(consoleApi, { prefix: "/api/console", config, services })
  await app.ready()

  let count = 0
  const call = async (
    method: "GET" | "POST" | "PUT" | "DELETE",
    path: string,
    { cookie, body, headers = {} }: { cookie?: string; body?: object; headers?: object } = {},
  ) =>
    app.inject({
      method,
      url: `/api/console${path}`,
      headers: { origin, host: "college.example", ...(cookie && { cookie }), ...headers },
      remoteAddress: `198.51.100.${++count % 250}`,
      ...(body && { payload: body }),
    })
  const cookieOf = (reply: { headers: Record<string, unknown> }) =>
    [reply.headers["set-cookie"] ?? []]
      .flat()
      .map((cookie) => String(cookie).split(";")[0])
      .join("; ")

  const members = new Map<Role, number>()
  const newMember = (role: Role) => {
    members.set(role, (members.get(role) ?? 0) + 1)
    const name = nameOf(`Member ${role}`, members.get(role)!)
    return { name, email: `${role}${++count}@college.example`, role }
  }
  const join = async (role: Role, given?: string) => {
    const member = newMember(role)
    const { email } = member
    const name = given ?? member.name
    const token = await services.staff.invite(role, commandLine)
    await call("POST", `/links/${token}`, { body: { name, email, password } })
    return email
  }
  /** The actions in the audit log of the member who has this e-mail address, newest first. */
  const auditedOf = async (email: string) => {
    const [member] = await services.staff.search(email, 1)
    const filter = { actor: member!.name, action: "", subject: "", from: "", to: "" }
    const { data } = await services.auditLog.list(filter, { page: 1, perPage: 100 }, "en")
    return data.map(({ action }) => action)
  }
  const signIn = (email: string, secret = password, headers = {}) =>
    call("POST", "/auth/sign-in/email", { body: { email, password: secret }, headers })
  return {
    services,
    config,
    dataDir,
    /** The console alone, and the whole site. */
    app,
    site: opened.app,
    routes,
    call,
    cookieOf,
    join,
    signIn,
    auditedOf,
    /** The cookie of a new member with a role, without the calls of an invitation and a sign-in. */
    cookieFor: async (role: Role) => {
      const { APP_KEY, DATABASE_URL } = config
      const [cookie] = await signInNewMember(dataDir, newMember(role), DATABASE_URL, APP_KEY)
      return `${cookie!.name}=${cookie!.value}`
    },
    close: async () => {
      await app.close()
      await close()
    },
  }
}

/** A console on a new database, opened before the tests of a block and closed after them. */
export const consoleOfBlock = (open: () => Promise<OpenDatabase>) => {
  const site = {} as Awaited<ReturnType<typeof openConsole>> & { databaseUrl: string | undefined }
  beforeAll(async () => {
    const database = await open()
    const opened = await openConsole({ DATABASE_URL: database.url })
    const close = async () => {
      await opened.close()
      await database.close()
    }
    Object.assign(site, opened, { databaseUrl: database.url, close })
  })
  afterAll(() => site.close())
  return site
}

/** The permission that a route requires. */
export const needOf = (route: RouteOptions) =>
  (route.config ?? {}) as { can?: Permission | "sign in"; isOpen?: true }

const letterOf = (digit: string) => String.fromCharCode(65 + Number.parseInt(digit, 26))

/** Makes names of staff unique without digits: the second Asha is Asha C. */
export const nameOf = (name: string, count: number) =>
  count === 1 ? name : `${name} ${count.toString(26).replaceAll(/./g, letterOf)}`
