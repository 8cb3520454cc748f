import { randomBytes } from "node:crypto"
import { readFile } from "node:fs/promises"
import { resolve } from "node:path"

import type { FastifyInstance } from "fastify"

import type { SecurityHeaders } from "#server/platform/http/security-headers.ts"

const built = resolve("build/console.html")

/**
 * The staff console: one page, whose program draws everything else. Its widgets write style elements, so
 * its policy lets in those that carry the nonce of this very answer.
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
      "cache-control": "no-store",
    })
    return reply.type("text/html; charset=utf-8").send((await html).replace("%STYLE_NONCE%", nonce))
  })
}
