import { useMemo } from "react"

import { courseNamesOf } from "#domain/admission/course-names.ts"
import type { NamedSession } from "#domain/admission/session.ts"

import { useCall } from "../api/use-request.ts"
import { useConsoleLanguage } from "../kit/text/use-language.ts"

/** All admission sessions, and the label of the open one; undefined until they are loaded. */
const useAdmissionSessions = () =>
  // Many fields of one page read them, and they change a few times a year.
  useCall("GET /admission-sessions", {}, { staleTime: 10_000 }).data

/** The names of the sessions, the newest first. Empty until they are loaded. */
export const useSessionNames = () =>
  useAdmissionSessions()?.sessions.map(({ label }) => label) ?? []

const none: readonly NamedSession[] = []

/** The session of this name, else the one that is open for applications; undefined until they are loaded. */
export const useAdmissionSession = (label?: string): NamedSession | undefined => {
  const { sessions = none, open } = useAdmissionSessions() ?? {}
  const find = (name: string | undefined) => sessions.find((session) => session.label === name)
  return find(label) ?? find(open)
}

/** The names of courses and subjects for records of a session, or of any. Empty until they are loaded. */
export const useCourseNames = (label?: string) => {
  const { sessions = none } = useAdmissionSessions() ?? {}
  return useMemo(() => courseNamesOf(sessions, label), [sessions, label])
}

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
