import type { Database } from "#server/platform/database/connect.ts"

/** A key by which attempts are counted, and how many may fail within the window. */
export interface CountedAttempts {
  key: string
  limit: number
}

/**
 * Failed sign-in attempts, counted in the database, so that the limit holds across processes and restarts. An
 * attempt is recorded before it is checked, so that parallel attempts cannot exceed the limit.
 */
export const createSignInAttempts = (db: Database, now: () => Date, windowMinutes: number) => {
  const windowMs = windowMinutes * 60_000
  const since = () => new Date(now().getTime() - windowMs).toISOString()

  /** Seconds until the next attempt is allowed; 0 if now. The current attempt is counted. */
  const secondsToWait = async ({ key, limit }: CountedAttempts) => {
    const attempts = await db
      .selectFrom("sign_in_attempts")
      .select("at")
      .where("key", "=", key)
      .where("at", ">", since())
      // Ignore attempts dated in the future: the clock was set back.
      .where("at", "<", new Date(now().getTime() + windowMs).toISOString())
      .orderBy("at", "desc")
      .limit(limit + 1)
      .execute()
    const oldest = attempts[limit]
    if (!oldest) return 0
    return Math.max(1, Math.ceil((Date.parse(oldest.at) + windowMs - now().getTime()) / 1000))
  }

  const remove = (ids: readonly number[]) =>
    db.deleteFrom("sign_in_attempts").where("id", "in", ids).execute()

  return {
    /**
     * Records an attempt under each key. Over a limit, it removes the record again and returns the seconds to
     * wait.
     */
    note: async (counted: readonly CountedAttempts[]) => {
      const at = now().toISOString()
      const rows = await db
        .insertInto("sign_in_attempts")
        .values(counted.map(({ key }) => ({ key, at })))
        .returning("id")
        .execute()
      const ids = rows.map(({ id }) => id)
      const waits = await Promise.all(counted.map(secondsToWait))
      const retryAfterSeconds = Math.max(...waits)
      if (retryAfterSeconds > 0) await remove(ids)
      return { ids, retryAfterSeconds }
    },

    /** Removes a successful attempt, and resets the failures counted under `key`. */
    forget: async (ids: readonly number[], key: string) => {
      await db
        .deleteFrom("sign_in_attempts")
        .where((row) => row.or([row("id", "in", ids), row("key", "=", key)]))
        .execute()
    },

    /** Deletes expired attempts. */
    sweep: async () => {
      await db.deleteFrom("sign_in_attempts").where("at", "<=", since()).execute()
    },
  }
}

export type SignInAttempts = ReturnType<typeof createSignInAttempts>
