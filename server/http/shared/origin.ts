import type { FastifyRequest } from "fastify"

import type { Config } from "#server/platform/config.ts"

/** Scheme and host of the site: as it is set, else as the visitor came by. */
export const originOf = (config: Pick<Config, "PUBLIC_URL">, request: FastifyRequest) =>
  config.PUBLIC_URL ?? `${request.protocol}://${request.host}`
