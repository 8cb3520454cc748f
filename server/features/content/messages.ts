import type { ContactMessage } from "#domain/content/contact-message.ts"
import { systemActors } from "#domain/staff/system-actors.ts"
import type { Database } from "#server/platform/database/connect.ts"

import type { ContentStamp } from "./write-item.ts"

/** A contact message as staff see it. */
export interface StaffMessage extends ContactMessage {
  id: number
  /** When it was received, ISO 8601 in UTC. */
  at: string
  /** When it was marked as read; null if unread. */
  seen_at: string | null
}

export type MessageOutcome = "done" | "unchanged" | "unknown"

const note = (within: Database, { by, at }: ContentStamp, action: string, id: number) =>
  within
    .insertInto("audit")
    .values({ at: at.toISOString(), actor: by, action, subject: `messages/${id}` })
    .execute()

/** Messages to the college. The text is stored only in its row, never in the audit log or the server log. */
export const createMessages = (db: Database) => {
  const find = async (id: number, within = db): Promise<StaffMessage | undefined> => {
    const all = within.selectFrom("contact_messages").selectAll()
    const row = await all.where("id", "=", id).executeTakeFirst()
    return row && { ...row, id }
  }

  return {
    /** Stores a message with its audit entry. */
    insert: (message: ContactMessage, at: Date) =>
      db.transaction().execute(async (transaction) => {
        const { id } = await transaction
          .insertInto("contact_messages")
          .values({ ...message, at: at.toISOString(), seen_at: null })
          .returning("id")
          .executeTakeFirstOrThrow()
        await note(transaction, { by: systemActors.visitor, at }, "message sent", id)
      }),

    /** One page of the messages, newest first; optionally only unread ones. */
    list: async (
      { isUnread }: { isUnread: boolean },
      { page, perPage }: { page: number; perPage: number },
    ) => {
      const matching = db
        .selectFrom("contact_messages")
        .$if(isUnread, (query) => query.where("seen_at", "is", null))
      const { total } = await matching
        .select((row) => row.fn.countAll().as("total"))
        .executeTakeFirstOrThrow()
      const rows = await matching
        .selectAll()
        .orderBy("id", "desc")
        .limit(perPage)
        .offset((page - 1) * perPage)
        .execute()
      // PostgreSQL's driver returns bigint as a string.
      const messages: StaffMessage[] = rows.map((row) => ({ ...row, id: Number(row.id) }))
      return { messages, total: Number(total) }
    },

    find: (id: number) => find(id),

    /** Marks a message as read or unread. */
    mark: (id: number, isRead: boolean, made: ContentStamp) =>
      db.transaction().execute(async (transaction): Promise<MessageOutcome> => {
        const message = await find(id, transaction)
        if (!message) return "unknown"
        if (isRead === (message.seen_at !== null)) return "unchanged"
        await transaction
          .updateTable("contact_messages")
          .set({ seen_at: isRead ? made.at.toISOString() : null })
          .where("id", "=", id)
          .execute()
        await note(transaction, made, isRead ? "message read" : "message unread", id)
        return "done"
      }),

    /** Deletes a message permanently. */
    remove: (id: number, made: ContentStamp) =>
      db.transaction().execute(async (transaction): Promise<MessageOutcome> => {
        const { numDeletedRows } = await transaction
          .deleteFrom("contact_messages")
          .where("id", "=", id)
          .executeTakeFirst()
        if (numDeletedRows === 0n) return "unknown"
        await note(transaction, made, "message removed", id)
        return "done"
      }),
  }
}

export type Messages = ReturnType<typeof createMessages>
