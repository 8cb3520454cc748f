import { STATUS_CODES } from "node:http"

import { type FastifyError, type FastifyInstance, type FastifyReply, fastify } from "fastify"
import type { ViteDevServer } from "vite"

import { startHeartbeat } from "#server/features/operations/operations.ts"
import type { Services } from "#server/features/services.ts"
import { consoleApi } from "#server/http/console/console-api.ts"
import { consolePage } from "#server/http/pages/console-page.ts"
import { feeds } from "#server/http/pages/feeds/feeds.ts"
import { servePagesFromCache } from "#server/http/pages/page-cache-hook.ts"
import { pageRoutes } from "#server/http/pages/pages.ts"
import { createRender, type Render } from "#server/http/pages/render.ts"
import { admissionApi } from "#server/http/public-api/admission-api.ts"
import { apiDocs } from "#server/http/public-api/api-docs.ts"
import { storedFileRoutes } from "#server/http/public-api/stored-file-routes.ts"
import { studentApi } from "#server/http/public-api/student-api.ts"
import { statusOfError } from "#server/http/shared/error-replies.ts"
import { createLineUp } from "#server/http/shared/line-up.ts"
import { hasValidHost } from "#server/http/shared/origin.ts"
import type { Config } from "#server/platform/config.ts"
import { cacheControl } from "#server/platform/http/cache-control.ts"
import { createClientErrorHandlers } from "#server/platform/http/client-error-handler.ts"
import { normalizeForwardedHeaders } from "#server/platform/http/forwarded-headers.ts"
import { limitUnreadBodies } from "#server/platform/http/lingering-close.ts"
import { shedLoad } from "#server/platform/http/load-shedding.ts"
import { newRequestId, requestIdHeader } from "#server/platform/http/request-id.ts"
import { createSecurityHeaders } from "#server/platform/http/security-headers.ts"
import { logOptions, RequestLog } from "#server/platform/observability/log.ts"
import { createRateLimits } from "#server/platform/rate-limit/rate-limit.ts"

interface AppOptions {
  devServer?: ViteDevServer | undefined
  /** Renders a page; tests pass a stub. */
  render?: Render
}

/** Closes the connection with each answer during shutdown: a keep-alive connection would delay it. */
const closeConnectionsOnStop = (app: FastifyInstance) => {
  let isStopping = false
  app.addHook("preClose", async () => {
    isStopping = true
  })
  app.addHook("onSend", (_request, reply, payload, done) => {
    if (isStopping) reply.header("connection", "close")
    done(null, payload)
  })
}

const healthRoutes = (app: FastifyInstance, services: Services) => {
  // Exempt from load shedding: a monitor could take the 503 for a dead server and restart it under load.
  app.get("/healthz", { config: { evenWhenBusy: true }, schema: { hide: true } }, async () => ({
    status: "ok",
  }))
  // Monitors ask every few seconds, so only a change is logged.
  let logged = ""
  app.get("/readyz", { schema: { hide: true } }, async (request, reply) => {
    const { reasons, error } = await services.checkReady()
    const change = reasons.join(", ")
    if (change !== logged && change === "") request.log.info("ready again")
    else if (change !== logged) request.log.error({ reasons, err: error }, "not ready")
    logged = change
    if (reasons.length === 0) return { status: "ready" }
    return reply.status(503).send({ status: "not ready", reasons })
  })
}

/** The contract's routes answer errors in their own format. These handlers serve all other routes and reveal no internals. */
const answerErrors = (app: FastifyInstance) => {
  const answer = (reply: FastifyReply, status: number) =>
    reply.status(status).send({ error: STATUS_CODES[status] })
  app.setNotFoundHandler((_request, reply) => answer(reply, 404))
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // Those of a file whose content could not be read.
    for (const name of ["etag", "content-range", "content-disposition"]) reply.removeHeader(name)
    reply.header("cache-control", cacheControl.noStore)
    return answer(reply, statusOfError(error, request, reply))
  })
  return answer
}

/** Builds the whole server without listening. */
export const buildApp = async (
  config: Config,
  services: Services,
  { devServer, render = createRender(config, devServer) }: AppOptions = {},
) => {
  const security = createSecurityHeaders({ isDevelopment: devServer !== undefined })
  const requestTimeout = config.REQUEST_TIMEOUT_SECONDS * 1000
  const app = fastify({
    ...createClientErrorHandlers(security.headers),
    logger: logOptions(config),
    logController: new RequestLog(),
    trustProxy: config.TRUST_PROXY ?? false,
    genReqId: newRequestId,
    requestTimeout,
    // Headers have a shorter timeout than bodies: it cuts slow-header attacks (Slowloris), but not phones
    // that upload a photo.
    http: { headersTimeout: Math.min(20_000, requestTimeout), connectionsCheckingInterval: 5000 },
    bodyLimit: 64 * 1024,
    routerOptions: { ignoreTrailingSlash: true },
  })

  normalizeForwardedHeaders(app)
  closeConnectionsOnStop(app)
  limitUnreadBodies(app, 2 * config.BODY_LIMIT_MB * 1024 * 1024)

  const answer = answerErrors(app)
  const cache = devServer ? undefined : servePagesFromCache(app, config, services)
  startHeartbeat(app, services.operations)
  if (config.METRICS_TOKEN) {
    // Import on demand: most colleges do not collect metrics.
    const { metricsRoute } = await import("#server/http/metrics-route.ts")
    await metricsRoute(app, config.METRICS_TOKEN, services)
  }
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(security.headers).header(requestIdHeader, request.id)
    if (hasValidHost(request)) done()
    else answer(reply, 400)
  })
  shedLoad(app, config.EVENT_LOOP_DELAY_MAX_MS, createLineUp(config, services, security))
  const limits = await createRateLimits(app, config, services.counting)

  healthRoutes(app, services)
  await apiDocs(app)
  await app.register(admissionApi, { prefix: "/api/v2", config, services, limits })
  await app.register(studentApi, { prefix: "/api", config, services, limits })
  await app.register(consoleApi, { prefix: "/api/console", config, services })
  await app.register(storedFileRoutes, services)
  await app.register(feeds, { config, services })
  await app.register(consolePage, { security, services })
  await app.register(pageRoutes, { config, services, limits, security, cache, devServer, render })
  return app
}
