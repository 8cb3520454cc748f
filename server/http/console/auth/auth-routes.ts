import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"

import { groupAdmissionCode, parseAdmissionCode } from "#domain/applications/admission-code.ts"
import type { Services } from "#server/features/services.ts"
import { authPath, mapAuthError, passwordError } from "#server/features/staff/staff.ts"
import { headersFor, sendCookies } from "#server/http/shared/caller.ts"
import { staffDeviceCookie } from "#server/http/shared/device-cookie.ts"
import { originOf } from "#server/http/shared/origin.ts"
import { RequestRefused, wrongField } from "#server/http/shared/request-refused.ts"
import type { Config } from "#server/platform/config.ts"

import {
  asText,
  type ConsoleCall,
  type ConsoleOptions,
  opening,
  settingUp,
} from "../console-route.ts"
import { passkeyRoutes } from "./passkey-routes.ts"

/** The auth library's routes that are exposed. It has many more that a college does not need. */
const openCalls = ["sign-out", "list-sessions", "revoke-other-sessions"] as const

/** The second factor of a sign-in. `verify-totp` also completes the enrolment. */
const codeCalls = ["two-factor/verify-totp", "two-factor/verify-backup-code"] as const

/** Normalize passwords in the same way as on creation (`server/features/staff/accept-invite.ts`). */
const normalizePasswords = (body: unknown) =>
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
  overrides: Record<string, unknown> = {},
) => {
  // PostgreSQL text cannot contain zero bytes; a query with one fails.
  if (hasZeroByte(request.body)) throw new RequestRefused(400, "malformed")
  const headers = headersFor(request)
  const hasBody = request.method === "POST"
  if (hasBody) headers.set("content-type", "application/json")
  return new Request(`${originOf(config, request)}${authPath}/${path}`, {
    method: request.method,
    headers,
    ...(hasBody && { body: JSON.stringify({ ...normalizePasswords(request.body), ...overrides }) }),
  })
}

/** A backup code as it was shown, however it is typed. Codes of earlier versions are of another length and stay. */
const backupCode = (body: ConsoleCall["Body"]) => {
  const code = parseAdmissionCode(body?.["code"])
  return code === undefined ? {} : { code: groupAdmissionCode(code) }
}

/** The library's answer without tokens of sessions: scripts cannot read that of the cookie. */
const withoutTokens = (text: string) =>
  JSON.stringify(
    JSON.parse(text || "null", (key, value: unknown) => (key === "token" ? undefined : value)),
  )

const send = async (reply: FastifyReply, response: Response) => {
  reply.status(response.status)
  // Errors that the library throws are logged elsewhere. This is a response in which it reports a failure.
  if (response.status >= 500) {
    reply.request.log.error({ status: response.status }, "the sign-in library failed")
  }
  sendCookies(reply, response.headers.getSetCookie())
  if (!response.ok) return mapAuthError(response)
  return reply.type("application/json").send(withoutTokens(await response.text()))
}

type PasswordAttempt = Awaited<ReturnType<Services["staffSignIn"]["changeAccount"]>>

const sendAttempt = (reply: FastifyReply, { response, retryAfterSeconds }: PasswordAttempt) => {
  if (response) return send(reply, response)
  reply.status(429).header("retry-after", retryAfterSeconds)
  return { message: "too_many", minutes: Math.ceil(retryAfterSeconds / 60) }
}

const open = { config: { isOpen: true } } as const

/** After the second step of a sign-in the browser is a known device. */
const rememberAfter = async (
  reply: FastifyReply,
  response: Response,
  { config, services: { staffSignIn } }: ConsoleOptions,
) => {
  if (!response.ok) return
  const deviceCookie = staffDeviceCookie(config)
  const value = await staffSignIn.deviceAfter(response, deviceCookie.read(reply.request))
  if (value) deviceCookie.set(reply, value)
}

const signInRoutes = (app: FastifyInstance, options: ConsoleOptions) => {
  const { config } = options
  const { staffSignIn } = options.services
  const deviceCookie = staffDeviceCookie(config)
  app.post<ConsoleCall>("/auth/sign-in/email", open, async (request, reply) => {
    const email = request.body?.email
    if (typeof email !== "string") throw new RequestRefused(400, "sign_in_refused")
    const libraryRequest = requestFor(config, request, "sign-in/email")
    const client = { address: request.ip, deviceCookie: deviceCookie.read(request) }
    const attempt = await staffSignIn.signIn(libraryRequest, email, client)
    const known = "deviceCookie" in attempt && attempt.deviceCookie
    if (known) deviceCookie.set(reply, known)
    return sendAttempt(reply, attempt)
  })

  for (const call of openCalls) {
    app.route({
      method: call === "list-sessions" ? "GET" : "POST",
      url: `/auth/${call}`,
      ...open,
      handler: async (request, reply) =>
        send(reply, await staffSignIn.handle(requestFor(config, request, call))),
    })
  }

  for (const call of codeCalls) {
    app.post<ConsoleCall>(`/auth/${call}`, open, async (request, reply) => {
      const libraryRequest = requestFor(config, request, call, backupCode(request.body))
      const known = deviceCookie.read(request)
      const session = await staffSignIn.findSession(headersFor(request), {
        isBackground: false,
        deviceCookie: known,
      })
      if (session?.member.duty.kind === "link") throw new RequestRefused(403, "link_needed")
      if (session) {
        return send(reply, await staffSignIn.confirmCode(libraryRequest, session.member))
      }
      const code = request.body?.code
      if (typeof code !== "string") throw new RequestRefused(400, "malformed")
      const response = await staffSignIn.signInByCode(libraryRequest, code)
      await rememberAfter(reply, response, options)
      return send(reply, response)
    })
  }
}

