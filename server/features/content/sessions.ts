import { nextChangeOf } from "#domain/admission/admission-period.ts"
import { courseNamesOf } from "#domain/admission/course-names.ts"
import { type NamedSession, sessionSchema } from "#domain/admission/session.ts"
import { inBothLanguages } from "#domain/content/localise.ts"
import type { AdmissionContext } from "#server/features/site-deps.ts"
import type { Database } from "#server/platform/database/connect.ts"

import { parseSettings, settingsItem } from "./settings.ts"

interface Row {
  slug: string
  data: string
  /** When its admission was confirmed; null: not yet. */
  confirmed_at: string | null
}

let latest: { key: readonly unknown[]; sessions: NamedSession[] } | undefined

const areSame = (before: readonly unknown[], after: readonly unknown[]) =>
  before.length === after.length && after.every((value, index) => before[index] === value)

/**
 * Caches the parsed sessions: every submitted form reads them, and they rarely change. A text in one language only stands in
 * both.
 */
const parseSessions = (rows: readonly Row[], isSample: boolean): readonly NamedSession[] => {
  const key = [isSample, ...rows.flatMap((row) => [row.slug, row.data, row.confirmed_at])]
  if (!latest || !areSame(latest.key, key)) {
    const parse = ({ slug, data, confirmed_at }: Row) => ({
      ...inBothLanguages(sessionSchema.parse(JSON.parse(data))),
      label: slug,
      isConfirmed: isSample || confirmed_at !== null,
    })
    latest = { key, sessions: rows.map(parse) }
  }
  return latest.sessions
}

/** The settings and the sessions, the newest first, by one query. */
const readDocuments = async (db: Database) => {
  const rows = await db
    .selectFrom("items")
    .leftJoin("confirmations", (join) =>
      join
        .onRef("confirmations.collection", "=", "items.collection")
        .onRef("confirmations.slug", "=", "items.slug")
        .on("confirmations.part", "=", "admission"),
    )
    .select(["items.collection", "items.slug", "items.data", "confirmations.confirmed_at"])
    .where((row) =>
      row.or([
        row("items.collection", "=", "sessions"),
        row.and([
          row("items.collection", "=", settingsItem.collection),
          row("items.slug", "=", settingsItem.slug),
        ]),
      ]),
    )
    .orderBy("items.slug", "desc")
    .execute()
  const [ofSettings, ofSessions] = ["settings", "sessions"].map((name) =>
    rows.filter(({ collection }) => collection === name),
  )
  const settings = parseSettings(ofSettings![0]!.data)
  return { settings, sessions: parseSessions(ofSessions!, settings.is_sample) }
}

/** All admission sessions, the newest first. */
export const readSessions = async (db: Database) => (await readDocuments(db)).sessions

/** The session of this name, like "2025-26"; undefined if there is none. */
export const findSession = async (db: Database, label: string) =>
  (await readSessions(db)).find((session) => session.label === label)

/** Reads the names of courses and subjects, for records of a session or of any. */
export const readCourseNames = async (db: Database) => {
  const sessions = await readSessions(db)
  return (session?: string) => courseNamesOf(sessions, session)
}

/** The settings and the sessions. The settings name the session that is open for applications. */
export const readAdmissionContext = async (db: Database): Promise<AdmissionContext> => {
  const { settings, sessions } = await readDocuments(db)
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
