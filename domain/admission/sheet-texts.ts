import * as z from "zod/mini"

import { declarationSlots } from "../applications/gendered-forms.ts"
import { longText } from "../content/field-types.ts"
import { languages } from "../content/languages.ts"
import { bilingual } from "../content/text.ts"

/** The longest declaration in one language, and the longest name of a paper: the sheet has four pages at most. */
export const sheetTextLimits = { declaration: 1000, document: 120, documents: 12 }

const sheetTextFields = z.object({
  /** What the applicant declares, and agrees to in the form. */
  declaration: longText,
  /** What the guardian signs. */
  undertaking: longText,
  /** The papers to attach to the sheet. */
  documents: z.array(bilingual).check(z.maxLength(sheetTextLimits.documents)),
})

/** The texts of the admission sheet that depend on the session. Names and verbs of a person are in braces. */
export type SheetTexts = z.infer<typeof sheetTextFields>

/**
 * The texts of a new site, and of applications that were sent before sessions had texts of their own: never change them
 * (specification 7.2, with its attendance threshold of 75%).
 */
export const specifiedSheetTexts: SheetTexts = {
  declaration: {
    en: "I, {applicant}, {child} of {father}, declare that everything stated in this application is true and complete to the best of my knowledge and that I have concealed no fact. If any statement is found to be false, my admission may be cancelled. I will obey the rules and the discipline of the college and the university, will take no part in ragging of any kind, and will attend at least 75% of the classes in every subject. I know that with less than 75% attendance I will not be allowed to sit the examinations.",
    hi: "मैं, {applicant}, {child} {father}, घोषणा {do} कि इस आवेदन-पत्र में दी गई समस्त सूचनाएँ मेरी जानकारी में सत्य एवं पूर्ण हैं तथा मैंने कोई तथ्य नहीं छिपाया है। किसी सूचना के ग़लत पाए जाने पर मेरा प्रवेश रद्द किया जा सकता है। मैं महाविद्यालय एवं विश्वविद्यालय के नियमों तथा अनुशासन का पालन {willDo}, रैगिंग में किसी भी प्रकार सम्मिलित नहीं {willBe} और प्रत्येक विषय में कम से कम 75% उपस्थिति पूर्ण {willDo}। मुझे ज्ञात है कि 75% से कम उपस्थिति होने पर मुझे परीक्षा में बैठने की अनुमति नहीं मिलेगी।",
  },
  undertaking: {
    en: "I, father, mother or guardian of {applicant}, have read or heard the declaration above and confirm that it is true. I will be answerable for the conduct of {myChild} at the college, for regular attendance (at least 75%) and for the payment of the fees in time.",
    hi: "मैं, {applicant} का/की पिता/माता/अभिभावक, वचन देता/देती हूँ कि मैंने उपर्युक्त घोषणा पढ़ या सुन ली है और वह सत्य है। महाविद्यालय में {myChild} के आचरण, नियमित उपस्थिति (कम से कम 75%) तथा शुल्क के समय पर भुगतान के लिए मैं उत्तरदायी रहूँगा/रहूँगी।",
  },
  documents: [
    { en: "High School marksheet", hi: "हाईस्कूल का अंकपत्र" },
    { en: "Intermediate marksheet", hi: "इण्टरमीडिएट का अंकपत्र" },
    { en: "Residence certificate", hi: "निवास प्रमाण-पत्र" },
    {
      en: "Copy of the Aadhaar card or other identity paper",
      hi: "आधार कार्ड या दूसरे पहचान पत्र की फ़ोटोकॉपी",
    },
    { en: "Caste certificate (if applicable)", hi: "जाति प्रमाण-पत्र (यदि लागू हो)" },
    { en: "Income certificate (if applicable)", hi: "आय प्रमाण-पत्र (यदि लागू हो)" },
  ],
}

export const sheetTextsSchema = z.prefault(sheetTextFields, specifiedSheetTexts)

type Path = (string | number)[]

const declarations = ["declaration", "undertaking"] as const

/** The texts with a name in braces that nothing fills in. */
export const unknownSlots = ({ sheet }: { sheet: SheetTexts }): Path[] =>
  declarations.flatMap((name) =>
    languages
      .filter((language) =>
        Array.from(sheet[name][language].matchAll(/\{([^{}]*)\}/g), ([, slot]) => slot!).some(
          (slot) => !declarationSlots[language].includes(slot),
        ),
      )
      .map((language) => ["sheet", name, language]),
  )

/** The texts that are too long for the sheet. */
export const longSheetTexts = ({ sheet }: { sheet: SheetTexts }): Path[] => {
  const longer = (text: SheetTexts["declaration"], limit: number, path: Path) =>
    languages.filter((language) => text[language].length > limit).map((one) => [...path, one])
  return [
    ...declarations.flatMap((name) =>
      longer(sheet[name], sheetTextLimits.declaration, ["sheet", name]),
    ),
    ...sheet.documents.flatMap((text, index) =>
      longer(text, sheetTextLimits.document, ["sheet", "documents", index]),
    ),
  ]
}
