import type { FastifyInstance } from "fastify"
import { Registry } from "prom-client"

import { loadStateMetrics } from "#server/features/operations/operations.ts"
import type { Services } from "#server/features/services.ts"
import { timingSafeCompare } from "#server/platform/crypto/timing-safe-compare.ts"
import { cacheControl } from "#server/platform/http/cache-control.ts"
import { createMetrics } from "#server/platform/observability/metrics.ts"

/** `/metrics` in the Prometheus format, protected by the bearer token. Counts every request of the app. */
export const metricsRoute = async (
  app: FastifyInstance,
  token: string,
  { operations, checkReady }: Pick<Services, "operations" | "checkReady">,
) => {
  const { createStateMetrics } = await loadStateMetrics()
  const registry = new Registry()
  const metrics = createMetrics(registry)
  const readState = createStateMetrics(registry, operations, checkReady)
  app.addHook("onClose", async () => metrics.close())
  app.addHook("onResponse", (request, reply, done) => {
    metrics.recordRequest({
      route: request.routeOptions.url,
      method: request.method,
      status: reply.statusCode,
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
