import type { FastifyInstance } from "fastify"

import type { MediaLibrary } from "#server/features/content/content.ts"
import { cacheControl } from "#server/platform/http/cache-control.ts"

/**
 * The file name twice: in ASCII as a fallback, and in UTF-8 (RFC 6266). It always ends in .pdf: with another
 * extension a computer could run the file as a program or open it as a page.
 */
const attachment = (given: string) => {
  const name = `${given.replace(/\.pdf$/i, "")}.pdf`
  const plain = name.replaceAll(/[^\w. ()-]/g, "_")
  const whole = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`
}

/**
 * GET /media/{file}: an image or a PDF of the site. The name is a hash of the content, so it is cached
 * forever. A PDF is downloaded, never opened as a page of this origin.
 */
export const mediaRoute = async (
  app: FastifyInstance,
  { media }: { media: Pick<MediaLibrary, "findFile"> },
) => {
  app.get<{ Params: { file: string } }>(
    "/media/:file",
    { schema: { hide: true } },
    async (request, reply) => {
      const found = await media.findFile(request.params.file)
      if (!found) return reply.callNotFound()
      return reply
        .headers({
          "content-type": found.type,
          "content-disposition": "downloadAs" in found ? attachment(found.downloadAs) : "inline",
          "cache-control": cacheControl.immutable,
          "content-security-policy": "default-src 'none'; sandbox",
          "x-content-type-options": "nosniff",
        })
        .send(found.content)
    },
  )
}
