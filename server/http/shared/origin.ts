import type { IncomingMessage } from "node:http"

import type { FastifyRequest } from "fastify"

import type { Config } from "#server/platform/config.ts"

const host = /^(?:[a-z0-9._-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i

/** Whether a text is a valid host, with or without a port, for use in a URL. */
export const isHost = (text: string) => host.test(text) && URL.canParse(`http://${text}`)

/**
 * Host validation: the request must have a path and at most one valid host, because pages build URLs from
 * both. HTTP/1.0 clients send no host; routes that do not need it still answer them.
 */
export const hasValidHost = ({ url, headers, raw }: FastifyRequest) =>
  url.startsWith("/") &&
  raw.rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name)).length <= 1 &&
  (!headers.host || isHost(headers.host))

/**
 * Scheme and host of the site: PUBLIC_URL, or else the host of the request, which then comes without a proxy. Forwarded
 * headers are ignored: a visitor can send them.
 */
export const originOf = (
  config: Pick<Config, "PUBLIC_URL">,
  { headers }: Pick<IncomingMessage, "headers">,
) => config.PUBLIC_URL ?? `http://${headers.host}`
