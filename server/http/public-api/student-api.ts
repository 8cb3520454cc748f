import formbody from "@fastify/formbody"
import multipart from "@fastify/multipart"
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify"

import { toSessionData } from "#domain/student/session-data.ts"
import { signInReplies, tooManyText } from "#domain/student/sign-in.ts"
import type { Services } from "#server/features/services.ts"
import { createDeviceCookie } from "#server/http/shared/device-cookie.ts"
import { statusOfError, requestLanguage } from "#server/http/shared/error-replies.ts"
import { parseMultipartForm } from "#server/http/shared/multipart-form.ts"
import { originOf } from "#server/http/shared/origin.ts"
import type { Config } from "#server/platform/config.ts"
import { cacheControl } from "#server/platform/http/cache-control.ts"
import type { RateLimits } from "#server/platform/rate-limit/rate-limit.ts"

import { loginContract, logoutContract, meContract, passwordContract } from "./student-contract.ts"

const say = (request: FastifyRequest, reply: keyof typeof signInReplies) => ({
  message: signInReplies[reply][requestLanguage(request)],
})

const sayWait = (request: FastifyRequest, reply: FastifyReply, seconds: number) =>
  reply
    .status(429)
    .header("retry-after", seconds)
    .send({ message: tooManyText(seconds, requestLanguage(request)) })

const tokenOf = (request: FastifyRequest) =>
  /^Bearer ([A-Za-z0-9_-]{43})$/.exec(request.headers.authorization ?? "")?.[1]

const answerError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
  const status = statusOfError(error, request, reply)
  return reply.status(status).send(say(request, status < 500 ? "malformed" : "failed"))
}

interface Credentials {
  userid?: unknown
  password?: unknown
  role?: unknown
}

interface Options {
  config: Config
  services: Services
  limits: RateLimits
}

/** Refuses a request above the limit of its address, before anything is compared or hashed. */
const limitLogins =
  ({ limits }: Options) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    if (!(await limits.tooManyLogins(request, reply))) return undefined
    return sayWait(request, reply, Number(reply.getHeader("retry-after")))
  }

/** The call that sets a student's own password (specification 6.4). */
const passwordRoute = (
  app: FastifyInstance,
  options: Options,
  deviceCookie: ReturnType<typeof createDeviceCookie>,
) => {
  app.post<{ Body: { current?: unknown; password?: unknown } | null }>(
    "/student/password",
    { schema: passwordContract, preHandler: limitLogins(options) },
    async (request, reply) => {
      const token = tokenOf(request)
      if (!token) return reply.status(401).send(say(request, "not_signed_in"))
      const { current, password } = request.body ?? {}
      const client = { address: request.ip, deviceCookie: deviceCookie.read(request) }
      const result = await options.services.setStudentPassword({
        token,
        current,
        password,
        ...client,
      })
      switch (result.outcome) {
        case "set":
          deviceCookie.set(reply, result.deviceCookie)
          return say(request, "password_set")
        case "no session":
          return reply.status(401).send(say(request, "not_signed_in"))
        case "too many":
          return sayWait(request, reply, result.retryAfterSeconds)
        default:
          return reply
            .status(422)
            .send({ ...say(request, "password_refused"), errors: result.errors })
      }
    },
  )
}

/** The student calls: login, card, logout (specification 6.3, 6.4). No response is cached. */
export const studentApi = async (app: FastifyInstance, options: Options) => {
  const { config, services } = options
  // Credentials are three short texts: as multipart, urlencoded or JSON.
  await app.register(multipart, {
    limits: { fields: 10, fieldSize: 1024, files: 0, parts: 10 },
  })
  await app.register(formbody, { bodyLimit: 8192 })
  app.setErrorHandler(answerError)
  const deviceCookie = createDeviceCookie(config, "student_device", "/api")
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("cache-control", cacheControl.noStore)
  })

  app.post<{ Body: Credentials | null }>(
    "/login",
    { schema: loginContract, preHandler: limitLogins(options) },
    async (request, reply) => {
      const credentials: Credentials = request.isMultipart()
        ? (await parseMultipartForm(request, config)).fields
        : (request.body ?? {})
      const { userid, password, role } = credentials
      const client = { address: request.ip, deviceCookie: deviceCookie.read(request) }
      const result = await services.signIn({ userid, password, role, ...client })
      if (result.outcome === "signed in") {
        deviceCookie.set(reply, result.deviceCookie)
        return { access_token: result.token, admission: toSessionData(result.student) }
      }
      if (result.outcome === "refused") return reply.status(401).send(say(request, "refused"))
      return sayWait(request, reply, result.retryAfterSeconds)
    },
  )

  app.get("/student/me", { schema: meContract }, async (request, reply) => {
    const token = tokenOf(request)
    const card = token && (await services.readCard(token, originOf(config, request)))
    if (card === "password needed") return reply.status(403).send(say(request, "password_needed"))
    return card || reply.status(401).send(say(request, "not_signed_in"))
  })

  passwordRoute(app, options, deviceCookie)

  app.post("/logout", { schema: logoutContract }, async (request, reply) => {
    const token = tokenOf(request)
    if (token) await services.signOut(token)
    return reply.status(204).send()
  })
}
