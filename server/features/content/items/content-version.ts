import type { Transaction } from "kysely"

import type { Database } from "#server/platform/database/connect.ts"
import type { Tables } from "#server/platform/database/tables.ts"

/** A change by another process shows after this time. */
const pollMs = 300
/** Older readings do not count: the database has not answered since. */
const maxAgeMs = 3000

/** The newest version that this process has read or written. */
const newest = new WeakMap<Database, number>()

/** Versions only rise: a reading that began before a change of this process is outdated. */
const remember = (db: Database, version: number) => {
  const latest = Math.max(version, newest.get(db) ?? 0)
  newest.set(db, latest)
  return latest
}

/** Reads the content version, which every change increments. Cached pages of another version are stale. */
export const readContentVersion = async (db: Database) => {
  const { version } = await db
    .selectFrom("content_version")
    .select("version")
    .executeTakeFirstOrThrow()
  return remember(db, version)
}

/**
 * Polls the content version, for page cache invalidation. `version` is undefined while the database does not
 * answer; a change by this process shows in it at once. `clock` is in milliseconds.
 */
export const watchContentVersion = (db: Database, clock = () => performance.now()) => {
  let readAt: number | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  const poll = async () => {
    const at = clock()
    try {
      await readContentVersion(db)
      readAt = at
    } catch {
      // The request that needs the version meets the error too; there it is logged and answered.
    }
    if (!isClosed) timer = setTimeout(poll, pollMs).unref()
  }
  void poll()
  return {
    version: () =>
      readAt !== undefined && clock() - readAt < maxAgeMs ? newest.get(db) : undefined,
    close: () => {
      isClosed = true
      clearTimeout(timer)
    },
  }
}

/** Makes cached pages stale once the transaction commits. Returns the new version. */
export const raiseContentVersion = async (transaction: Database) => {
  const { version } = await transaction
    .updateTable("content_version")
    .set((row) => ({ version: row("version", "+", 1) }))
    .returning("version")
    .executeTakeFirstOrThrow()
  return version
}

/** Lets other content changes wait until the transaction ends. Cached pages stay. */
export const lockContent = (transaction: Database) =>
  transaction
    .updateTable("content_version")
    .set((row) => ({ version: row.ref("version") }))
    .execute()

/**
 * Runs a content change in one transaction and increments the version. The version row is updated first: its
 * lock serialises changes.
 */
export const changeContent = async <Result>(
  db: Database,
  change: (transaction: Transaction<Tables>) => Promise<Result>,
) => {
  const { version, result } = await db.transaction().execute(async (transaction) => {
    const raised = await raiseContentVersion(transaction)
    return { version: raised, result: await change(transaction) }
  })
  remember(db, version)
  return result
}

/**
 * Time of the next scheduled content change: the first publishing or unpublishing after `now`; undefined if
 * there is none.
 */
export const findNextChange = async (db: Database, now: Date) => {
  const after = now.toISOString()
  const earliest = async (column: "publish_at" | "unpublish_at") => {
    const row = await db
      .selectFrom("items")
      .select((items) => items.fn.min(column).as("at"))
      .where(column, ">", after)
      .executeTakeFirst()
    return row?.at ?? undefined
  }
  const [first] = [await earliest("publish_at"), await earliest("unpublish_at")]
    .filter((at) => at !== undefined)
    .toSorted()
  return first === undefined ? undefined : new Date(first)
}
