import type { FastifyInstance } from "fastify"

import type { MediaLibrary } from "#server/features/content/content.ts"
import type { PrivacyService } from "#server/features/privacy/privacy.ts"
import type { FileStore } from "#server/platform/files/file-store.ts"
import { cacheControl } from "#server/platform/http/cache-control.ts"
import { sendContent } from "#server/platform/http/send-content.ts"

/**
 * The file name twice: in ASCII as a fallback, and in UTF-8 (RFC 6266). It always ends in .pdf: with another
 * extension a computer could run the file as a program or open it as a page.
 */
const attachment = (title: string) => {
  const name = `${title.replace(/\.pdf$/i, "")}.pdf`
  const plain = name.replaceAll(/[^\w. ()-]/g, "_")
  const whole = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`
}

const fileName = /^[0-9a-f]{32}\.jpg$/
type Named = { Params: { file: string } }
/** A file opened directly is a document: it may run and load nothing. */
const sandbox = {
  "content-security-policy": "default-src 'none'; sandbox",
  "x-content-type-options": "nosniff",
}
/** The document that a browser makes for a video plays the file itself. */
const player = {
  ...sandbox,
  "content-security-policy": "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'",
}

interface StoredFiles {
  media: Pick<MediaLibrary, "findFile">
  files: Pick<FileStore, "read">
  privacy: Pick<PrivacyService, "isShownPicture">
  /** An icon that is drawn from the present emblem. */
  emblemIcon: (address: string) => Promise<Uint8Array | undefined>
}

/**
 * GET /media/{file}: an image, a PDF, a video or captions of the site. The name is a hash of the content, so it is cached
 * forever. A PDF is downloaded, never opened as a page of this origin; a download that broke off goes on, and
 * a video is read where it is played (Range).
 * GET /media/icons/{file}: an icon of the site, drawn from the college's emblem.
 * GET /uploads/{file}: a photo or signature, under a random name that only its admission sheet contains. One that was
 * replaced or erased is not found, also while its file is still stored.
 */
export const storedFileRoutes = async (
  app: FastifyInstance,
  { media, files, privacy, emblemIcon }: StoredFiles,
) => {
  const options = { schema: { hide: true } }
  app.get<Named>("/media/:file", options, async (request, reply) => {
    const medium = await media.findFile(request.params.file)
    if (!medium) return reply.callNotFound()
    reply.headers({
      ...(medium.type.startsWith("video/") ? player : sandbox),
      "content-type": medium.type,
      "content-disposition": "downloadAs" in medium ? attachment(medium.downloadAs) : "inline",
      "cache-control": cacheControl.immutable,
    })
    return sendContent(request, reply, medium.content, request.params.file)
  })
  app.get<Named>("/media/icons/:file", options, async (request, reply) => {
    const png = await emblemIcon(`/media/icons/${request.params.file}`)
    if (!png) return reply.callNotFound()
    return reply
      .headers({ ...sandbox, "content-type": "image/png", "cache-control": cacheControl.immutable })
      .send(png)
  })
  app.get<Named>("/uploads/:file", options, async (request, reply) => {
    const { file } = request.params
    const isShown = fileName.test(file) && (await privacy.isShownPicture(file))
    const jpeg = isShown ? await files.read(file) : undefined
    if (!jpeg) return reply.callNotFound()
    return reply
      .headers({
        ...sandbox,
        "content-type": "image/jpeg",
        "content-disposition": "inline",
        "cache-control": cacheControl.noStore,
        "x-robots-tag": "noindex",
      })
      .send(jpeg)
  })
}
