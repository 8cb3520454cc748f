import { createHash } from "node:crypto"

import { sessionLimits } from "#domain/student/limits.ts"
import type { Database } from "#server/platform/database/connect.ts"

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url")
const before = (now: Date, minutes: number) =>
  new Date(now.getTime() - minutes * 60_000).toISOString()

/** How much of the idle time may pass unnoted: not every look at the card is worth a write. */
const notedEveryMinutes = 1

/** The sessions of signed-in students. The token itself is only with the student; here lies its hash. */
export const createStudentSessions = (db: Database, now: () => Date) => ({
  /** Opens a session under a fresh random token of at least 128 bits. */
  open: async (urn: string, token: string) => {
    const at = now().toISOString()
    await db
      .insertInto("student_sessions")
      .values({ token_hash: hashOf(token), urn, created_at: at, seen_at: at })
      .execute()
  },

  /** Whose session this is, if it has not ended; being asked keeps it from falling idle. */
  findUrn: async (token: string): Promise<string | undefined> => {
    const session = await db
      .selectFrom("student_sessions")
      .select(["urn", "seen_at"])
      .where("token_hash", "=", hashOf(token))
      .where("created_at", ">", before(now(), sessionLimits.hours * 60))
      .where("seen_at", ">", before(now(), sessionLimits.idleMinutes))
      .executeTakeFirst()
    if (session && session.seen_at <= before(now(), notedEveryMinutes)) {
      await db
        .updateTable("student_sessions")
        .set({ seen_at: now().toISOString() })
        .where("token_hash", "=", hashOf(token))
        .execute()
    }
    return session?.urn
  },

  close: async (token: string) => {
    await db.deleteFrom("student_sessions").where("token_hash", "=", hashOf(token)).execute()
  },

  /** Removes what has ended by itself. */
  sweep: async () => {
    await db
      .deleteFrom("student_sessions")
      .where((row) =>
        row.or([
          row("created_at", "<=", before(now(), sessionLimits.hours * 60)),
          row("seen_at", "<=", before(now(), sessionLimits.idleMinutes)),
        ]),
      )
      .execute()
  },
})

export type StudentSessions = ReturnType<typeof createStudentSessions>
