import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"

import { passwordProblem } from "#domain/staff/password.ts"

import type { Config } from "../../config.ts"
import { originOf } from "../../pages/origin.ts"
import type { Services } from "../../services.ts"
import { refusalOf } from "../../staff/library-refusals.ts"
import { authPath } from "../../staff/session-rules.ts"
import { headersFor, sendCookies } from "./caller.ts"
import { Refusal } from "./console-route.ts"

/** The library's calls that are open; it has many more, for what a college does not need. */
const openCalls = [
  "sign-out",
  "list-sessions",
  "revoke-session",
  "revoke-other-sessions",
  "two-factor/enable",
  "two-factor/disable",
  "two-factor/verify-totp",
  "two-factor/verify-backup-code",
] as const

interface Options {
  config: Config
  services: Services
}

/** Passwords are compared as they were made: one spelling of each letter (`server/staff/joining.ts`). */
const inOneSpelling = (body: unknown) =>
  Object.fromEntries(
    Object.entries((body ?? {}) as Record<string, unknown>).map(([key, value]) => [
      key,
      typeof value === "string" && key.toLowerCase().includes("password")
        ? value.normalize("NFC")
        : value,
    ]),
  )

/** A call as the web's own Request, which is what the library reads. */
const requestFor = (config: Config, request: FastifyRequest, path: string) => {
  const headers = headersFor(request)
  const hasBody = request.method === "POST"
  if (hasBody) headers.set("content-type", "application/json")
  return new Request(`${originOf(config, request)}${authPath}/${path}`, {
    method: request.method,
    headers,
    ...(hasBody && { body: JSON.stringify(inOneSpelling(request.body)) }),
  })
}

const send = async (reply: FastifyReply, response: Response) => {
  reply.status(response.status)
  sendCookies(reply, response.headers.getSetCookie())
  if (!response.ok) return refusalOf(response)
  const text = await response.text()
  return reply.type("application/json").send(text || "null")
}

/** Coming in and going out, one's own password, second factor and sessions; and following a link. */
export const authRoutes = async (app: FastifyInstance, { config, services }: Options) => {
  const { staff, signInDesk } = services

  app.post<{ Body: { email?: unknown } | null }>(
    "/auth/sign-in/email",
    { config: { isOpen: true } },
    async (request, reply) => {
      const email = request.body?.email
      if (typeof email !== "string") throw new Refusal(400, "sign_in_refused")
      const call = requestFor(config, request, "sign-in/email")
      const result = await signInDesk.signIn(call, email, request.ip)
      if (result.response) return send(reply, result.response)
      reply.status(429).header("retry-after", result.retryAfterSeconds)
      return { message: "too_many", minutes: Math.ceil(result.retryAfterSeconds / 60) }
    },
  )

  for (const call of openCalls) {
    app.route({
      method: call === "list-sessions" ? "GET" : "POST",
      url: `/auth/${call}`,
      config: { isOpen: true },
      handler: async (request, reply) =>
        send(reply, await signInDesk.handle(requestFor(config, request, call))),
    })
  }

  app.post<{ Body: { newPassword?: unknown } | null }>(
    "/auth/change-password",
    { config: { can: "sign in" } },
    async (request, reply) => {
      const { name, email } = request.member
      const problem = passwordProblem(request.body?.newPassword, [name, email])
      if (problem) throw new Refusal(422, "refused", { newPassword: [problem] })
      return send(reply, await signInDesk.handle(requestFor(config, request, "change-password")))
    },
  )

  app.get("/me", { config: { can: "sign in" } }, async ({ member }) => ({
    data: {
      id: member.id,
      name: member.name,
      email: member.email,
      role: member.role,
      hasSecondFactor: member.twoFactorEnabled,
    },
  }))

  app.get<{ Params: { token: string } }>(
    "/links/:token",
    { config: { isOpen: true } },
    async ({ params }) => {
      const link = await staff.findLink(params.token)
      if (!link) throw new Refusal(404, "link_over")
      return { data: link }
    },
  )
  app.post<{ Params: { token: string }; Body: Record<string, unknown> | null }>(
    "/links/:token",
    { config: { isOpen: true } },
    async ({ params, body }) => {
      const joined = await staff.join(params.token, body ?? {})
      if (joined.outcome === "link over") throw new Refusal(404, "link_over")
      if (joined.outcome === "refused") throw new Refusal(422, "refused", joined.problems)
      return { data: { outcome: joined.outcome } }
    },
  )
}
