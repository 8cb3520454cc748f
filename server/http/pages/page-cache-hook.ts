import type { FastifyInstance } from "fastify"

import { nextMidnightInIndia } from "#domain/fields/india-time.ts"
import type { Services } from "#server/features/services.ts"
import { originOf } from "#server/http/shared/origin.ts"
import type { Config } from "#server/platform/config.ts"
import { requestIdHeader } from "#server/platform/http/request-id.ts"
import { withTimeout } from "#server/platform/time/with-timeout.ts"

import { isAnonymous } from "./cacheability.ts"
import { replyFromCache } from "./cached-page.ts"
import { createPageCache } from "./page-cache.ts"

/** If the database does not respond in this time, pages are served from the last known version. */
const versionTimeoutMs = 3000

/** About 600 pages in all encodings. */
const maxBytes = 32 * 1024 * 1024

/**
 * Registers the page cache. A cached page is sent before later hooks run, so load shedding never rejects it.
 * Returns the cache for the page renderer.
 */
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

  app.addHook("onRequest", (request, reply, done) => {
    const page = isAnonymous(request) && cache.find(originOf(config, request) + request.url)
    if (!page) return done()
    const { status, headers, body } = replyFromCache(request.headers, page)
    reply.hijack()
    reply.raw.writeHead(status, { ...headers, [requestIdHeader]: request.id }).end(body)
  })
  return cache
}
