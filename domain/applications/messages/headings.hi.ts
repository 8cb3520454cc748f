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
  identifiers: "पंजीकरण का प्रकार और अपार आईडी",
  certificates: "जाति, आर्थिक वर्ग और निवास के प्रमाण-पत्र",
  disability: "दिव्यांगता",
  dependants: "स्वतंत्रता सेनानी या भूतपूर्व सैनिक के आश्रित",
  achievements: "एन.सी.सी., एन.एस.एस., खेल और स्काउट",
  scholarship: "छात्रवृत्ति और फ़्रीशिप कार्ड",
  gap: "इण्टरमीडिएट और प्रवेश के बीच अन्तराल",
  undertakings: "एंटी-रैगिंग वचन-पत्र (अंडरटेकिंग) और नौकरी",
  conditional: "(यदि आप पर लागू हो)",
  optional: "(चाहें तो भरें)",
}
