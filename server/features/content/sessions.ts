import { nextChangeOf } from "#domain/admission/admission-period.ts"
import { courseNamesOf } from "#domain/admission/course-names.ts"
import { type NamedSession, sessionSchema } from "#domain/admission/session.ts"
import type { Database } from "#server/platform/database/connect.ts"

import { readSettings } from "./settings.ts"

interface Row {
  slug: string
  data: string
}

let latest: { rows: readonly Row[]; sessions: NamedSession[] } | undefined

const areSame = (before: readonly Row[], rows: readonly Row[]) =>
  before.length === rows.length &&
  rows.every(
    ({ slug, data }, index) => before[index]!.slug === slug && before[index]!.data === data,
  )

/** All admission sessions, the newest first. */
export const readSessions = async (db: Database): Promise<readonly NamedSession[]> => {
  const rows: readonly Row[] = await db
    .selectFrom("items")
    .select(["slug", "data"])
    .where("collection", "=", "sessions")
    .orderBy("slug", "desc")
    .execute()
  // Cache the parsed sessions: every submitted form reads them, and they rarely change.
  if (!latest || !areSame(latest.rows, rows)) {
    const parse = ({ slug, data }: Row) => ({
      ...sessionSchema.parse(JSON.parse(data)),
      label: slug,
    })
    latest = { rows, sessions: rows.map(parse) }
  }
  return latest.sessions
}

/** The session of this name, like "2025-26"; undefined if there is none. */
export const findSession = async (db: Database, label: string) =>
  (await readSessions(db)).find((session) => session.label === label)

/** Reads the names of courses and subjects, for records of a session or of any. */
export const readCourseNames = async (db: Database) => {
  const sessions = await readSessions(db)
  return (session?: string) => courseNamesOf(sessions, session)
}

/** The session that is open for applications: the one that the settings name. */
export const readCurrentSession = async (db: Database): Promise<NamedSession> => {
  const { admission_session } = await readSettings(db)
  const session = await findSession(db, admission_session)
  if (!session) throw new Error(`The admission session ${admission_session} is missing.`)
  return session
}

/** When a programme of the current session next opens or closes. */
export const findNextAdmissionChange = async (db: Database, now: Date) => {
  const { programmes, grace_minutes } = await readCurrentSession(db)
  return nextChangeOf(programmes, grace_minutes, now)
}
