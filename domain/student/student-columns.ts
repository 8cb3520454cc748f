import type { StudentForm } from "./student.ts"

type Columns = Record<string, keyof StudentForm>

/** Required columns of a student table, and the field of each (specification 8.5). */
export const requiredColumns = {
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
} as const satisfies Columns

export const optionalColumns = {
  bloodGroup: "blood_group",
  second_major_subject: "second_major_subject",
  minor_subject: "minor_subject",
} as const satisfies Columns
