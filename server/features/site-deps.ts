import type { CourseNames } from "#domain/admission/course-names.ts"
import type { NamedSession } from "#domain/admission/session.ts"
import type { Settings } from "#domain/content/settings.ts"
import type { PlatformDeps } from "#server/platform/platform-deps.ts"

/** What an application is checked by, read at once. */
export interface AdmissionContext {
  settings: Settings
  /** The admission session that is open for applications. */
  session: NamedSession
  /** All sessions, the newest first. */
  sessions: readonly NamedSession[]
}

/** What the verbs of all features depend on. Each picks what it needs. */
export interface SiteDeps extends PlatformDeps {
  settings: () => Promise<Settings>
  admissionContext: () => Promise<AdmissionContext>
  /** The admission session that is open for applications. */
  admissionSession: () => Promise<NamedSession>
  /** The admission session of this name, like "2025-26". */
  findSession: (label: string) => Promise<NamedSession | undefined>
  /** The names of courses and subjects, for records of a session or of any. */
  courseNames: () => Promise<(session?: string) => CourseNames>
}
