import type { FastifyInstance } from "fastify"

import type { FileStore } from "#server/platform/files/file-store.ts"
import { cacheControl } from "#server/platform/http/cache-control.ts"

const fileName = /^[0-9a-f]{32}\.jpg$/

/** GET /uploads/{file}: a photo or signature, under a random name that only its admission sheet contains. */
export const uploadsRoute = async (app: FastifyInstance, { files }: { files: FileStore }) => {
  app.get<{ Params: { file: string } }>(
    "/uploads/:file",
    { schema: { hide: true } },
    async (request, reply) => {
      const { file } = request.params
      const jpeg = fileName.test(file) ? await files.read(file) : undefined
      if (!jpeg) return reply.callNotFound()
      return reply
        .headers({
          "content-type": "image/jpeg",
          "content-disposition": "inline",
          "cache-control": cacheControl.noStore,
          "x-robots-tag": "noindex",
          "content-security-policy": "default-src 'none'; sandbox",
        })
        .send(jpeg)
    },
  )
}
