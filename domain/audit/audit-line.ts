import type { CourseNames } from "../admission/course-names.ts"
import type { Language } from "../content/text.ts"

/** A line of the audit log as it is stored. */
export interface StoredLine {
  actor: string
  action: string
  subject: string
  /** What the line says besides, as older versions wrote it; empty in newer lines. */
  detail: string
  /** The same by name, as JSON (audit-details.ts). */
  details?: string | null
  /** The number of the application that it is about, while there is one. */
  application_number?: string | null
}

/** A line in words. */
export type DescribedLine = Record<"actor" | "action" | "subject" | "detail", string>

/** What a line is described with. */
export interface AuditContext {
  language: Language
  courses: CourseNames
  /** The names of members of staff, by id. */
  members: ReadonlyMap<string, string>
}
