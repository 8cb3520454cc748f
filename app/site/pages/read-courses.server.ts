import type { Programme } from "#domain/admission/programme-schema.ts"
import { findProgramme, programmeSlugOf } from "#domain/admission/programmes.ts"
import type { NamedSession } from "#domain/admission/session.ts"
import { offeredSubjects } from "#domain/admission/subject-rules.ts"
import type { Language } from "#domain/content/languages.ts"

interface ListedCourse {
  slug: string
  title: string
  scheme: string
  programme?: string | undefined
  lists_subjects: boolean
  subjects: string[]
}

/** The majors of a programme under their full names. */
const majorsOf = (programme: Programme, { subjects }: NamedSession, language: Language) => {
  const offered = offeredSubjects(programme, "first_major_subject", "")
  return subjects
    .filter(({ code }) => offered.includes(code))
    .map(({ name, full_name = name }) => full_name[language])
}

/**
 * The courses of the college: its items, then the programmes of the session that have none. `form` is the slug of the form, for a
 * course that can be applied for. A course that the session does not offer lists the subjects of its item.
 */
export const listCourses = (
  items: readonly ListedCourse[],
  session: NamedSession,
  language: Language,
) => {
  const own = items.map(({ slug, title, scheme, lists_subjects, ...item }) => {
    const programme = findProgramme(session, item.programme ?? "")
    const subjects = programme ? majorsOf(programme, session, language) : item.subjects
    return {
      slug,
      title,
      scheme,
      subjects: lists_subjects ? subjects : [],
      form: programme && programmeSlugOf(programme),
    }
  })
  const others = session.programmes
    .filter(({ code }) => !items.some((item) => item.programme === code))
    .map((programme) => ({
      slug: `programme-${programmeSlugOf(programme)}`,
      title: programme.name[language],
      scheme: "",
      subjects: majorsOf(programme, session, language),
      form: programmeSlugOf(programme),
    }))
  return [...own, ...others]
}
