import { randomUUID } from "node:crypto"
import type { IncomingMessage } from "node:http"

import { createTrust } from "./trusted-proxies.ts"

/** Under this name an id comes from a proxy, and goes back with each answer. */
export const requestIdHeader = "x-request-id"

const wellFormed = /^[A-Za-z0-9_-]{8,64}$/

/**
 * The id under which all lines of a request stand in the log: a trusted proxy's, where it is well-formed,
 * else one of our own, which no other request of any process has, and which says nothing of how many there were.
 */
export const requestIds = (trustProxy: string | undefined) => {
  const isTrusted = createTrust(trustProxy)
  return ({ headers, socket }: Pick<IncomingMessage, "headers" | "socket">) => {
    const sent = headers[requestIdHeader]
    if (typeof sent === "string" && wellFormed.test(sent) && isTrusted(socket.remoteAddress)) {
      return sent
    }
    return randomUUID()
  }
}
