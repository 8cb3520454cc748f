import { type IdentityKind, maskIdentity } from "../fields/identifiers/identity-kinds.ts"
import type { Student } from "./student.ts"

/** The `admission` object of the login answer (specification 6.3), which the browser stores. */
export interface SessionData {
  urn: string
  course: string
  applicant_name: string
  /** 1 male, 2 female, 3 other. */
  gender: string
  mother_name: string
  father_name: string
  /** YYYY-MM-DD. */
  dob: string
  /** Empty if unknown. */
  bloodGroup: string
  applicant_mobile: string
  /** The paper of the identity number. */
  identity_kind: IdentityKind
  /** The identity number, masked: XXXX XXXX 1234, or XXXX1234 of other papers. */
  aadhar: string
  p_address: string
  /** Comma-separated: first major, second major. */
  compulsory_subjects: string
  /** The minor; empty if there is none. */
  curricular_subject: string
  admission_number: string
  semester: string
  session: string
  /** A name under /uploads/, or null. */
  image_file: string | null
}

/** The only mapping from a student's field names to those of the session. */
export const toSessionData = (student: Student): SessionData => ({
  urn: student.urn,
  course: student.course,
  applicant_name: student.applicant_name,
  gender: student.gender,
  mother_name: student.mother_name,
  father_name: student.father_name,
  dob: student.dob,
  bloodGroup: student.blood_group,
  applicant_mobile: student.applicant_mobile,
  identity_kind: student.identity_kind,
  aadhar: maskIdentity(student.identity_kind, student.aadhaar_last_four),
  p_address: student.p_address,
  compulsory_subjects: [student.first_major_subject, student.second_major_subject]
    .filter(Boolean)
    .join(","),
  curricular_subject: student.minor_subject,
  admission_number: student.admission_number,
  semester: student.semester,
  session: student.session,
  image_file: student.image_file,
})