/** A sign-in's second step by a passkey. */
const passkeySignInRoutes = (app: FastifyInstance, options: ConsoleOptions) => {
  const { config } = options
  const { staffSignIn } = options.services
  app.post("/auth/passkey/sign-in-options", open, async (request, reply) =>
    send(reply, await staffSignIn.handle(requestFor(config, request, "passkey/sign-in-options"))),
  )
  app.post("/auth/passkey/verify", open, async (request, reply) => {
    const libraryRequest = requestFor(config, request, "passkey/verify")
    const response = await staffSignIn.signInByPasskey(libraryRequest)
    await rememberAfter(reply, response, options)
    return send(reply, response)
  })
}

/** Changes that require the password again. */
const passwordRoutes = (app: FastifyInstance, { config, services }: ConsoleOptions) => {
  const { staffSignIn, passkeys } = services
  const deviceCookie = staffDeviceCookie(config)
  app.post("/auth/two-factor/enable", settingUp, async (request, reply) => {
    const { member, ip: address } = request
    const action = member.twoFactorEnabled ? "replaced the second factor" : undefined
    const libraryRequest = requestFor(config, request, "two-factor/enable")
    const change = { member, address, action } as const
    return sendAttempt(reply, await staffSignIn.changeAccount(libraryRequest, change))
  })

  // Not the library's call: it knows no passkeys, and nothing may change between its check and the removal.
  app.post<ConsoleCall>("/auth/two-factor/disable", settingUp, async (request, reply) => {
    const { member, ip, body } = request
    const password = asText(body?.["password"])
    const checked = await staffSignIn.confirmPassword(headersFor(request), member, password, ip)
    if (!checked.response?.ok) return sendAttempt(reply, checked)
    const outcome = await passkeys.removeCodes(member)
    if (outcome === "last factor") throw new RequestRefused(409, "last_factor")
    return { status: true }
  })

  app.post<ConsoleCall>("/auth/change-password", settingUp, async (request, reply) => {
    const { member, ip: address } = request
    const { name, email } = member
    const error = await passwordError(request.body?.newPassword, [name, email])
    if (error) throw wrongField("newPassword", error)
    // A password change always ends all other sessions, whatever the caller sends.
    const overrides = { revokeOtherSessions: true }
    const libraryRequest = requestFor(config, request, "change-password", overrides)
    const change = { member, address, action: "changed own password" } as const
    const attempt = await staffSignIn.changeAccount(libraryRequest, change)
    // Devices are forgotten with the password that they signed in with, except the one that changed it.
    if (attempt.response?.ok) {
      deviceCookie.set(reply, await staffSignIn.rememberDevice(email, deviceCookie.read(request)))
    }
    return sendAttempt(reply, attempt)
  })
}

const sessionRoutes = (app: FastifyInstance, { services: { staffSignIn } }: ConsoleOptions) => {
  // Not the library's call, which takes the session's token.
  app.post<ConsoleCall>("/auth/revoke-session", settingUp, async ({ member, body }) => {
    if (hasZeroByte(body)) throw new RequestRefused(400, "malformed")
    await staffSignIn.endSession(member, asText(body?.["id"]))
    return { status: true }
  })
}

const linkRoutes = (
  app: FastifyInstance,
  { config, services: { staff, staffSignIn } }: ConsoleOptions,
) => {
  const deviceCookie = staffDeviceCookie(config)
  app.get<ConsoleCall>("/links/:token", open, async ({ params }) => {
    const link = await staff.findLink(params.token)
    if (!link) throw new RequestRefused(404, "link_over")
    return { data: link }
  })
  app.post<ConsoleCall>("/links/:token", open, async (request, reply) => {
    const { params, body } = request
    const joined = await staff.join(params.token, body ?? {})
    if (joined.outcome === "link over") throw new RequestRefused(404, "link_over")
    if (joined.outcome === "refused") throw new RequestRefused(422, "refused", joined.errors)
    // The sign-in that follows comes from a known device, so wrong tries of others do not keep the member out.
    const known = await staffSignIn.rememberDevice(joined.email, deviceCookie.read(request))
    deviceCookie.set(reply, known)
    return { data: { outcome: joined.outcome } }
  })
}

/** Sign-in and sign-out, the member's own password, second factor and sessions, and invite and reset links. */
export const authRoutes = async (app: FastifyInstance, options: ConsoleOptions) => {
  signInRoutes(app, options)
  passkeySignInRoutes(app, options)
  passwordRoutes(app, options)
  sessionRoutes(app, options)
  await app.register(passkeyRoutes, options)
  linkRoutes(app, options)
  app.get("/me", opening, async ({ member }) => ({
    data: {
      id: member.id,
      name: member.name,
      email: member.email,
      role: member.role,
      hasSecondFactor: member.twoFactorEnabled,
      duty: member.duty,
      sessionId: member.sessionId,
    },
  }))
}
