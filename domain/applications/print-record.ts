/** The maximum number of sheets on one print page: about 75 sheets of paper. */
export const maxSheetsPerPrint = 25

/** The admission record of the print call (specification 6.2). */
export interface PrintRecord {
  /** The admission code: a sequential number could be enumerated. */
  id: string
  urn: string
  course: string
  applicant_name: string
  applicant_email: string
  applicant_mobile: string
  whatsapp_number: string
  /** 1 male, 2 female, 3 other. */
  gender: 1 | 2 | 3
  religion: string
  category: string
  subcategory: string
  /** YYYY-MM-DD. */
  dob: string
  /** Masked: XXXX XXXX 1234. */
  aadhar: string
  father_name: string
  father_mobile: string
  mother_name: string
  /** Whole rupees. */
  fees: number
  /** Names under /uploads/. */
  image_file: string
  signature_file: string
  c_address: string
  p_address: string
  bank_name: string
  bank_branch: string
  bank_account: string
  bank_isfsc: string
  nationality: string
  is_minority: 0 | 1
  has_scholarship: 0 | 1
  is_upresidence: 0 | 1
  local_guardian: string
  local_guardian_address: string
  local_guardian_contact: string
  /** Comma-separated: first major, second major, minor. */
  compulsory_subjects: string
  is_casefiled: "yes" | "no"
  is_ufmeans: "yes" | "no"
  is_rustigated: "yes" | "no"
  is_civilservant: "yes" | "no"
  is_otherenrollment: "yes" | "no"
  highschool_year: string
  highschool_roll: string
  highschool_board: string
  highschool_name: string
  highschool_subject: string
  highschool_obtmarks: string
  highschool_maxmarks: string
  highschool_percentage: string
  i_year: string
  i_roll: string
  i_board: string
  i_name: string
  i_subject: string
  i_obtmarks: string
  i_maxmarks: string
  i_percentage: string
  /** The admission session, like 2025-26 (our addition to the API's fields). */
  session: string
  /** The instant of submission, ISO 8601 (our addition to the API's fields). */
  submitted_at: string
}
