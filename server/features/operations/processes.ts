import { z } from "zod"

import type { Database } from "#server/platform/database/connect.ts"

/** How often a process says that it lives. */
export const heartbeatMs = 20_000
const minuteMs = 60_000
/** So long what a process counted is kept after it is gone: the last hour's errors are those of all. */
const hourMs = 60 * minuteMs

const beat = z.object({
  /** The machine's name. */
  host: z.string(),
  version: z.string(),
  /** Resident memory, in bytes. */
  memory: z.number(),
  /** Records and pictures that wait to be written. */
  waiting: z.number(),
  minutes: z.array(z.object({ minute: z.number(), requests: z.number(), errors: z.number() })),
})
/** What a process says of itself. */
export type Heartbeat = z.infer<typeof beat>

/** A process as it was last seen; times are ISO. */
export interface KnownProcess extends Heartbeat {
  id: string
  startedAt: string
  seenAt: string
  /** Seen in the last minute. */
  isAlive: boolean
}

/** The processes that share this database. */
export const createProcesses = (db: Database, now: () => Date) => {
  const ago = (ms: number) => new Date(now().getTime() - ms).toISOString()
  return {
    beat: async (id: string, startedAt: Date, said: Heartbeat) => {
      const seen = { seen_at: now().toISOString(), data: JSON.stringify(said) }
      await db
        .insertInto("processes")
        .values({ id, started_at: startedAt.toISOString(), ...seen })
        .onConflict((conflict) => conflict.column("id").doUpdateSet(seen))
        .execute()
    },

    /** Those that were seen in the last hour, the oldest first. */
    list: async (): Promise<KnownProcess[]> => {
      const rows = await db
        .selectFrom("processes")
        .selectAll()
        .where("seen_at", ">", ago(hourMs))
        .orderBy("started_at")
        .orderBy("id")
        .execute()
      return rows.flatMap(({ id, started_at, seen_at, data }) => {
        // Beside this one another version may run for a while, and say other things.
        const said = beat.safeParse(JSON.parse(data))
        if (!said.success) return []
        const isAlive = seen_at > ago(minuteMs)
        return [{ id, startedAt: started_at, seenAt: seen_at, isAlive, ...said.data }]
      })
    },

    /** How many were seen in the last minute. */
    countAlive: async () => {
      const { count } = await db
        .selectFrom("processes")
        .select((row) => row.fn.countAll().as("count"))
        .where("seen_at", ">", ago(minuteMs))
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    /** Forgets those that were not seen for an hour. */
    sweep: async () => {
      await db.deleteFrom("processes").where("seen_at", "<=", ago(hourMs)).execute()
    },
  }
}
