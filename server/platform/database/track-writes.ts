import { AsyncLocalStorage } from "node:async_hooks"

import type { LogEvent } from "kysely"

import { classifyDatabaseError } from "./database-errors.ts"

/** What the statements of one piece of work have done so far. */
interface Tracked {
  openTransactions: number
  /** An open transaction has written. */
  isWriting: boolean
  hasWritten: boolean
}

const tracked = new AsyncLocalStorage<Tracked>()

/** Runs work, and with it everything it starts. Returns a function that says whether a write is or may be stored. */
export const trackWrites = (work: () => void) => {
  const state: Tracked = { openTransactions: 0, isWriting: false, hasWritten: false }
  tracked.run(state, work)
  return () => state.hasWritten
}

const begins = /^(?:begin|start transaction)\b/i
const writes = /^\s*(?:insert|update|delete)\b/i

const recordDone = (state: Tracked, sql: string) => {
  if (begins.test(sql)) state.openTransactions += 1
  else if (sql === "commit" || sql === "rollback") {
    state.openTransactions -= 1
    if (sql === "commit" && state.isWriting) state.hasWritten = true
    if (state.openTransactions === 0) state.isWriting = false
  } else if (writes.test(sql)) {
    if (state.openTransactions > 0) state.isWriting = true
    else state.hasWritten = true
  }
}

/** Records a statement of tracked work; called by Kysely's logger. */
export const recordWrite = ({ level, query, ...event }: LogEvent) => {
  const state = tracked.getStore()
  if (!state) return
  if (level === "query") recordDone(state, query.sql)
  // The database may have stored it before the connection was lost.
  else if (
    classifyDatabaseError((event as { error: unknown }).error) === "connection" &&
    (query.sql === "commit" || (writes.test(query.sql) && state.openTransactions === 0))
  ) {
    state.hasWritten = true
  }
}
