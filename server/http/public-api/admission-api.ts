import multipart from "@fastify/multipart"
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify"

import { excludedNames } from "#domain/admission/programmes.ts"
import { refusalOf, replies } from "#domain/applications/messages/replies.ts"
import { hashReceived } from "#server/features/applications/applications.ts"
import type { Services } from "#server/features/services.ts"
import { applicantDeviceCookie } from "#server/http/shared/device-cookie.ts"
import {
  alreadyReceived,
  replyWithError,
  refusal,
  statusOfError,
  requestLanguage,
  sentLanguage,
} from "#server/http/shared/error-replies.ts"
import { multipartLimits, parseMultipartForm } from "#server/http/shared/multipart-form.ts"
import type { Config } from "#server/platform/config.ts"
import { cacheControl } from "#server/platform/http/cache-control.ts"
import type { RateLimits } from "#server/platform/rate-limit/rate-limit.ts"

import { printContract, saveContract, turnContract } from "./admission-contract.ts"
import { draftApi } from "./draft-api.ts"

interface Options {
  config: Config
  services: Services
  limits: RateLimits
}

/** The print call answers every error with an empty list. */
const answerPrintError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
  return reply.status(statusOfError(error, request, reply)).send([])
}

/** Stores an application. The multipart parser's hooks run for this call only. */
const saveCall = async (app: FastifyInstance, { config, services, limits }: Options) => {
  await app.register(multipart, {
    limits: multipartLimits(config),
    throwFileSizeLimit: false,
  })
  const deviceCookie = applicantDeviceCookie(config)
  const options = { schema: saveContract, config: { linesUp: "call" as const } }
  app.post("/admission/save", options, async (request, reply) => {
    if (await limits.tooManySaves(request, reply)) {
      return reply.status(429).send(refusal(request, "too_many"))
    }
    if (!request.isMultipart()) return reply.status(415).send(refusal(request, "malformed"))
    // Later the client may have disconnected.
    const { ip } = request
    const received = await parseMultipartForm(request, config)
    const language = sentLanguage(request)
    const outcome = await services.submitApplication({ ...received, language }, ip)
    if (outcome.accepted) {
      const known = deviceCookie.read(request)
      deviceCookie.set(reply, await services.rememberApplicant(outcome.admissionCode, known))
      return {
        response: true,
        message: replies.saved[requestLanguage(request)],
        admission_code: outcome.admissionCode,
        received: hashReceived(received),
      }
    }
    if (outcome.retryAfterSeconds) {
      reply.header("retry-after", outcome.retryAfterSeconds)
      return reply.status(429).send(refusal(request, "too_many_applications"))
    }
    if (outcome.codeOfFirst) {
      return reply.status(409).send(alreadyReceived(request, outcome.codeOfFirst))
    }
    const isTooLarge = Object.values(outcome.errors).some((errors) =>
      errors.some((error) => error.endsWith(".too_large")),
    )
    const notFirst = excludedNames(
      await services.admissionSession(),
      String(received.fields.course),
      "first_major_subject",
      requestLanguage(request),
    )
    return reply
      .status(isTooLarge ? 413 : 422)
      .send(refusal(request, refusalOf(outcome.errors), outcome.errors, notFirst))
  })
}

/** Whether a client that waits in line may send its form now: it is large, so it is sent once. */
const turnCall = (app: FastifyInstance) =>
  app.get(
    "/admission/turn",
    { schema: turnContract, config: { linesUp: "question" } },
    async (_request, reply) => reply.status(204).send(),
  )

const printCall = async (app: FastifyInstance, { services, limits }: Options) => {
  // A form has no code for this call, which reads JSON.
  app.addContentTypeParser("multipart/form-data", (_request, _payload, done) => done(null))
  app.post<{ Body: { admission_code?: unknown } | null }>(
    "/admission/print",
    { schema: printContract, errorHandler: answerPrintError },
    async (request, reply) => {
      if (await limits.tooManyPrints(request, reply)) return reply.status(429).send([])
      const record = await services.readPrintRecord(request.body?.admission_code)
      return record ? [record] : reply.status(404).send([])
    },
  )
}

/** The admission calls (specification 6.1, 6.2). */
export const admissionApi = async (app: FastifyInstance, { config, services, limits }: Options) => {
  app.setErrorHandler(replyWithError)
  app.addHook("onRequest", (_request, reply, done) => {
    reply.header("cache-control", cacheControl.noStore)
    done()
  })
  await app.register(saveCall, { config, services, limits })
  turnCall(app)
  await app.register(printCall, { config, services, limits })
  await app.register(draftApi, { prefix: "/admission/drafts", services, limits })
}
