import rateLimit from "@fastify/rate-limit"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"

import type { Config } from "#server/platform/config.ts"
import { type RateLimitName, rateLimited } from "#server/platform/observability/events.ts"

import { addressKey } from "./networks.ts"
import { createRateLimitStore, type RateLimitStoreDeps } from "./rate-limit-store.ts"

/** Whether a request exceeds the rate limit of its address; if so, sets Retry-After. */
export type RateLimit = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>

/** How requests are counted; without `shared`, each process counts alone. */
export type RateLimitOptions = Pick<RateLimitStoreDeps, "shared" | "hash">

/** The rate limits shared by the contract's calls and the pages without JavaScript. */
export const createRateLimits = async (
  app: FastifyInstance,
  config: Config,
  counting: RateLimitOptions,
) => {
  const onFailure = (err: unknown) =>
    app.log.warn({ err }, "requests are counted by this process alone")
  const store = createRateLimitStore({ ...counting, now: () => new Date(), onFailure })
  await app.register(rateLimit, { global: false, store })
  const atMost = (name: RateLimitName, max: number, timeWindow: string): RateLimit => {
    const check = app.createRateLimit({
      max,
      timeWindow,
      keyGenerator: ({ ip }: { ip: string | undefined }) => `${name} ${addressKey(ip)}`,
    })
    return async (request, reply) => {
      const limit = await check(request)
      if (limit.isAllowed || !limit.isExceeded) return false
      rateLimited.publish({ limit: name })
      reply.header("retry-after", limit.ttlInSeconds)
      return true
    }
  }
  return {
    tooManySaves: atMost("save", config.RATE_SAVE_PER_MINUTE, "1 minute"),
    tooManyPrints: atMost("print", config.RATE_PRINT_PER_MINUTE, "1 minute"),
    tooManyDrafts: atMost("draft", config.RATE_DRAFTS_PER_MINUTE, "1 minute"),
    tooManyLogins: atMost("login", config.RATE_LOGIN_PER_MINUTE, "1 minute"),
    tooManyMessages: atMost("message", config.RATE_MESSAGES_PER_10_MINUTES, "10 minutes"),
    // A separate, higher limit: a whole campus may share one address.
    tooManyGrievances: atMost("grievance", 6 * config.RATE_MESSAGES_PER_10_MINUTES, "10 minutes"),
  }
}

export type RateLimits = Awaited<ReturnType<typeof createRateLimits>>
