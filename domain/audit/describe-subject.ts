import { type CourseNames, findCourse } from "../admission/course-names.ts"
import { groupAdmissionCode, parseAdmissionCode } from "../applications/admission-code.ts"
import { collectionNames } from "../content/collections.ts"
import type { Bilingual, Language } from "../content/text.ts"
import { auditActionOf, type SubjectKind } from "./audit-actions.ts"
import { areaNames, kindNames } from "./audit-names.ts"

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
  /** The titles of items of the content, by collection and slug. */
  titles: ReadonlyMap<string, Bilingual>
}

/** A record that a line is about and that may have a page. */
export type AuditRecord =
  | { kind: "application" | "student" | "message" | "member"; id: string }
  | { kind: "item"; collection: string; id: string }
  | { kind: "programme"; session: string; id: string }

/** The name after the folder of a subject, like "last-date" of "notices/last-date". */
const nameIn = (subject: string) => subject.slice(subject.indexOf("/") + 1)

const programmeIn = (subject: string) => {
  const [, session = "", id = ""] = /^merit (\S+) (.+)$/.exec(subject) ?? []
  return { session, id }
}

const isMessage = (subject: string) => subject.startsWith("messages/")
const isGrievance = (subject: string) => subject.startsWith("grievances/")

/** A subject without a kind of its own is an application or a student: a registration number may look like a code. */
const kindOf = ({ action, subject }: StoredLine): SubjectKind | undefined => {
  const kind = auditActionOf(action)?.subject
  if (kind !== "person") return kind
  if (isMessage(subject)) return "message"
  if (isGrievance(subject)) return "grievance"
  return parseAdmissionCode(subject) ? "application" : "student"
}

/** The record of a line; undefined if it has none, or none with a page. */
export const recordOf = (line: StoredLine): AuditRecord | undefined => {
  const { subject } = line
  const kind = kindOf(line)
  switch (kind) {
    case "application":
    case "student":
      return { kind, id: subject }
    case "message":
    case "member":
      return { kind, id: nameIn(subject) }
    case "item":
      return { kind, collection: subject.split("/")[0]!, id: nameIn(subject) }
    case "programme":
      return { kind, ...programmeIn(subject) }
    default:
      return undefined
  }
}

/** The subject of a line in words: the number of an application, else the kind of the record and its name. */
export const describeSubject = (line: StoredLine, context: AuditContext): string => {
  const { subject } = line
  const { language, courses, members } = context
  const area = areaNames[subject]?.[language]
  if (area) return area
  const named = (kind: keyof typeof kindNames, name: string) =>
    [kindNames[kind][language], ...(name ? [name] : [])].join(": ")
  const kind = kindOf(line)
  switch (kind) {
    case "application":
      // The code of an erased application opens nothing.
      return line.application_number ?? groupAdmissionCode(subject)
    case "message":
    case "grievance":
    case "media":
    case "view":
      return named(kind, nameIn(subject))
    case "member":
      return named(kind, members.get(nameIn(subject)) ?? "")
    case "item": {
      const collection = collectionNames[subject.split("/")[0] as keyof typeof collectionNames]
      // An item that is gone has no title any more.
      const title = context.titles.get(subject)
      const name = title?.[language] || title?.en || title?.hi || nameIn(subject)
      return collection ? `${collection.one[language]}: ${name}` : subject
    }
    case "programme": {
      const { session, id } = programmeIn(subject)
      const course = findCourse(courses, id)?.short_name[language] ?? id
      return named(kind, [course, session].filter(Boolean).join(" "))
    }
    case "area": {
      // Like "students/2025-2026/1".
      const [folder = "", ...rest] = subject.split("/")
      const about = rest.map((part) => findCourse(courses, part)?.short_name[language] ?? part)
      return [areaNames[folder]?.[language] ?? folder, ...about].join(", ")
    }
    default:
      return subject
  }
}
