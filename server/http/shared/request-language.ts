import type { FastifyRequest } from "fastify"

import type { Language } from "#domain/content/text.ts"

/** The language of an API response: Hindi if Accept-Language lists it first, else English. */
export const requestLanguage = (request: FastifyRequest): Language =>
  /^\s*hi\b/i.test(request.headers["accept-language"] ?? "") ? "hi" : "en"
