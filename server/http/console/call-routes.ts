import type { FastifyReply, FastifyRequest } from "fastify"
import * as z from "zod/mini"

import { cleanTexts } from "#domain/fields/text.ts"
import { asRecord } from "#server/features/call-inputs.ts"
import {
  type CallList,
  FileAnswer,
  gone,
  type InputErrors,
  invalid,
  ListAnswer,
  Refusal,
} from "#server/features/define-call.ts"
import type { Services } from "#server/features/services.ts"

import { confirmPassword } from "./confirm-password.ts"
import { type ConsoleCall, type ConsoleRoutes, opening } from "./console-route.ts"

const statuses = { conflict: 409, not_allowed: 403, invalid: 422, gone: 404, busy: 429 }

export const sendRefusal = (reply: FastifyReply, { kind, message, details }: Refusal) => {
  const { errors, other, retryAfterSeconds } = details
  if (retryAfterSeconds !== undefined) reply.header("retry-after", retryAfterSeconds)
  return reply.status(statuses[kind]).send({ message, errors, other })
}

/** A key of the console's messages, and not a sentence of zod. */
const isKey = (message: string) => /^[a-z_]+(\.[a-z_]+)?$/.test(message)

const keyOf = ({ code, message }: z.core.$ZodIssue) => {
  if (isKey(message)) return message
  if (code === "invalid_value") return "choice"
  return code === "too_big" ? "too_many" : "missing"
}

const isWithin = (first: unknown) => first === "data" || first === "filter"

/** Secrets are compared and used as they were typed: cleaned text would be another secret. */
const secretNames = ["password", "passphrase", "passphrase_again"]

const isSecret = ([name]: [name: string, value: unknown]) => secretNames.includes(name)

/** What is sent besides the parts of the path: normalized, but for secrets. */
const readSent = (query: unknown, body: unknown) => {
  const entries = Object.entries(asRecord(body))
  const texts = Object.fromEntries(entries.filter((entry) => !isSecret(entry)))
  return {
    ...asRecord(cleanTexts({ ...asRecord(query), ...texts })),
    ...Object.fromEntries(entries.filter(isSecret)),
  }
}

/** The refusal of an input. A part of the path that cannot be read names no record. */
const refusalOf = (issues: readonly z.core.$ZodIssue[], params: object) => {
  const errors: InputErrors = {}
  for (const issue of issues) {
    // react-admin sends the fields of a form within `data`, those of a filter within `filter`.
    const [first, second] = issue.path
    const field = second !== undefined && isWithin(first) ? second : first
    if (Object.hasOwn(params, String(field))) return gone()
    errors[String(field)] ??= [keyOf(issue)]
  }
  return invalid(errors)
}

/** If the connection breaks, the file is incomplete. */
const sendFile = (reply: FastifyReply, { file }: FileAnswer) => {
  const { name, type, content, total } = file
  if (total !== undefined) reply.header("x-total-count", total)
  if (name) reply.header("content-disposition", `attachment; filename="${name}"`)
  return reply.header("content-type", type).send(content)
}

/** The routes of calls: they read the input, and answer with the data or the refusal. */
export const callRoutes =
  (calls: CallList<Services>): ConsoleRoutes =>
  async (app, { services }) => {
    for (const [name, { can, input, maxBytes, run }] of Object.entries(calls)) {
      const [method, path] = name.split(" ") as [string, string]
      const answer = async (request: FastifyRequest<ConsoleCall>, reply: FastifyReply) => {
        const { query, body, params, actor, member } = request
        const result = z.safeParse(input, { ...readSent(query, body), ...params })
        const answered = result.success
          ? await run(services, result.data, {
              actor,
              member,
              confirmPassword: (password) => confirmPassword(services, request, password),
            })
          : refusalOf(result.error.issues, params)
        if (answered instanceof Refusal) return sendRefusal(reply, answered)
        if (answered instanceof FileAnswer) return sendFile(reply, answered)
        return answered instanceof ListAnswer ? answered.list : { data: answered }
      }
      const access = can === "open the console" ? opening.config : { can }
      app[method.toLowerCase() as "get"](
        path,
        { config: access, ...(maxBytes && { bodyLimit: maxBytes }) },
        answer,
      )
    }
  }
