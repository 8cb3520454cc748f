import type { FastifyRequest } from "fastify"

import type { Language } from "#domain/content/text.ts"

/** The language a caller of the contract wants to be answered in: Hindi where it asks for it first. */
export const requestLanguage = (request: FastifyRequest): Language =>
  /^\s*hi\b/i.test(request.headers["accept-language"] ?? "") ? "hi" : "en"
