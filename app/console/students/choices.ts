import { genders } from "#domain/fields/choice-schemas.ts"
import { bloodGroups, semesters, type Student } from "#domain/student/student.ts"

import { useCourseNames } from "../admission-sessions.ts"
import { useConsoleLanguage } from "../use-language.ts"

const choiceOf = (value: string) => ({ id: value, name: value })

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
    name: `resources.students.statuses.${status}`,
  }),
)

/** Courses by number (specification 4.4) and subjects, named in the console's language. */
export const useStudentChoices = () => {
  const language = useConsoleLanguage()
  const { courses, subjects } = useCourseNames()
  return {
    courses: courses.map(({ number, short_name }) => ({ id: number, name: short_name[language] })),
    subjects: subjects.map(({ code, name }) => ({ id: code, name: name[language] })),
  }
}
