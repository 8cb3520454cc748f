import { randomBytes } from "node:crypto"
import { readFile } from "node:fs/promises"

import type { FastifyInstance } from "fastify"

import { emblemOf, neutralEmblem } from "#domain/content/picture-sources.ts"
import type { Services } from "#server/features/services.ts"
import { commandFor, commandNames } from "#server/platform/commands.ts"
import { cacheControl } from "#server/platform/http/cache-control.ts"
import type { SecurityHeaders } from "#server/platform/http/security-headers.ts"
import { releasePath } from "#server/platform/release.ts"

const built = releasePath("build/console.html")

const inlineScript = /<script>([^]*?)<\/script>/g

const read = async () => {
  const html = await readFile(built, "utf8")
  return { html, scripts: [...html.matchAll(inlineScript)].map(([, text]) => text!) }
}

/** The commands that messages of the console name, as the operator types them: command_staff_link=... */
const commandSlots = () =>
  new URLSearchParams(
    commandNames.map((name) => [`command_${name.replaceAll(/\W/g, "_")}`, commandFor(name)]),
  ).toString()

/**
 * The staff console, a single-page application. It shows the college's own emblem, also before sign-in. Its widgets insert style elements, so the CSP allows those
 * that carry this response's nonce.
 */
export const consolePage = async (
  app: FastifyInstance,
  { security, services }: { security: SecurityHeaders; services: Pick<Services, "settings"> },
) => {
  let page: ReturnType<typeof read> | undefined
  app.get("/console", { schema: { hide: true } }, async (_request, reply) => {
    const nonce = randomBytes(16).toString("base64")
    page ??= read()
    const { html, scripts } = await page
    reply.headers({
      "content-security-policy": security.consolePolicy(scripts, nonce),
      "cache-control": cacheControl.noStore,
      // The counter scans codes with the camera.
      "permissions-policy": "camera=(self), geolocation=(), microphone=()",
    })
    const { college } = await services.settings()
    const sent = html
      .replaceAll("%STYLE_NONCE%", nonce)
      .replace("%EMBLEM%", () => emblemOf(college) ?? neutralEmblem)
      .replace("%COMMANDS%", commandSlots)
    return reply.type("text/html; charset=utf-8").send(sent)
  })
}
