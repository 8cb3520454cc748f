import { resolve } from "node:path"
import { pathToFileURL } from "node:url"

import compress from "@fastify/compress"
import multipart from "@fastify/multipart"
import { createRequestHandler } from "@mcansh/react-router-fastify"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { RouterContextProvider, type ServerBuild } from "react-router"
import type { RunnableDevEnvironment, ViteDevServer } from "vite"

import { sheetOf } from "../admission/sheet-of.ts"
import type { ReceivedForm } from "../admission/submit-application.ts"
import type { Limits } from "../api/limits.ts"
import { multipartLimits, receiveForm } from "../api/receive-form.ts"
import type { Config } from "../config.ts"
import type { SecurityHeaders } from "../security/headers.ts"
import type { Services } from "../services.ts"
import type { CardPass } from "../students/office-cards.ts"
import { deskContext } from "./context.ts"
import { builtFiles, filesInDevelopment } from "./static-files.ts"

interface Options {
  config: Config
  services: Services
  limits: Limits
  security: SecurityHeaders
  devServer: ViteDevServer | undefined
}

declare module "fastify" {
  interface FastifyRequest {
    receivedForm: ReceivedForm | undefined
  }
}

/** The pages that a form may be posted to. */
const takesForms = /^(?:\/hi)?\/admission-form\/[^/]+(?:\/part-1)?\/?(?:[?.]|$)/i

const builtServer = resolve("build/server/index.js")

const deskOf = (
  request: FastifyRequest,
  reply: FastifyReply,
  { services, limits, security }: Options,
) =>
  ({
    logError: (error: unknown) => request.log.error({ err: error }, "page failed"),
    policyFor: security.policyFor,
    origin: `${request.protocol}://${request.host}`,
    settings: services.settings,
    content: services.content,
    sendMessage: (fields: Record<string, unknown>) =>
      services.sendMessage(fields, () => limits.tooManyMessages(request, reply)),
    checkCard: async (code: string) =>
      (await limits.tooManyPrints(request, reply)) ? "too many" : services.checkCard(code),
    listOfficeCards: (pass: CardPass, page: number) =>
      services.listOfficeCards(pass, page, `${request.protocol}://${request.host}`),
    newSubmissionKey: services.newSubmissionKey,
    received: request.receivedForm,
    submit: async (form: ReceivedForm) =>
      (await limits.tooManySaves(request, reply)) ? "too many" : services.submitApplication(form),
    readSheet: async (code: string) => {
      if (await limits.tooManyPrints(request, reply)) return "too many"
      const record = await services.readPrintRecord(code)
      if (!record) return "unknown"
      return sheetOf(record, await services.settings(), `${request.protocol}://${request.host}`)
    },
  }) as const

const importBuild = (): Promise<ServerBuild> =>
  import(/* @vite-ignore */ pathToFileURL(builtServer).href)

/** By the runner that loaded this server too, so that both have one copy of the context's key. */
const buildInDevelopment = (devServer: ViteDevServer) => {
  const { runner } = devServer.environments.ssr as RunnableDevEnvironment
  return runner.import<ServerBuild>("virtual:react-router/server-build")
}

/** The React pages: built files first, then the application for every other path. */
export const pages = async (app: FastifyInstance, options: Options) => {
  const { config, devServer } = options
  await app.register(compress, { encodings: ["br", "gzip"], threshold: 1024 })
  await app.register(multipart, { limits: multipartLimits(config), throwFileSizeLimit: false })
  app.decorateRequest("receivedForm", undefined)

  // A form posted without JavaScript is read here, by the parser and the limits of the contract's call.
  app.addHook("preHandler", async (request) => {
    if (!request.isMultipart() || !takesForms.test(request.url)) return
    request.receivedForm = await receiveForm(request, config)
    request.body = ""
  })

  await app.register(devServer ? filesInDevelopment : builtFiles)

  const handler = createRequestHandler({
    build: () => (devServer ? buildInDevelopment(devServer) : importBuild()),
    mode: config.NODE_ENV,
    getLoadContext: (request, reply) => {
      const context = new RouterContextProvider()
      context.set(deskContext, deskOf(request, reply, options))
      return context
    },
  })
  app.all("*", { schema: { hide: true } }, handler)
}
