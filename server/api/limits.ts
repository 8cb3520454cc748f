import rateLimit from "@fastify/rate-limit"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"

import type { Config } from "../config.ts"

/** Whether a request is one too many of its address in its time; sets Retry-After if so. */
export type Limit = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>

/** The limits that both doors share, the contract's calls and the pages without JavaScript. */
export const createLimits = async (app: FastifyInstance, config: Config) => {
  await app.register(rateLimit, { global: false })
  const atMost = (max: number, timeWindow: string): Limit => {
    const check = app.createRateLimit({ max, timeWindow })
    return async (request, reply) => {
      const limit = await check(request)
      if (limit.isAllowed || !limit.isExceeded) return false
      reply.header("retry-after", limit.ttlInSeconds)
      return true
    }
  }
  return {
    tooManySaves: atMost(config.RATE_SAVE_PER_MINUTE, "1 minute"),
    tooManyPrints: atMost(config.RATE_PRINT_PER_MINUTE, "1 minute"),
    tooManyMessages: atMost(config.RATE_MESSAGES_PER_10_MINUTES, "10 minutes"),
  }
}

export type Limits = Awaited<ReturnType<typeof createLimits>>
