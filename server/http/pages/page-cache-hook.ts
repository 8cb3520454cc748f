import type { IncomingMessage, RequestListener, ServerResponse } from "node:http"

import type { FastifyInstance } from "fastify"

import { nextMidnightInIndia } from "#domain/fields/india-time.ts"
import type { Services } from "#server/features/services.ts"
import type { Config } from "#server/platform/config.ts"
import { requestIdHeader, requestIds } from "#server/platform/http/request-id.ts"
import { answeredFromCache } from "#server/platform/observability/events.ts"
import { withTimeout } from "#server/platform/time/with-timeout.ts"

import { isAnonymous } from "./cacheability.ts"
import { createAnswerLog } from "./cached-answer-log.ts"
import { replyFromCache } from "./cached-page.ts"
import { createPageCache, type PageCache } from "./page-cache.ts"

/** If the database does not respond in this time, pages are served from the last known version. */
const versionTimeoutMs = 3000

/** About 600 pages in all encodings. */
const maxBytes = 32 * 1024 * 1024

/** The site's origin, if it needs no forwarded header: those are left to Fastify. */
const plainOriginOf = ({ PUBLIC_URL, TRUST_PROXY }: Config, { headers }: IncomingMessage) => {
  if (PUBLIC_URL) return PUBLIC_URL
  const isForwarded = headers["x-forwarded-proto"] ?? headers["x-forwarded-host"]
  return TRUST_PROXY && isForwarded ? undefined : `http://${headers.host}`
}

/**
 * Answers a request from the cache, if it can be, before Fastify makes its objects and runs its hooks: they cost more
 * than the answer. Load shedding therefore never rejects a cached page.
 */
const createFastAnswer = (app: FastifyInstance, config: Config, cache: PageCache) => {
  const requestId = requestIds(config.TRUST_PROXY)
  const noteInLog = createAnswerLog(app)
  let isStopping = false
  app.addHook("preClose", async () => {
    isStopping = true
  })

  return (request: IncomingMessage, response: ServerResponse) => {
    const { method = "", url = "", headers } = request
    if (isStopping || !isAnonymous({ method, headers })) return false
    const origin = plainOriginOf(config, request)
    const page = origin && cache.find(origin + url)
    if (!page) return false
    const start = performance.now()
    const reqId = requestId(request)
    const { status, rawHeaders, body } = replyFromCache(headers, page)
    response.writeHead(status, [...rawHeaders, requestIdHeader, reqId]).end(body)
    const seconds = (performance.now() - start) / 1000
    answeredFromCache.publish({ method, status, seconds })
    noteInLog({ reqId, method, url, status })
    return true
  }
}

/** Registers the page cache, in front of Fastify. Returns the cache for the page renderer. */
export const servePagesFromCache = (app: FastifyInstance, config: Config, services: Services) => {
  const watch = services.watchContentVersion()
  app.addHook("onClose", async () => watch.close())
  const now = () => new Date()
  const cache = createPageCache({
    knownVersion: watch.version,
    askVersion: () => withTimeout(services.contentVersion(), versionTimeoutMs),
    nextChange: async () => {
      // Pages that show "today" are valid until midnight.
      const midnight = nextMidnightInIndia(now())
      const scheduled = await services.nextContentChange()
      return scheduled && scheduled < midnight ? scheduled : midnight
    },
    now,
    maxBytes,
  })

  const answer = createFastAnswer(app, config, cache)
  const [fastifyHandler] = app.server.listeners("request") as [RequestListener]
  app.server.off("request", fastifyHandler)
  app.server.on("request", (request, response) => {
    if (!answer(request, response)) fastifyHandler(request, response)
  })
  return cache
}
