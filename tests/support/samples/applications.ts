import { randomInt } from "node:crypto"

import { findProgramme } from "#domain/admission/programmes.ts"
import { offeredSubjects } from "#domain/admission/subject-rules.ts"
import type { FieldType } from "#domain/applications/form/field-definition.ts"
import { fieldTypeOf } from "#domain/applications/form/form-fields.ts"
import { percentage } from "#domain/applications/form/percentage.ts"
import { verhoeffCheckDigit } from "#domain/fields/identifiers/verhoeff.ts"

import type { Picture } from "./pictures.ts"
import { sampleSession } from "./session.ts"

/** The values of a filled form by field name, as a browser sends them. */
export type Form = Record<string, string | string[]>

// Starts at a random number, so that two processes get different ones.
let next = randomInt(2 ** 40)
const firstOfAll = 20_000_000_000
const howMany = 80_000_000_000
const stride = 7_777_777_777

/**
 * An invented Aadhaar number with a valid check digit. The same seed (a whole number from 0) gives the same number.
 * Without a seed each call gives a new number.
 */
export const freshAadhaar = (seed: number = next++) => {
  const digits = String(firstOfAll + Number((BigInt(seed) * BigInt(stride)) % BigInt(howMany)))
  return digits + verhoeffCheckDigit(digits)
}

const chosenSubjects = {
  BA: ["Hindi", "History", "Political Science"],
  BSc: ["Physics", "Maths", "Chemistry"],
  BCom: ["Business Communication", "Business Statistics", "Business Organisation"],
} as const

/** The programmes of the sample session. */
export type CourseCode = keyof typeof chosenSubjects
export const sampleCourses = Object.keys(chosenSubjects) as CourseCode[]

const usual = {
  applicant_name: "अंजलि कुशवाहा",
  father_name: "Ramdhani Kushwaha",
  mother_name: "श्रीमती फूलमती देवी",
  dob: "2007-03-27",
  gender: "female",
  category: "obc",
  sub_category: "कुशवाहा",
  religion: "Hindu",
  applicant_mobile: "6000000011",
  whatsapp_number: "6000000012",
  email: "anjali.k@example.com",
  c_address: "द्वारा श्री रामधनी, ग्राम सोनबरसा, पोस्ट आदर्शपुर, उत्तर प्रदेश 200001",
  same_as_correspondence: "no",
  p_address: "House 14/2, Village Belwa Khurd, Post Adarshpur, Uttar Pradesh 200002",
  local_guardian_name: "Shyamlal Maurya",
  local_guardian_contact: "6000000013",
  local_guardian_address: "मोहल्ला पुरानी बाज़ार, आदर्शपुर",
  nationality: "Indian",
  is_minority: "no",
  is_upresidence: "yes",
  horizontal_reservation: ["freedom_fighter_dependent"],
  weightage: ["ncc_b", "nss_240_hours"],
  annual_income: "96000",
  income_certificate_no: "IC/2025/004417",
  bank_name: "Sample Bank of India",
  bank_branch: "आदर्शपुर",
  bank_account: "00312345678901",
  bank_isfsc: "SAMP0000123",
  highschool_year: "2022",
  highschool_board: "UP Board",
  highschool_name: "राजकीय बालिका इण्टर कॉलेज, आदर्शपुर",
  highschool_roll: "1220045678",
  highschool_grading: "marks",
  highschool_maxmarks: "600",
  highschool_obtmarks: "467",
  highschool_subject: "हिन्दी, अंग्रेज़ी, गणित, विज्ञान, सामाजिक विज्ञान, कला",
  i_year: "2024",
  i_board: "UP Board",
  i_name: "आदर्श इण्टर कॉलेज, सोनबरसा",
  i_roll: "2240098765",
  i_grading: "marks",
  i_maxmarks: "500",
  i_obtmarks: "412",
  i_subject: "हिन्दी, अंग्रेज़ी, भौतिक विज्ञान, रसायन विज्ञान, गणित",
  is_otherenrollment: "no",
  has_scholarship: "yes",
  is_casefiled: "no",
  is_rustigated: "no",
  is_civilservant: "no",
  is_ufmeans: "no",
  agreed_to_declaration: "yes",
} satisfies Form

const text = (value: string | string[] | undefined) => (typeof value === "string" ? value : "")

/** A valid form with every field filled in; `changes` override values, and the percentages follow them. */
export const validForm = (course: CourseCode, changes: Form = {}): Form => {
  const [first, second, minor] = chosenSubjects[course]
  const seed = next++
  const form: Form = {
    course,
    urn: `SU25-${String(seed % 100_000_000).padStart(8, "0")}`,
    ...structuredClone(usual),
    first_major_subject: first,
    second_major_subject: second,
    minor_subject: minor,
    ...changes,
    aadhar_no: changes["aadhar_no"] ?? freshAadhaar(seed),
  }
  const percentageOf = (school: string) =>
    percentage(text(form[`${school}_obtmarks`]), text(form[`${school}_maxmarks`]))
  return {
    highschool_percentage: percentageOf("highschool"),
    i_percentage: percentageOf("i"),
    ...form,
  }
}

const longAddress =
  "द्वारा श्रीमान् राजेन्द्रप्रताप नारायण त्रिपाठी, भवन संख्या 1184/37-क, द्वितीय तल, स्वातन्त्र्यवीर चन्द्रशेखर मार्ग, " +
  "निकट प्राचीन श्रीराधाकृष्ण मन्दिर एवं उच्चतर माध्यमिक विद्यालय, ग्राम व पोस्ट ज्योतिर्विद्यापुर, " +
  "विकास खण्ड कृष्णदत्तगंज, तहसील आदर्शपुर, उत्तर प्रदेश 200001"
