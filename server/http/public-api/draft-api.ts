import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify"

import { maxAnswersLength, readAnswers } from "#domain/applications/drafts/answers-file.ts"
import { parseDraftCode, parsePin } from "#domain/applications/drafts/draft-code.ts"
import { parseSubmissionKey } from "#domain/applications/form/form-values.ts"
import {
  type DraftReply,
  draftReplies,
  tooManyTriesText,
} from "#domain/applications/messages/draft-replies.ts"
import type { Services } from "#server/features/services.ts"
import { accessOf } from "#server/http/shared/draft-access.ts"
import { requestLanguage, statusOfError } from "#server/http/shared/error-replies.ts"
import type { RateLimits } from "#server/platform/rate-limit/rate-limit.ts"

import { limitHeldBodies } from "./held-bodies.ts"

interface Options {
  services: Pick<Services, "drafts">
  limits: Pick<RateLimits, "tooManyDrafts">
}

/** The body of a request: everything in it is the sender's. */
type Sent = Partial<Record<"code" | "pin" | "version" | "submission_key" | "answers", unknown>>

const statuses: Record<DraftReply, number> = {
  stored: 200,
  removed: 200,
  wrong: 403,
  code_format: 422,
  pin_format: 422,
  easy_pin: 422,
  too_many: 429,
  conflict: 409,
  submitted: 410,
  no_space: 507,
  too_large: 413,
  malformed: 400,
  busy: 503,
  failed: 500,
}

const say = (request: FastifyRequest, reply: FastifyReply, outcome: DraftReply, more = {}) =>
  reply.status(statuses[outcome]).send({
    outcome,
    message: draftReplies[outcome][requestLanguage(request)],
    ...more,
  })

const sayWait = (request: FastifyRequest, reply: FastifyReply, seconds: number) => {
  const message = tooManyTriesText(requestLanguage(request), seconds)
  return reply.status(429).header("retry-after", seconds).send({ outcome: "too_many", message })
}

const answerError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
  const status = statusOfError(error, request, reply)
  const outcomes: Partial<Record<number, DraftReply>> = { 413: "too_large", 503: "busy" }
  const outcome = outcomes[status] ?? (status < 500 ? "malformed" : "failed")
  const message = draftReplies[outcome][requestLanguage(request)]
  return reply.status(status).send({ outcome, message })
}

/** What a save call sends, or what is wrong with it. */
const draftOf = ({ body, ip }: FastifyRequest) => {
  const sent = (body ?? {}) as Sent
  const code = parseDraftCode(sent.code)
  if (sent.code !== undefined && !code) return "code_format"
  const pin = parsePin(sent.pin)
  if (!pin) return "pin_format"
  const submissionKey = parseSubmissionKey(sent.submission_key)
  const read = readAnswers(sent.answers)
  if (read.outcome === "too large") return "too_large"
  if (read.outcome !== "read" || !submissionKey) return "malformed"
  const version = typeof sent.version === "number" ? sent.version : undefined
  return { code, pin, ip, version, submissionKey, answers: read.answers }
}

/** The calls of the form that store an unsent form, open it and delete it (specification 5.7). */
export const draftApi = async (app: FastifyInstance, { services, limits }: Options) => {
  const { drafts } = services
  app.setErrorHandler(answerError)
  app.addHook("onRequest", async (request, reply) => {
    if (!(await limits.tooManyDrafts(request, reply))) return undefined
    return sayWait(request, reply, Number(reply.getHeader("retry-after")))
  })
  limitHeldBodies(app, maxAnswersLength)
  const options = { schema: { hide: true } }

  app.post("", { ...options, bodyLimit: maxAnswersLength }, async (request, reply) => {
    const sent = draftOf(request)
    if (typeof sent === "string") return say(request, reply, sent)
    const result = await drafts.save(sent)
    if (result.outcome === "too_many") return sayWait(request, reply, result.retryAfterSeconds)
    if (result.outcome === "stored") {
      const { code, version, savedAt: saved_at, expiresAt: expires_at } = result
      return say(request, reply, "stored", { code, version, saved_at, expires_at })
    }
    if (result.outcome !== "conflict") return say(request, reply, result.outcome)
    const { version, savedAt: saved_at } = result
    return say(request, reply, "conflict", { version, saved_at })
  })

  app.post("/open", options, async (request, reply) => {
    const access = accessOf((request.body ?? {}) as Sent, request.ip)
    if (typeof access === "string") return say(request, reply, access)
    const result = await drafts.open(access)
    if (result.outcome === "too_many") return sayWait(request, reply, result.retryAfterSeconds)
    if (result.outcome !== "opened") return say(request, reply, result.outcome)
    const { version, expiresAt, submissionKey, answers } = result
    return {
      outcome: "opened",
      version,
      expires_at: expiresAt,
      submission_key: submissionKey,
      answers,
    }
  })

  app.post("/delete", options, async (request, reply) => {
    const access = accessOf((request.body ?? {}) as Sent, request.ip)
    if (typeof access === "string") return say(request, reply, access)
    const result = await drafts.remove(access)
    if (result.outcome === "too_many") return sayWait(request, reply, result.retryAfterSeconds)
    return say(request, reply, result.outcome)
  })
}
