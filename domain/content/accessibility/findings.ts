import type { Bilingual } from "../text.ts"

interface Rule {
  /** An error certainly breaks WCAG 2.1 AA and GIGW 3.0, and hinders publishing. */
  severity: "error" | "warning" | "question"
  name: Bilingual
  /** Why it matters. */
  why: Bilingual
  remedy: Bilingual
}

/** What the accessibility check of an item finds (specification 9.4). */
export const accessibilityRules = {
  alt_missing: {
    severity: "error",
    name: { en: "A picture without a description", hi: "चित्र का विवरण नहीं है" },
    why: {
      en: "Who cannot see it does not learn what it shows.",
      hi: "जो चित्र नहीं देख सकते, उन्हें पता नहीं चलता कि उसमें क्या है।",
    },
    remedy: {
      en: "Describe in one sentence what the picture says.",
      hi: "एक वाक्य में लिखें कि चित्र क्या बताता है।",
    },
  },
  heading_skipped: {
    severity: "warning",
    name: { en: "A heading skips a level", hi: "शीर्षक में एक स्तर छूट गया है" },
    why: {
      en: "Screen readers show headings as an outline; here a part of it seems to be missing.",
      hi: "स्क्रीन रीडर शीर्षकों को क्रम से सुनाता है; यहाँ क्रम टूटता है।",
    },
    remedy: {
      en: "Use the next lower level below a heading, never one that is two lower.",
      hi: "किसी शीर्षक के नीचे ठीक अगले स्तर का शीर्षक रखें।",
    },
  },
  heading_start: {
    severity: "warning",
    name: { en: "The first heading is not the highest", hi: "पहला शीर्षक सबसे ऊँचे स्तर का नहीं" },
    why: {
      en: "What it heads seems to belong to a heading that is not there.",
      hi: "लगता है कि यह किसी ऐसे शीर्षक के नीचे है जो है ही नहीं।",
    },
    remedy: {
      en: "Give the first heading the level of the highest one below it.",
      hi: "पहले शीर्षक को नीचे के सबसे ऊँचे शीर्षक का स्तर दें।",
    },
  },
  link_empty: {
    severity: "warning",
    name: { en: "A link without text", hi: "लिंक में कोई शब्द नहीं" },
    why: {
      en: "It cannot be seen or named, but the keyboard stops at it.",
      hi: "वह न दिखता है, न सुनाया जा सकता है, पर कीबोर्ड उस पर रुकता है।",
    },
    remedy: { en: "Write its text, or remove the link.", hi: "लिंक के शब्द लिखें, या उसे हटाएँ।" },
  },
  link_vague: {
    severity: "warning",
    name: { en: "A link that does not say where it leads", hi: "लिंक नहीं बताता कि कहाँ ले जाएगा" },
    why: {
      en: "Screen readers list links alone, without the sentence around them.",
      hi: "स्क्रीन रीडर लिंकों की सूची बिना वाक्य के सुनाता है।",
    },
    remedy: {
      en: 'Name the target: "Examination form 2026", not "click here".',
      hi: "लिंक जहाँ ले जाता है, उसका नाम लिखें: “परीक्षा फ़ॉर्म 2026”, न कि “यहाँ क्लिक करें”।",
    },
  },
  link_address: {
    severity: "warning",
    name: { en: "A link that is only an address", hi: "लिंक में केवल पता लिखा है" },
    why: {
      en: "An address is read out letter by letter.",
      hi: "स्क्रीन रीडर पते का एक-एक अक्षर सुनाता है।",
    },
    remedy: {
      en: "Write the name of the page as the text of the link.",
      hi: "लिंक के शब्दों में पृष्ठ का नाम लिखें।",
    },
  },
  table_without_headings: {
    severity: "warning",
    name: { en: "A table without a heading row", hi: "तालिका में शीर्षक-पंक्ति नहीं" },
    why: {
      en: "Screen readers name the column of a cell by its heading.",
      hi: "स्क्रीन रीडर हर खाने के साथ उसके स्तम्भ का शीर्षक सुनाता है।",
    },
    remedy: {
      en: "Write into each cell of the first row what its column holds.",
      hi: "पहली पंक्ति के हर खाने में लिखें कि उस स्तम्भ में क्या है।",
    },
  },
  map_without_address: {
    severity: "warning",
    name: { en: "A place without its address", hi: "स्थान का पता नहीं लिखा" },
    why: {
      en: "People who cannot see the map, or cannot open it, do not learn where the place is.",
      hi: "जो मानचित्र नहीं देख सकते या उसे खोल नहीं पाते, उन्हें स्थान पता नहीं चलता।",
    },
    remedy: {
      en: "Write the address into the frame, as one would tell it on the phone.",
      hi: "घेरे में पता लिखें, जैसे फ़ोन पर बताते हैं।",
    },
  },
  line_as_heading: {
    severity: "warning",
    name: { en: "A bold line that looks like a heading", hi: "मोटे अक्षरों की पंक्ति शीर्षक जैसी है" },
    why: {
      en: "It is a heading for the eye only: nobody can jump to it.",
      hi: "वह केवल देखने में शीर्षक है: उस पर सीधे नहीं पहुँचा जा सकता।",
    },
    remedy: {
      en: "Make it a heading with the button of the toolbar.",
      hi: "टूलबार के बटन से उसे शीर्षक बनाएँ।",
    },
  },
  capitals: {
    severity: "warning",
    name: { en: "A line in capital letters", hi: "पूरी पंक्ति अंग्रेज़ी के कैपिटल अक्षरों (ABC) में है" },
    why: {
      en: "Capitals are hard to read, and some screen readers spell them.",
      hi: "कैपिटल अक्षर पढ़ने में कठिन हैं, और कुछ स्क्रीन रीडर उन्हें एक-एक कर सुनाते हैं।",
    },
    remedy: {
      en: "Write it in small letters; make it a heading if it is one.",
      hi: "साधारण अक्षरों (abc) में लिखें; शीर्षक हो तो शीर्षक बनाएँ।",
    },
  },
  pdf_untagged: {
    severity: "warning",
    name: { en: "A PDF without tags", hi: "PDF में टैग नहीं हैं" },
    why: {
      en: "Screen readers do not know its headings, its tables and its order.",
      hi: "स्क्रीन रीडर को उसके शीर्षक, तालिकाएँ और क्रम पता नहीं चलते।",
    },
    remedy: {
      en: 'Save it from Word or LibreOffice as "PDF with tags"; of a scan, also write the content as text.',
      hi: "Word या LibreOffice से “टैग वाली PDF” सहेजें; स्कैन हो तो उसकी बात पाठ में भी लिखें।",
    },
  },
  captions_missing: {
    severity: "warning",
    name: { en: "A video without captions", hi: "वीडियो में सबटाइटल नहीं हैं" },
    why: {
      en: "People who cannot hear do not learn what is said in it.",
      hi: "जो सुन नहीं सकते, उन्हें पता नहीं चलता कि वीडियो में क्या बोला गया है।",
    },
    remedy: {
      en: 'Upload captions (WebVTT). If there is nothing to hear in it, switch on "There is nothing to hear in it".',
      hi: "सबटाइटल (WebVTT) अपलोड करें। सुनने को कुछ न हो तो “इसमें सुनने को कुछ नहीं है” चुनें।",
    },
  },
  text_in_picture: {
    severity: "question",
    name: { en: "Does this picture contain text?", hi: "क्या इस चित्र में कुछ लिखा है?" },
    why: {
      en: "Text in a picture cannot be enlarged or read out, and the caption of the slide may cover it.",
      hi: "चित्र में लिखी बात न बड़ी की जा सकती है, न सुनाई जा सकती है, और स्लाइड का शीर्षक उसे ढक सकता है।",
    },
    remedy: {
      en: "Choose a picture without text, and write the text into the caption. If there is none, nothing is to be done.",
      hi: "बिना लिखावट का चित्र चुनें और बात शीर्षक में लिखें। लिखावट न हो तो कुछ नहीं करना है।",
    },
  },
} as const satisfies Record<string, Rule>

export type AccessibilityRule = keyof typeof accessibilityRules

export interface Finding {
  rule: AccessibilityRule
  /** Where it is in the item, like "body.hi" or "attachments.0". */
  place: string
  /** The words that it is about; "" without any. */
  text: string
}

export const isError = ({ rule }: Finding) => accessibilityRules[rule].severity === "error"
