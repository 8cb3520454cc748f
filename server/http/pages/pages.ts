import { STATUS_CODES } from "node:http"

import compress from "@fastify/compress"
import multipart from "@fastify/multipart"
import { createRequest, sendResponse } from "@mcansh/react-router-fastify"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import type { ViteDevServer } from "vite"

import type { ReceivedForm } from "#server/features/applications/applications.ts"
import { multipartLimits, parseMultipartForm } from "#server/http/shared/multipart-form.ts"
import { originOf } from "#server/http/shared/origin.ts"
import { retryAfterSeconds } from "#server/platform/database/database-errors.ts"
import { cacheControl } from "#server/platform/http/cache-control.ts"

import { isCacheable } from "./cacheability.ts"
import { encodePage, isCacheableAnswer, type RenderedPage, replyFromCache } from "./cached-page.ts"
import {
  type RequestContextOptions,
  createRequestContext,
  createSharedContext,
} from "./create-request-context.ts"
import { replyWithDraftPreview } from "./draft-preview.ts"
import type { PageCache } from "./page-cache.ts"
import type { Render } from "./render.ts"
import type { SharedContext } from "./request-context.ts"
import { builtFiles, filesInDevelopment } from "./static-files.ts"

interface Options extends RequestContextOptions {
  /** Without it, as in development, each request renders its page. */
  cache: PageCache | undefined
  devServer: ViteDevServer | undefined
  render: Render
}

/** Pages accept reads and form posts. All other methods get 405. */
const methods = ["GET", "HEAD", "POST"]

declare module "fastify" {
  interface FastifyRequest {
    receivedForm: ReceivedForm | undefined
  }
}

/** The pages that accept posted forms. */
const takesForms = /^(?:\/hi)?\/admission-form\/[^/]+(?:\/part-1)?\/?(?:[?.]|$)/i

/** The React pages: built files first, then the React application for every other path. */
export const pages = async (app: FastifyInstance, options: Options) => {
  const { config, services, security, cache, devServer } = options
  await app.register(compress, { encodings: ["br", "gzip"], threshold: 1024 })
  await app.register(multipart, { limits: multipartLimits(config), throwFileSizeLimit: false })
  app.decorateRequest("receivedForm", undefined)
  // Pass a urlencoded form unparsed to the page's action. The high limit lets the page report fields that are
  // too long.
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: 256 * 1024 },
    (_request, body, done) => done(null, body),
  )

  // Parse a form that was posted without JavaScript with the parser and limits of the contract's save call.
  app.addHook("preHandler", async (request) => {
    if (!request.isMultipart() || !takesForms.test(request.url)) return
    request.receivedForm = await parseMultipartForm(request, config)
    request.body = ""
  })

  await app.register(devServer ? filesInDevelopment : builtFiles)

  /** Answers transient errors with 503 and Retry-After, so that crawlers and other programs retry too. */
  const render = async (asked: Request, context: SharedContext) => {
    const response = await options.render(asked, context)
    if (response.status !== 500 || !context.transientError()) return response
    const headers = new Headers(response.headers)
    headers.set("retry-after", String(retryAfterSeconds))
    return new Response(response.body, { status: 503, headers })
  }
  /** Renders a page for everyone, from its URL alone. */
  const renderShared = async (address: string, request: FastifyRequest) => {
    const response = await render(new Request(address), createSharedContext(request, options))
    const page: RenderedPage = {
      status: response.status,
      headers: [...response.headers],
      body: Buffer.from(await response.arrayBuffer()),
    }
    return cache && isCacheableAnswer(page) ? encodePage(page, security.headers) : page
  }

  const answerOwn = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header("cache-control", cacheControl.revalidate)
    const own = createRequestContext(request, reply, options)
    const context = await replyWithDraftPreview(own, request, reply, services)
    const response = await render(createRequest(request, reply), context)
    await sendResponse(reply, response)
    return reply
  }

  app.all("*", { schema: { hide: true } }, async (request, reply) => {
    if (!methods.includes(request.method)) {
      reply.status(405).header("allow", methods.join(", "))
      return { error: STATUS_CODES[405] }
    }
    if (!request.host) return reply.status(400).send({ error: STATUS_CODES[400] })
    const origin = originOf(config, request)
    const address = origin + request.url
    if (!isCacheable(origin, request)) return answerOwn(request, reply)
    const make = () => renderShared(address, request)
    const page = await (cache ? cache.get(address, make) : make())
    if ("variants" in page) {
      const { status, headers, body } = replyFromCache(request.headers, page)
      return reply.status(status).headers(headers).send(body)
    }
    reply.status(page.status).header("cache-control", cacheControl.revalidate)
    for (const [name, value] of page.headers) reply.header(name, value)
    return reply.send(page.body)
  })
}
