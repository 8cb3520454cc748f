import type { FastifyReply, FastifyRequest } from "fastify"

import type { Services } from "#server/features/services.ts"
import { cacheControl } from "#server/platform/http/cache-control.ts"

import type { RequestContext } from "./request-context.ts"

/**
 * Request context with draft content or settings if the URL has a preview token of the console (`?preview=`).
 * Search engines must not index such a URL. An expired token shows the published content.
 */
export const replyWithDraftPreview = async (
  context: RequestContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { contentAdmin }: Pick<Services, "contentAdmin">,
): Promise<RequestContext> => {
  const { preview: token } = request.query as { preview?: unknown }
  if (typeof token !== "string") return context
  reply.headers({ "x-robots-tag": "noindex", "cache-control": cacheControl.noStore })
  const preview = await contentAdmin.readPreview(token)
  return { ...context, ...preview }
}
