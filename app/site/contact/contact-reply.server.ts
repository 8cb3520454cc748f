import type { ContactErrors, ContactField } from "#domain/content/contact-message.ts"
import type { RequestContext } from "#server/http/pages/request-context.ts"

export interface ContactReply {
  outcome: "sent" | "refused" | "too many" | "failed" | "no reply"
  errors: ContactErrors
  /** The typed values, to refill the form; empty once it is sent. */
  values: Partial<Record<ContactField, string>>
}

export const contactReplyStatus: Record<ContactReply["outcome"], number> = {
  sent: 200,
  refused: 422,
  "too many": 429,
  failed: 500,
  "no reply": 503,
}

/** Sends a posted contact form. Unless it was stored, the reply returns the typed values. */
export const contactReply = async (
  server: RequestContext,
  values: Record<string, string>,
): Promise<ContactReply> => {
  try {
    const result = await server.sendMessage(values)
    if (result === "stored") return { outcome: "sent", errors: {}, values: {} }
    if (result === "too many") return { outcome: "too many", errors: {}, values }
    return { outcome: "refused", errors: result.errors, values }
  } catch (error) {
    server.logError(error)
    return { outcome: "failed", errors: {}, values }
  }
}
