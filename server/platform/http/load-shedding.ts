import { monitorEventLoopDelay } from "node:perf_hooks"

import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"

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

/** Lets those wait in line whom a person is behind (`server/http/shared/line-up.ts`). */
export interface LineUp {
  /** "pass" lets a request in, "refuse" answers 503; "answered" means that it has its answer. */
  decide: (
    request: FastifyRequest,
    reply: FastifyReply,
    isBusy: boolean,
  ) => "pass" | "refuse" | "answered"
  /** Called once a second. */
  tick: (isBusy: boolean) => void
}

/** Answers requests while the server is busy, and while others are before them in line. */
export const refuseWhile = (app: FastifyInstance, isBusy: () => boolean, lineUp: LineUp) =>
  app.addHook("onRequest", (request, reply, done) => {
    if (request.routeOptions.config?.evenWhenBusy) return done()
    const decision = lineUp.decide(request, reply, isBusy())
    if (decision === "answered") return
    if (decision === "pass") return done()
    if (!reply.hasHeader("retry-after")) reply.header("retry-after", retryAfterSeconds)
    done(new BusyError("the event loop is late"))
  })

/**
 * Load shedding: answers new requests with 503 and Retry-After while the event loop delay, averaged over the
 * last second, exceeds the limit (EVENT_LOOP_DELAY_MAX_MS). It uses no system statistics, such as memory: reading them fails when the
 * process is out of file descriptors.
 */
export const shedLoad = (app: FastifyInstance, maxDelayMs: number, lineUp: LineUp) => {
  const delays = monitorEventLoopDelay({ resolution: resolutionMs })
  delays.enable()
  let isBusy = false
  let lookedAt = performance.now()
  const timer = setInterval(() => {
    const now = performance.now()
    // No sample means that the event loop was blocked since the last check.
    const delay = Number.isNaN(delays.mean) ? now - lookedAt : delays.mean / 1e6 - resolutionMs
    isBusy = delay > maxDelayMs
    lookedAt = now
    delays.reset()
    lineUp.tick(isBusy)
  }, sampleEveryMs).unref()
  app.addHook("onClose", async () => {
    clearInterval(timer)
    delays.disable()
  })
  refuseWhile(app, () => isBusy, lineUp)
}
