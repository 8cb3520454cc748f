import type { CourseNames } from "../admission/course-names.ts"
import { byteOrderMark, csvLine } from "../spreadsheets/csv-text.ts"
import { type StudentForm, studentFieldLabels } from "./student.ts"

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

const optionalColumns = {
  bloodGroup: "blood_group",
  identity_kind: "identity_kind",
  second_major_subject: "second_major_subject",
  minor_subject: "minor_subject",
} as const satisfies Columns

/** The field of each column of a student table. */
export const fieldOfColumn = { ...requiredColumns, ...optionalColumns }

export type StudentColumn = keyof typeof fieldOfColumn

/** Other headings that offices write. Case, spaces and signs do not matter. */
const otherHeadings: Partial<Record<StudentColumn, readonly string[]>> = {
  urn: ["University registration number", "Registration number", "पंजीकरण संख्या"],
  applicant_name: [
    "Student name",
    "Name of student",
    "Applicant name",
    "विद्यार्थी का नाम",
    "छात्र का नाम",
  ],
  gender: ["Sex"],
  mother_name: ["Name of mother", "माता का नाम"],
  father_name: ["Name of father"],
  dob: ["Birth date", "जन्म तिथि"],
  applicant_mobile: ["Mobile number", "Contact number", "मोबाइल नम्बर", "मोबाइल नंबर"],
  aadhar: ["Aadhaar", "Aadhar number", "आधार", "आधार नम्बर", "आधार नंबर"],
  p_address: ["Permanent address"],
  session: ["Academic session"],
}

/** The headings of each column: its field, what an export calls it in either language, and others. */
export const studentHeadings = Object.fromEntries(
  Object.entries(fieldOfColumn).map(([column, field]) => {
    const { en, hi } = studentFieldLabels[field]
    return [column, [field, en, hi, ...(otherHeadings[column as StudentColumn] ?? [])]]
  }),
) as unknown as Readonly<Record<StudentColumn, readonly string[]>>

/** The column of each field. */
export const columnOfField = Object.fromEntries(
  Object.entries(fieldOfColumn).map(([column, field]) => [field, column]),
) as Readonly<Record<keyof StudentForm, StudentColumn>>

const columns = Object.keys(fieldOfColumn)

/**
 * A table of students to begin with, as CSV: every column and two examples. Their Aadhaar numbers do not exist, so that
 * an import refuses them.
 */
export const sampleTable = ({ courses, subjects }: CourseNames, session: string) => {
  const [subject = "", other = ""] = subjects.map(({ code }) => code)
  const both = {
    course: courses[0]?.code ?? "",
    first_major_subject: subject,
    session,
    semester: "1",
    aadhar: "123412341234",
  }
  const examples: Record<string, string>[] = [
    {
      ...both,
      urn: "EXAMPLE0001",
      admission_number: "2025/0001",
      applicant_name: "Anjali Kushwaha",
      gender: "female",
      mother_name: "Sunita Devi",
      father_name: "Ramesh Kushwaha",
      dob: "27-03-2007",
      bloodGroup: "B+",
      applicant_mobile: "9415000001",
      p_address: "Village Rampur, Post Rampur, 200001",
    },
    {
      ...both,
      urn: "EXAMPLE0002",
      admission_number: "2025/0002",
      applicant_name: "मोहन लाल",
      gender: "male",
      mother_name: "सरिता देवी",
      father_name: "दिनेश लाल",
      dob: "05-11-2006",
      applicant_mobile: "9415000002",
      p_address: "ग्राम रामपुर, पोस्ट रामपुर, 200001",
      second_major_subject: other,
    },
  ]
  const lines = [columns, ...examples.map((row) => columns.map((column) => row[column] ?? ""))]
  return byteOrderMark + lines.map(csvLine).join("")
}
