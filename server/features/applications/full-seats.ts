import { sql } from "kysely"

import { type FullSeats, fullSeatsOf, hasSeats, noneFull } from "#domain/admission/seats.ts"
import type { NamedSession } from "#domain/admission/session.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { isPostgres } from "#server/platform/database/dialect.ts"
import type { SiteDeps } from "#server/platform/site-deps.ts"

/** Counts the admitted of a session by programme and first major. */
const countAdmitted = async (db: Database, session: string) => {
  const form = isPostgres(db) ? sql`form::json` : sql`form`
  const firstMajor = sql<string | null>`${form} ->> 'first_major_subject'`
  const rows = await db
    .selectFrom("applications")
    .select((row) => ["course", firstMajor.as("first_major"), row.fn.countAll().as("total")])
    .where("session", "=", session)
    .where("status", "=", "admitted")
    .groupBy(["course", firstMajor])
    .execute()
  return rows.map(({ course, first_major, total }) => ({
    course,
    first_major: first_major ?? "",
    count: Number(total),
  }))
}

/** What of a session is full. */
const countFullSeats = async (
  db: Database,
  { label, programmes }: NamedSession,
): Promise<FullSeats> =>
  hasSeats(programmes) ? fullSeatsOf(programmes, await countAdmitted(db, label)) : noneFull

type Deps = Pick<SiteDeps, "db" | "admissionSession">

interface ReadDeps extends Deps {
  /** Changes with the content, and whenever something becomes full or free. */
  contentVersion: () => Promise<number>
}

export interface WatchDeps extends Deps {
  /** Makes cached pages stale. */
  contentChanged: () => Promise<void>
}

/** What is full of the session that is open for applications. Counted again only after a change. */
export const readFullSeats = ({ db, admissionSession, contentVersion }: ReadDeps) => {
  let latest: { version: number; full: FullSeats } | undefined
  return async (): Promise<FullSeats> => {
    const session = await admissionSession()
    if (!hasSeats(session.programmes)) return noneFull
    const version = await contentVersion()
    if (latest?.version !== version) latest = { version, full: await countFullSeats(db, session) }
    return latest.full
  }
}

/** Runs a change of applications. If something becomes full or free with it, pages show it at once. */
export const watchSeats =
  ({ db, admissionSession, contentChanged }: WatchDeps) =>
  <Args extends unknown[], Result>(change: (...args: Args) => Promise<Result>) =>
  async (...args: Args): Promise<Result> => {
    const session = await admissionSession()
    const before = await countFullSeats(db, session)
    const result = await change(...args)
    const after = await countFullSeats(db, session)
    if (JSON.stringify(before) !== JSON.stringify(after)) await contentChanged()
    return result
  }
