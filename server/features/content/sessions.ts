import { nextChangeOf } from "#domain/admission/admission-period.ts"
import { courseNamesOf } from "#domain/admission/course-names.ts"
import { type NamedSession, sessionSchema } from "#domain/admission/session.ts"
import type { AdmissionContext } from "#server/features/site-deps.ts"
import type { Database } from "#server/platform/database/connect.ts"

import { parseSettings, settingsItem } from "./settings.ts"

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

/** Caches the parsed sessions: every submitted form reads them, and they rarely change. */
const parseSessions = (rows: readonly Row[]): readonly NamedSession[] => {
  if (!latest || !areSame(latest.rows, rows)) {
    const parse = ({ slug, data }: Row) => ({
      ...sessionSchema.parse(JSON.parse(data)),
      label: slug,
    })
    latest = { rows, sessions: rows.map(parse) }
  }
  return latest.sessions
}

const selectItems = (db: Database) =>
  db.selectFrom("items").select(["slug", "data"]).orderBy("slug", "desc")

/** All admission sessions, the newest first. */
export const readSessions = async (db: Database) =>
  parseSessions(await selectItems(db).where("collection", "=", "sessions").execute())

/** The session of this name, like "2025-26"; undefined if there is none. */
export const findSession = async (db: Database, label: string) =>
  (await readSessions(db)).find((session) => session.label === label)

/** Reads the names of courses and subjects, for records of a session or of any. */
export const readCourseNames = async (db: Database) => {
  const sessions = await readSessions(db)
  return (session?: string) => courseNamesOf(sessions, session)
}

/** The settings and the sessions, by one query. The settings name the session that is open for applications. */
export const readAdmissionContext = async (db: Database): Promise<AdmissionContext> => {
  const rows = await selectItems(db)
    .select("collection")
    .where((row) => row.or([row("collection", "=", "sessions"), row.and(settingsItem)]))
    .execute()
  const [ofSettings, ofSessions] = ["settings", "sessions"].map((name) =>
    rows.filter(({ collection }) => collection === name),
  )
  const settings = parseSettings(ofSettings![0]!.data)
  const sessions = parseSessions(ofSessions!)
  const { admission_session: label } = settings
  const session = sessions.find((one) => one.label === label)
  if (!session) throw new Error(`The admission session ${label} is missing.`)
  return { settings, session, sessions }
}

/** The session that is open for applications. */
export const readCurrentSession = async (db: Database) => (await readAdmissionContext(db)).session

/** When a programme of the current session next opens or closes. */
export const findNextAdmissionChange = async (db: Database, now: Date) => {
  const { programmes, grace_minutes } = await readCurrentSession(db)
  return nextChangeOf(programmes, grace_minutes, now)
}
