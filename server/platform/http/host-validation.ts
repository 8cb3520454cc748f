import type { FastifyRequest } from "fastify"

const host = /^(?:[a-z0-9._-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i

/** Whether this names a host, with a port or without, that an address can be made of. */
export const isHost = (text: string) => host.test(text) && URL.canParse(`http://${text}`)

/**
 * Whether a request asks for a path of one host: pages make addresses of both. Old programs name no host
 * at all (HTTP/1.0); what needs none answers them.
 */
export const hasValidHost = ({ url, host: named, raw }: FastifyRequest) =>
  url.startsWith("/") &&
  raw.rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name)).length <= 1 &&
  (!named || isHost(named))
