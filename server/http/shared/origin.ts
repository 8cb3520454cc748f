import type { FastifyRequest } from "fastify"

import type { Config } from "#server/platform/config.ts"

const host = /^(?:[a-z0-9._-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i

/** Whether a text is a valid host, with or without a port, for use in a URL. */
export const isHost = (text: string) => host.test(text) && URL.canParse(`http://${text}`)

/**
 * Host validation: the request must have a path and at most one valid host, because pages build URLs from
 * both. HTTP/1.0 clients send no host; routes that do not need it still answer them.
 */
export const hasValidHost = ({ url, host: named, raw }: FastifyRequest) =>
  url.startsWith("/") &&
  raw.rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name)).length <= 1 &&
  (!named || isHost(named))

/** Scheme and host of the site: PUBLIC_URL, or else those of the request. */
export const originOf = (config: Pick<Config, "PUBLIC_URL">, request: FastifyRequest) =>
  config.PUBLIC_URL ?? `${request.protocol}://${request.host}`
