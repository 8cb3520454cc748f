import type { Bilingual } from "../content/text.ts"

/** What the fields of a student are called, in the console and in exports. */
export const studentFieldLabels = {
  urn: { en: "URN", hi: "URN" },
  admission_number: { en: "Admission number", hi: "प्रवेश संख्या" },
  course: { en: "Course", hi: "पाठ्यक्रम" },
  applicant_name: { en: "Name", hi: "नाम" },
  gender: { en: "Gender", hi: "लिंग" },
  mother_name: { en: "Mother's name", hi: "माता का नाम" },
  father_name: { en: "Father's name", hi: "पिता का नाम" },
  dob: { en: "Date of birth", hi: "जन्मतिथि" },
  blood_group: { en: "Blood group", hi: "रक्त समूह" },
  applicant_mobile: { en: "Mobile", hi: "मोबाइल" },
  aadhaar: { en: "Aadhaar number", hi: "आधार संख्या" },
  aadhaar_last_four: { en: "Aadhaar ends with", hi: "आधार के अन्तिम अंक" },
  p_address: { en: "Address", hi: "पता" },
  first_major_subject: { en: "First major subject", hi: "प्रथम मुख्य विषय" },
  second_major_subject: { en: "Second major subject", hi: "द्वितीय मुख्य विषय" },
  minor_subject: { en: "Minor subject", hi: "माइनर विषय" },
  session: { en: "Session", hi: "सत्र" },
  semester: { en: "Semester", hi: "सेमेस्टर" },
  status: { en: "Status", hi: "स्थिति" },
  updated_at: { en: "Last changed", hi: "अन्तिम बदलाव" },
} satisfies Record<string, Bilingual>

export const studentGenderLabels = {
  "1": { en: "Male", hi: "पुरुष" },
  "2": { en: "Female", hi: "महिला" },
  "3": { en: "Other", hi: "अन्य" },
} satisfies Record<string, Bilingual>

export const studentStatusLabels = {
  active: { en: "Active", hi: "सक्रिय" },
  disabled: { en: "Disabled", hi: "निष्क्रिय" },
} satisfies Record<string, Bilingual>
