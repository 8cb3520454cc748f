import type { Application } from "./application.ts"

/** The maximum number of sheets on one print page: about 75 sheets of paper. */
export const maxSheetsPerPrint = 25

/** The form's fields that the record has under the same name. Days are YYYY-MM-DD. */
export const copiedFields = [
  "urn",
  "course",
  "applicant_name",
  "applicant_mobile",
  "whatsapp_number",
  "religion",
  "category",
  "dob",
  "father_name",
  "mother_name",
  "c_address",
  "p_address",
  "bank_name",
  "bank_branch",
  "bank_account",
  "bank_isfsc",
  "nationality",
  "annual_income",
  "income_certificate_no",
  "local_guardian_address",
  "local_guardian_contact",
  "highschool_year",
  "highschool_roll",
  "highschool_board",
  "highschool_name",
  "highschool_subject",
  "highschool_obtmarks",
  "highschool_maxmarks",
  "highschool_percentage",
  "i_year",
  "i_roll",
  "i_board",
  "i_name",
  "i_subject",
  "i_obtmarks",
  "i_maxmarks",
  "i_percentage",
] as const satisfies (keyof Application)[]
export type CopiedField = (typeof copiedFields)[number]

/** The admission record of the print call (specification 6.2). */
export interface PrintRecord extends Record<CopiedField, string> {
  /** The admission code: a sequential number could be enumerated. */
  id: string
  applicant_email: string
  /** 1 male, 2 female, 3 other. */
  gender: 1 | 2 | 3
  subcategory: string
  /** Masked: XXXX XXXX 1234. */
  aadhar: string
  father_mobile: string
  /** Whole rupees. */
  fees: number
  /** Names under /uploads/. */
  image_file: string
  signature_file: string
  is_minority: 0 | 1
  has_scholarship: 0 | 1
  is_upresidence: 0 | 1
  local_guardian: string
  /** Comma-separated: first major, second major, minor. */
  compulsory_subjects: string
  is_casefiled: "yes" | "no"
  is_ufmeans: "yes" | "no"
  is_rustigated: "yes" | "no"
  is_civilservant: "yes" | "no"
  is_otherenrollment: "yes" | "no"
  /** What the applicant claims, as in the form (our additions to the API's fields, with income and certificate). */
  horizontal_reservation: readonly string[]
  weightage: readonly string[]
  /** The admission session, like 2025-26 (our addition to the API's fields). */
  session: string
  /** The instant of submission, ISO 8601 (our addition to the API's fields). */
  submitted_at: string
}
