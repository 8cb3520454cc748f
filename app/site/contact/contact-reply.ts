import type { ContactField, ContactErrors } from "#domain/content/contact-message.ts"

/** How the sending of a message ended. */
export interface ContactReply {
  outcome: "sent" | "refused" | "too many" | "failed" | "no reply"
  problems: ContactErrors
  /** What was written, for a page that has no script to keep it; empty once it is sent. */
  values: Partial<Record<ContactField, string>>
}

export const contactReplyStatus: Record<ContactReply["outcome"], number> = {
  sent: 200,
  refused: 422,
  "too many": 429,
  failed: 500,
  "no reply": 503,
}
