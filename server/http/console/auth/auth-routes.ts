import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"

import type { Services } from "#server/features/services.ts"
import { authPath, mapAuthError, passwordError } from "#server/features/staff/staff.ts"
import { originOf } from "#server/http/shared/origin.ts"
import type { Config } from "#server/platform/config.ts"

import { headersFor, sendCookies } from "../caller.ts"
import { RequestRefused } from "../console-route.ts"

/** The auth library's routes that are exposed. It has many more that a college does not need. */
const openCalls = ["sign-out", "list-sessions", "revoke-session", "revoke-other-sessions"] as const

/** Routes that require the password again. */
const passwordCalls = ["two-factor/enable", "two-factor/disable"] as const
/** The second factor of a sign-in. `verify-totp` also completes the enrolment. */
const codeCalls = ["two-factor/verify-totp", "two-factor/verify-backup-code"] as const

interface Options {
  config: Config
  services: Services
}

/** Normalize passwords in the same way as on creation (`server/features/staff/join-form.ts`). */
const inOneSpelling = (body: unknown) =>
  Object.fromEntries(
    Object.entries((body ?? {}) as Record<string, unknown>).map(([key, value]) => [
      key,
      typeof value === "string" && key.toLowerCase().includes("password")
        ? value.normalize("NFC")
        : value,
    ]),
  )

const hasZeroByte = (body: unknown) =>
  Object.values(body ?? {}).some((value) => typeof value === "string" && value.includes("\0"))

/** Converts a call into a Web `Request`, which the auth library reads. */
const requestFor = (
  config: Config,
  request: FastifyRequest,
  path: string,
  settled: Record<string, unknown> = {},
) => {
  // PostgreSQL text cannot contain zero bytes; a query with one fails.
  if (hasZeroByte(request.body)) throw new RequestRefused(400, "malformed")
  const headers = headersFor(request)
  const hasBody = request.method === "POST"
  if (hasBody) headers.set("content-type", "application/json")
  return new Request(`${originOf(config, request)}${authPath}/${path}`, {
    method: request.method,
    headers,
    ...(hasBody && { body: JSON.stringify({ ...inOneSpelling(request.body), ...settled }) }),
  })
}

const send = async (reply: FastifyReply, response: Response) => {
  reply.status(response.status)
  // Errors that the library throws are logged elsewhere. This is a response in which it reports a failure.
  if (response.status >= 500) {
    reply.request.log.error({ status: response.status }, "the sign-in library failed")
  }
  sendCookies(reply, response.headers.getSetCookie())
  if (!response.ok) return mapAuthError(response)
  const text = await response.text()
  return reply.type("application/json").send(text || "null")
}

type Tried = Awaited<ReturnType<Services["staffSignIn"]["tryPassword"]>>

const sendTried = (reply: FastifyReply, { response, retryAfterSeconds }: Tried) => {
  if (response) return send(reply, response)
  reply.status(429).header("retry-after", retryAfterSeconds)
  return { message: "too_many", minutes: Math.ceil(retryAfterSeconds / 60) }
}

/** Sign-in and sign-out, the member's own password, second factor and sessions, and invite and reset links. */
export const authRoutes = async (app: FastifyInstance, { config, services }: Options) => {
  const { staff, staffSignIn } = services

  app.post<{ Body: { email?: unknown } | null }>(
    "/auth/sign-in/email",
    { config: { isOpen: true } },
    async (request, reply) => {
      const email = request.body?.email
      if (typeof email !== "string") throw new RequestRefused(400, "sign_in_refused")
      const call = requestFor(config, request, "sign-in/email")
      return sendTried(reply, await staffSignIn.signIn(call, email, request.ip))
    },
  )

  for (const call of openCalls) {
    app.route({
      method: call === "list-sessions" ? "GET" : "POST",
      url: `/auth/${call}`,
      config: { isOpen: true },
      handler: async (request, reply) =>
        send(reply, await staffSignIn.handle(requestFor(config, request, call))),
    })
  }

  for (const call of codeCalls) {
    app.post<{ Body: { code?: unknown } | null }>(
      `/auth/${call}`,
      { config: { isOpen: true } },
      async (request, reply) => {
        const asked = requestFor(config, request, call)
        const isSignedIn = (await staffSignIn.findSession(headersFor(request))) !== undefined
        if (isSignedIn) return send(reply, await staffSignIn.handle(asked))
        const code = request.body?.code
        if (typeof code !== "string") throw new RequestRefused(400, "malformed")
        return send(reply, await staffSignIn.signInByCode(asked, code))
      },
    )
  }

  for (const call of passwordCalls) {
    app.post(`/auth/${call}`, { config: { can: "sign in" } }, async (request, reply) => {
      const asked = requestFor(config, request, call)
      const { email } = request.member
      return sendTried(reply, await staffSignIn.tryPassword(asked, email, request.ip))
    })
  }

  app.post<{ Body: { newPassword?: unknown } | null }>(
    "/auth/change-password",
    { config: { can: "sign in" } },
    async (request, reply) => {
      const { name, email } = request.member
      const problem = await passwordError(request.body?.newPassword, [name, email])
      if (problem) throw new RequestRefused(422, "refused", { newPassword: [problem] })
      // A password change always ends all other sessions, whatever the caller sends.
      const settled = { revokeOtherSessions: true }
      const call = requestFor(config, request, "change-password", settled)
      return sendTried(reply, await staffSignIn.tryPassword(call, email, request.ip))
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
      if (!link) throw new RequestRefused(404, "link_over")
      return { data: link }
    },
  )
  app.post<{ Params: { token: string }; Body: Record<string, unknown> | null }>(
    "/links/:token",
    { config: { isOpen: true } },
    async ({ params, body }) => {
      const joined = await staff.join(params.token, body ?? {})
      if (joined.outcome === "link over") throw new RequestRefused(404, "link_over")
      if (joined.outcome === "refused") throw new RequestRefused(422, "refused", joined.problems)
      return { data: { outcome: joined.outcome } }
    },
  )
}
