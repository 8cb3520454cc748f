import { useTranslate } from "react-admin"

import type { StudentForm } from "#domain/student/student.ts"
import type { requiredColumns } from "#server/features/students/students.ts"

/** The required column headers. */
export function NeededColumns() {
  const translate = useTranslate()
  return (
    <>
      <p>{translate("console.students.import.columns")}</p>
      <p>
        {columns.map(({ name, field, isNeeded }, index) => (
          <span key={name}>
            {index > 0 && ", "}
            <code>{name}</code>
            {isNeeded && "*"} ({translate(`resources.students.fields.${field}`)})
          </span>
        ))}
      </p>
    </>
  )
}

type Field = keyof StudentForm

/** Required columns and the student field of each; the type checks them against the server's list. */
const needed: Record<(typeof requiredColumns)[number], Field> = {
  urn: "urn",
  admission_number: "admission_number",
  course: "course",
  applicant_name: "applicant_name",
  gender: "gender",
  mother_name: "mother_name",
  father_name: "father_name",
  dob: "dob",
  applicant_mobile: "applicant_mobile",
  aadhar: "aadhaar",
  p_address: "p_address",
  first_major_subject: "first_major_subject",
  session: "session",
  semester: "semester",
}
const optional: Record<string, Field> = {
  bloodGroup: "blood_group",
  second_major_subject: "second_major_subject",
  minor_subject: "minor_subject",
}

const columns = [
  ...Object.entries(needed).map(([name, field]) => ({ name, field, isNeeded: true })),
  ...Object.entries(optional).map(([name, field]) => ({ name, field, isNeeded: false })),
]