const longSchool =
  "स्वामी विश्वेश्वरानन्द सरस्वती स्मारक राजकीय बालिका उच्चतर माध्यमिक विद्यालय (विज्ञान एवं वाणिज्य वर्ग)"
const longSubjects =
  "हिन्दी, अंग्रेज़ी, संस्कृत, भौतिक विज्ञान, रसायन विज्ञान, जीव विज्ञान, सामाजिक विज्ञान, शारीरिक शिक्षा, पर्यावरण अध्ययन"

const longest = {
  applicant_name: "कुमारी ज्योतिर्मयी चन्द्रप्रभा राजलक्ष्मी श्रीवास्तव उर्फ़ प्रियदर्शिनी कृष्णमूर्ति विश्वकर्मा",
  father_name: "डॉ. राजेन्द्रप्रताप नारायण कृष्णचन्द्र श्रीवास्तव उर्फ़ ब्रह्मदत्त विश्वम्भरनाथ विश्वकर्मा",
  mother_name: "श्रीमती त्रिपुरसुन्दरी विन्ध्यवासिनी देवी श्रीवास्तव उर्फ़ अन्नपूर्णेश्वरी कृष्णमूर्ति विश्वकर्मा",
  sub_category: "अत्यन्त पिछड़ा वर्ग (विश्वकर्मा, प्रमाणपत्र क्रमांक 4417/2025)",
  email: "jyotirmayi.chandraprabha.rajlakshmi.shrivastava.vishwakarma@students.example.com",
  c_address: longAddress,
  p_address: longAddress.replace("1184/37-क", "2295/48-ख"),
  local_guardian_name: "श्रीमान् सर्वेश्वरदयाल लक्ष्मीनारायण त्रिपाठी उर्फ़ योगेन्द्रनाथ कृष्णमूर्ति विश्वकर्मा",
  local_guardian_address: longAddress.replace("1184/37-क", "3306/59-ग"),
  horizontal_reservation: [
    "physically_handicapped",
    "freedom_fighter_dependent",
    "defence_personnel",
  ],
  annual_income: "999999999",
  income_certificate_no: "तह/आदर्शपुर/आय/2025-26/0000004417/ऑनलाइन/0099887766",
  bank_name: "सैम्पल पूर्वांचल क्षेत्रीय ग्रामीण सहकारी बैंक मर्यादित, उत्तर प्रदेश",
  bank_branch: "ज्योतिर्विद्यापुर कृष्णदत्तगंज, मुख्य डाकघर के सामने, तहसील आदर्शपुर",
  bank_account: "003123456789012345",
  highschool_board: "माध्यमिक शिक्षा परिषद्, उत्तर प्रदेश, प्रयागराज (संस्थागत परीक्षार्थी)",
  highschool_name: longSchool,
  highschool_roll: "HS/2022/ADP/0012200456789",
  highschool_subject: longSubjects,
  highschool_maxmarks: "1000",
  highschool_obtmarks: "999.75",
  i_board: "माध्यमिक शिक्षा परिषद्, उत्तर प्रदेश, प्रयागराज (व्यक्तिगत परीक्षार्थी)",
  i_name: longSchool,
  i_roll: "IN/2024/ADP/0022400987654",
  i_subject: longSubjects,
} satisfies Form

/** The longest texts to expect, in wide letters, which a sheet and a card must hold. */
export const longestForm = (course: CourseCode, changes: Form = {}): Form => {
  const programme = findProgramme(sampleSession, course)!
  const subjectsByLength = offeredSubjects(programme, "first_major_subject", "").toSorted(
    (a, b) => b.length - a.length,
  )
  const [first, second, minor] = course === "BSc" ? chosenSubjects.BSc : subjectsByLength
  return validForm(course, {
    urn: `SU25/ADARSHPUR/${String(next % 100_000_000).padStart(8, "0")}/ABCD`,
    ...structuredClone(longest),
    first_major_subject: first!,
    second_major_subject: second!,
    minor_subject: minor!,
    ...changes,
  })
}

const sentAsNumber: readonly FieldType[] = ["tick", "agreement"]

/**
 * The multipart body of POST /api/v2/admission/save (specification 6.1): lists as `name[]`, the two boxes as 1/0, the
 * pictures as `image` and `signature`. `extra` is added unchanged (a submission_key, an unknown field).
 */
export const toFormData = (
  form: Form,
  pictures: { image?: Picture; signature?: Picture } = {},
  extra: Form = {},
): FormData => {
  const body = new FormData()
  const add = (name: string, value: string | string[]) => {
    if (Array.isArray(value)) for (const one of value) body.append(`${name}[]`, one)
    else body.append(name, value)
  }
  for (const [name, value] of Object.entries(form)) {
    add(name, sentAsNumber.includes(fieldTypeOf(name)) ? (value === "yes" ? "1" : "0") : value)
  }
  const { first_major_subject, second_major_subject, minor_subject, compulsory_subjects } = form
  const chosen = [first_major_subject, second_major_subject, minor_subject].map(text)
  if (!compulsory_subjects) add("compulsory_subjects", chosen.filter(Boolean))
  for (const [name, value] of Object.entries(extra)) add(name, value)
  for (const [name, picture] of Object.entries(pictures)) {
    body.append(name, new File([picture.bytes], picture.name, { type: picture.type }))
  }
  return body
}
