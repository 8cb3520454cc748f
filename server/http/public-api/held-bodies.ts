import type { FastifyInstance } from "fastify"

/** Bodies of the largest size that may be in memory at once. */
const largestAtOnce = 5

/** A body without a length, or over the limit. Fastify answers with `statusCode`. */
class BodyRefusedError extends Error {
  readonly statusCode: number

  constructor(statusCode: 411 | 413) {
    super("the length of the body is unknown or over the limit")
    this.statusCode = statusCode
  }
}

/** Too many large bodies are being received. Its code makes it a transient error: 503 with Retry-After. */
class TooManyBodiesError extends Error {
  readonly code = "ERR_PICTURE_QUEUE"
}

/**
 * Bounds the memory of the bodies of all requests to the routes of `app` together, by their Content-Length. A chunked
 * body, which no browser sends here, is refused.
 */
export const limitHeldBodies = (app: FastifyInstance, maxLength: number) => {
  let held = 0
  app.addHook("onRequest", async (request, reply) => {
    const length = Number(request.headers["content-length"] ?? NaN)
    if (Number.isNaN(length)) throw new BodyRefusedError(411)
    if (length > maxLength) throw new BodyRefusedError(413)
    if (held + length > largestAtOnce * maxLength) {
      throw new TooManyBodiesError("too many large bodies are being received")
    }
    held += length
    reply.raw.once("close", () => {
      held -= length
    })
  })
}
