import type { Component } from "#domain/merit/candidates/merit-rule.ts"
import { componentNames } from "#domain/merit/explanation/names.ts"
import { cellFaultTexts } from "#domain/spreadsheets/table-faults.ts"

import { textsHook, useConsoleLanguage } from "../kit/text/use-language.ts"

/** Returns the text of a key about marks that staff enter. Loaded with their panels. */
export const useMarksTexts = textsHook({
  title: ["Marks for the merit list", "योग्यता सूची के अंक"],
  hint: [
    "The form does not ask these. Enter a percentage such as 82.40, or marks such as 412/500.",
    "ये फ़ॉर्म में नहीं पूछे जाते। प्रतिशत लिखें जैसे 82.40, या अंक जैसे 412/500।",
  ],
  missing: ["Not entered", "दर्ज नहीं"],
  save: ["Save marks", "अंक सहेजें"],
  saved: ["Marks saved.", "अंक सहेजे गए।"],
  none: [
    "The rule of this course needs no marks beyond those of the form.",
    "इस पाठ्यक्रम के नियम को फ़ॉर्म के अतिरिक्त किसी अंक की आवश्यकता नहीं है।",
  ],
  component: ["Marks of", "किसके अंक"],
  count: ["{count} of {total} applicants have them.", "{total} में से {count} आवेदकों के दर्ज हैं।"],
  lines: [
    "One line for each applicant: application number, percentage or marks",
    "हर आवेदक की एक पंक्ति: आवेदन संख्या, प्रतिशत या अंक",
  ],
  linesHint: [
    "Paste from a spreadsheet, or choose an Excel (.xlsx) or CSV file. Numbers without marks are left out.",
    "स्प्रेडशीट से चिपकाएँ, या Excel (.xlsx) या CSV फ़ाइल चुनें। जिन आवेदन संख्याओं के अंक नहीं हैं, वे छोड़ दी जाती हैं।",
  ],
  fill: ["Put in the numbers without marks", "बिना अंक वाली आवेदन संख्याएँ भरें"],
  file: ["Choose an Excel or CSV file", "Excel या CSV फ़ाइल चुनें"],
  fileColumns: {
    application: ["Application number", "आवेदन संख्या"],
    marks: ["Marks or percentage", "अंक या प्रतिशत"],
  },
  import: ["Enter all", "सभी दर्ज करें"],
  imported: [
    "{count} marks entered, {same} were there already.",
    "{count} अंक दर्ज हुए, {same} पहले से थे।",
  ],
  refused: [
    "Nothing was entered. One line needs a correction: |||| Nothing was entered. {count} lines need a correction:",
    "कुछ भी दर्ज नहीं हुआ। एक पंक्ति में सुधार चाहिए: |||| कुछ भी दर्ज नहीं हुआ। {count} पंक्तियों में सुधार चाहिए:",
  ],
  line: ["Line {line}: {error}", "पंक्ति {line}: {error}"],
  more: ["and {count} more", "और {count}"],
  errors: {
    ...cellFaultTexts,
    columns: ["a line has a number and one value", "एक पंक्ति में एक आवेदन संख्या और एक मान हो"],
    code: ["not an application number", "यह आवेदन संख्या नहीं है"],
    percentage: [
      "not a percentage from 0 to 100, and not marks such as 412/500",
      "न 0 से 100 तक का प्रतिशत, न 412/500 जैसे अंक",
    ],
    twice: ["this number is in an earlier line", "यह आवेदन संख्या पहले की पंक्ति में है"],
    unknown: [
      "no application of this course has this number",
      "इस पाठ्यक्रम के किसी आवेदन की यह संख्या नहीं है",
    ],
    missing: ["Paste the lines first.", "पहले पंक्तियाँ चिपकाएँ।"],
    too_many: ["At most 2,000 lines at once.", "एक बार में अधिक से अधिक 2,000 पंक्तियाँ।"],
  },
})

/** The names of the percentages of which an index is made. */
export const useComponentNames = () => {
  const language = useConsoleLanguage()
  return (component: Component) => componentNames[component][language]
}

/** The text of an error that the server found in a field, or in a line. */
export const useMarksErrorText = () => {
  const text = useMarksTexts()
  return (key: string | undefined) =>
    key === undefined ? undefined : text.find(`errors.${key.split(".").at(-1)}`)
}
