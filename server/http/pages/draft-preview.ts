import type { FastifyReply, FastifyRequest } from "fastify"

import type { Services } from "#server/features/services.ts"

import type { RequestContext } from "./request-context.ts"

/**
 * A page's desk, with the content or the settings as they are being edited where the address has a token
 * of the console (`?preview=`). Such an address is in no search engine; a token that is over shows what all see.
 */
export const replyWithDraftPreview = async (
  desk: RequestContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { contentDesk }: Pick<Services, "contentDesk">,
): Promise<RequestContext> => {
  const { preview: token } = request.query as { preview?: unknown }
  if (typeof token !== "string") return desk
  reply.headers({ "x-robots-tag": "noindex", "cache-control": "no-store" })
  const preview = await contentDesk.readPreview(token)
  return { ...desk, ...preview }
}
