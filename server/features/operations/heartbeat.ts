import { randomBytes } from "node:crypto"
import { hostname } from "node:os"

import type { FastifyInstance } from "fastify"

import { countQueuedWrites } from "#server/platform/database/batch-writer.ts"
import { answeredFromCache } from "#server/platform/observability/events.ts"

import type { Operations } from "./operations-service.ts"
import { heartbeatMs, createRequestCounters } from "./processes.ts"

/**
 * Counts requests and sends a heartbeat while the app listens. Logs the first failure only, until a heartbeat
 * succeeds again.
 */
export const startHeartbeat = (
  app: FastifyInstance,
  operations: Pick<Operations, "recordHeartbeat" | "sweepProcesses" | "clock">,
) => {
  const counters = createRequestCounters(() => new Date())
  app.addHook("onResponse", (_request, reply, done) => {
    counters.count(reply.statusCode)
    done()
  })
  const unsubscribe = answeredFromCache.subscribe(({ status }) => counters.count(status))
  app.addHook("onClose", async () => unsubscribe())

  const id = randomBytes(8).toString("hex")
  const startedAt = new Date()
  let isFailing = false
  let timer: NodeJS.Timeout | undefined
  const send = async () => {
    try {
      await operations.recordHeartbeat(id, startedAt, {
        host: hostname(),
        memory: process.memoryUsage.rss(),
        waiting: countQueuedWrites(),
        minutes: counters.read(),
      })
      await operations.sweepProcesses()
      await operations.clock.note()
      isFailing = false
    } catch (err) {
      if (!isFailing && timer) app.log.warn({ err }, "the heartbeat could not be stored")
      isFailing = true
    }
  }
  let last = Promise.resolve()
  app.addHook("onListen", async () => {
    timer = setInterval(() => {
      last = send()
    }, heartbeatMs).unref()
    last = send()
  })
  app.addHook("preClose", async () => {
    clearInterval(timer)
    timer = undefined
    // Wait for the heartbeat: the database is closed next.
    await last
  })
}
