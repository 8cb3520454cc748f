import { findCourse, subjectName } from "#domain/admission/course-names.ts"
import type { Language } from "#domain/content/text.ts"
import { dayFirst } from "#domain/fields/india-time.ts"
import { formatMessage } from "#domain/messages/format-message.ts"
import type { Card } from "#server/features/students/students.ts"

import type { StudentMessages } from "../messages.server.ts"

export interface CardProps {
  card: Card
  messages: StudentMessages["card"]
  language: Language
}

/** The labels and values on both sides of the card, with their defaults (specification 8.3). */
export const cardValues = ({
  card: { student, names, valid_until },
  messages,
  language,
}: CardProps) => {
  const course = findCourse(names, student.course)
  const semester = Number(student.semester)
  const majors = student.compulsory_subjects.split(",").filter(Boolean)
  return {
    front: [
      [messages.admissionNumber, student.admission_number],
      [messages.urn, student.urn],
      [
        messages.class,
        formatMessage(messages.classOf, {
          course: course?.short_name[language] ?? student.course,
          year: messages.years[Math.ceil(semester / 2) - 1] ?? "",
          semester,
        }),
      ],
      [messages.name, student.applicant_name],
      [messages.gender, messages.genders[student.gender as unknown as 1 | 2 | 3]],
      [messages.mother, student.mother_name],
      [messages.father, student.father_name],
    ],
    back: [
      [messages.dob, dayFirst(student.dob)],
      [messages.bloodGroup, student.bloodGroup || messages.notKnown],
      [messages.contact, student.applicant_mobile],
      [messages.aadhaar, student.aadhar],
      [
        messages.major,
        majors.map((subject) => subjectName(names, subject, language)).join(", ") ||
          messages.noSubject,
      ],
      [
        messages.minor,
        student.curricular_subject
          ? subjectName(names, student.curricular_subject, language)
          : messages.noSubject,
      ],
      [messages.validUntil, dayFirst(valid_until)],
      [messages.address, student.p_address],
    ],
  } satisfies Record<string, [string, string][]>
}

export type CardFactList = readonly (readonly [string, string])[]

/** The front has less space, because it also holds the header and the signatures. */
export type Side = "front" | "back"

/** For each font size: characters that safely fit on a line beside the photo or QR code, and lines per side. */
const densities = [
  { density: "usual", letters: 22, lines: { front: 8, back: 12 } },
  { density: "dense", letters: 29, lines: { front: 10, back: 15 } },
] as const

/** Selects the font size for the amount of text. The smallest size fits the maximum length of every field. */
export const densityOf = (facts: CardFactList, side: Side) => {
  const fits = densities.find(({ letters, lines }) => {
    const needed = facts.reduce((sum, [, text]) => sum + Math.ceil(text.length / letters), 0)
    return needed <= lines[side]
  })
  return fits?.density ?? "densest"
}
