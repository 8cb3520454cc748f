import type { Settings, SettingsInput } from "#domain/content/settings.ts"

import { specifiedSession } from "./sessions.ts"
import { synonyms } from "./synonyms.ts"

/** The home page's announcement of a college that has just replaced the sample, until it writes its own. */
export const plainAnnouncement: Settings["announcement"] = {
  en: "Admissions: dates and documents are in the notices. Helpline: {phone}. E-mail: {email}",
  hi: "प्रवेश की तिथियाँ और ज़रूरी काग़ज़ सूचनाओं में देखें। हेल्पलाइन: {phone}। ई-मेल: {email}",
}

/**
 * Sample values: the college is fictional, including its phone numbers and fees. Dates in {braces} count from the
 * first start (domain/content/sample-dates.ts). What is not here has the defaults of domain/content/settings.ts.
 */
export const settings: SettingsInput = {
  is_sample: true,
  college: {
    name: {
      en: "Government Degree College, Adarshpur",
      hi: "राजकीय महाविद्यालय, आदर्शपुर",
    },
    address: {
      en: "Adarshpur, Uttar Pradesh 200001",
      hi: "आदर्शपुर, उत्तर प्रदेश 200001",
    },
    affiliation: {
      en: "Affiliated to the State University (sample)",
      hi: "राज्य विश्वविद्यालय से सम्बद्ध (नमूना)",
    },
    location: { latitude: 26.75, longitude: 81.25 },
  },
  // Its phone and e-mail, as given below, become links.
  announcement: {
    en: "Online admission to B.A., B.Sc. and B.Com. first year, session {session}, is open. Last date to apply: {+45} (sample). Helpline: 05000-000000. E-mail: office@college.example",
    hi: "बी.ए., बी.एस-सी. और बी.कॉम. प्रथम वर्ष, सत्र {session} में ऑनलाइन प्रवेश प्रारम्भ हैं। आवेदन की अन्तिम तिथि: {+45} (नमूना)। हेल्पलाइन: 05000-000000। ई-मेल: office@college.example",
  },
  phones: ["05000-000000"],
  email: "office@college.example",
  admission_session: specifiedSession,
  admission: {
    urn_required: true,
    eligibility: {
      en: "For admission you must have passed the intermediate examination (10+2) of the UP Board or of an equivalent board. For B.Sc. it must be with science subjects. (Sample)",
      hi: "प्रवेश के लिए यूपी बोर्ड या किसी समकक्ष बोर्ड से इण्टरमीडिएट (10+2) उत्तीर्ण होना आवश्यक है। बी.एस-सी. के लिए इण्टरमीडिएट विज्ञान विषयों से उत्तीर्ण होना चाहिए। (नमूना)",
    },
    urn_help: {
      en: "Register on the university's website first, with your mobile number and your marksheets. The number is on the registration slip, which you can print there again. (Sample)",
      hi: "पहले अपने मोबाइल नम्बर और अंकपत्रों के साथ विश्वविद्यालय की वेबसाइट पर पंजीकरण करें। यह संख्या पंजीकरण पर्ची पर छपी होती है, जिसे आप वहीं से दोबारा छाप सकते हैं। (नमूना)",
    },
  },
  deposit: {
    bank_name: { en: "Sample Bank of India", hi: "सैम्पल बैंक ऑफ़ इंडिया" },
    branch: { en: "Adarshpur", hi: "आदर्शपुर" },
    account_name: "Principal, Government Degree College, Adarshpur",
    account_number: "00000012345678",
    ifsc: "SAMP0000123",
  },
  retention: {
    application_years: 1,
    student_years: 10,
    message_years: 1,
    grievance_years: 3,
    audit_years: 3,
  },
  first_language: "hi",
  search_synonyms: synonyms,
}
