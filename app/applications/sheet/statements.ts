import { fields } from "#domain/applications/messages/fields.hi.ts"

/*
 * The statements that the applicant and the guardian sign. They are the same on the English and the Hindi page, so
 * both catalogues import them.
 */

/** The five declarations, with the same text as in the form (specification 7.2). */
export const declarations = {
  is_casefiled: fields.is_casefiled.label,
  is_ufmeans: fields.is_ufmeans.label,
  is_rustigated: fields.is_rustigated.label,
  is_civilservant: fields.is_civilservant.label,
  is_otherenrollment: fields.is_otherenrollment.label,
}

/** Statements with slots. The record's gender selects the values from `genderedForms`. */
export const statements = {
  declaration: {
    hi: "मैं, {applicant}, {child} {father}, घोषणा {do} कि इस आवेदन-पत्र में दी गई समस्त सूचनाएँ मेरी जानकारी में सत्य एवं पूर्ण हैं तथा मैंने कोई तथ्य नहीं छिपाया है। किसी सूचना के ग़लत पाए जाने पर मेरा प्रवेश रद्द किया जा सकता है। मैं महाविद्यालय एवं विश्वविद्यालय के नियमों तथा अनुशासन का पालन {willDo}, रैगिंग में किसी भी प्रकार सम्मिलित नहीं {willBe} और प्रत्येक विषय में कम से कम {threshold}% उपस्थिति पूर्ण {willDo}। मुझे ज्ञात है कि {threshold}% से कम उपस्थिति होने पर मुझे परीक्षा में बैठने की अनुमति नहीं मिलेगी।",
    en: "I, {applicant}, {child} of {father}, declare that everything stated in this application is true and complete to the best of my knowledge and that I have concealed no fact. If any statement is found to be false, my admission may be cancelled. I will obey the rules and the discipline of the college and the university, will take no part in ragging of any kind, and will attend at least {threshold}% of the classes in every subject. I know that with less than {threshold}% attendance I will not be allowed to sit the examinations.",
  },
  undertaking: {
    hi: "मैं, {applicant} का/की पिता/माता/अभिभावक, वचन देता/देती हूँ कि मैंने उपर्युक्त घोषणा पढ़ या सुन ली है और वह सत्य है। महाविद्यालय में {myChild} के आचरण, नियमित उपस्थिति (कम से कम {threshold}%) तथा शुल्क के समय पर भुगतान के लिए मैं उत्तरदायी रहूँगा/रहूँगी।",
    en: "I, father, mother or guardian of {applicant}, have read or heard the declaration above and confirm that it is true. I will be answerable for the conduct of {myChild} at the college, for regular attendance (at least {threshold}%) and for the payment of the fees in time.",
  },
}

/**
 * Wording by gender (specification 7.2). Hindi verbs are gendered. Gender 3 (other) gets both forms, because the
 * feminine alone would call that person a daughter.
 */
export const genderedForms = {
  1: {
    hi: {
      child: "पुत्र",
      myChild: "अपने पुत्र/आश्रित",
      do: "करता हूँ",
      willDo: "करूँगा",
      willBe: "होऊँगा",
    },
    en: { child: "son", myChild: "my son or ward" },
  },
  2: {
    hi: {
      child: "पुत्री",
      myChild: "अपनी पुत्री/आश्रिता",
      do: "करती हूँ",
      willDo: "करूँगी",
      willBe: "होऊँगी",
    },
    en: { child: "daughter", myChild: "my daughter or ward" },
  },
  3: {
    hi: {
      child: "सन्तान",
      myChild: "अपनी सन्तान/आश्रित",
      do: "करता/करती हूँ",
      willDo: "करूँगा/करूँगी",
      willBe: "होऊँगा/होऊँगी",
    },
    en: { child: "child", myChild: "my child or ward" },
  },
}
