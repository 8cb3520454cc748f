import type { IncomingMessage, RequestListener, ServerResponse } from "node:http"

import type { FastifyInstance } from "fastify"

import { nextMidnightInIndia } from "#domain/fields/india-time.ts"
import type { Services } from "#server/features/services.ts"
import { originOf } from "#server/http/shared/origin.ts"
import type { Config } from "#server/platform/config.ts"
import { withTimeout } from "#server/platform/database/retry.ts"
import { newRequestId, requestIdHeader } from "#server/platform/http/request-id.ts"
import { answeredFromCache } from "#server/platform/observability/events.ts"
import { pathForLog } from "#server/platform/observability/log.ts"

import { isAnonymous } from "./cacheability.ts"
import { replyFromCache } from "./cached-page.ts"
import { createPageCache, type PageCache } from "./page-cache.ts"

const everyMs = 10_000

interface Answer {
  reqId: string
  method: string
  url: string
  status: number
}

/** What it needs of Fastify. */
interface App {
  log: Record<"info" | "debug", (line: object, message: string) => void> & { level: string }
  addHook: (name: "onClose", hook: () => Promise<void>) => unknown
}

/**
 * Logs answers of the page cache as counts, a line for each page and status every ten seconds: a line for each answer
 * costs a third of the rate, and a crowd would fill the disk. At level debug there is also one for each.
 */
export const createAnswerLog = (app: App) => {
  const counts = new Map<string, { url: string; status: number; answers: number }>()
  const write = () => {
    for (const { url, status, answers } of counts.values()) {
      app.log.info({ path: pathForLog(url), status, answers }, "answered from the page cache")
    }
    counts.clear()
  }
  const timer = setInterval(write, everyMs).unref()
  app.addHook("onClose", async () => {
    clearInterval(timer)
    write()
  })

  return ({ reqId, method, url, status }: Answer) => {
    const key = `${status} ${url}`
    const counted = counts.get(key)
    if (counted) counted.answers++
    else counts.set(key, { url, status, answers: 1 })
    if (app.log.level === "debug" || app.log.level === "trace") {
      app.log.debug({ reqId, method, path: pathForLog(url), status }, "from the page cache")
    }
  }
}

/** If the database does not respond in this time, pages are served from the last known version. */
const versionTimeoutMs = 3000

/** About 600 pages in all encodings. */
const maxBytes = 32 * 1024 * 1024

/**
 * Answers a request from the cache, if it can be, before Fastify makes its objects and runs its hooks: they cost more
 * than the answer. Load shedding therefore never rejects a cached page.
 */
const createFastAnswer = (app: FastifyInstance, config: Config, cache: PageCache) => {
  const noteInLog = createAnswerLog(app)
  let isStopping = false
  app.addHook("preClose", async () => {
    isStopping = true
  })

  return (request: IncomingMessage, response: ServerResponse) => {
    const { method = "", url = "", headers } = request
    if (isStopping || !isAnonymous({ method, headers })) return false
    const page = cache.find(originOf(config, request) + url)
    if (!page) return false
    const start = performance.now()
    const reqId = newRequestId()
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
