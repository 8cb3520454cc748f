import { aadhaar } from "../../fields/aadhaar.ts"
import { registrationNumber } from "../../fields/academic.ts"
import { bankAccount, ifsc } from "../../fields/bank.ts"
import { birthDate } from "../../fields/birth-date.ts"
import { agreement, anyOf, oneOf, yesNo } from "../../fields/choice-schemas.ts"
import { email, mobile } from "../../fields/contact.ts"
import { name } from "../../fields/name.ts"
import { marks, rupees, schoolingYear } from "../../fields/numbers.ts"
import { line, lines, normalizeLines, optional, required } from "../../fields/text.ts"
import { uploadNames } from "../../fields/uploads.ts"
import { subjects } from "../courses.ts"
import { choices } from "./field-types.ts"

const maxAddress = 300
const address = lines(maxAddress)
const shortText = line(160)

/** The rules of the form that a college's settings change. */
export interface FormRules {
  /** Whether an applicant must have a university registration number already. */
  isUrnRequired: boolean
}

const basicInfo = (today: string, { isUrnRequired }: FormRules) => ({
  urn: (isUrnRequired ? required : optional)(registrationNumber),
  applicant_name: required(name),
  mother_name: required(name),
  father_name: required(name),
  dob: required(birthDate(today)),
  gender: required(oneOf(choices.gender)),
  category: required(oneOf(choices.category)),
  sub_category: optional(shortText),
  religion: required(oneOf(choices.religion)),
  email: optional(email),
  whatsapp_number: optional(mobile),
  applicant_mobile: required(mobile),
  aadhar_no: required(aadhaar),
  c_address: required(address, normalizeLines),
  // Before the address that it decides about (specification 13.2).
  same_as_correspondence: optional(yesNo),
  // Required unless it is the same as the correspondence address: see cross-field-rules.ts.
  p_address: optional(address, normalizeLines),
  local_guardian_name: optional(name),
  local_guardian_contact: optional(mobile),
  local_guardian_address: optional(line(maxAddress)),
})

const eligibility = {
  horizontal_reservation: anyOf(choices.horizontal_reservation),
  weightage: anyOf(choices.weightage),
  nationality: required(oneOf(choices.nationality)),
  is_minority: required(yesNo),
  is_upresidence: required(yesNo),
}

const incomeDetails = {
  annual_income: required(rupees),
  income_certificate_no: optional(shortText),
  bank_name: required(shortText),
  bank_branch: required(shortText),
  bank_account: required(bankAccount),
  bank_isfsc: required(ifsc),
}

const subject = required(oneOf(subjects))

const educationDetails = {
  highschool_year: required(schoolingYear),
  highschool_board: required(shortText),
  highschool_name: required(shortText),
  highschool_roll: required(shortText),
  highschool_maxmarks: required(marks),
  highschool_obtmarks: required(marks),
  highschool_subject: required(shortText),
  i_year: required(schoolingYear),
  i_board: required(shortText),
  i_name: required(shortText),
  i_roll: required(shortText),
  i_maxmarks: required(marks),
  i_obtmarks: required(marks),
  i_subject: required(shortText),
  first_major_subject: subject,
  second_major_subject: subject,
  minor_subject: subject,
}

const uploadSection = {
  is_otherenrollment: required(yesNo),
  has_scholarship: required(yesNo),
  is_casefiled: required(yesNo),
  is_rustigated: required(yesNo),
  is_civilservant: required(yesNo),
  is_ufmeans: required(yesNo),
  agreed_to_declaration: agreement,
}

/** The five sections of the form, in order, each with the schema of its fields (specification 4.1). */
export const sections = (today: string, rules: FormRules = { isUrnRequired: true }) => ({
  basic_info: basicInfo(today, rules),
  eligibility,
  income_details: incomeDetails,
  education_details: educationDetails,
  upload_section: uploadSection,
})

type Sections = ReturnType<typeof sections>
export type StepId = keyof Sections

const anyDay = "2000-01-01"

/** The five tabs of the form, in order, each with the names of its fields. */
export const steps = Object.entries(sections(anyDay)).map(([id, shape]) => ({
  id: id as StepId,
  fields: [...(id === "upload_section" ? uploadNames : []), ...Object.keys(shape)],
}))

/** Five tabs, but six steps: the sixth is the printed sheet (specification 5.2). */
export const numberOfSteps = steps.length + 1

/** The index of the tab that contains a field. */
export const stepOfField = (field: string) =>
  Math.max(
    0,
    steps.findIndex((step) => step.fields.includes(field)),
  )
