import { type Channel, channels, type NoticeData, type NoticeKind } from "#domain/notices/notice.ts"
import type { Database } from "#server/platform/database/connect.ts"
import {
  findInstallationValue,
  setInstallationValue,
} from "#server/platform/database/installation.ts"

/** Rows per statement. */
const batchSize = 500
const dayMs = 86_400_000

/** How long a message is worth sending, in days, if nothing else ends it. */
const worthDays = 5

/** An event that applicants are told of. */
export interface Event {
  kind: NoticeKind
  /** Names the event among those of its kind and application. */
  event: string
  data?: NoticeData
  /** ISO 8601. */
  at: string
  /** Not sent before; by default at once. */
  dueAt?: string
  /** Not sent after; by default five days after it is due. */
  expiresAt?: string
}

/** The channels by which messages are sent now. */
const readChannels = async (db: Database): Promise<Channel[]> => {
  const stored = (await findInstallationValue(db, "notice_channels"))?.split(" ") ?? []
  return channels.filter((channel) => stored.includes(channel))
}

export const hasChannels = async (db: Database) => (await readChannels(db)).length > 0

/**
 * Notes by which channels messages are sent. Events of a time without channels are never sent later. A start without a change
 * writes nothing: the disk may be full.
 */
export const turnChannels = async (db: Database, on: readonly Channel[]) => {
  const value = on.join(" ")
  const stored = (await findInstallationValue(db, "notice_channels")) ?? ""
  if (stored !== value) await setInstallationValue(db, "notice_channels", value)
}

/**
 * Queues a message to each applicant by each channel that is on. Call it in the transaction of the event. The same event is
 * queued once, however often it is called.
 */
export const queueNotices = async (
  transaction: Database,
  codes: readonly string[],
  { kind, event, data = {}, at, dueAt = at, expiresAt }: Event,
) => {
  const on = codes.length > 0 ? await readChannels(transaction) : []
  const end = expiresAt ?? new Date(Date.parse(dueAt) + worthDays * dayMs).toISOString()
  const common = {
    kind,
    event,
    data: JSON.stringify(data),
    created_at: at,
    due_at: dueAt,
    expires_at: end,
    state: "waiting" as const,
    reason: "",
    attempts: 0,
  }
  const rows = codes.flatMap((admission_code) =>
    on.map((channel) => ({ ...common, admission_code, channel })),
  )
  for (let from = 0; from < rows.length; from += batchSize) {
    await transaction
      .insertInto("outgoing")
      .values(rows.slice(from, from + batchSize))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/** Takes back what is not sent yet, in the transaction that takes the event back. */
export const takeBackNotices = async (
  transaction: Database,
  { kinds, event, codes }: { kinds: NoticeKind[]; event?: string; codes?: readonly string[] },
  at: string,
) => {
  await transaction
    .updateTable("outgoing")
    .set({ state: "not_sent", reason: "taken_back", done_at: at })
    .where("state", "=", "waiting")
    .where("kind", "in", kinds)
    .$if(event !== undefined, (rows) => rows.where("event", "=", event!))
    .$if(codes !== undefined, (rows) => rows.where("admission_code", "in", codes!))
    .execute()
}
