import type { Language } from "../content/languages.ts"
import { courseLabels } from "./course-names.ts"
import type { Programme } from "./programme-schema.ts"
import type { Session } from "./session.ts"
import type { SubjectRules } from "./subject-rules.ts"

/** A programme as its form needs it, in one language. The page carries it, so it holds nothing else. */
export interface FormProgramme extends SubjectRules {
  code: string
  /** The names of the subjects by code. */
  subjectNames: Readonly<Record<string, string>>
}

export const formProgrammeOf = (
  { subjects }: Pick<Session, "subjects">,
  { code, slots, groups }: Programme,
  language: Language,
): FormProgramme => {
  const shown = new Set(slots.flatMap((slot) => slot.subjects))
  const named = subjects.filter((subject) => shown.has(subject.code))
  return {
    code,
    slots,
    groups,
    subjectNames: courseLabels({ courses: [], subjects: named }, language).subjects,
  }
}
