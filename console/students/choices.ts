import { genders } from "#domain/fields/genders.ts"
import { identityKinds } from "#domain/fields/identifiers/identity-kinds.ts"
import { identityNames } from "#domain/fields/identifiers/identity-names.ts"
import { bloodGroups, semesters, type Student } from "#domain/student/student.ts"

import { useCourseNames } from "../admission-sessions/use-sessions.ts"
import { serverNow } from "../api/server-time.ts"
import { useConsoleLanguage } from "../kit/text/use-language.ts"

const choiceOf = (value: string) => ({ id: value, name: value })

const sessionsOffered = 12
const monthMs = 30 * 86_400_000

/** The sessions of students, 2025-2026, the newest first: those of the last years, and `current` if it is older. */
export const sessionChoices = (current = "", now = serverNow()) => {
  // A session begins in July; it is prepared from about April.
  const newest = new Date(now.getTime() - 3 * monthMs).getUTCFullYear()
  const names = Array.from({ length: sessionsOffered }, (_, ago) => {
    const year = newest - ago
    return `${year}-${year + 1}`
  })
  return [...new Set([...names, current])].filter(Boolean).map(choiceOf)
}

export const bloodGroupChoices = bloodGroups.map(choiceOf)
export const semesterChoices = semesters.map(choiceOf)

/** Names are message keys. */
export const genderChoices = Object.values(genders).map((number) => ({
  id: String(number),
  name: `resources.students.genders.${number}`,
}))
export const studentStatuses = (["active", "disabled"] satisfies Student["status"][]).map(
  (status) => ({
    id: status,
    name: `resources.students.statuses.${status}` as const,
  }),
)

/** Courses by number (specification 4.4), subjects, and papers of identity numbers, named in the console's language. */
export const useStudentChoices = () => {
  const language = useConsoleLanguage()
  const { courses, subjects } = useCourseNames()
  return {
    identities: identityKinds.map((id) => ({ id, name: identityNames[id][language] })),
    courses: courses.map(({ number, short_name }) => ({ id: number, name: short_name[language] })),
    subjects: subjects.map(({ code, name }) => ({ id: code, name: name[language] })),
  }
}
