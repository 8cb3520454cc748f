// The whole app with its route list and its log, for fuzzing.
import { subscribe, unsubscribe } from "node:diagnostics_channel"

import type { FastifyInstance, InjectOptions, RouteOptions } from "fastify"

import type { Role } from "#domain/staff/permissions.ts"
import { commandLine } from "#server/features/staff/invites.ts"

import { openApp } from "../app.ts"
import { nameOf } from "../console.ts"

/** The origin of all calls of the console. */
export const origin = "http://college.example"
export const password = "peepal tree near the well"

type Built = { fastify: FastifyInstance }

/** The symbol under which pino stores its output stream. pino does not export it. */
const streamOf = (log: object) => {
  let owner: object | null = log
  while (owner) {
    const found = Object.getOwnPropertySymbols(owner).find(
      ({ description }) => description === "pino.stream",
    )
    if (found) return found
    owner = Object.getPrototypeOf(owner)
  }
  throw new Error("The logger has no stream under the name that is looked for.")
}

export type FuzzedSite = Awaited<ReturnType<typeof openFuzzedSite>>

/** A site at log level debug, whose lines `log` returns, and without rate limits. */
export const openFuzzedSite = async (env: Record<string, string | undefined> = {}) => {
  const routes: RouteOptions[] = []
  const log: string[] = []
  const onBuilt = (message: unknown) => {
    const { fastify: app } = message as Built
    app.addHook("onRoute", (route) => void routes.push(route))
    Object.assign(app.log, { [streamOf(app.log)]: { write: (line: string) => log.push(line) } })
  }
  subscribe("fastify.initialization", onBuilt)
  const site = await openApp({
    PUBLIC_URL: origin,
    LOG_LEVEL: "debug",
    RATE_SAVE_PER_MINUTE: "1000000",
    RATE_PRINT_PER_MINUTE: "1000000",
    RATE_DRAFTS_PER_MINUTE: "1000000",
    RATE_LOGIN_PER_MINUTE: "1000000",
    RATE_MESSAGES_PER_10_MINUTES: "1000000",
    ...env,
  })
  await site.app.ready()
  unsubscribe("fastify.initialization", onBuilt)

  const send = (options: InjectOptions) => site.app.inject(options)
  let members = 0
  return {
    ...site,
    log: () => log.join(""),
    /** The lines since the last call, which `log` then leaves out. */
    takeLog: () => log.splice(0).join(""),
    /** Method and URL pattern of every route, without built files. */
    routes: routes
      .filter(({ config }) => !(config as { file?: string } | undefined)?.file)
      .flatMap(({ method, url }) => [method].flat().map((one) => ({ method: one, url })))
      .filter(({ method }) => method !== "HEAD" && method !== "OPTIONS"),
    send,
    /** The cookie of a new member of staff. */
    signIn: async (role: Role = "administrator") => {
      const email = `${role}${++members}@college.example`
      const headers = { origin, host: "college.example" }
      const token = await site.services.staff.invite(role, commandLine)
      const joined = { name: nameOf("Sunita Verma", members), email, password }
      await send({ method: "POST", url: `/api/console/links/${token}`, headers, payload: joined })
      const reply = await send({
        method: "POST",
        url: "/api/console/auth/sign-in/email",
        headers,
        payload: { email, password },
        remoteAddress: `198.51.100.${members % 250}`,
      })
      return [reply.headers["set-cookie"] ?? []]
        .flat()
        .map((cookie) => cookie.split(";")[0])
        .join("; ")
    },
  }
}
