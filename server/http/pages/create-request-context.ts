import type { FastifyReply, FastifyRequest } from "fastify"

import { type ReceivedForm, sheetOf } from "#server/features/applications/applications.ts"
import type { Services } from "#server/features/services.ts"
import { staffPrint } from "#server/http/console/print-pages.ts"
import { originOf } from "#server/http/shared/origin.ts"
import type { Config } from "#server/platform/config.ts"
import {
  type TransientError,
  classifyTransientError,
  retryAfterSeconds,
} from "#server/platform/database/database-errors.ts"
import type { SecurityHeaders } from "#server/platform/http/security-headers.ts"
import type { RateLimits } from "#server/platform/rate-limit/rate-limit.ts"

import type { RequestContext } from "./request-context.ts"

export interface RequestContextOptions {
  config: Config
  services: Services
  limits: RateLimits
  security: SecurityHeaders
}

/**
 * The part of the request context that is the same for every visitor. It is the whole context of a cacheable page,
 * whose loader can then not read data of one visitor: it fails, and its path belongs into `cacheability.ts`.
 */
export const createSharedContext = (
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
    transientError: () => passing,
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
  const common = createSharedContext(request, options)
  return {
    ...common,
    sendMessage: (fields: Record<string, unknown>) =>
      services.sendMessage(fields, () => limits.tooManyMessages(request, reply)),
    checkCard: async (code: string) =>
      (await limits.tooManyPrints(request, reply)) ? "too many" : services.checkCard(code),
    ...staffPrint(request, reply, options),
    readStatus: (typed: { code: string; dob: string }) => services.readStatus(typed, request.ip),
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
