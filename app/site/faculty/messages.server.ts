const en = {
  titles: {
    science: "Faculty of Science",
    commerce: "Faculty of Commerce",
    non_teaching: "Non-Teaching Staff",
  },
  leads: {
    science:
      "The departments of science, their coordinators, and what is taught and tried out there.",
    commerce:
      "The departments of commerce, their coordinators, and what is learnt for trade and office.",
    non_teaching:
      "The office, the library and the laboratories: who looks after them, and what for.",
  },
  coordinator: "Coordinator",
  view: "View",
  close: "Close",
  none: "No faculty data available.",
}

const hi: typeof en = {
  titles: {
    science: "विज्ञान संकाय",
    commerce: "वाणिज्य संकाय",
    non_teaching: "शिक्षणेतर कर्मचारी",
  },
  leads: {
    science: "विज्ञान के विभाग, उनके समन्वयक, और वहाँ क्या पढ़ाया और परखा जाता है।",
    commerce: "वाणिज्य के विभाग, उनके समन्वयक, और व्यापार तथा कार्यालय के लिए क्या सीखा जाता है।",
    non_teaching: "कार्यालय, पुस्तकालय और प्रयोगशालाएँ: इन्हें कौन सँभालता है और किस काम के लिए।",
  },
  coordinator: "समन्वयक",
  view: "देखें",
  close: "बन्द करें",
  none: "संकाय की जानकारी उपलब्ध नहीं है।",
}

export const facultyMessages = { en, hi }
