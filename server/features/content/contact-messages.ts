import {
  type ContactErrors,
  type ContactMessage,
  readContactMessage,
} from "#domain/content/contact-message.ts"
import { systemActors } from "#domain/staff/system-actors.ts"
import { stampOf, writeAudit } from "#server/features/audit/audit.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { countRows } from "#server/platform/database/dialect.ts"
import { hasAllWords } from "#server/platform/text/tokens.ts"

/** A contact message as staff see it. */
export interface StaffMessage extends ContactMessage {
  id: number
  /** When it was received, ISO 8601 in UTC. */
  at: string
  /** When it was marked as read; null if unread. */
  seen_at: string | null
}

export type MessageOutcome = "done" | "unchanged" | "unknown"

type Deps = Pick<SiteDeps, "db" | "now">

/** Honeypot field: hidden from people, but filled in by spam bots. */
const honeypot = "website"

/**
 * Validates and stores a message for the staff. `isTooMany` (the rate limit) is called only for a valid
 * message, so corrected mistakes do not count.
 */
const sendMessage =
  ({ db, now }: Deps) =>
  async (
    fields: Record<string, unknown>,
    isTooMany: () => Promise<boolean>,
  ): Promise<"stored" | "too many" | { errors: ContactErrors }> => {
    // Give a bot the same answer as a person, so that it learns nothing.
    if (fields[honeypot]) return "stored"
    const read = readContactMessage(fields)
    if ("errors" in read) return read
    if (await isTooMany()) return "too many"
    const stamp = stampOf({ now }, systemActors.visitor)
    await db.transaction().execute(async (transaction) => {
      const { id } = await transaction
        .insertInto("contact_messages")
        .values({ ...read.message, at: stamp.at, seen_at: null })
        .returning("id")
        .executeTakeFirstOrThrow()
      await writeAudit(transaction, stamp, "message sent", `messages/${id}`)
    })
    return "stored"
  }

const findMessage = async (db: Database, id: number): Promise<StaffMessage | undefined> => {
  const messages = db.selectFrom("contact_messages").selectAll()
  const row = await messages.where("id", "=", id).executeTakeFirst()
  return row && { ...row, id }
}

/** One page of the messages, newest first; optionally only unread ones. */
const listMessages =
  ({ db }: Deps) =>
  async (
    { isUnread }: { isUnread: boolean },
    { page, perPage }: { page: number; perPage: number },
  ) => {
    const matching = db
      .selectFrom("contact_messages")
      .$if(isUnread, (query) => query.where("seen_at", "is", null))
    const rows = await matching
      .selectAll()
      .orderBy("id", "desc")
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute()
    // PostgreSQL's driver returns bigint as a string.
    const messages: StaffMessage[] = rows.map((row) => ({ ...row, id: Number(row.id) }))
    return { messages, total: await countRows(matching) }
  }

/** Older messages are found in their list. */
const searchedMessages = 1000

/** The newest messages whose subject or sender has all words of a query. */
const searchMessages =
  ({ db }: Deps) =>
  async (query: string, limit: number) => {
    const rows = await db
      .selectFrom("contact_messages")
      .select(["id", "at", "name", "email", "subject"])
      .orderBy("id", "desc")
      .limit(searchedMessages)
      .execute()
    return rows
      .filter(({ name, email, subject }) => hasAllWords(`${subject} ${name} ${email}`, query))
      .slice(0, limit)
      .map((row) => ({ ...row, id: Number(row.id) }))
  }

/** Marks a message as read or unread. */
const markMessage =
  ({ db, now }: Deps) =>
  (id: number, isRead: boolean, by: string) =>
    db.transaction().execute(async (transaction): Promise<MessageOutcome> => {
      const message = await findMessage(transaction, id)
      if (!message) return "unknown"
      if (isRead === (message.seen_at !== null)) return "unchanged"
      const at = now().toISOString()
      await transaction
        .updateTable("contact_messages")
        .set({ seen_at: isRead ? at : null })
        .where("id", "=", id)
        .execute()
      const action = isRead ? "message read" : "message unread"
      await writeAudit(transaction, { by, at }, action, `messages/${id}`)
      return "done"
    })

/** Deletes a message permanently. */
const removeMessage =
  ({ db, now }: Deps) =>
  (id: number, by: string) =>
    db.transaction().execute(async (transaction): Promise<MessageOutcome> => {
      const { numDeletedRows } = await transaction
        .deleteFrom("contact_messages")
        .where("id", "=", id)
        .executeTakeFirst()
      if (numDeletedRows === 0n) return "unknown"
      const stamp = stampOf({ now }, by)
      await writeAudit(transaction, stamp, "message removed", `messages/${id}`)
      return "done"
    })

/** Messages to the college. The text is stored only in its row, never in the audit log or the server log. */
export const createContactMessages = (deps: Deps) => ({
  sendMessage: sendMessage(deps),
  findMessage: (id: number) => findMessage(deps.db, id),
  listMessages: listMessages(deps),
  searchMessages: searchMessages(deps),
  markMessage: markMessage(deps),
  removeMessage: removeMessage(deps),
})
