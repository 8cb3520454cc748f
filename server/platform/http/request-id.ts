import { randomUUID } from "node:crypto"
import type { IncomingMessage } from "node:http"

import { compile } from "@fastify/proxy-addr"

/** Header in which a proxy sends a request id, and in which each response returns it. */
export const requestIdHeader = "x-request-id"

const wellFormed = /^[A-Za-z0-9_-]{8,64}$/

/**
 * The request id in the log: a trusted proxy's if it is well-formed, else a random one. A random id is unique
 * across processes and does not reveal the number of requests.
 */
export const requestIds = (trustProxy: string | undefined) => {
  // The same library and list as Fastify's `trustProxy`.
  const isTrusted = compile(trustProxy?.split(",").map((part) => part.trim()) ?? [])
  return ({ headers, socket }: Pick<IncomingMessage, "headers" | "socket">) => {
    const sent = headers[requestIdHeader]
    if (
      typeof sent === "string" &&
      wellFormed.test(sent) &&
      isTrusted(socket.remoteAddress ?? "", 0)
    ) {
      return sent
    }
    return randomUUID()
  }
}
