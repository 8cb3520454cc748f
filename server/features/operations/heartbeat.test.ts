import { fastify } from "fastify"
import { expect, test, vi } from "vitest"

import { answeredFromCache } from "#server/platform/observability/events.ts"

import { startHeartbeat } from "./heartbeat.ts"

test("a heartbeat counts requests, also those that the page cache answered", async () => {
  const beat = vi.fn<Parameters<typeof startHeartbeat>[1]["beat"]>(async () => {})
  const app = fastify()
  startHeartbeat(app, { beat, sweepProcesses: async () => {} })
  app.get("/", async () => "")
  await app.inject("/")
  answeredFromCache.tell({ method: "GET", status: 304, seconds: 0 })
  await app.listen({ host: "127.0.0.1", port: 0 })
  await app.close()
  answeredFromCache.tell({ method: "GET", status: 304, seconds: 0 })
  const counts = beat.mock.lastCall![2].minutes.map(({ requests }) => requests)
  expect(counts.reduce((sum, requests) => sum + requests, 0)).toBe(2)
})
