import type { FormRules } from "../applications/form/field-schemas.ts"
import type { FormCategory, SubjectField } from "../applications/form/form-fields.ts"
import type { Language } from "../content/languages.ts"
import { admissionState } from "./admission-period.ts"
import { subjectName, courseLabels } from "./course-names.ts"
import type { Programme } from "./programme-schema.ts"
import { type FullSeats, noneFull } from "./seats.ts"
import type { NamedSession, Session } from "./session.ts"
import { slotOf, type SubjectRules } from "./subject-rules.ts"

type Offers = Pick<Session, "programmes">

/** A programme of the session by its code; undefined if the session does not offer it. */
export const findProgramme = ({ programmes }: Offers, course: string) =>
  programmes.find(({ code }) => code === course)

/** The slug in /admission-form/{slug}/part-1. */
export const programmeSlugOf = ({ code }: Pick<Programme, "code">) => code.toLowerCase()

/** The page of a programme's form, with its title and the words by which the search finds it. */
export const formPageOf = (programme: Pick<Programme, "code" | "name" | "short_name">) => {
  const { code, name, short_name } = programme
  return {
    link: `/admission-form/${programmeSlugOf(programme)}/part-1`,
    title: {
      en: `${name.en}, 1st year: application form`,
      hi: `${name.hi} प्रथम वर्ष: आवेदन-पत्र`,
    },
    words: `${code} ${short_name.en} ${short_name.hi} admission online`,
  }
}

/** A programme by its slug or code, in any letter case. */
export const findBySlug = ({ programmes }: Offers, slug: string) =>
  programmes.find((programme) => programmeSlugOf(programme) === slug.toLowerCase())

/** What the fee of an application depends on. */
interface FeeClaims {
  course: string
  category: string
  ews_claim?: string | undefined
}

/** Whether two forms of an application pay the same fee in any session. */
export const haveSameFee = (a: FeeClaims, b: FeeClaims) =>
  a.course === b.course && a.category === b.category && a.ews_claim === b.ews_claim

/** The fee without any for being late. EWS are citizens of no other reserved category. */
const usualFee = ({ fees, ews_fee }: Programme, { category, ews_claim }: FeeClaims) =>
  category === "general" && ews_claim === "yes" && ews_fee !== undefined
    ? ews_fee
    : fees[category as FormCategory]

/**
 * The fee of an application submitted at a time, in whole rupees, with the additional fee once the late period has
 * begun. A paper form that is entered after its end pays none: it may have come in time. Undefined for a course that
 * the session does not offer.
 */
export const feeOf = (
  session: Pick<Session, "programmes" | "grace_minutes">,
  form: FeeClaims,
  submittedAt: Date,
) => {
  const programme = findProgramme(session, form.course)
  if (!programme) return undefined
  const fee = usualFee(programme, form)
  const state = admissionState(programme, session.grace_minutes, submittedAt)
  const isLate = state === "late" || state === "grace"
  return isLate ? fee + (programme.late?.fee ?? 0) : fee
}

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
  additionalFields: session.asked_fields,
  programmes: session.programmes,
})

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
