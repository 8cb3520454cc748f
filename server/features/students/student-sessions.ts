import { sessionLimits } from "#domain/student/sign-in.ts"
import { hashToken } from "#server/platform/crypto/hash-token.ts"
import type { Database } from "#server/platform/database/connect.ts"

const before = (now: Date, minutes: number) =>
  new Date(now.getTime() - minutes * 60_000).toISOString()

/** Minutes between updates of `seen_at`, so that not every request writes to the database. */
const notedEveryMinutes = 1

/** What a session knows of its student. */
export interface StudentSession {
  urn: string
  /** Failed sign-ins between the last sign-in and that of this session. */
  failedAttempts: number
}

/** Opens a session. The token is new, random, and has at least 128 bits. */
export const openStudentSession = async (
  transaction: Database,
  session: { urn: string; token: string; at: Date; failedAttempts: number },
) => {
  const { urn, token, failedAttempts } = session
  const created_at = session.at.toISOString()
  await transaction
    .insertInto("student_sessions")
    .values({
      token_hash: hashToken(token),
      urn,
      created_at,
      seen_at: created_at,
      failed_attempts: failedAttempts,
    })
    .execute()
}

/** Sessions of signed-in students. Only the client has the token; the database stores its hash. */
export const createStudentSessions = (db: Database, now: () => Date) => ({
  /** An open session; undefined if it has ended. Restarts the idle timeout. */
  find: async (token: string): Promise<StudentSession | undefined> => {
    const session = await db
      .selectFrom("student_sessions")
      .select(["urn", "seen_at", "failed_attempts"])
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
    return session && { urn: session.urn, failedAttempts: session.failed_attempts }
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
