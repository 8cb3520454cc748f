import * as z from "zod/mini"

import type { CourseNames } from "../admission/course-names.ts"
import { haveConflict } from "../admission/subject-rules.ts"
import type { Bilingual } from "../content/text.ts"
import { academicSession, registrationNumber } from "../fields/academic.ts"
import { oneOf } from "../fields/choice-schemas.ts"
import { mobile } from "../fields/contact.ts"
import { birthDate } from "../fields/date-schemas.ts"
import { genders } from "../fields/genders.ts"
import { identityKindOf } from "../fields/identifiers/identity-kinds.ts"
import { identityNames } from "../fields/identifiers/identity-names.ts"
import { readIdentity } from "../fields/identifiers/identity.ts"
import type { MessageKey } from "../fields/messages/messages.en.ts"
import { name, parentName } from "../fields/name.ts"
import { textUpTo, optional, textKind, required } from "../fields/text-schemas.ts"
import { toAsciiDigits } from "../fields/text.ts"

export const bloodGroups = ["A+", "A-", "B+", "B-", "AB+", "AB-", "O+", "O-"] as const

/** A bachelor's degree has six semesters. */
export const semesters = ["1", "2", "3", "4", "5", "6"] as const

export const studentGenderLabels = {
  "1": { en: "Male", hi: "पुरुष" },
  "2": { en: "Female", hi: "महिला" },
  "3": { en: "Other", hi: "अन्य" },
} satisfies Record<string, Bilingual>

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
  return textKind((text) => values.get(toAsciiDigits(text).toLowerCase()) ?? { wrong: "choice" })
}

const gender = byName(
  Object.entries(genders).map(([key, number]) => {
    const value = String(number) as keyof typeof studentGenderLabels
    const { en, hi } = studentGenderLabels[value]
    return [value, key, en, hi]
  }),
)
const identityKind = byName(
  Object.entries(identityNames).map(([kind, { en, hi }]) => [kind, en, hi]),
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

/** The identity number has the form of its kind. Runs even if other fields are invalid. */
const identityForm = z.check<{ identity_kind: string; aadhaar: string }>(
  ({ value: { identity_kind, aadhaar: number }, issues }) => {
    if (issues.some(({ path }) => path?.[0] === "aadhaar")) return
    const { error } = readIdentity(identityKindOf(identity_kind), number)
    if (!error) return
    const message = error.issues[0]!.message as MessageKey
    issues.push({ code: "custom", path: ["aadhaar"], message, input: undefined })
  },
  { when: ({ value }) => typeof value === "object" && value !== null },
)

/** A student with the identity number as its kind stores it. */
const withReadIdentity = <Form extends { identity_kind: string; aadhaar: string }>(form: Form) => {
  const identity_kind = identityKindOf(form.identity_kind)
  return { ...form, identity_kind, aadhaar: readIdentity(identity_kind, form.aadhaar).data! }
}

/** Schema of an enrolled student (specification 8.5). Issues are message keys. */
export const studentSchema = (today: string, names: CourseNames) => {
  const subject = subjectOf(names)
  const fields = z
    .object({
      urn: required(registrationNumber),
      admission_number: required(textUpTo(30)),
      /** The programme's number, like 1 for Bachelor of Arts. */
      course: required(courseOf(names)),
      applicant_name: required(name),
      /** 1 male, 2 female, 3 other. */
      gender: required(gender),
      mother_name: required(parentName),
      father_name: required(parentName),
      dob: required(birthDate(today)),
      blood_group: optional(oneOf(bloodGroups)),
      applicant_mobile: required(mobile),
      /** Empty means Aadhaar. */
      identity_kind: optional(identityKind),
      /** The identity number; its kind decides its form. */
      aadhaar: required(textUpTo(40)),
      p_address: required(textUpTo(300)),
      first_major_subject: required(subject),
      second_major_subject: optional(subject),
      minor_subject: optional(subject),
      session: required(academicSession),
      semester: required(semester),
    })
    .check(
      identityForm,
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
  return z.pipe(fields, z.transform(withReadIdentity))
}

export type StudentForm = z.output<ReturnType<typeof studentSchema>>

/** A student as read from the database, with only the last four characters of the identity number. */
export interface Student extends Omit<StudentForm, "aadhaar"> {
  aadhaar_last_four: string
  /** The photo's name under /uploads/, or null. */
  image_file: string | null
  /** The random, unguessable code in the card's QR code; it gives access to this card only. */
  card_code: string
  status: "active" | "disabled"
}

/** What the fields of a student are called, in the console and in exports. */
export const studentFieldLabels = {
  urn: { en: "URN", hi: "URN" },
  admission_number: { en: "Admission number", hi: "प्रवेश संख्या" },
  course: { en: "Course", hi: "पाठ्यक्रम" },
  applicant_name: { en: "Name", hi: "नाम" },
  gender: { en: "Gender", hi: "लिंग" },
  mother_name: { en: "Mother's name", hi: "माता का नाम" },
  father_name: { en: "Father's name", hi: "पिता का नाम" },
  dob: { en: "Date of birth", hi: "जन्मतिथि" },
  blood_group: { en: "Blood group", hi: "रक्त समूह" },
  applicant_mobile: { en: "Mobile", hi: "मोबाइल" },
  identity_kind: { en: "Identity paper", hi: "पहचान पत्र" },
  aadhaar: { en: "Aadhaar number", hi: "आधार संख्या" },
  aadhaar_last_four: { en: "Identity number ends with", hi: "पहचान संख्या के अन्तिम अक्षर" },
  p_address: { en: "Address", hi: "पता" },
  first_major_subject: { en: "First major subject", hi: "प्रथम मुख्य विषय" },
  second_major_subject: { en: "Second major subject", hi: "द्वितीय मुख्य विषय" },
  minor_subject: { en: "Minor subject", hi: "माइनर विषय" },
  session: { en: "Session", hi: "सत्र" },
  semester: { en: "Semester", hi: "सेमेस्टर" },
  status: { en: "Status", hi: "स्थिति" },
  updated_at: { en: "Last changed", hi: "अन्तिम बदलाव" },
} satisfies Record<string, Bilingual>

export const studentStatusLabels = {
  active: { en: "Active", hi: "सक्रिय" },
  disabled: { en: "Disabled", hi: "निष्क्रिय" },
} satisfies Record<string, Bilingual>
