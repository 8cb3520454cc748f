import type { RequestContext } from "#server/http/pages/request-context.ts"

import type { ContactReply } from "./contact-reply.ts"

/** Sends a posted contact form. Unless it was stored, the reply returns the typed values. */
export const contactReply = async (
  server: RequestContext,
  values: Record<string, string>,
): Promise<ContactReply> => {
  try {
    const result = await server.sendMessage(values)
    if (result === "stored") return { outcome: "sent", problems: {}, values: {} }
    if (result === "too many") return { outcome: "too many", problems: {}, values }
    return { outcome: "refused", problems: result.problems, values }
  } catch (error) {
    server.logError(error)
    return { outcome: "failed", problems: {}, values }
  }
}
