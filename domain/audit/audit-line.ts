import type { CourseNames } from "../admission/course-names.ts"
import type { Language } from "../content/text.ts"

/** A line of the audit log as it is stored. */
export interface StoredLine {
  actor: string
  action: string
  subject: string
  detail: string
  /** The number of the application that it is about, while there is one. */
  application_number?: string | null
}

/** What a line is described with. */
export interface AuditContext {
  language: Language
  courses: CourseNames
  /** The names of members of staff, by id. */
  members: ReadonlyMap<string, string>
}
