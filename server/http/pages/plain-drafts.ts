import type { FastifyReply, FastifyRequest } from "fastify"

import type { ReceivedForm } from "#server/features/applications/applications.ts"
import type { Services } from "#server/features/services.ts"
import { accessOf } from "#server/http/shared/draft-access.ts"
import type { RateLimits } from "#server/platform/rate-limit/rate-limit.ts"

interface Options {
  services: Pick<Services, "drafts">
  limits: Pick<RateLimits, "tooManyDrafts">
}

/** What pages without JavaScript do with stored drafts. */
export const plainDrafts = (
  request: FastifyRequest,
  reply: FastifyReply,
  { services, limits }: Options,
) => ({
  /** Opens a stored draft, for a page without JavaScript. */
  openDraft: async ({ draft_code: code, draft_pin: pin }: ReceivedForm["fields"]) => {
    if (await limits.tooManyDrafts(request, reply)) return { outcome: "busy" } as const
    const access = accessOf({ code, pin }, request.ip)
    return typeof access === "string"
      ? ({ outcome: access } as const)
      : services.drafts.open(access)
  },
  /** Stores the form that this request posted without JavaScript. */
  saveDraft: async (form: ReceivedForm, of: { course: string; session: string }) =>
    (await limits.tooManyDrafts(request, reply))
      ? ({ outcome: "busy" } as const)
      : services.drafts.savePlain(form, { ...of, ip: request.ip }),
})
