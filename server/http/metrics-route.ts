import type { FastifyInstance } from "fastify"
import { Registry } from "prom-client"

import { loadStateMetrics, type Operations } from "#server/features/operations/operations.ts"
import { timingSafeCompare } from "#server/platform/crypto/timing-safe-compare.ts"
import { cacheControl } from "#server/platform/http/cache-control.ts"
import { answeredFromCache } from "#server/platform/observability/events.ts"
import { createMetrics } from "#server/platform/observability/metrics.ts"
import { methodLabel, routeLabel, statusLabel } from "#server/platform/observability/route-label.ts"

/** `/metrics` in the Prometheus format, protected by the bearer token. Counts every request of the app. */
export const metricsRoute = async (app: FastifyInstance, token: string, operations: Operations) => {
  const { createStateMetrics } = await loadStateMetrics()
  const registry = new Registry()
  const metrics = createMetrics(registry)
  const readState = createStateMetrics(registry, operations)
  const unsubscribe = answeredFromCache.subscribe(({ method, status, seconds }) =>
    metrics.recordRequest({
      route: routeLabel("*"),
      method: methodLabel(method),
      status: statusLabel(status),
      seconds,
    }),
  )
  app.addHook("onClose", async () => {
    unsubscribe()
    metrics.close()
  })

  app.addHook("onResponse", (request, reply, done) => {
    metrics.recordRequest({
      route: routeLabel(request.routeOptions.url),
      method: methodLabel(request.method),
      status: statusLabel(reply.statusCode),
      seconds: reply.elapsedTime / 1000,
    })
    done()
  })

  // Exempt from load shedding: metrics matter most under load.
  const options = { config: { evenWhenBusy: true as const }, schema: { hide: true } }
  app.get("/metrics", options, async (request, reply) => {
    reply.header("cache-control", cacheControl.noStore)
    if (!timingSafeCompare(request.headers.authorization, `Bearer ${token}`)) {
      return reply.status(401).header("www-authenticate", "Bearer").send({ error: "Unauthorized" })
    }
    metrics.refresh()
    await readState()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
