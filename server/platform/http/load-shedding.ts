import { monitorEventLoopDelay } from "node:perf_hooks"

import type { FastifyInstance } from "fastify"

declare module "fastify" {
  interface FastifyContextConfig {
    /** Exempt from load shedding: a monitor must not take load for a failure. */
    evenWhenBusy?: true
  }
}

class BusyError extends Error {
  readonly statusCode = 503
}

const resolutionMs = 10
const sampleEveryMs = 1000
const retryAfterSeconds = 10

/**
 * Load shedding: answers new requests with 503 and Retry-After while the event loop delay, averaged over the
 * last second, exceeds the limit (EVENT_LOOP_DELAY_MAX_MS). It uses no system statistics, such as memory: reading them fails when the
 * process is out of file descriptors.
 */
export const shedLoad = (app: FastifyInstance, maxDelayMs: number) => {
  const delays = monitorEventLoopDelay({ resolution: resolutionMs })
  delays.enable()
  let delay = 0
  let lookedAt = performance.now()
  const timer = setInterval(() => {
    const now = performance.now()
    // No sample means that the event loop was blocked since the last check.
    delay = Number.isNaN(delays.mean) ? now - lookedAt : delays.mean / 1e6 - resolutionMs
    lookedAt = now
    delays.reset()
  }, sampleEveryMs).unref()
  app.addHook("onClose", async () => {
    clearInterval(timer)
    delays.disable()
  })
  app.addHook("onRequest", (request, reply, done) => {
    if (delay <= maxDelayMs || request.routeOptions.config?.evenWhenBusy) return done()
    reply.header("retry-after", retryAfterSeconds)
    done(new BusyError("the event loop is late"))
  })
}
