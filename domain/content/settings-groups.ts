import type { Settings } from "./settings.ts"
import type { Bilingual } from "./text.ts"

/** The name of the open session is confirmed with the admission; the other two are no texts. */
export type SettingsGroup = Exclude<
  keyof Settings,
  "is_sample" | "admission_session" | "first_language"
>

interface GroupOfSettings {
  name: Bilingual
  /** The page, without language, where visitors see most of it. */
  path: string
}

/** The groups of the settings, each of which a college confirms or changes by itself. */
export const settingsGroups = {
  college: { name: { en: "The college", hi: "महाविद्यालय" }, path: "/" },
  appearance: { name: { en: "Colours", hi: "रंग" }, path: "/" },
  announcement: {
    name: { en: "Announcement on the home page", hi: "मुख्य पृष्ठ की घोषणा" },
    path: "/",
  },
  phones: { name: { en: "Phone numbers", hi: "फ़ोन नम्बर" }, path: "/contact-us/" },
  email: { name: { en: "E-mail", hi: "ई-मेल" }, path: "/contact-us/" },
  admission: {
    name: { en: "Admission: start page and form", hi: "प्रवेश: आरम्भ-पृष्ठ और फ़ॉर्म" },
    path: "/admission-form",
  },
  deposit: { name: { en: "Account for fees", hi: "शुल्क का खाता" }, path: "/admission-form" },
  deposit_slip: {
    name: { en: "Wording of the bank slip", hi: "बैंक पर्ची के शब्द" },
    path: "/admission-form",
  },
  identity_card: {
    name: { en: "Wording of the identity card", hi: "परिचय-पत्र के शब्द" },
    path: "/student/student-login",
  },
  merit_lists: {
    name: {
      en: "What merit lists show of a person",
      hi: "योग्यता सूची में व्यक्ति की क्या जानकारी दिखे",
    },
    path: "/merit-lists",
  },
  student_sign_in: {
    name: { en: "Login of students", hi: "विद्यार्थियों का लॉगिन" },
    path: "/student/student-login",
  },
  grievances: { name: { en: "Grievances", hi: "शिकायतें" }, path: "/grievances" },
  retention: {
    name: { en: "How long personal data are kept", hi: "व्यक्तिगत जानकारी कब तक रखी जाए" },
    path: "/privacyy-policy",
  },
  search_synonyms: {
    name: {
      en: "Search of the website: words that mean the same",
      hi: "वेबसाइट की खोज: एक ही अर्थ वाले शब्द",
    },
    path: "/search",
  },
} satisfies Record<SettingsGroup, GroupOfSettings>

/** Groups whose shipped values are true of any college, so that they are not in the checklist of the sample. */
export const trueAsShipped: readonly SettingsGroup[] = [
  "appearance",
  "deposit_slip",
  "identity_card",
]

export const isSettingsGroup = (name: string): name is SettingsGroup =>
  Object.hasOwn(settingsGroups, name)
