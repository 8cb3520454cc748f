import type { FastifyInstance } from "fastify"

/**
 * Lingering close (RFC 9112, 9.6) of a request that was answered before its body had arrived. Browsers read an answer only
 * when they have sent everything, so the rest is read and dropped. Beyond `maxBytes` the connection is closed.
 */
export const limitUnreadBodies = (app: FastifyInstance, maxBytes: number) => {
  app.addHook("onSend", ({ raw }, _reply, payload, done) => {
    // A request of `inject` has no such flag.
    if (raw.complete === false) {
      let rest = maxBytes
      // Before the answer ends: then Node would drop the rest without a limit, and without telling.
      raw.on("data", (chunk: Buffer) => {
        rest -= chunk.length
        if (rest < 0) raw.socket.destroy()
      })
      raw.resume()
    }
    done(null, payload)
  })
}
