import { formatMessage } from "#app/format-message.ts"
import { courses, type Subject, subjectNamesInHindi } from "#domain/applications/courses.ts"
import type { Language } from "#domain/content/text.ts"
import { dayFirst } from "#domain/fields/days.ts"
import type { Card } from "#server/features/students/students.ts"

import type { StudentMessages } from "../messages/en.ts"

export interface CardProps {
  card: Card
  words: StudentMessages["card"]
  language: Language
}

const subjectIn = (language: Language, subject: string) =>
  language === "hi" ? (subjectNamesInHindi[subject as Subject] ?? subject) : subject

/** The labels and values on both sides of the card, with their defaults (specification 8.3). */
export const cardValues = ({ card: { student, valid_until }, words, language }: CardProps) => {
  const course = courses.find(({ number }) => number === student.course)
  const semester = Number(student.semester)
  const majors = student.compulsory_subjects.split(",").filter(Boolean)
  return {
    front: [
      [words.admissionNumber, student.admission_number],
      [words.urn, student.urn],
      [
        words.class,
        formatMessage(words.classOf, {
          course: course?.shortName[language] ?? student.course,
          year: words.years[Math.ceil(semester / 2) - 1] ?? "",
          semester,
        }),
      ],
      [words.name, student.applicant_name],
      [words.gender, words.genders[student.gender as unknown as 1 | 2 | 3]],
      [words.mother, student.mother_name],
      [words.father, student.father_name],
    ],
    back: [
      [words.dob, dayFirst(student.dob)],
      [words.bloodGroup, student.bloodGroup || words.notKnown],
      [words.contact, student.applicant_mobile],
      [words.aadhaar, student.aadhar],
      [
        words.major,
        majors.map((subject) => subjectIn(language, subject)).join(", ") || words.noSubject,
      ],
      [
        words.minor,
        student.curricular_subject
          ? subjectIn(language, student.curricular_subject)
          : words.noSubject,
      ],
      [words.validUntil, dayFirst(valid_until)],
      [words.address, student.p_address],
    ],
  } satisfies Record<string, [string, string][]>
}
