import type { FormRules } from "../applications/form/field-schemas.ts"
import type { FormCategory, SubjectField } from "../applications/form/field-types.ts"
import type { Language } from "../content/languages.ts"
import { subjectName } from "./course-names.ts"
import type { Programme } from "./programme-schema.ts"
import type { NamedSession, Session } from "./session.ts"
import { slotOf } from "./subject-rules.ts"

type Offers = Pick<Session, "programmes">

/** A programme of the session by its code; undefined if the session does not offer it. */
export const findProgramme = ({ programmes }: Offers, course: string) =>
  programmes.find(({ code }) => code === course)

/** The slug in /admission-form/{slug}/part-1. */
export const programmeSlugOf = ({ code }: Pick<Programme, "code">) => code.toLowerCase()

/** A programme by its slug or code, in any letter case. */
export const findBySlug = ({ programmes }: Offers, slug: string) =>
  programmes.find((programme) => programmeSlugOf(programme) === slug.toLowerCase())

/** The fee of an admission, in whole rupees; undefined for a course that the session does not offer. */
export const feeOf = (session: Offers, course: string, category: FormCategory) =>
  findProgramme(session, course)?.fees[category]

/** The names of the subjects that a programme shows for a field, but does not allow there. */
export const excludedNames = (
  { programmes, subjects }: Pick<Session, "programmes" | "subjects">,
  course: string,
  field: SubjectField,
  language: Language,
) => {
  const programme = findProgramme({ programmes }, course)
  const excluded = (programme && slotOf(programme, field)?.excluded) ?? []
  return excluded.map((subject) => subjectName({ subjects }, subject, language))
}

/** The first calendar year of a session, from its name: 2025 of "2025-26". */
export const firstYearOf = (label: string) => Number(label.slice(0, 4))

/** The rules of the form in a session. Settings say whether it must have a URN. */
export const formRulesOf = (session: NamedSession, isUrnRequired: boolean): FormRules => ({
  isUrnRequired,
  years: { first: session.first_year_of_passing, last: session.last_year_of_passing },
  firstYear: firstYearOf(session.label),
  asked: session.asked_fields,
  programmes: session.programmes,
})
