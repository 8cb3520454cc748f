import type { FastifyInstance } from "fastify"

import { watchContentVersion } from "#server/features/content/content.ts"
import type { Services } from "#server/features/services.ts"
import { originOf } from "#server/http/shared/origin.ts"
import type { Config } from "#server/platform/config.ts"
import { requestIdHeader } from "#server/platform/http/request-id.ts"
import { nextMidnight } from "#server/platform/time/next-midnight.ts"
import { withTimeout } from "#server/platform/time/with-timeout.ts"

import { isAnonymous } from "./cacheability.ts"
import { replyFromCache } from "./cached-page.ts"
import { createPageCache } from "./page-cache.ts"

/** A database that is there but silent: pages are then shown as they last were. */
const versionTimeoutMs = 3000

/** Some six hundred pages in all their forms. */
const maxBytes = 32 * 1024 * 1024

/**
 * Keeps pages, and answers with a kept one before anything else is done for a request: hooks registered
 * later, like the one that turns requests away from a busy server, never see it. Gives the cache for
 * whoever renders pages.
 */
export const servePagesFromCache = (app: FastifyInstance, config: Config, services: Services) => {
  const watch = watchContentVersion(config)
  app.addHook("onClose", watch.close)
  const now = () => new Date()
  const cache = createPageCache({
    knownVersion: watch.version,
    askVersion: () => withTimeout(services.contentVersion(), versionTimeoutMs),
    nextChange: async () => {
      // What a page says of "today" is true until midnight.
      const midnight = nextMidnight(now())
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
