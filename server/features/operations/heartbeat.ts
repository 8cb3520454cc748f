import { randomBytes } from "node:crypto"
import { hostname } from "node:os"

import type { FastifyInstance } from "fastify"

import { countQueuedWrites } from "#server/platform/database/batch-writer.ts"
import { answeredFromCache } from "#server/platform/observability/events.ts"

import type { Operations } from "./operations-service.ts"
import { heartbeatMs } from "./processes.ts"
import { createRequestCounters } from "./request-counters.ts"

/**
 * Counts requests and sends a heartbeat while the app listens. Logs the first failure only, until a heartbeat
 * succeeds again.
 */
export const startHeartbeat = (
  app: FastifyInstance,
  operations: Pick<Operations, "beat" | "sweepProcesses">,
) => {
  const tally = createRequestCounters(() => new Date())
  app.addHook("onResponse", (_request, reply, done) => {
    tally.note(reply.statusCode)
    done()
  })
  const stopHearing = answeredFromCache.hear(({ status }) => tally.note(status))
  app.addHook("onClose", async () => stopHearing())

  const id = randomBytes(8).toString("hex")
  const startedAt = new Date()
  let isFailing = false
  let timer: NodeJS.Timeout | undefined
  const beat = async () => {
    try {
      await operations.beat(id, startedAt, {
        host: hostname(),
        memory: process.memoryUsage.rss(),
        waiting: countQueuedWrites(),
        minutes: tally.read(),
      })
      await operations.sweepProcesses()
      isFailing = false
    } catch (err) {
      if (!isFailing && timer) app.log.warn({ err }, "this process could not say that it lives")
      isFailing = true
    }
  }
  let last = Promise.resolve()
  app.addHook("onListen", async () => {
    timer = setInterval(() => {
      last = beat()
    }, heartbeatMs).unref()
    last = beat()
  })
  app.addHook("preClose", async () => {
    clearInterval(timer)
    timer = undefined
    // Wait for the heartbeat: the database is closed next.
    await last
  })
}
