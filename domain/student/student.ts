import * as z from "zod/mini"

import { type CourseNames } from "../admission/course-names.ts"
import { haveConflict } from "../admission/subject-rules.ts"
import { academicSession, registrationNumber } from "../fields/academic.ts"
import { oneOf } from "../fields/choice-schemas.ts"
import { mobile } from "../fields/contact.ts"
import { birthDate } from "../fields/date-schemas.ts"
import { genders } from "../fields/genders.ts"
import { aadhaar } from "../fields/identifiers/aadhaar.ts"
import { name } from "../fields/name.ts"
import { line, optional, parsedBy, required } from "../fields/text-schemas.ts"
import { toAsciiDigits } from "../fields/text.ts"
import { studentGenderLabels } from "./field-labels.ts"

export const bloodGroups = ["A+", "A-", "B+", "B-", "AB+", "AB-", "O+", "O-"] as const

/** A bachelor's degree has six semesters. */
export const semesters = ["1", "2", "3", "4", "5", "6"] as const

/** A stored value with the names that offices and exports write for it. */
type Named = readonly [value: string, ...names: string[]]

/** The value of each name, in lower case. A name of two values is of none, unless it is itself a value. */
const valuesByName = (all: readonly Named[]) => {
  const values = new Map(all.map(([value]) => [value.toLowerCase(), value]))
  const names = all.flatMap(([value, ...others]) =>
    others.map((other) => [other.toLowerCase(), value] as const),
  )
  for (const [one, value] of names) {
    const isOfAnother = names.some(([same, other]) => same === one && other !== value)
    if (!values.has(one) && !isOfAnother) values.set(one, value)
  }
  return values
}

const byName = (all: readonly Named[]) => {
  const values = valuesByName(all)
  return parsedBy((text) => values.get(toAsciiDigits(text).toLowerCase()) ?? { wrong: "choice" })
}

const gender = byName(
  Object.entries(genders).map(([key, number]) => {
    const value = String(number) as keyof typeof studentGenderLabels
    const { en, hi } = studentGenderLabels[value]
    return [value, key, en, hi]
  }),
)
const semester = byName(semesters.map((value) => [value]))
const courseOf = ({ courses }: CourseNames) =>
  byName(
    courses.map(({ code, number, name: long, short_name: short }) => [
      number,
      code,
      ...[long, short].flatMap(({ en, hi }) => [en, hi]),
    ]),
  )
const subjectOf = ({ subjects }: CourseNames) =>
  byName(subjects.map(({ code, name: { en, hi } }) => [code, en, hi]))

/** Schema of an enrolled student (specification 8.5). Issues are message keys. */
export const studentSchema = (today: string, names: CourseNames) => {
  const subject = subjectOf(names)
  return z
    .object({
      urn: required(registrationNumber),
      admission_number: required(line(30)),
      /** The programme's number, like 1 for Bachelor of Arts. */
      course: required(courseOf(names)),
      applicant_name: required(name),
      /** 1 male, 2 female, 3 other. */
      gender: required(gender),
      mother_name: required(name),
      father_name: required(name),
      dob: required(birthDate(today)),
      blood_group: optional(oneOf(bloodGroups)),
      applicant_mobile: required(mobile),
      aadhaar: required(aadhaar),
      p_address: required(line(300)),
      first_major_subject: required(subject),
      second_major_subject: optional(subject),
      minor_subject: optional(subject),
      session: required(academicSession),
      semester: required(semester),
    })
    .check(
      z.refine(
        (student) =>
          !haveConflict(
            student.first_major_subject,
            student.second_major_subject,
            student.minor_subject,
          ),
        { error: "subject.conflict", path: ["minor_subject"] },
      ),
    )
}

export type StudentForm = z.output<ReturnType<typeof studentSchema>>

/** A student as read from the database, with only the last four digits of the Aadhaar number. */
export interface Student extends Omit<StudentForm, "aadhaar"> {
  aadhaar_last_four: string
  /** The photo's name under /uploads/, or null. */
  image_file: string | null
  /** The random, unguessable code in the card's QR code; it gives access to this card only. */
  card_code: string
  status: "active" | "disabled"
}
