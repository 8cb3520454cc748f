import type { ContactField, ContactProblems } from "#domain/content/contact-message.ts"

/** How the sending of a message ended. */
export interface Answer {
  outcome: "sent" | "refused" | "too many" | "failed" | "no reply"
  problems: ContactProblems
  /** What was written, for a page that has no script to keep it; empty once it is sent. */
  values: Partial<Record<ContactField, string>>
}

export const statusOf: Record<Answer["outcome"], number> = {
  sent: 200,
  refused: 422,
  "too many": 429,
  failed: 500,
  "no reply": 503,
}
