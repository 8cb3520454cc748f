import type { FastifyError, FastifyReply, FastifyRequest } from "fastify"

import { errorTexts, type FieldErrors } from "#domain/applications/form/field-errors.ts"
import { errorMessages, withNotFirst } from "#domain/applications/messages/error-messages.ts"
import { alreadyReceivedText, replies, type Reply } from "#domain/applications/messages/replies.ts"
import { languages } from "#domain/content/languages.ts"
import type { Language } from "#domain/content/text.ts"
import {
  classifyTransientError,
  retryAfterSeconds,
} from "#server/platform/database/database-errors.ts"

/** The language that a program or the form names in Accept-Language; undefined if it is another one, or none. */
export const sentLanguage = (request: FastifyRequest) => {
  const [, name] = /^\s*(hi|en)\b/i.exec(request.headers["accept-language"] ?? "") ?? []
  return languages.find((language) => language === name?.toLowerCase())
}

/** The language of an API response: Hindi if Accept-Language lists it first, else English. */
export const requestLanguage = (request: FastifyRequest): Language => sentLanguage(request) ?? "en"

/** A refusal of the save call (specification 6.1). */
export const refusal = (
  request: FastifyRequest,
  reply: Reply,
  errors: FieldErrors = {},
  /** The subjects that the programme does not allow as first major. */
  notFirst: readonly string[] = [],
) => {
  const language = requestLanguage(request)
  const { fields, messages } = errorMessages[language]
  return {
    response: false,
    message: replies[reply][language],
    errors: errorTexts({ fields, messages: withNotFirst(messages, notFirst) }, errors),
  }
}

/** The refusal of different content under a submission key that already got this admission code. */
export const alreadyReceived = (request: FastifyRequest, code: string) => {
  const message = alreadyReceivedText(requestLanguage(request), code)
  return { response: false, message, errors: { submission_key: [message] } }
}

const replyOf = (error: FastifyError, status: number): Reply => {
  if (status === 413) return "too_large"
  if (status === 429) return "too_many"
  if (status === 503 && classifyTransientError(error) === "full") return "disk_full"
  if (status === 503) return error.statusCode ? "busy" : "unavailable"
  return status < 500 ? "malformed" : "failed"
}

/**
 * The HTTP status of an error. Server errors are logged without the form. Transient errors get 503 with
 * Retry-After.
 */
export const statusOfError = (
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  if (error.statusCode === 503) return 503
  const fault = classifyTransientError(error)
  const status = error.statusCode ?? (fault ? 503 : 500)
  if (status >= 500) request.log.error({ err: error, fault }, "request failed")
  if (status === 503) reply.header("retry-after", retryAfterSeconds)
  return status
}

/** Answers any error of the contract's save call in the contract's format. */
export const replyWithError = (
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  const status = statusOfError(error, request, reply)
  return reply.status(status).send(refusal(request, replyOf(error, status)))
}
