import type { ContactMessage } from "#domain/content/contact-message.ts"

import type { Database } from "../database/connect.ts"

/** Messages to the college. What one says lies in its row alone: never in the audit, never in a log. */
export const createMessages = (db: Database) => ({
  /** Stores a message with its audit line. */
  insert: (message: ContactMessage, at: Date) =>
    db.transaction().execute(async (transaction) => {
      const { id } = await transaction
        .insertInto("contact_messages")
        .values({ ...message, at: at.toISOString(), seen_at: null })
        .returning("id")
        .executeTakeFirstOrThrow()
      await transaction
        .insertInto("audit")
        .values({
          at: at.toISOString(),
          actor: "visitor",
          action: "message sent",
          subject: String(id),
        })
        .execute()
    }),
})

export type Messages = ReturnType<typeof createMessages>
