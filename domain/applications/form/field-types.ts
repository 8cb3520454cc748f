import type { FieldName } from "../messages/fields.en.ts"

/** The values of each choice field of the form (specification 4.1, 4.2). */
export const choices = {
  gender: ["male", "female", "other"],
  category: ["general", "obc", "sc", "st"],
  religion: ["Hindu", "Muslim", "Sikh", "Christian", "Jainism", "Buddhism", "other"],
  nationality: ["Indian", "Other"],
  horizontal_reservation: [
    "physically_handicapped",
    "freedom_fighter_dependent",
    "defence_personnel",
  ],
  weightage: [
    "ncc_b",
    "ncc_c",
    "nss_240_hours",
    "college_employee_dependent",
    "rajyapal_award",
    "scout_and_guide",
    "ranger_nipun",
    "ranger_national_team",
  ],
} as const

export type Category = (typeof choices.category)[number]

/**
 * A field's type of input and display. "one" and "several" choose from `choices`, "subject" from the course's
 * subjects. "code" is written in capitals; "counted" is computed from other fields.
 */
export type FieldType =
  | "course"
  | "line"
  | "address"
  | "code"
  | "digits"
  | "phone"
  | "email"
  | "day"
  | "rupees"
  | "marks"
  | "year"
  | "one"
  | "several"
  | "yes_no"
  | "tick"
  | "subject"
  | "counted"
  | "picture"

const kinds: Partial<Record<string, FieldType>> = {
  course: "course",
  urn: "code",
  dob: "day",
  gender: "one",
  category: "one",
  religion: "one",
  aadhar_no: "digits",
  applicant_mobile: "phone",
  whatsapp_number: "phone",
  email: "email",
  c_address: "address",
  same_as_correspondence: "tick",
  p_address: "address",
  local_guardian_contact: "phone",
  nationality: "one",
  is_minority: "yes_no",
  is_upresidence: "yes_no",
  horizontal_reservation: "several",
  weightage: "several",
  annual_income: "rupees",
  bank_account: "digits",
  bank_isfsc: "code",
  highschool_year: "year",
  highschool_maxmarks: "marks",
  highschool_obtmarks: "marks",
  highschool_percentage: "counted",
  i_year: "year",
  i_maxmarks: "marks",
  i_obtmarks: "marks",
  i_percentage: "counted",
  first_major_subject: "subject",
  second_major_subject: "subject",
  minor_subject: "subject",
  image: "picture",
  signature: "picture",
  is_otherenrollment: "yes_no",
  has_scholarship: "yes_no",
  is_casefiled: "yes_no",
  is_rustigated: "yes_no",
  is_civilservant: "yes_no",
  is_ufmeans: "yes_no",
  agreed_to_declaration: "tick",
} satisfies Partial<Record<FieldName | "course", FieldType>>

/** The type of a form field; "line" for fields not listed. */
export const fieldTypeOf = (field: string): FieldType => kinds[field] ?? "line"

/** Types of which every field identifies a person: numbers of papers and accounts, phones, birth date, pictures. */
const sensitiveTypes: readonly FieldType[] = ["code", "digits", "phone", "day", "picture"]

/** Further sensitive fields: numbers of certificates that are typed as plain text. */
const sensitiveLines: readonly string[] = [
  "income_certificate_no",
  "highschool_roll",
  "i_roll",
] satisfies FieldName[]

/** Whether a field's value may be stored only on the applicant's own device (specification 5.3). */
export const isSensitive = (field: string) =>
  sensitiveTypes.includes(fieldTypeOf(field)) || sensitiveLines.includes(field)
