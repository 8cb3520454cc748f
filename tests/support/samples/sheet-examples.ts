import { specifiedSheetTexts } from "#domain/admission/sheet-texts.ts"
import {
  additionalPrintedFields,
  printedName,
  type PrintRecord,
} from "#domain/applications/print-record.ts"
import { type AdmissionSheet, sheetOfRecord } from "#server/features/applications/build-sheet.ts"
// Admission sheets for the tests. People and numbers are invented.
import { settings } from "#tests/support/samples/settings.ts"

import { sampleNames } from "./session.ts"

/** Fields that later versions of the form ask are left empty. */
const emptyFields = Object.fromEntries(
  additionalPrintedFields.map((field) => [printedName(field), ""]),
)

const usualRecord: PrintRecord = {
  ...(emptyFields as unknown as PrintRecord),
  id: "2025-04217-4",
  urn: "SU25/0012345",
  course: "BSc",
  applicant_name: "Amit Kumar Verma",
  applicant_email: "amit.verma@mail.example",
  applicant_mobile: "9800000001",
  whatsapp_number: "9800000002",
  gender: 1,
  religion: "Hindu",
  category: "obc",
  subcategory: "Kurmi",
  dob: "2007-08-15",
  aadhar: "XXXX XXXX 1234",
  father_name: "Ram Prasad Verma",
  father_mobile: "",
  mother_name: "Sunita Devi",
  fees: 1675,
  image_file: "example-photo.jpg",
  signature_file: "example-signature.png",
  c_address: "House 24, Mohalla Ramnagar, Post Adarshpur, Tehsil Sadar, Uttar Pradesh 200001",
  p_address: "Village Harpur, Post Sultanpatti, Tehsil Sadar, Uttar Pradesh 200014",
  bank_name: "Sample Bank of India",
  bank_branch: "Adarshpur",
  bank_account: "XXXXX4321",
  bank_isfsc: "SAMP0000123",
  nationality: "Indian",
  annual_income: "96000",
  income_certificate_no: "IC/2025/004417",
  horizontal_reservation: ["freedom_fighter_dependent"],
  weightage: ["ncc_b", "nss_240_hours"],
  is_minority: 0,
  has_scholarship: 1,
  is_upresidence: 1,
  local_guardian: "Shyam Lal Verma",
  local_guardian_address: "House 24, Mohalla Ramnagar, Adarshpur, Uttar Pradesh 200001",
  local_guardian_contact: "9800000004",
  compulsory_subjects: "Physics,Chemistry,Physical Education",
  is_casefiled: "no",
  is_ufmeans: "no",
  is_rustigated: "no",
  is_civilservant: "no",
  is_otherenrollment: "no",
  highschool_year: "2022",
  highschool_roll: "1220456789",
  highschool_board: "U.P. Board, Prayagraj",
  highschool_name: "Government Inter College, Adarshpur",
  highschool_subject: "Hindi, English, Maths, Science, Social Science, Drawing",
  highschool_obtmarks: "487",
  highschool_maxmarks: "600",
  highschool_percentage: "81.17",
  i_year: "2024",
  i_roll: "2240123456",
  i_board: "U.P. Board, Prayagraj",
  i_name: "Government Inter College, Adarshpur",
  i_subject: "Hindi, English, Physics, Chemistry, Maths",
  i_obtmarks: "391",
  i_maxmarks: "500",
  i_percentage: "78.20",
  session: "2025-26",
  // 00:30 in India, still the previous day in UTC.
  submitted_at: "2025-06-20T19:00:00.000Z",
}

const code = "7KQ4M2XWPB9T"

const exampleOf = (record: Partial<PrintRecord>): AdmissionSheet => ({
  ...sheetOfRecord(
    { ...usualRecord, ...record },
    {
      settings,
      texts: specifiedSheetTexts,
      names: sampleNames,
      fee: { state: "asked", lastDay: "2025-08-31" },
      statusPage: "https://college.example/admission-status",
      listDays: ["2025-08-20", "2025-08-27"],
    },
  ),
  own: { code, address: `https://college.example/admission-form/print/${code}` },
})

const usual = exampleOf({})

const female = exampleOf({
  applicant_name: "आरती देवी",
  father_name: "राम प्रसाद",
  mother_name: "सुनीता देवी",
  gender: 2,
  course: "BA",
  category: "sc",
  subcategory: "",
  religion: "Buddhism",
  compulsory_subjects: "Hindi,Political Science,Maths",
  is_otherenrollment: "yes",
})

const minimal = exampleOf({
  applicant_email: "",
  whatsapp_number: "",
  annual_income: "0",
  income_certificate_no: "",
  horizontal_reservation: [],
  weightage: [],
  subcategory: "",
  nationality: "",
  has_scholarship: 0,
  is_upresidence: 0,
  local_guardian: "",
  local_guardian_address: "",
  local_guardian_contact: "",
  compulsory_subjects: "Hindi",
  image_file: "",
  signature_file: "",
  submitted_at: "",
})

export const examples = { usual, female, minimal }
