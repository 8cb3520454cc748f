import { type Course, courses } from "../applications/courses.ts"
import type { Category } from "../applications/form/field-types.ts"
import type { Years } from "../fields/numbers.ts"
import type { Programme } from "./programme-schema.ts"
import type { Session } from "./session.ts"

type Offers = Pick<Session, "programmes">

/** A course as the session offers it; undefined if it does not. */
export const findProgramme = ({ programmes }: Offers, course: string) =>
  programmes.find(({ code }) => code === course)

/** The fee of an admission, in whole rupees; undefined for a course that the session does not offer. */
export const feeOf = (session: Offers, course: string, category: Category) =>
  findProgramme(session, course)?.fees[category]

/** The courses that the session offers, in its order. */
export const offeredCourses = ({
  programmes,
}: Offers): { course: Course; programme: Programme }[] =>
  programmes.flatMap((programme) => {
    const course = courses.find(({ code }) => code === programme.code)
    return course ? [{ course, programme }] : []
  })

/** The years of passing that the session accepts. */
export const yearsOf = ({ first_year_of_passing, last_year_of_passing }: Session): Years => ({
  first: first_year_of_passing,
  last: last_year_of_passing,
})
