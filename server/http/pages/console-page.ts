import { randomBytes } from "node:crypto"
import { readFile } from "node:fs/promises"
import { resolve } from "node:path"

import type { FastifyInstance } from "fastify"

import { cacheControl } from "#server/platform/http/cache-control.ts"
import type { SecurityHeaders } from "#server/platform/http/security-headers.ts"

const built = resolve("build/console.html")

/**
 * The staff console, a single-page application. Its widgets insert style elements, so the CSP allows those
 * that carry this response's nonce.
 */
export const consolePage = async (
  app: FastifyInstance,
  { security }: { security: SecurityHeaders },
) => {
  const read = async () => readFile(built, "utf8")
  let html: Promise<string> | undefined
  app.get("/console", { schema: { hide: true } }, async (_request, reply) => {
    const nonce = randomBytes(16).toString("base64")
    html ??= read()
    reply.headers({
      "content-security-policy": security.consolePolicy(nonce),
      "cache-control": cacheControl.noStore,
    })
    return reply.type("text/html; charset=utf-8").send((await html).replace("%STYLE_NONCE%", nonce))
  })
}
