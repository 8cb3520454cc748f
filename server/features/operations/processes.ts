import { z } from "zod"

import type { Database } from "#server/platform/database/connect.ts"
import { countRows } from "#server/platform/database/dialect.ts"

/** Requests in one minute (minutes since 1970), and how many ended with a 5xx status. */
interface MinuteCount {
  minute: number
  requests: number
  errors: number
}

const minuteMs = 60_000
const retentionMinutes = 60

/** Counts the requests of a process per minute, for the last hour. */
export const createRequestCounters = (now: () => Date) => {
  const minutes = new Map<number, MinuteCount>()
  const present = () => Math.floor(now().getTime() / minuteMs)
  return {
    count: (status: number) => {
      const minute = present()
      const counted = minutes.get(minute) ?? { minute, requests: 0, errors: 0 }
      counted.requests += 1
      if (status >= 500) counted.errors += 1
      if (counted.requests > 1) return
      minutes.set(minute, counted)
      for (const old of minutes.keys()) if (old <= minute - retentionMinutes) minutes.delete(old)
    },
    /** The minutes of the last hour that had requests. */
    read: () => [...minutes.values()].filter(({ minute }) => minute > present() - retentionMinutes),
  }
}

/** Sums the last hour over several processes. */
export const sumOfHour = (processes: readonly { minutes: MinuteCount[] }[], now: Date) => {
  const from = Math.floor(now.getTime() / minuteMs) - retentionMinutes
  const recent = processes.flatMap(({ minutes }) => minutes).filter(({ minute }) => minute > from)
  return {
    requests: recent.reduce((sum, { requests }) => sum + requests, 0),
    errors: recent.reduce((sum, { errors }) => sum + errors, 0),
  }
}

/** Interval between heartbeats, in milliseconds. */
export const heartbeatMs = 20_000
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
  /** Its PUBLIC_URL, which `start --lan` sets for itself: other processes do not know it. */
  publicUrl: z.string().optional(),
})
/** Data of a heartbeat. */
export type Heartbeat = z.infer<typeof heartbeatSchema>

/** The last heartbeat of a process. Times in ISO 8601. */
interface KnownProcess extends Heartbeat {
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
      const heartbeatRow = { seen_at: now().toISOString(), data: JSON.stringify(heartbeat) }
      await db
        .insertInto("processes")
        .values({ id, started_at: startedAt.toISOString(), ...heartbeatRow })
        .onConflict((conflict) => conflict.column("id").doUpdateSet(heartbeatRow))
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
