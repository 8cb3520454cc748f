import type { FastifyReply, FastifyRequest } from "fastify"

import { sheetOf } from "../admission/sheet-of.ts"
import type { ReceivedForm } from "../admission/submit-application.ts"
import type { Limits } from "../api/limits.ts"
import type { Config } from "../config.ts"
import type { SecurityHeaders } from "../security/headers.ts"
import type { Services } from "../services.ts"
import type { Desk } from "./context.ts"
import { officePrint } from "./office-print.ts"
import { originOf } from "./origin.ts"

export interface DeskOptions {
  config: Config
  services: Services
  limits: Limits
  security: SecurityHeaders
}

/** What a page may ask that is the same for everyone. */
const commonDesk = (request: FastifyRequest, { config, services, security }: DeskOptions) => ({
  logError: (error: unknown) => request.log.error({ err: error }, "page failed"),
  policyFor: security.policyFor,
  origin: originOf(config, request),
  settings: services.settings,
  content: services.content,
})

/** Whatever a page may ask. */
export const deskOf = (
  request: FastifyRequest,
  reply: FastifyReply,
  options: DeskOptions,
): Desk => {
  const { services, limits } = options
  const common = commonDesk(request, options)
  return {
    ...common,
    sendMessage: (fields: Record<string, unknown>) =>
      services.sendMessage(fields, () => limits.tooManyMessages(request, reply)),
    checkCard: async (code: string) =>
      (await limits.tooManyPrints(request, reply)) ? "too many" : services.checkCard(code),
    ...officePrint(request, reply, options),
    readStatus: (typed: { code: string; dob: string }) => services.readStatus(typed, request.ip),
    newSubmissionKey: services.newSubmissionKey,
    received: request.receivedForm,
    submit: async (form: ReceivedForm) =>
      (await limits.tooManySaves(request, reply)) ? "too many" : services.submitApplication(form),
    readSheet: async (code: string) => {
      if (await limits.tooManyPrints(request, reply)) return "too many"
      const record = await services.readPrintRecord(code)
      return record ? sheetOf(record, await services.settings(), common.origin) : "unknown"
    },
  }
}

class OneVisitorsOwn extends Error {}

/**
 * A desk for a page that all visitors share. One that asks for anything else is not such a page: asking
 * fails, and `isOneVisitorsOwn` tells.
 */
export const sharedDeskOf = (request: FastifyRequest, options: DeskOptions) => {
  const common = commonDesk(request, options)
  let isOneVisitorsOwn = false
  const logError = (error: unknown) => {
    if (!(error instanceof OneVisitorsOwn)) common.logError(error)
  }
  const desk = new Proxy({ ...common, logError } as Desk, {
    get: (known, name, receiver) => {
      if (Reflect.has(known, name)) return Reflect.get(known, name, receiver)
      isOneVisitorsOwn = true
      throw new OneVisitorsOwn(`A shared page has no ${String(name)}.`)
    },
  })
  return { desk, isOneVisitorsOwn: () => isOneVisitorsOwn }
}
