import { monitorEventLoopDelay } from "node:perf_hooks"

import type { FastifyInstance } from "fastify"

declare module "fastify" {
  interface FastifyContextConfig {
    /** Answered however busy the server is: a watcher must not take a crowd for a death. */
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
 * Answers new requests with 503 and Retry-After while the event loop is later than this on the average of the last
 * second. It reads nothing of the system, as memory: that fails where the process may open no more files.
 */
export const shedLoad = (app: FastifyInstance, maxDelayMs: number) => {
  const delays = monitorEventLoopDelay({ resolution: resolutionMs })
  delays.enable()
  let delay = 0
  let lookedAt = performance.now()
  const timer = setInterval(() => {
    const now = performance.now()
    // Without a single measurement it stood still since the last look.
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
