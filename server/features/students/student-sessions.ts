import { sessionLimits } from "#domain/student/sign-in.ts"
import { hashToken } from "#server/platform/crypto/hash-token.ts"
import type { Database } from "#server/platform/database/connect.ts"

const before = (now: Date, minutes: number) =>
  new Date(now.getTime() - minutes * 60_000).toISOString()

/** Minutes between updates of `seen_at`, so that not every request writes to the database. */
const notedEveryMinutes = 1

/** Opens a session. The token is new, random, and has at least 128 bits. */
export const openStudentSession = async (
  transaction: Database,
  { urn, token, at }: { urn: string; token: string; at: Date },
) => {
  const created_at = at.toISOString()
  await transaction
    .insertInto("student_sessions")
    .values({ token_hash: hashToken(token), urn, created_at, seen_at: created_at })
    .execute()
}

/** Sessions of signed-in students. Only the client has the token; the database stores its hash. */
export const createStudentSessions = (db: Database, now: () => Date) => ({
  /** The URN of an open session; undefined if it has ended. Restarts the idle timeout. */
  findUrn: async (token: string): Promise<string | undefined> => {
    const session = await db
      .selectFrom("student_sessions")
      .select(["urn", "seen_at"])
      .where("token_hash", "=", hashToken(token))
      .where("created_at", ">", before(now(), sessionLimits.hours * 60))
      .where("seen_at", ">", before(now(), sessionLimits.idleMinutes))
      .executeTakeFirst()
    if (session && session.seen_at <= before(now(), notedEveryMinutes)) {
      await db
        .updateTable("student_sessions")
        .set({ seen_at: now().toISOString() })
        .where("token_hash", "=", hashToken(token))
        .execute()
    }
    return session?.urn
  },

  close: async (token: string) => {
    await db.deleteFrom("student_sessions").where("token_hash", "=", hashToken(token)).execute()
  },

  /** Deletes expired sessions. */
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
