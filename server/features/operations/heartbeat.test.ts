import { fastify } from "fastify"
import { expect, test, vi } from "vitest"

import { answeredFromCache } from "#server/platform/observability/events.ts"

import { startHeartbeat } from "./heartbeat.ts"

test("a heartbeat counts requests, also those that the page cache answered", async () => {
  const recordHeartbeat = vi.fn<Parameters<typeof startHeartbeat>[1]["recordHeartbeat"]>(
    async () => {},
  )
  const clock = { check: async () => undefined, note: async () => {}, confirm: async () => {} }
  const app = fastify()
  startHeartbeat(app, { recordHeartbeat, sweepProcesses: async () => {}, clock })
  app.get("/", async () => "")
  await app.inject("/")
  answeredFromCache.publish({ method: "GET", status: 304, seconds: 0 })
  await app.listen({ host: "127.0.0.1", port: 0 })
  await app.close()
  answeredFromCache.publish({ method: "GET", status: 304, seconds: 0 })
  const counts = recordHeartbeat.mock.lastCall![2].minutes.map(({ requests }) => requests)
  expect(counts.reduce((sum, requests) => sum + requests, 0)).toBe(2)
})
