import { type FullSeats, fullSeatsOf, hasSeats, noneFull } from "#domain/admission/seats.ts"
import type { NamedSession } from "#domain/admission/session.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import type { Database } from "#server/platform/database/connect.ts"

import { countApplicationsBy } from "./staff/list/count-session-usage.ts"

/** Counts the admitted of a session by programme and first major. */
const countAdmitted = async (db: Database, session: string) => {
  const by = { field: "first_major_subject", status: "admitted" } as const
  const counts = await countApplicationsBy(db, session, by)
  return counts.map(({ course, subject, count }) => ({ course, first_major: subject ?? "", count }))
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

/**
 * What is full of the session that is open for applications, which a caller may have read already. Counted again only after a
 * change.
 */
export const readFullSeats = ({ db, admissionSession, contentVersion }: ReadDeps) => {
  let latest: { version: number; full: FullSeats } | undefined
  return async (open?: NamedSession): Promise<FullSeats> => {
    const session = open ?? (await admissionSession())
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
