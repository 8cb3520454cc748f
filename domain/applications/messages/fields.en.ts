import type { FieldName, RequiredFieldName } from "../form/form-definition.ts"
import { additionalFields } from "./additional-fields.en.ts"

/** A field's label, an optional hint, and the error message when it is missing; without that it may be empty. */
export interface FieldTexts {
  label: string
  hint?: string
  /** Of a result: which marks count. */
  marksHint?: string
  /** Of the kind of an identity number: the texts of the number where the form asks the kind. */
  number?: FieldTexts & { heading: string }
  missing?: string | undefined
}
export type FieldMessages = Record<FieldName, FieldTexts>

/** The texts of every field of the form; of each required one also the error message. */
export type FieldCatalogue = FieldMessages & Record<RequiredFieldName, { missing: string }>

export const fields = {
  urn: {
    label: "University registration number (URN)",
    hint: "It stands on the university's registration slip",
    missing: "Enter the university registration number",
  },
  applicant_name: {
    label: "Applicant's name",
    hint: "As in the high school marksheet, in English or Hindi",
    missing: "Enter the applicant's name",
  },
  father_name: {
    label: "Father's name",
    missing: "Enter the father's name; if he is not known, write -",
    hint: "If he is not known, write -",
  },
  mother_name: {
    label: "Mother's name",
    missing: "Enter the mother's name; if she is not known, write -",
    hint: "If she is not known, write -",
  },
  dob: {
    label: "Date of birth",
    hint: "Day-month-year as in the high school marksheet, for example 27‑03‑2007 or 27032007",
    missing: "Enter the date of birth",
  },
  gender: { label: "Gender", missing: "Choose a gender" },
  category: { label: "Category", missing: "Choose a category" },
  sub_category: { label: "Sub-category" },
  religion: { label: "Religion", missing: "Choose a religion" },
  identity_kind: {
    label: "Identity paper",
    hint: "Aadhaar is not required. Choose another paper if you have no Aadhaar number or do not give it.",
    number: {
      heading: "Contact and identity number",
      label: "Number of the identity paper",
      hint: "Aadhaar or APAAR: 12 digits. Voter card: ABC1234567. Passport: A1234567. High school: year and roll number, 2024/1234567. The college stores it encrypted and prints only the last four; staff see it whole only for a recorded reason",
      missing: "Enter the identity number",
    },
  },
  aadhar_no: {
    label: "Aadhaar number",
    hint: "12 digits, to find you again and for scholarships. The college stores it encrypted and prints only the last four; staff see it whole only for a recorded reason",
    missing: "Enter the Aadhaar number",
  },
  applicant_mobile: {
    label: "Applicant's mobile number",
    hint: "10 digits",
    missing: "Enter the applicant's mobile number",
  },
  whatsapp_number: { label: "WhatsApp number" },
  email: { label: "E-mail address" },
  c_address: {
    label: "Correspondence address",
    hint: "House, street or village, post, tehsil, district, PIN code",
    missing: "Enter the correspondence address",
  },
  same_as_correspondence: { label: "The permanent address is the same" },
  p_address: { label: "Permanent address", missing: "Enter the permanent address" },
  local_guardian_name: { label: "Local guardian's name" },
  local_guardian_contact: { label: "Local guardian's mobile number" },
  local_guardian_address: { label: "Local guardian's address" },
  nationality: { label: "Nationality", missing: "Choose a nationality" },
  is_minority: {
    label: "Do you belong to a minority community?",
    missing: "Choose whether you belong to a minority community",
  },
  is_upresidence: {
    label: "Are you a resident of Uttar Pradesh?",
    missing: "Choose whether you are a resident of Uttar Pradesh",
  },
  horizontal_reservation: {
    label: "Horizontal reservation",
    hint: "Tick all that apply to you, or none",
  },
  weightage: { label: "Weightage", hint: "Tick all that you hold a certificate for, or none" },
  annual_income: {
    label: "Annual family income",
    hint: "In whole rupees, as in the income certificate",
    missing: "Enter the annual family income, 0 if there is none",
  },
  income_certificate_no: { label: "Income certificate number" },
  bank_name: {
    label: "Bank's name",
    hint: "The applicant's own account: scholarships and refunds are paid into it",
    missing: "Enter the bank's name",
  },
  bank_branch: { label: "Branch", missing: "Enter the bank's branch" },
  bank_account: { label: "Account number", missing: "Enter the bank account number" },
  bank_isfsc: {
    label: "IFSC",
    hint: "11 characters, from the passbook",
    missing: "Enter the IFSC of the bank",
  },
  highschool_year: { label: "Year of passing", missing: "Choose the year of high school" },
  highschool_board: { label: "Board", missing: "Enter the board of high school" },
  highschool_name: { label: "School's name", missing: "Enter the name of the high school" },
  highschool_roll: { label: "Roll number", missing: "Enter the roll number of high school" },
  highschool_grading: {
    label: "Result given as",
    hint: "With a CGPA, enter its points. The percentage is CGPA × 9.5, as CBSE says.",
  },
  highschool_maxmarks: {
    label: "Maximum marks",
    missing: "Enter the maximum marks of high school",
  },
  highschool_obtmarks: {
    label: "Marks obtained",
    missing: "Enter the marks obtained in high school",
  },
  highschool_percentage: { label: "Percentage" },
  highschool_subject: { label: "Subjects", missing: "Enter the subjects of high school" },
  i_result: {
    label: "Result",
    hint: "You can apply without the result, and enter the marks later on the status page.",
    marksHint:
      "As on the marksheet, with grace marks. After an improvement examination, the better marksheet counts.",
  },
  i_year: { label: "Year of passing", missing: "Choose the year of intermediate" },
  i_board: { label: "Board", missing: "Enter the board of intermediate" },
  i_name: { label: "School's name", missing: "Enter the name of the intermediate school" },
  i_roll: { label: "Roll number", missing: "Enter the roll number of intermediate" },
  i_grading: {
    label: "Result given as",
    hint: "With a CGPA, enter its points. The percentage is CGPA × 9.5, as CBSE says.",
  },
  i_maxmarks: { label: "Maximum marks", missing: "Enter the maximum marks of intermediate" },
  i_obtmarks: {
    label: "Marks obtained",
    missing: "Enter the marks obtained in intermediate",
  },
  i_percentage: { label: "Percentage" },
  i_subject: { label: "Subjects", missing: "Enter the subjects of intermediate" },
  first_major_subject: { label: "First major subject", missing: "Choose the first major subject" },
  second_major_subject: {
    label: "Second major subject",
    missing: "Choose the second major subject",
  },
  minor_subject: { label: "Minor subject", missing: "Choose the minor subject" },
  vocational_subject: { label: "Vocational course", missing: "Choose the vocational course" },
  cocurricular_subject: {
    label: "Co-curricular course",
    missing: "Choose the co-curricular course",
  },
  image: {
    label: "Photo",
    hint: "A recent passport photo, at most 500 KB",
    missing: "Add the applicant's photo",
  },
  signature: {
    label: "Signature",
    hint: "Signed on white paper, at most 200 KB",
    missing: "Add the applicant's signature",
  },
  // The six declarations are asked in Hindi on both pages (specification 4.1); the hint says them in English.
  is_otherenrollment: {
    label: "क्या आप किसी अन्य महाविद्यालय या विश्वविद्यालय में भी नामांकित हैं?",
    hint: "Are you also enrolled at another college or university?",
    missing: "Answer whether you are enrolled elsewhere",
  },
  has_scholarship: {
    label: "क्या आप छात्रवृत्ति के लिए आवेदन करेंगे?",
    hint: "Will you apply for a scholarship?",
    missing: "Answer whether you will apply for a scholarship",
  },
  is_casefiled: {
    label: "क्या आपके विरुद्ध न्यायालय में कोई आपराधिक मुक़दमा (वाद) चल रहा है?",
    hint: "Is a criminal case pending against you in any court?",
    missing: "Answer whether a criminal case is pending against you",
  },
  is_rustigated: {
    label: "क्या आप कभी किसी शिक्षण संस्था से निकाले (निष्कासित किए) गए हैं?",
    hint: "Have you ever been rusticated from an educational institution?",
    missing: "Answer whether you were ever rusticated",
  },
  is_civilservant: {
    label: "क्या आप किसी सरकारी या अर्द्ध-सरकारी सेवा में कार्यरत हैं?",
    hint: "Are you employed in government or semi-government service?",
    missing: "Answer whether you are in government service",
  },
  is_ufmeans: {
    label: "क्या आप कभी परीक्षा में नकल (अनुचित साधन) के दोषी पाए गए हैं?",
    hint: "Have you ever been found guilty of using unfair means in an examination?",
    missing: "Answer whether you were ever found using unfair means",
  },
  agreed_to_declaration: { label: "I have read the declaration and agree to it" },
  ...additionalFields,
} as const satisfies FieldCatalogue
