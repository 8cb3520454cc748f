import type { headings as english } from "./headings.en.ts"

type Texts<Of> = { [Key in keyof Of]: Of[Key] extends string ? string : Texts<Of[Key]> }

export const headings: Texts<typeof english> = {
  steps: {
    basic_info: "मूल जानकारी",
    eligibility: "पात्रता",
    income_details: "आय का विवरण",
    education_details: "शैक्षिक विवरण",
    upload_section: "फ़ोटो व घोषणा",
  },
  highschool: "हाईस्कूल",
  intermediate: "इण्टरमीडिएट",
  subjects: "विषय",
  addresses: "पते",
  guardian: "स्थानीय अभिभावक",
  contact: "सम्पर्क और आधार संख्या",
  account: "बैंक खाता",
  pictures: "फ़ोटो और हस्ताक्षर",
  questions: "घोषणाएँ",
  optional: "(ऐच्छिक)",
}
