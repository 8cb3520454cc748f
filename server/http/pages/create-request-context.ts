import type { FastifyReply, FastifyRequest } from "fastify"

import { type ReceivedForm, sheetOf } from "#server/features/applications/applications.ts"
import type { Services } from "#server/features/services.ts"
import { officePrint } from "#server/http/console/print-pages.ts"
import { originOf } from "#server/http/shared/origin.ts"
import type { Config } from "#server/platform/config.ts"
import {
  type TransientError,
  classifyTransientError,
  retryAfterSeconds,
} from "#server/platform/database/database-errors.ts"
import type { SecurityHeaders } from "#server/platform/http/security-headers.ts"
import type { RateLimits } from "#server/platform/rate-limit/rate-limit.ts"

import type { Rendering } from "./kept-form.ts"
import type { RequestContext } from "./request-context.ts"

export interface RequestContextOptions {
  config: Config
  services: Services
  limits: RateLimits
  security: SecurityHeaders
}

/** The part of the request context that is the same for every visitor. */
const commonDesk = (
  request: FastifyRequest,
  { config, services, security }: RequestContextOptions,
) => {
  let passing: TransientError | undefined
  return {
    logError: (error: unknown) => {
      const fault = classifyTransientError(error)
      passing ??= fault
      request.log.error({ err: error, fault }, "page failed")
    },
    passingFault: () => passing,
    policyFor: security.policyFor,
    origin: originOf(config, request),
    settings: services.settings,
    noticeVersion: services.noticeVersion,
    content: services.content,
  }
}

/** The complete request context of a page. */
export const createRequestContext = (
  request: FastifyRequest,
  reply: FastifyReply,
  options: RequestContextOptions,
): RequestContext => {
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
    submit: async (form: ReceivedForm) => {
      if (await limits.tooManySaves(request, reply)) return "too many"
      try {
        return await services.submitApplication(form)
      } catch (error) {
        const fault = classifyTransientError(error)
        if (!fault) throw error
        request.log.error({ err: error, fault }, "request failed")
        reply.header("retry-after", retryAfterSeconds)
        return "unavailable"
      }
    },
    readSheet: async (code: string) => {
      if (await limits.tooManyPrints(request, reply)) return "too many"
      const record = await services.readPrintRecord(code)
      return record ? sheetOf(record, await services.settings(), common.origin) : "unknown"
    },
  }
}

class OneVisitorsOwn extends Error {}

/**
 * Request context for a cacheable page, which all visitors share except for the submission key. `keyed`
 * returns the placeholder that was rendered in place of the key. Access to any other member throws, and
 * `isOneVisitorsOwn` then returns true: the page is not cacheable.
 */
export const createSharedContext = (request: FastifyRequest, options: RequestContextOptions) => {
  const { services, security } = options
  const common = commonDesk(request, options)
  let isOneVisitorsOwn = false
  let placeholder: string | undefined
  let scripts: string[] = []
  const known: Partial<RequestContext> = {
    ...common,
    logError: (error) => {
      if (!(error instanceof OneVisitorsOwn)) common.logError(error)
    },
    policyFor: (named) => {
      scripts = named
      return security.policyFor(named)
    },
    newSubmissionKey: () => (placeholder ??= services.newSubmissionKey()),
  }
  const desk = new Proxy(known as RequestContext, {
    get: (target, name, receiver) => {
      if (Reflect.has(target, name)) return Reflect.get(target, name, receiver)
      isOneVisitorsOwn = true
      throw new OneVisitorsOwn(`A shared page has no ${String(name)}.`)
    },
  })
  const keyed = (): Rendering | undefined =>
    placeholder === undefined ? undefined : { placeholder, scripts, policyFor: security.policyFor }
  return { desk, isOneVisitorsOwn: () => isOneVisitorsOwn, keyed }
}
