import type { Bilingual } from "#domain/content/text.ts"
import { messages as english, type MessageKey } from "#domain/fields/messages/messages.en.ts"
import { messages as hindi } from "#domain/fields/messages/messages.hi.ts"
import {
  studentFieldLabels,
  studentGenderLabels,
  studentStatusLabels,
} from "#domain/student/field-labels.ts"

import type { Catalogue, TextPair } from "./catalogue.ts"

const pairsOf = (labels: Record<string, Bilingual>): Record<string, TextPair> =>
  Object.fromEntries(Object.entries(labels).map(([key, { en, hi }]) => [key, [en, hi]]))

const fieldErrorTexts: Record<string, TextPair> = Object.fromEntries(
  Object.entries(english).map(([key, text]) => [key, [text, hindi[key as MessageKey]]]),
)

export const studentTexts = {
  console: {
    students: {
      search: ["Name, number, mobile, last 4 of Aadhaar", "नाम, संख्या, मोबाइल, आधार के अन्तिम 4 अंक"],
      disable: ["Disable", "निष्क्रिय करें"],
      enable: ["Enable", "सक्रिय करें"],
      disabled: ["The student can no longer sign in.", "विद्यार्थी अब लॉगिन नहीं कर सकते।"],
      enabled: ["The student can sign in again.", "विद्यार्थी फिर से लॉगिन कर सकते हैं।"],
      saveFirst: ["Save or undo your changes first.", "पहले अपने बदलाव सहेजें या वापस लें।"],
      aadhaarEmpty: [
        "Ends with %{lastFour}. Leave this empty to keep it.",
        "अन्तिम अंक %{lastFour}। न बदलना हो तो ख़ाली छोड़ें।",
      ],
      import: { title: ["Import students", "विद्यार्थियों का आयात"] },
      cards: {
        button: ["Identity cards", "परिचय-पत्र"],
        ofSelected: ["Print cards", "परिचय-पत्र छापें"],
        hint: [
          "Opens the sheets to print, ten cards each, in a new window.",
          "छापने के पन्ने नई विंडो में खुलेंगे, हर पन्ने पर दस परिचय-पत्र।",
        ],
        all: ["All courses", "सभी पाठ्यक्रम"],
        open: ["Open the sheets", "पन्ने खोलें"],
      },
    },
  },
  errors: {
    ...fieldErrorTexts,
    aadhaar_of_another: [
      "Another student has this Aadhaar number.",
      "यह आधार संख्या किसी अन्य विद्यार्थी की है।",
    ],
    admission_of_another: [
      "Another student has this admission number.",
      "यह प्रवेश संख्या किसी अन्य विद्यार्थी की है।",
    ],
    offer_needed: [
      "The merit lists of this programme offer no seat to this applicant.",
      "इस पाठ्यक्रम की योग्यता सूची में इन आवेदक को सीट का प्रस्ताव नहीं है।",
    ],
    offer_accepted: [
      "The applicant accepted a seat of a merit list. Change this application alone.",
      "आवेदक ने योग्यता सूची की सीट स्वीकार की है। यह आवेदन अलग से बदलें।",
    ],
    offer_not_accepted: [
      "The offered seat is not accepted yet. Record the acceptance first.",
      "प्रस्तावित सीट अभी स्वीकार नहीं हुई है। पहले स्वीकृति दर्ज करें।",
    ],
    offer_over: [
      "The last day to accept the seat is over.",
      "सीट स्वीकार करने की अन्तिम तिथि बीत गई है।",
    ],
    too_large: [
      "The file is larger than 10 MB. Split it into several.",
      "फ़ाइल 10 MB से बड़ी है। इसे कई फ़ाइलों में बाँटें।",
    ],
  },
  resources: {
    students: {
      name: ["Student |||| Students", "विद्यार्थी |||| विद्यार्थी"],
      fields: pairsOf(studentFieldLabels),
      genders: pairsOf(studentGenderLabels),
      statuses: pairsOf(studentStatusLabels),
    },
  },
} satisfies Catalogue
