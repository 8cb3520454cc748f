import type { Language } from "../content/languages.ts"
import { courseLabels } from "./course-names.ts"
import type { Programme } from "./programme-schema.ts"
import { type FullSeats, noneFull } from "./seats.ts"
import type { NamedSession } from "./session.ts"
import type { SubjectRules } from "./subject-rules.ts"

/** A programme as its form needs it, in one language. The page carries it, so it holds nothing else. */
export interface FormProgramme extends SubjectRules {
  code: string
  /** The label of the session. */
  session: string
  /** The names of the subjects by code. */
  subjectNames: Readonly<Record<string, string>>
  /** The subjects of which all seats as first major are taken. */
  full: readonly string[]
}

export const formProgrammeOf = (
  { label, subjects }: Pick<NamedSession, "label" | "subjects">,
  { code, slots, groups }: Programme,
  language: Language,
  { firstMajors }: FullSeats = noneFull,
): FormProgramme => {
  const shown = new Set(slots.flatMap((slot) => slot.subjects))
  const named = subjects.filter((subject) => shown.has(subject.code))
  return {
    code,
    session: label,
    slots,
    groups,
    full: firstMajors[code] ?? [],
    subjectNames: courseLabels({ courses: [], subjects: named }, language).subjects,
  }
}
