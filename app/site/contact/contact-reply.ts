import type { ContactField, ContactErrors } from "#domain/content/contact-message.ts"

/** Result of a contact form submission. */
export interface ContactReply {
  outcome: "sent" | "refused" | "too many" | "failed" | "no reply"
  problems: ContactErrors
  /** The typed values, to refill the form without JavaScript; empty once it is sent. */
  values: Partial<Record<ContactField, string>>
}

export const contactReplyStatus: Record<ContactReply["outcome"], number> = {
  sent: 200,
  refused: 422,
  "too many": 429,
  failed: 500,
  "no reply": 503,
}
