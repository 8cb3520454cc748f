import { isIP } from "node:net"

import type { FastifyInstance } from "fastify"

/** An IPv4 address with a port, or an IPv6 address in brackets: some proxies write them. */
const withPort = /^(?:([\d.]+)|\[([^\]]+)\])(?::\d+)?$/

/** Stands for everything that is no address, so that all of it counts as one client. No client has it. */
const noAddress = "0.0.0.0"

const addressOf = (entry: string) => {
  const [, ipv4, ipv6] = withPort.exec(entry) ?? []
  const address = ipv4 ?? ipv6 ?? entry
  return isIP(address) === 0 ? noAddress : address
}

/**
 * Leaves only addresses in X-Forwarded-For: limits count by them, and a port differs with each connection. Removes
 * X-Forwarded-Host, from which Fastify would take the host that the origin of a posted form is compared with.
 */
export const normalizeForwardedHeaders = (app: FastifyInstance) => {
  app.addHook("onRequest", ({ raw: { headers } }, _reply, done) => {
    delete headers["x-forwarded-host"]
    const addresses = headers["x-forwarded-for"]
    if (addresses !== undefined) {
      const entries = String(addresses).split(",")
      headers["x-forwarded-for"] = entries.map((entry) => addressOf(entry.trim())).join(", ")
    }
    done()
  })
}
