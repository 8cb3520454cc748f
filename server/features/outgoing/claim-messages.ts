import type { Selectable } from "kysely"

import {
  type Channel,
  isAtAnyHour,
  noticeKinds,
  type OutgoingState,
} from "#domain/notices/notice.ts"
import type { Database } from "#server/platform/database/connect.ts"
import type { OutgoingTable } from "#server/platform/database/tables.ts"

/** A message that a worker has claimed. */
export type ClaimedMessage = Selectable<OutgoingTable>

/** How long a worker may keep a message. A call of a provider takes at most a minute. */
const leaseMs = 5 * 60_000

const nightKinds = noticeKinds.filter(isAtAnyHour)

/** What a worker claims by. */
export interface Claiming {
  channel: Channel
  /** Whether this is the quiet time, in which only some kinds are sent. */
  isQuiet: boolean
  /** Unique for this run of this worker. */
  claim: string
  limit: number
  now: Date
}

/**
 * Claims due messages, the oldest first. Each is claimed by one worker only: the update names the state that the worker saw. A claim
 * is no promise to send: a worker that dies with it has called no provider, so that another one takes the message over.
 */
export const claimMessages = async (
  db: Database,
  { channel, isQuiet, claim, limit, now }: Claiming,
): Promise<ClaimedMessage[]> => {
  const at = now.toISOString()
  const found = await db
    .selectFrom("outgoing")
    .select("id")
    .where("state", "=", "waiting")
    .where("channel", "=", channel)
    .where("due_at", "<=", at)
    .$if(isQuiet, (rows) => rows.where("kind", "in", nightKinds))
    .orderBy("due_at")
    .orderBy("id")
    .limit(limit)
    .execute()
  const claimed: ClaimedMessage[] = []
  for (const { id } of found) {
    const row = await db
      .updateTable("outgoing")
      .set({ state: "claimed", claim, claimed_at: at })
      .where("id", "=", id)
      .where("state", "=", "waiting")
      .where("due_at", "<=", at)
      .returningAll()
      .executeTakeFirst()
    if (row) claimed.push({ ...row, id: Number(row.id) })
  }
  return claimed
}

/** Notes that the provider is called next. False: another worker has taken the message over. */
export const startSending = async (db: Database, { id, claim }: ClaimedMessage, now: Date) => {
  const { numUpdatedRows } = await db
    .updateTable("outgoing")
    .set((row) => ({
      state: "sending",
      claimed_at: now.toISOString(),
      attempts: row("attempts", "+", 1),
    }))
    .where("id", "=", id)
    .where("state", "=", "claimed")
    .where("claim", "=", claim)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** What became of a message. `dueAt`: it is tried again then. `attempts`: if the attempt does not count. */
export interface Ending {
  state: Exclude<OutgoingState, "claimed" | "sending">
  reason?: string
  dueAt?: Date
  attempts?: number
}

/**
 * Stores what became of a claimed message. One that was called uncertain meanwhile gets the better knowledge of the worker that
 * was late.
 */
export const endMessage = async (
  db: Database,
  { id, claim }: ClaimedMessage,
  { state, reason = "", dueAt, attempts }: Ending,
  now: Date,
) => {
  const at = now.toISOString()
  await db
    .updateTable("outgoing")
    .set({ state, reason, done_at: state === "waiting" ? null : at })
    .$if(attempts !== undefined, (row) => row.set({ attempts: attempts! }))
    .$if(dueAt !== undefined, (row) => row.set({ due_at: dueAt!.toISOString() }))
    .where("id", "=", id)
    .where("claim", "=", claim)
    .where("state", "in", ["claimed", "sending", "uncertain"])
    .execute()
}

/**
 * Ends the claims of workers that died. What was only claimed waits again. What was being sent is uncertain: the provider may have
 * it, and a second message of the same event is worse than a person who looks.
 */
export const dropLostClaims = async (db: Database, now: Date) => {
  const before = new Date(now.getTime() - leaseMs).toISOString()
  await db
    .updateTable("outgoing")
    .set({ state: "waiting" })
    .where("state", "=", "claimed")
    .where("claimed_at", "<", before)
    .execute()
  await db
    .updateTable("outgoing")
    .set({ state: "uncertain", reason: "worker_ended", done_at: now.toISOString() })
    .where("state", "=", "sending")
    .where("claimed_at", "<", before)
    .execute()
}

/** After the restore of a backup nobody knows which of the waiting messages were sent since it was made. */
export const holdRestored = (db: Database, now: Date) =>
  db
    .updateTable("outgoing")
    .set({ state: "uncertain", reason: "restored", done_at: now.toISOString() })
    .where("state", "in", ["waiting", "claimed", "sending"])
    .execute()
