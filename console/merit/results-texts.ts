import { cellFaultTexts } from "#domain/spreadsheets/table-faults.ts"

import { textsHook } from "../kit/text/use-language.ts"

/** Returns the text of a key about marks of awaited results. */
export const useResultsTexts = textsHook({
  title: ["Marks of awaited results", "प्रतीक्षित परिणामों के अंक"],
  hint: [
    "For all courses of the session: applicants whose result of class 12 is awaited, found by their roll number.",
    "सत्र के सभी पाठ्यक्रमों के लिए: जिन आवेदकों का कक्षा 12 का परिणाम प्रतीक्षित है, वे रोल नम्बर से पहचाने जाते हैं।",
  ],
  lines: [
    "One line for each: roll number, board, maximum marks, marks obtained",
    "हर एक की एक पंक्ति: रोल नम्बर, बोर्ड, पूर्णांक, प्राप्तांक",
  ],
  linesHint: [
    "Paste from a spreadsheet, or choose an Excel (.xlsx) or CSV file. The board may be left out or empty.",
    "स्प्रेडशीट से चिपकाएँ, या Excel (.xlsx) या CSV फ़ाइल चुनें। बोर्ड छोड़ा या ख़ाली रखा जा सकता है।",
  ],
  preview: ["Check the lines", "पंक्तियाँ जाँचें"],
  found: [
    "{count} application gets its marks: |||| {count} applications get their marks:",
    "{count} आवेदन को अंक मिलेंगे: |||| {count} आवेदनों को अंक मिलेंगे:",
  ],
  number: ["Application number", "आवेदन संख्या"],
  name: ["Name", "नाम"],
  roll: ["Roll number", "रोल नम्बर"],
  percentage: ["Percentage", "प्रतिशत"],
  store: ["Enter these marks", "ये अंक दर्ज करें"],
  stored: [
    "The marks of {count} application are entered. |||| The marks of {count} applications are entered.",
    "{count} आवेदन के अंक दर्ज हुए। |||| {count} आवेदनों के अंक दर्ज हुए।",
  ],
  columns: {
    roll: ["Roll number", "रोल नम्बर"],
    maximum: ["Maximum marks", "पूर्णांक"],
    obtained: ["Marks obtained", "प्राप्तांक"],
  },
  errors: {
    ...cellFaultTexts,
    columns: [
      "a line has a roll number, a board or none, and two numbers",
      "एक पंक्ति में रोल नम्बर, चाहें तो बोर्ड, और दो संख्याएँ हों",
    ],
    roll: ["the roll number is missing", "रोल नम्बर नहीं है"],
    marks: ["these marks are not possible", "ये अंक सम्भव नहीं हैं"],
    twice: ["an earlier line has marks of this person", "पहले की किसी पंक्ति में इसी व्यक्ति के अंक हैं"],
    unknown: [
      "no application that awaits a result has this roll number and board",
      "परिणाम की प्रतीक्षा वाले किसी आवेदन में यह रोल नम्बर और बोर्ड नहीं है",
    ],
    entered: [
      "the marks of this person are already entered: take this line out",
      "इस व्यक्ति के अंक पहले से दर्ज हैं: यह पंक्ति हटा दें",
    ],
    decided: [
      "the application with this roll number is already decided: take this line out",
      "इस रोल नम्बर वाले आवेदन पर निर्णय हो चुका है: यह पंक्ति हटा दें",
    ],
    several: [
      "several people have this roll number: add the board as it is in the application",
      "यह रोल नम्बर एक से अधिक व्यक्तियों का है: आवेदन में लिखा बोर्ड भी जोड़ें",
    ],
    form: [
      "the form has another error: correct this application by itself",
      "फ़ॉर्म में कोई और त्रुटि है: इस आवेदन को अलग से सुधारें",
    ],
    missing: ["Paste the lines first.", "पहले पंक्तियाँ चिपकाएँ।"],
    too_many: ["At most 2,000 lines at once.", "एक बार में अधिक से अधिक 2,000 पंक्तियाँ।"],
  },
})
