import { messagesByLanguage } from "#domain/messages/define-messages.ts"

export const layoutMessages = messagesByLanguage({
  skipToMain: ["Skip to main content", "मुख्य सामग्री पर जाएँ"],
  topBar: {
    more: ["More", "अधिक"],
    language: ["Language", "भाषा"],
    holidays: ["Holidays", "अवकाश"],
    noHolidays: ["No more holidays are listed.", "सूची में आगे कोई अवकाश नहीं है।"],
    allHolidays: ["All holidays", "सभी अवकाश"],
    approximate: ["depends on the moon", "चाँद दिखने पर निर्भर"],
    contact: ["Contact Us", "सम्पर्क करें"],
    social: ["The college elsewhere", "सोशल मीडिया पर महाविद्यालय"],
    elsewhere: ["{name} (another website)", "{name} (दूसरी वेबसाइट)"],
  },
  display: {
    textSize: ["Text size", "अक्षरों का आकार"],
    smaller: ["Smaller text", "छोटे अक्षर"],
    normal: ["Normal text", "सामान्य अक्षर"],
    larger: ["Larger text", "बड़े अक्षर"],
    letter: ["A", "अ"],
    highContrast: ["High contrast", "अधिक स्पष्ट रंग"],
    colour: ["Menu colour", "मेन्यू का रंग"],
    /** In place of the name of the default colour, if the college has its own. */
    ownColour: ["The college's colour", "महाविद्यालय का रंग"],
    colours: {
      "#14297a": ["Blue", "नीला"],
      "#bd3420": ["Red", "लाल"],
      "#0b0b53": ["Midnight blue", "गहरा नीला"],
      purple: ["Purple", "बैंगनी"],
      orange: ["Orange", "नारंगी"],
    },
  },
  header: {
    emblem: ["Emblem of the college", "महाविद्यालय का प्रतीक चिह्न"],
    search: ["Search", "खोजें"],
    searchLabel: ["Search this website", "इस वेबसाइट में खोजें"],
    admission: ["Admission", "प्रवेश"],
    login: ["Student Login", "विद्यार्थी लॉगिन"],
  },
  navigation: {
    label: ["Main menu", "मुख्य मेन्यू"],
    menu: ["Menu", "मेन्यू"],
    notYet: ["not yet available", "अभी उपलब्ध नहीं"],
  },
  footer: {
    label: ["More links", "अन्य लिंक"],
    contact: ["Contact", "सम्पर्क"],
    phone: ["Phone", "फ़ोन"],
    email: ["E-mail", "ई-मेल"],
    copyright: "© {year} {college}",
    owner: [
      "The content of this website is owned and maintained by {college}.",
      "इस वेबसाइट की सामग्री का स्वामित्व एवं रख-रखाव {college} का है।",
    ],
    updated: ["Last updated", "अन्तिम अद्यतन"],
    sample: [
      "Sample website: the college, its people and its numbers are invented.",
      "नमूना वेबसाइट: महाविद्यालय, उसके लोग और उसके आँकड़े काल्पनिक हैं।",
    ],
  },
})
