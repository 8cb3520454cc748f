import { textsHook } from "../kit/text/use-language.ts"

/** Loaded with the report. */
export const useReportTexts = textsHook({
  print: ["Print the report", "रिपोर्ट छापें"],
  enrolment: [
    "Admitted by course, category and gender (AISHE)",
    "पाठ्यक्रम, वर्ग और लिंग के अनुसार प्रवेश (AISHE)",
  ],
  enrolmentHint: [
    "The rows and columns of the All India Survey on Higher Education, Data Capture Format II. What an applicant claims counts unless it was refused.",
    "अखिल भारतीय उच्चतर शिक्षा सर्वेक्षण, प्रारूप II की पंक्तियाँ और स्तम्भ। आवेदक का दावा तब तक गिना जाता है जब तक वह अस्वीकार न हो।",
  ],
  export: ["Download as a table", "तालिका डाउनलोड करें"],
})
