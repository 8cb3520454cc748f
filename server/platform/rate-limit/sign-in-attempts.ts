import type { Database } from "#server/platform/database/connect.ts"

/** One thing that tries are counted by, and how many of them may fail in the window. */
export interface CountedAttempts {
  about: string
  most: number
}

/**
 * Failed tries to sign in, counted in the database: the count holds across processes and restarts. A try
 * is written down before it is looked at, so that many at once can't all be the fifth.
 */
export const createSignInAttempts = (db: Database, now: () => Date, windowMinutes: number) => {
  const windowMs = windowMinutes * 60_000
  const since = () => new Date(now().getTime() - windowMs).toISOString()

  /** Seconds until this one may try again; 0 if now. The present try is among those counted. */
  const secondsToWait = async ({ about, most }: CountedAttempts) => {
    const tries = await db
      .selectFrom("sign_in_tries")
      .select("at")
      .where("about", "=", about)
      .where("at", ">", since())
      // Those of a time to come are of a clock that was set back: nobody waits until then.
      .where("at", "<", new Date(now().getTime() + windowMs).toISOString())
      .orderBy("at", "desc")
      .limit(most + 1)
      .execute()
    const oldest = tries[most]
    if (!oldest) return 0
    return Math.max(1, Math.ceil((Date.parse(oldest.at) + windowMs - now().getTime()) / 1000))
  }

  const remove = (ids: readonly number[]) =>
    db.deleteFrom("sign_in_tries").where("id", "in", ids).execute()

  return {
    /** Notes a try under each. Too many of one: nothing stays noted, and the seconds to wait are told. */
    note: async (counted: readonly CountedAttempts[]) => {
      const at = now().toISOString()
      const rows = await db
        .insertInto("sign_in_tries")
        .values(counted.map(({ about }) => ({ about, at })))
        .returning("id")
        .execute()
      const ids = rows.map(({ id }) => id)
      const waits = await Promise.all(counted.map(secondsToWait))
      const retryAfterSeconds = Math.max(...waits)
      if (retryAfterSeconds > 0) await remove(ids)
      return { ids, retryAfterSeconds }
    },

    /** A try that did not fail does not count; the failures before it under `about` are forgiven. */
    forget: async (ids: readonly number[], about: string) => {
      await db
        .deleteFrom("sign_in_tries")
        .where((row) => row.or([row("id", "in", ids), row("about", "=", about)]))
        .execute()
    },

    /** Removes what no longer counts. */
    sweep: async () => {
      await db.deleteFrom("sign_in_tries").where("at", "<=", since()).execute()
    },
  }
}

export type SignInAttempts = ReturnType<typeof createSignInAttempts>
