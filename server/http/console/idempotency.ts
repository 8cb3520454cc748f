import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"

import {
  callsWithoutKey,
  idempotencyHeader,
  idempotencyKey,
  replayHeader,
} from "#domain/staff/idempotency.ts"
import type { Services } from "#server/features/services.ts"
import { orNotFound, RequestRefused } from "#server/http/shared/request-refused.ts"
import { trackWrites } from "#server/platform/database/track-writes.ts"
import type { Claim, ClaimedChange } from "#server/platform/idempotency/idempotency-keys.ts"

import { can, type ConsoleCall } from "./console-route.ts"

declare module "fastify" {
  interface FastifyRequest {
    /** The change that runs under the idempotency key of this request. */
    change: { claimed: ClaimedChange; hasWritten: () => boolean } | undefined
  }
}

/** Whether a route changes something, so that a repeated request must not run it again. */
export const isChange = (method: string, path: string) =>
  !["GET", "HEAD", "OPTIONS"].includes(method) &&
  !(method === "POST" && callsWithoutKey.includes(path))

/** The key of a change; undefined for reads, and for pages that were opened before an update and send none. */
const keyOf = (app: FastifyInstance, request: FastifyRequest) => {
  const path = request.routeOptions.url?.slice(app.prefix.length) ?? ""
  const key = request.headers[idempotencyHeader]
  if (!request.member || key === undefined || !isChange(request.method, path)) return undefined
  if (typeof key !== "string" || !idempotencyKey.test(key)) {
    throw new RequestRefused(400, "malformed")
  }
  return key
}

/** The seconds after which the console asks again while a change runs. */
const retryAfterSeconds = 2

const answerRepeat = (reply: FastifyReply, claim: Exclude<Claim, { outcome: "claimed" }>) => {
  switch (claim.outcome) {
    case "answered":
      return reply
        .status(claim.status)
        .header(replayHeader, claim.at)
        .type("application/json; charset=utf-8")
        .send(claim.body)
    case "running":
      return reply
        .status(409)
        .header("retry-after", retryAfterSeconds)
        .send({ message: "change_in_progress" })
    case "unknown":
      return reply.status(409).send({ message: "outcome_unknown" })
    case "other member":
      return reply.status(409).send({ message: "sent_by_another" })
    default:
      return reply.status(422).send({ message: "key_reused" })
  }
}

/** Refusals for a passing reason. They are not stored, so that a retry runs the change. */
const passing = new Set([401, 408, 429])

/**
 * Stores the answer before it is sent: the reply may be lost. After a server error a retry runs the change again, unless
 * it has written something.
 */
const settle = async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
  const { claimed, hasWritten } = request.change!
  const { statusCode: status } = reply
  // A body that broke off was refused because of that.
  const isBroken = status >= 400 && request.raw.complete === false
  const isFinal = status < 500 && !passing.has(status) && !isBroken
  if (isFinal && typeof payload === "string") await claimed.answer(status, payload)
  else if (hasWritten()) await claimed.loseAnswer()
  else await claimed.release()
}

/**
 * Runs each change of the console once for its idempotency key, and repeats the first answer for a retry. The body of a
 * multipart request is not compared: its boundary differs in each attempt.
 */
export const runChangesOnce = (app: FastifyInstance, { idempotencyKeys }: Services) => {
  app.decorateRequest("change")
  app.addHook("preHandler", async (request, reply) => {
    const key = keyOf(app, request)
    if (key === undefined) return
    const sent = `${request.method} ${request.url}\n${JSON.stringify(request.body ?? null)}`
    const claim = await idempotencyKeys.claim({ key, staffId: request.member.id, request: sent })
    if (claim.outcome !== "claimed") return answerRepeat(reply, claim)
    request.change = { claimed: claim.change, hasWritten: () => false }
  })
  app.addHook("preHandler", (request, _reply, done) => {
    if (!request.change) return done()
    request.change.hasWritten = trackWrites(done)
  })
  app.addHook("onSend", async (request, reply, payload) => {
    if (request.change) {
      await settle(request, reply, payload).catch((err: unknown) =>
        request.log.error({ err }, "the answer to a change was not stored for retries"),
      )
      request.change = undefined
    }
    return payload
  })
  app.get<ConsoleCall>("/changes/:id", can("sign in"), async ({ params, member }) => ({
    data: orNotFound(await idempotencyKeys.outcomeOf(params.id, member.id)),
  }))
}
