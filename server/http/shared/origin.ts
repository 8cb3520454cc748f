import type { FastifyRequest } from "fastify"

import type { Config } from "#server/platform/config.ts"

/** Scheme and host of the site: PUBLIC_URL, or else those of the request. */
export const originOf = (config: Pick<Config, "PUBLIC_URL">, request: FastifyRequest) =>
  config.PUBLIC_URL ?? `${request.protocol}://${request.host}`
