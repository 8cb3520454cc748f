import {
  type FastifyLoggerOptions,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify"

import type { Config } from "#server/platform/config.ts"

import { errorForLog, errorInDevelopment } from "./error-for-log.ts"

/** Decodes percent-encoded ASCII such as %61, as the router does. */
const decodeAscii = (path: string) =>
  path.replaceAll(/%([2-7][0-9a-f])/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )

/**
 * A path segment that is an admission code, also in groups and in lower case. Its letters are those of
 * `domain/applications/admission-code.ts`, which this layer must not import.
 */
const codeSegment = /(?<=\/)(?:(?:[\s.-]|%[0-9a-f]{2})*[2-9A-HJ-NP-Z]){12}(?=[\s.-]*(?:\/|$))/gi

/**
 * A path for the log: without its query, secrets and personal data (codes, URNs, tokens, file names, long
 * numbers).
 */
export const pathForLog = (url: string) =>
  decodeAscii(url.replace(/[?#].*$/s, ""))
    .replaceAll(codeSegment, "…")
    .replaceAll(/(?:\d[ -]?){7,}\d/g, "…")
    .replace(/(\/(?:print|uploads|card|dashbaord|dashboard)\/)[^/]+/gi, "$1…")
    .replace(/(\/api\/console\/(?:applications|links|messages|staff|students)\/)[^/]+/gi, "$1…")

/** Structured request log with id, method, path and address; never a body or a personal field. */
export const logOptions = (config: Config): FastifyLoggerOptions => ({
  level: config.LOG_LEVEL,
  serializers: {
    req: (request: FastifyRequest) => ({
      method: request.method,
      path: pathForLog(request.url),
      address: request.ip,
    }),
    err: config.NODE_ENV === "development" ? errorInDevelopment : errorForLog,
  },
})

/** One log line per request, written with the response: request, status, response time. */
export class RequestLog extends LogController {
  override incomingRequest(request: FastifyRequest) {
    request.log.debug({ req: request }, "incoming request")
  }

  override requestCompleted(
    err: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const line = { req: request, res: reply, responseTime: reply.elapsedTime }
    if (err) request.log.error({ ...line, err }, "request errored")
    else request.log.info(line, "request completed")
  }
}
