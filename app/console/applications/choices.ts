import { useCourseNames } from "../admission-sessions.ts"
import { useConsoleLanguage } from "../language/use-language.ts"

/** The courses of all sessions, named in the console's language. */
export const useCourseChoices = () => {
  const language = useConsoleLanguage()
  const { courses } = useCourseNames()
  return courses.map(({ code, short_name }) => ({ id: code, name: short_name[language] }))
}

/** Returns the name of a course by its code. */
export const useCourseName = () => {
  const courses = useCourseChoices()
  return (course: string) => courses.find(({ id }) => id === course)?.name ?? course
}
