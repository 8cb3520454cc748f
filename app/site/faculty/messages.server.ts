import { messagesByLanguage } from "#domain/messages/catalogue.ts"

export const facultyMessages = messagesByLanguage({
  titles: {
    science: ["Faculty of Science", "विज्ञान संकाय"],
    commerce: ["Faculty of Commerce", "वाणिज्य संकाय"],
    non_teaching: ["Non-Teaching Staff", "शिक्षणेतर (नॉन-टीचिंग) कर्मचारी"],
  },
  leads: {
    science: [
      "The departments of science, their coordinators, and what is taught and tried out there.",
      "विज्ञान के विभाग, उनके समन्वयक, और वहाँ क्या पढ़ाया और परखा जाता है।",
    ],
    commerce: [
      "The departments of commerce, their coordinators, and what is learnt for trade and office.",
      "वाणिज्य के विभाग, उनके समन्वयक, और व्यापार तथा कार्यालय के लिए क्या सीखा जाता है।",
    ],
    non_teaching: [
      "The office, the library and the laboratories: who looks after them, and what for.",
      "कार्यालय, पुस्तकालय और प्रयोगशालाएँ: इन्हें कौन सँभालता है और किस काम के लिए।",
    ],
  },
  coordinator: ["Coordinator", "समन्वयक"],
  view: ["View", "देखें"],
  close: ["Close", "बन्द करें"],
  none: ["No faculty data available.", "संकाय की जानकारी उपलब्ध नहीं है।"],
})
