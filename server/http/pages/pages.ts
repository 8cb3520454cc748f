import { STATUS_CODES } from "node:http"

import compress from "@fastify/compress"
import multipart from "@fastify/multipart"
import { createRequest, sendResponse } from "@mcansh/react-router-fastify"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import type { ViteDevServer } from "vite"

import { maxCameraBytes } from "#domain/fields/uploads.ts"
import type { ReceivedForm } from "#server/features/applications/applications.ts"
import type { Services } from "#server/features/services.ts"
import { multipartLimits, parsePlainForm } from "#server/http/shared/multipart-form.ts"
import { originOf } from "#server/http/shared/origin.ts"
import { retryAfterSeconds } from "#server/platform/database/database-errors.ts"
import { cacheControl } from "#server/platform/http/cache-control.ts"

import { isCacheable, isCacheableAnswer } from "./cacheability.ts"
import { encodePage, type RenderedPage, replyFromCache } from "./cached-page.ts"
import {
  type RequestContextOptions,
  createRequestContext,
  createSharedContext,
} from "./create-request-context.ts"
import type { PageCache } from "./page-cache.ts"
import type { Render } from "./render.ts"
import type { SharedContext, RequestContext } from "./request-context.ts"
import { builtFiles, filesInDevelopment } from "./static-files.ts"

/**
 * Request context with draft content or settings if the URL has a preview token of the console (`?preview=`).
 * Search engines must not index such a URL. An expired token shows the published content.
 */
const replyWithDraftPreview = async (
  context: RequestContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { contentAdmin }: Pick<Services, "contentAdmin">,
): Promise<RequestContext> => {
  const { preview: token } = request.query as { preview?: unknown }
  if (typeof token !== "string") return context
  reply.headers({ "x-robots-tag": "noindex", "cache-control": cacheControl.noStore })
  const preview = await contentAdmin.readPreview(token)
  return preview ? { ...context, ...preview, isPreview: true } : context
}

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
    /** The form that a page's action gets; "too many" if it was not read. */
    receivedForm: ReceivedForm | "too many" | undefined
  }
}

/** The pages that accept posted forms. */
const takesForms =
  /^(?:\/hi)?\/(?:admission-form\/[^/]+(?:\/part-1)?|admission-status)\/?(?:[?.]|$)/i

/** The most files in one posted form: pages of documents. */
const maxFiles = 40

/** More fields than any form has. Parsing as many as fit into the body limit costs 0.1 s of processor time. */
class TooManyFieldsError extends Error {
  readonly statusCode = 413
}

/** Parses posted forms with the parser of the contract's save call, and limits for pictures as cameras take them. */
const registerForms = async (app: FastifyInstance, { config, limits }: Options) => {
  await app.register(multipart, {
    limits: multipartLimits(config, maxCameraBytes, maxFiles),
    throwFileSizeLimit: false,
  })
  app.decorateRequest("receivedForm", undefined)
  // Pass a urlencoded form unparsed to the page's action. The high limit lets the page report fields that are
  // too long.
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: 256 * 1024 },
    (_request, body, done) => {
      const max = config.FORM_FIELDS_MAX
      if (String(body).split("&", max + 1).length <= max) done(null, body)
      else done(new TooManyFieldsError("the form has more than FORM_FIELDS_MAX fields"))
    },
  )
  app.addHook("preHandler", async (request, reply) => {
    if (!request.isMultipart()) return undefined
    // Without the parser's limits, the page's action would read a body of any size.
    if (!takesForms.test(request.url)) return reply.status(415).send({ error: STATUS_CODES[415] })
    // Before the body is read: parsing costs processor time.
    const isOver = await limits.tooManySaves(request, reply)
    request.receivedForm = isOver ? "too many" : await parsePlainForm(request, reply, config)
    request.body = ""
    return undefined
  })
}

/** The functions that answer a request with a page: for everyone, or for this visitor. */
const createAnswers = (options: Options) => {
  const { config, services, security, cache } = options

  /** Answers transient errors with 503 and Retry-After, so that crawlers and other programs retry too. */
  const render = async (request: Request, context: SharedContext) => {
    const response = await options.render(request, context)
    if (response.status !== 500 || !context.transientError()) return response
    const headers = new Headers(response.headers)
    headers.set("retry-after", String(retryAfterSeconds))
    return new Response(response.body, { status: 503, headers })
  }
  /** Renders a page for everyone, from its URL alone. */
  const renderShared = async (url: string, request: FastifyRequest) => {
    const response = await render(new Request(url), createSharedContext(request, options))
    const page: RenderedPage = {
      status: response.status,
      headers: [...response.headers],
      body: Buffer.from(await response.arrayBuffer()),
    }
    return cache && isCacheableAnswer(page) ? encodePage(page, security.headers) : page
  }

  return {
    answerShared: async (request: FastifyRequest, reply: FastifyReply) => {
      const url = originOf(config, request) + request.url
      const renderPage = () => renderShared(url, request)
      const page = await (cache ? cache.get(url, renderPage) : renderPage())
      if ("variants" in page) {
        const { status, headers, body } = replyFromCache(request.headers, page)
        return reply.status(status).headers(headers).send(body)
      }
      reply.status(page.status).header("cache-control", cacheControl.revalidate)
      for (const [name, value] of page.headers) reply.header(name, value)
      return reply.send(page.body)
    },
    answerPersonal: async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header("cache-control", cacheControl.revalidate)
      const personal = createRequestContext(request, reply, options)
      const context = await replyWithDraftPreview(personal, request, reply, services)
      await sendResponse(reply, await render(createRequest(request, reply), context))
      return reply
    },
  }
}

/** The React pages: built files first, then the React application for every other path. */
export const pageRoutes = async (app: FastifyInstance, options: Options) => {
  const { config, devServer } = options
  await app.register(compress, { encodings: ["br", "gzip"], threshold: 1024 })
  await registerForms(app, options)
  await (devServer ? app.register(filesInDevelopment) : app.register(builtFiles, config))

  const { answerShared, answerPersonal } = createAnswers(options)
  app.all("*", { schema: { hide: true }, config: { linesUp: "page" } }, async (request, reply) => {
    if (!methods.includes(request.method)) {
      reply.status(405).header("allow", methods.join(", "))
      return { error: STATUS_CODES[405] }
    }
    if (!request.headers.host) return reply.status(400).send({ error: STATUS_CODES[400] })
    const isShared = isCacheable(originOf(config, request), request)
    return isShared ? answerShared(request, reply) : answerPersonal(request, reply)
  })
}
