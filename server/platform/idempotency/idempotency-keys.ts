import type { Selectable } from "kysely"

import type { Database } from "#server/platform/database/connect.ts"
import type { IdempotencyKeysTable } from "#server/platform/database/tables.ts"
import type { PlatformDeps } from "#server/platform/platform-deps.ts"

/** How often a process says that a change still runs, in milliseconds. */
const heartbeatMs = 15_000
/** A change that nothing was heard of for this long does not run any more: its process ended. */
const silenceMs = 3 * heartbeatMs
/** How long an answer is stored. The console retries for much less. */
const retentionMs = 24 * 3_600_000

interface Call {
  /** The key that the page sent. */
  key: string
  staffId: string
  /** Method, URL and body. */
  request: string
}

/** A change that runs under its key. One of its functions is called once, when it has ended. */
export interface ClaimedChange {
  /** Stores the answer for retries. */
  answer: (status: number, body: string) => Promise<void>
  /** Nothing was stored, for a reason that may pass: a retry runs the change. */
  release: () => Promise<void>
  /** Something was stored, but there is no answer to repeat: a retry is told so. */
  loseAnswer: () => Promise<void>
}

export type Claim =
  | { outcome: "claimed"; change: ClaimedChange }
  | { outcome: "answered"; status: number; body: string; at: string }
  | { outcome: "running" | "unknown" | "other request" | "other member" }

/** What became of an earlier change. `at` is when its answer was given. */
export interface ChangeOutcome {
  state: "stored" | "refused" | "running" | "unknown"
  at: string | null
}

type Row = Selectable<IdempotencyKeysTable>

const associatedDataOf = (keyHash: string) => `idempotency_keys ${keyHash}`

type Deps = Pick<PlatformDeps, "db" | "fieldEncryption" | "now">

const before = (now: Date, ms: number) => new Date(now.getTime() - ms).toISOString()

/** A clock that was set back leaves a time in the future: nothing was heard since. */
const isRunning = ({ answered_at, heard_at }: Row, now: Date) =>
  answered_at === null && Math.abs(now.getTime() - Date.parse(heard_at)) < silenceMs

/** Ends a claim. A later call has no effect on a key that another process has taken since. */
const createChange = ({ db, fieldEncryption, now }: Deps, keyHash: string): ClaimedChange => {
  const rows = () => db.updateTable("idempotency_keys").where("key_hash", "=", keyHash)
  const hear = () => rows().set({ heard_at: now().toISOString() }).execute()
  // A missed heartbeat is made up by the next one.
  const heartbeat = setInterval(() => void hear().catch(() => undefined), heartbeatMs).unref()
  const end = async (work: () => Promise<unknown>) => {
    clearInterval(heartbeat)
    await work()
  }
  return {
    answer: (status, body) =>
      end(() => {
        const answer_encrypted = fieldEncryption.encrypt(body, associatedDataOf(keyHash))
        return rows().set({ answered_at: now().toISOString(), status, answer_encrypted }).execute()
      }),
    release: () =>
      end(() => db.deleteFrom("idempotency_keys").where("key_hash", "=", keyHash).execute()),
    loseAnswer: () => end(() => rows().set({ answered_at: now().toISOString() }).execute()),
  }
}

/**
 * Deletes keys and answers after a day, and those dated more than a day ahead, from before the clock was set back. It
 * deletes from this table only.
 */
const sweep = async ({ db, now }: Pick<Deps, "db" | "now">) => {
  await db
    .deleteFrom("idempotency_keys")
    .where((row) =>
      row.or([
        row("claimed_at", "<", before(now(), retentionMs)),
        row("claimed_at", ">", before(now(), -retentionMs)),
      ]),
    )
    .execute()
}

/** The keys of the console's changes, in the database: a key runs once, in whichever process it arrives. */
export const createIdempotencyKeys = (deps: Deps) => {
  const { db, fieldEncryption, now } = deps

  const find = (keyHash: string) =>
    db.selectFrom("idempotency_keys").selectAll().where("key_hash", "=", keyHash).executeTakeFirst()

  const judge = (row: Row, { staffId, requestHash }: { staffId: string; requestHash: string }) => {
    if (row.staff_id !== staffId) return { outcome: "other member" } as const
    if (row.request_hash !== requestHash) return { outcome: "other request" } as const
    if (isRunning(row, now())) return { outcome: "running" } as const
    const { status, answer_encrypted, answered_at: at } = row
    if (status === null || answer_encrypted === null || at === null) {
      return { outcome: "unknown" } as const
    }
    const body = fieldEncryption.decrypt(answer_encrypted, associatedDataOf(row.key_hash))
    return { outcome: "answered", status, body, at } as const
  }

  /** Claims a key for a change, or says what became of the change that has it. */
  const claim = async ({ key, staffId, request }: Call): Promise<Claim> => {
    const [keyHash, requestHash] = [key, request].map((text) => fieldEncryption.blindIndex(text))
    const at = now().toISOString()
    const row = {
      key_hash: keyHash!,
      staff_id: staffId,
      request_hash: requestHash!,
      claimed_at: at,
      heard_at: at,
    }
    const claimed = await db
      .insertInto("idempotency_keys")
      .values(row)
      .onConflict((conflict) => conflict.column("key_hash").doNothing())
      .returning("key_hash")
      .executeTakeFirst()
    if (claimed) return { outcome: "claimed", change: createChange(deps, row.key_hash) }
    const known = await find(row.key_hash)
    // Released since: the retry after this one claims it.
    if (!known) return { outcome: "running" }
    return judge(known, { staffId, requestHash: row.request_hash })
  }

  return {
    claim,
    /** What became of the change that a member of staff sent under a key; undefined if it never arrived. */
    outcomeOf: async (key: string, staffId: string): Promise<ChangeOutcome | undefined> => {
      const row = await find(fieldEncryption.blindIndex(key))
      if (row?.staff_id !== staffId) return undefined
      const { status, answered_at: at } = row
      if (isRunning(row, now())) return { state: "running", at }
      if (status === null) return { state: "unknown", at }
      return { state: status < 400 ? "stored" : "refused", at }
    },
    sweep: () => sweep(deps),
  }
}

/** Erases all stored answers, which may hold data of an erased person. Their retries are told that the outcome is unknown. */
export const eraseAnswers = (within: Database) =>
  within.updateTable("idempotency_keys").set({ answer_encrypted: null }).execute()
