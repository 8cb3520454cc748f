import type { Language } from "../content/languages.ts"
import type { Bilingual } from "../content/text.ts"

interface NamedCourse {
  code: string
  /** The course number in the login reply (specification 6.3). */
  number: string
  name: Bilingual
  short_name: Bilingual
}

interface NamedSubject {
  code: string
  name: Bilingual
}

/** What courses and subjects are called, by the codes that records store. */
export interface CourseNames {
  courses: readonly NamedCourse[]
  subjects: readonly NamedSubject[]
}

interface Session {
  label: string
  programmes: readonly NamedCourse[]
  subjects: readonly NamedSubject[]
}

const firstOfEach = <One extends { code: string }>(all: readonly One[]) => [
  ...all
    .reduce(
      (byCode, one) => (byCode.has(one.code) ? byCode : byCode.set(one.code, one)),
      new Map<string, One>(),
    )
    .values(),
]

/**
 * The names for records of the session `label`: its own, then those of the newest session that has the course or
 * subject. `sessions` are in order, the newest first.
 */
export const courseNamesOf = (sessions: readonly Session[], label?: string): CourseNames => {
  const own = sessions.filter((session) => session.label === label)
  const inOrder = [...own, ...sessions]
  return {
    courses: firstOfEach(inOrder.flatMap(({ programmes }) => programmes)).map(
      ({ code, number, name, short_name }) => ({ code, number, name, short_name }),
    ),
    subjects: firstOfEach(inOrder.flatMap(({ subjects }) => subjects)).map(({ code, name }) => ({
      code,
      name,
    })),
  }
}

/** Only the names that a record needs, for a page that carries them. */
export const namesUsed = ({ courses, subjects }: CourseNames, used: readonly string[]) => ({
  courses: courses.filter(({ code, number }) => used.includes(code) || used.includes(number)),
  subjects: subjects.filter(({ code }) => used.includes(code)),
})

/** A course by its code, or by its number as in a student's record. */
export const findCourse = ({ courses }: CourseNames, codeOrNumber: string) =>
  courses.find(({ code, number }) => code === codeOrNumber || number === codeOrNumber)

/** A subject's name; an unknown subject is shown as it is stored. */
export const subjectName = (
  { subjects }: Pick<CourseNames, "subjects">,
  subject: string,
  language: Language,
) => subjects.find(({ code }) => code === subject)?.name[language] ?? subject

/** The names of courses (short) and subjects in one language, by code. */
export interface CourseLabels {
  courses: Readonly<Record<string, string>>
  subjects: Readonly<Record<string, string>>
}

export const courseLabels = (
  { courses, subjects }: CourseNames,
  language: Language,
): CourseLabels => ({
  courses: Object.fromEntries(courses.map(({ code, short_name }) => [code, short_name[language]])),
  subjects: Object.fromEntries(subjects.map(({ code, name }) => [code, name[language]])),
})
