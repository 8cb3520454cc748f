import { fullLabelOf } from "../applications/form/field-labels.ts"
import {
  type AdditionalField,
  groupsOfForm,
  fieldTypeOf,
  isInEverySession,
  isAdditional,
} from "../applications/form/form-fields.ts"
import type { Settings } from "../content/settings.ts"
import type { Bilingual, Language } from "../content/text.ts"

/** Why a session asks additional fields: by the heading of their group, or by their step where it has none. */
const purposes: Partial<Record<string, Bilingual>> = {
  identifiers: {
    en: "For enrolment with the university and your academic account",
    hi: "विश्वविद्यालय में नामांकन और आपके शैक्षणिक खाते के लिए",
  },
  contact: {
    en: "To find you again without an Aadhaar number, if you have none or do not give it",
    hi: "आधार संख्या न हो या न दी जाए, तब भी आपको फिर से पहचानने के लिए",
  },
  certificates: {
    en: "To check what you claim under the state's reservation",
    hi: "राज्य के आरक्षण में आपके दावे की जाँच के लिए",
  },
  disability: {
    en: "For the seats and the support that the Rights of Persons with Disabilities Act 2016 gives you; given only if you claim it",
    hi: "दिव्यांगजन अधिकार अधिनियम 2016 से मिलने वाली सीट और सहायता के लिए; केवल तब, जब आप दावा करें",
  },
  dependants: {
    en: "To check what you claim as a dependent under horizontal reservation",
    hi: "क्षैतिज आरक्षण (विशेष श्रेणी) में आश्रित के रूप में आपके दावे की जाँच के लिए",
  },
  achievements: {
    en: "For weightage in the merit list",
    hi: "योग्यता सूची में भारांक (वेटेज) के लिए",
  },
  income_details: {
    en: "For scholarships and fee concessions",
    hi: "छात्रवृत्ति और शुल्क में छूट के लिए",
  },
  scholarship: {
    en: "For scholarships, and so that no fee is asked at admission from holders of a freeship card",
    hi: "छात्रवृत्ति के लिए, और ताकि फ़्रीशिप कार्ड वालों से प्रवेश के समय शुल्क न माँगा जाए",
  },
  intermediate: {
    en: "So that you can apply before the result of class 12, and the college knows when marks are to come",
    hi: "ताकि कक्षा 12 के परिणाम से पहले भी आवेदन हो सके, और महाविद्यालय जाने कि अंक बाद में आएँगे",
  },
  gap: {
    en: "For merit, where the university's rules count gap years",
    hi: "योग्यता सूची के लिए, जहाँ विश्वविद्यालय के नियम अन्तराल को गिनते हैं",
  },
  undertakings: {
    en: "Because the UGC's regulations against ragging, and the rules on attendance, require it",
    hi: "क्योंकि यू.जी.सी. के रैगिंग-निषेध विनियमों और उपस्थिति के नियमों के अनुसार यह आवश्यक है",
  },
}

const yearsIn: Record<Language, (count: number) => string> = {
  en: (count) => (count === 1 ? "one year" : `${count} years`),
  hi: (count) => (count === 1 ? "एक वर्ष" : `${count} वर्ष`),
}

/**
 * The variables that content pages may use in braces, like {application_years}, so that texts follow the settings.
 */
export const noticeVariables = (
  { retention, email, phones }: Pick<Settings, "retention" | "email" | "phones">,
  language: Language,
) => {
  const years = yearsIn[language]
  return {
    application_years: years(retention.application_years),
    student_years: years(retention.student_years),
    message_years: years(retention.message_years),
    grievance_years: years(retention.grievance_years),
    audit_years: years(retention.audit_years),
    email,
    phone: phones[0] ?? "",
  }
}

/** Removes the variables from a text for the search index, which does not read the settings. */
export const withoutVariables = (text: string) => text.replaceAll(/\{\w+\}/g, "…")

const texts = {
  en: { heading: "Also asked in this session, and why", what: "What", why: "Why" },
  hi: { heading: "इस सत्र में यह भी पूछा जाता है, और क्यों", what: "क्या", why: "क्यों" },
} satisfies Record<Language, object>

/** The path of the page that is the privacy notice. */
export const noticePath = "/privacy-notice"

/**
 * The Markdown of the privacy notice, with a table of the fields that the session asks besides those of the notice's own
 * text, and why. That text names the subjects. Derived from the form's definition, so that none is forgotten.
 */
export const withAdditionalFields = (
  body: string,
  additionalFields: readonly AdditionalField[],
  language: Language,
) => {
  const rows = groupsOfForm(additionalFields).flatMap(({ step, heading, fields }) => {
    const labels = fields
      .filter(
        (field) =>
          isAdditional(field) && !isInEverySession(field) && fieldTypeOf(field) !== "subject",
      )
      .map((field) => fullLabelOf(field, language))
    const purpose = purposes[heading ?? step]?.[language] ?? ""
    return labels.length > 0 ? [`| ${labels.join("; ")} | ${purpose} |`] : []
  })
  if (rows.length === 0) return body
  const { heading, what, why } = texts[language]
  return [body, "", `## ${heading}`, "", `| ${what} | ${why} |`, "| --- | --- |", ...rows].join(
    "\n",
  )
}
