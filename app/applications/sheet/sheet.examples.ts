import { encode } from "uqr"

import type { PrintRecord } from "#domain/applications/print-record.ts"
import type { AdmissionSheet } from "#server/features/applications/applications.ts"

/* Sheets for the preview page, the tests and axe. People, numbers and the college are invented. */

const settings: AdmissionSheet["settings"] = {
  is_sample: true,
  college: {
    name: { en: "Government Degree College, Adarshpur", hi: "राजकीय महाविद्यालय, आदर्शपुर" },
    address: { en: "Adarshpur, Uttar Pradesh 200001", hi: "आदर्शपुर, उत्तर प्रदेश 200001" },
    affiliation: {
      en: "Affiliated to the State University (sample)",
      hi: "राज्य विश्वविद्यालय से सम्बद्ध (नमूना)",
    },
  },
  announcement: { en: "Admissions are open", hi: "प्रवेश प्रारम्भ हैं" },
  phones: ["05000-000000"],
  email: "office@college.example",
  admission_session: "2025-26",
  card_session: "2024-2025",
  card_valid_until: "2027-06-30",
  fees: {
    BA: { general: 1250, obc: 1250, sc: 650, st: 650 },
    BSc: { general: 1675, obc: 1675, sc: 900, st: 900 },
    BCom: { general: 1450, obc: 1450, sc: 775, st: 775 },
  },
  deposit: {
    bank_name: { en: "Sample Bank of India", hi: "सैम्पल बैंक ऑफ़ इंडिया" },
    branch: { en: "Adarshpur", hi: "आदर्शपुर" },
    account_name: "Principal, Government Degree College, Adarshpur",
    account_number: "00000012345678",
    ifsc: "SAMP0000123",
  },
  retention: {
    erases_itself: true,
    application_years: 1,
    student_years: 10,
    message_years: 1,
    audit_years: 3,
  },
}

const usualRecord: PrintRecord = {
  id: "7KQ4M2XWPB9T",
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
  father_mobile: "9800000003",
  mother_name: "Sunita Devi",
  fees: 1675,
  image_file: "example-photo.jpg",
  signature_file: "example-signature.png",
  c_address: "House 24, Mohalla Ramnagar, Post Adarshpur, Tehsil Sadar, Uttar Pradesh 200001",
  p_address: "Village Harpur, Post Sultanpatti, Tehsil Sadar, Uttar Pradesh 200014",
  bank_name: "Sample Bank of India",
  bank_branch: "Adarshpur",
  bank_account: "00000087654321",
  bank_isfsc: "SAMP0000123",
  nationality: "Indian",
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

const address = "https://college.example/admission-form/print/7KQ4M2XWPB9T"

const qrOf = (text: string) => {
  const { data, size } = encode(text, { ecc: "M", border: 2 })
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? `M${x} ${y}h1v1h-1z` : [])))
  return { path: dark.join(""), size }
}

const sheetOf = (record: Partial<PrintRecord>): AdmissionSheet => ({
  record: { ...usualRecord, ...record },
  settings,
  feeInWords: {
    en: "One Thousand Six Hundred Seventy Five Rupees Only",
    hi: "एक हज़ार छह सौ पचहत्तर रुपये मात्र",
  },
  address,
  qr: qrOf(address),
})

const usual = sheetOf({})

const female = sheetOf({
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

const minimal = sheetOf({
  applicant_email: "",
  whatsapp_number: "",
  father_mobile: "",
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

/** Repeats `text` up to the maximum length that the form accepts. */
const upTo = (characters: number, text: string) =>
  `${text} `
    .repeat(Math.ceil(characters / text.length))
    .slice(0, characters)
    .trim()

const longName = (text: string) => upTo(100, text)
const longLine = upTo(120, "श्री राजकीय उच्चतर माध्यमिक विद्यालय एवं इण्टर कॉलेज, प्रयागराज मण्डल,")
const longAddress = upTo(
  300,
  "मकान संख्या 1024/क, गली संख्या 12, मोहल्ला श्रीकृष्णनगर, डाकघर चन्द्रशेखर नगर, तहसील सदर, ज़िला आदर्शपुर,",
)

const longest = sheetOf({
  urn: "SU25/BSC-2025/ADARSHPUR/001234",
  applicant_name: longName("श्रीमती लक्ष्मीनारायण त्रिपाठी चतुर्वेदी"),
  father_name: longName("स्वर्गीय श्री सत्यनारायण प्रसाद श्रीवास्तव"),
  mother_name: longName("श्रीमती राजराजेश्वरी कृष्णकुमारी विश्वकर्मा"),
  applicant_email: `${"lakshminarayan.tripathi.".repeat(5)}2007@mail.example`,
  gender: 3,
  category: "st",
  subcategory: longLine,
  c_address: longAddress,
  p_address: longAddress,
  bank_name: longLine,
  bank_branch: longLine,
  bank_account: "000000876543210012",
  local_guardian: longName("श्री चन्द्रप्रकाश ब्रह्मभट्ट विद्यालंकार"),
  local_guardian_address: longAddress,
  course: "BCom",
  compulsory_subjects:
    "Business Communication,Introduction to Computer Application,Business Organisation",
  highschool_roll: longLine,
  highschool_board: longLine,
  highschool_name: longLine,
  highschool_subject: longLine,
  i_roll: longLine,
  i_board: longLine,
  i_name: longLine,
  i_subject: longLine,
})

export const examples = { usual, female, minimal, longest }
