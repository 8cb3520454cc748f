import { z } from "zod"

import type { Database } from "#server/platform/database/connect.ts"
import { countRows } from "#server/platform/database/count-rows.ts"

/** Interval between heartbeats, in milliseconds. */
export const heartbeatMs = 20_000
const minuteMs = 60_000
/** How long the counters of a stopped process are kept: the last hour's errors include all processes. */
const hourMs = 60 * minuteMs

const heartbeatSchema = z.object({
  /** Host name of the machine. */
  host: z.string(),
  version: z.string(),
  /** Resident memory, in bytes. */
  memory: z.number(),
  /** Number of queued writes of records and pictures. */
  waiting: z.number(),
  minutes: z.array(z.object({ minute: z.number(), requests: z.number(), errors: z.number() })),
})
/** Data of a heartbeat. */
export type Heartbeat = z.infer<typeof heartbeatSchema>

/** The last heartbeat of a process. Times in ISO 8601. */
export interface KnownProcess extends Heartbeat {
  id: string
  startedAt: string
  seenAt: string
  /** Seen in the last minute. */
  isAlive: boolean
}

/** Registry of the processes that share this database. */
export const createProcesses = (db: Database, now: () => Date) => {
  const ago = (ms: number) => new Date(now().getTime() - ms).toISOString()
  return {
    recordHeartbeat: async (id: string, startedAt: Date, heartbeat: Heartbeat) => {
      const seen = { seen_at: now().toISOString(), data: JSON.stringify(heartbeat) }
      await db
        .insertInto("processes")
        .values({ id, started_at: startedAt.toISOString(), ...seen })
        .onConflict((conflict) => conflict.column("id").doUpdateSet(seen))
        .execute()
    },

    /** Processes seen in the last hour, oldest first. */
    list: async (): Promise<KnownProcess[]> => {
      const rows = await db
        .selectFrom("processes")
        .selectAll()
        .where("seen_at", ">", ago(hourMs))
        .orderBy("started_at")
        .orderBy("id")
        .execute()
      return rows.flatMap(({ id, started_at, seen_at, data }) => {
        // During an upgrade, another version may run and store other fields.
        const read = heartbeatSchema.safeParse(JSON.parse(data))
        if (!read.success) return []
        const isAlive = seen_at > ago(minuteMs)
        return [{ id, startedAt: started_at, seenAt: seen_at, isAlive, ...read.data }]
      })
    },

    /** Number of processes seen in the last minute. */
    countAlive: () => countRows(db.selectFrom("processes").where("seen_at", ">", ago(minuteMs))),

    /** Deletes processes not seen for an hour. */
    sweep: async () => {
      await db.deleteFrom("processes").where("seen_at", "<=", ago(hourMs)).execute()
    },
  }
}
