import { STATUS_CODES } from "node:http"
import type { Socket } from "node:net"

import type { FastifyError, FastifyReply, FastifyRequest } from "fastify"

import { requestIdHeader } from "./request-id.ts"

/**
 * Node's error codes for a slow request and for headers that are too large. All other errors are invalid HTTP
 * (400).
 */
const statuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
}

const bodyOf = (status: number) => JSON.stringify({ error: STATUS_CODES[status] })

/**
 * Answers requests that never reach the app: URLs that cannot be decoded, bytes that are not HTTP. The
 * responses have the usual headers and echo nothing of the request.
 */
export const createClientErrorHandlers = (headers: Readonly<Record<string, string>>) => ({
  frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const status = error.statusCode ?? 400
    void reply
      .status(status)
      .headers(headers)
      .header(requestIdHeader, request.id)
      .send({ error: STATUS_CODES[status] })
  },

  clientErrorHandler: (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === "ECONNRESET" || socket.destroyed) return
    const status = statuses[error.code ?? ""] ?? 400
    const body = bodyOf(status)
    const lines = Object.entries({
      ...headers,
      "content-type": "application/json; charset=utf-8",
      "content-length": String(Buffer.byteLength(body)),
      connection: "close",
    }).map(([name, value]) => `${name}: ${value}\r\n`)
    if (socket.writable) {
      socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`)
    }
    socket.destroy(error)
  },
})
