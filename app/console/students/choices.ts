import { useLocaleState } from "react-admin"

import { courses, subjectName, subjects } from "#domain/applications/courses.ts"
import { genders } from "#domain/fields/choice.ts"
import type { Student } from "#domain/student/student.ts"

const same = (value: string) => ({ id: value, name: value })

/** A test compares this list with the domain's. */
export const bloodGroups = ["A+", "A-", "B+", "B-", "AB+", "AB-", "O+", "O-"].map(same)
export const semesters = ["1", "2", "3", "4", "5", "6"].map(same)

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
  const [locale] = useLocaleState()
  const language = locale === "hi" ? "hi" : "en"
  return {
    courses: courses.map(({ number, shortName }) => ({ id: number, name: shortName[language] })),
    subjects: subjects.map((subject) => ({
      id: subject,
      name: subjectName(subject, language),
    })),
  }
}
