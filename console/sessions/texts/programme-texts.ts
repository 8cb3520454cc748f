import { defineMessages } from "#domain/messages/catalogue.ts"

/** Texts of the programmes of a session. */
export const programmeTexts = defineMessages({
  programmes: ["Courses", "पाठ्यक्रम"],
  addProgramme: ["Add a course", "पाठ्यक्रम जोड़ें"],
  newProgramme: ["New course", "नया पाठ्यक्रम"],
  programmeCodeHint: [
    "Up to eight letters and digits, like BSc. Part of the form's address",
    "अधिकतम आठ अंग्रेज़ी अक्षर और अंक, जैसे BSc। फ़ॉर्म के पते का भाग",
  ],
  number: ["Number at the student login", "विद्यार्थी लॉगिन की संख्या"],
  short_name: ["Short name", "छोटा नाम"],
  inUse: [
    "{count} application refers to it, so it cannot be removed. |||| {count} applications refer to it, so it cannot be removed.",
    "{count} आवेदन इससे जुड़ा है, इसलिए इसे हटाया नहीं जा सकता। |||| {count} आवेदन इससे जुड़े हैं, इसलिए इसे हटाया नहीं जा सकता।",
  ],
  closeNow: ["Close it now", "अभी बन्द करें"],
  closed: [
    "The last minute is now {until}. Save to close the course.",
    "अन्तिम समय अब {until} है। पाठ्यक्रम बन्द करने के लिए सहेजें।",
  ],

  names: ["Names", "नाम"],
  dates: ["Dates", "तिथियाँ"],
  datesHint: [
    "Without an opening time it is open as soon as the session is. Without a last minute it stays open.",
    "आरम्भ ख़ाली हो, तो सत्र खुलते ही आवेदन खुलेंगे। अन्तिम समय ख़ाली हो, तो आवेदन खुले रहेंगे।",
  ],
  opens: ["Applications open", "आवेदन प्रारम्भ"],
  closes: ["Last minute to apply", "आवेदन का अन्तिम समय"],
  lateUntil: ["Last minute of the late period", "विलम्ब अवधि का अन्तिम समय"],
  lateFee: ["Additional fee of the late period", "विलम्ब अवधि का अतिरिक्त शुल्क"],
  time: ["Time", "समय"],
  timeOf: ["{label}: time", "{label}: समय"],
  fees: ["Fees in rupees", "शुल्क (रुपये)"],
  categories: {
    general: ["General", "सामान्य"],
    obc: ["OBC", "अन्य पिछड़ा वर्ग"],
    sc: ["SC", "अनुसूचित जाति"],
    st: ["ST", "अनुसूचित जनजाति"],
  },
  seats: ["Seats", "सीटें"],
  seatsHint: [
    "When as many are admitted, no more applications are taken. Empty: no limit.",
    "इतने प्रवेश हो जाने पर और आवेदन नहीं लिए जाते। ख़ाली: कोई सीमा नहीं।",
  ],
  allSeats: ["Seats of the course", "पाठ्यक्रम की सीटें"],
  seatsOf: ["First major {subject}", "प्रथम मुख्य विषय {subject}"],

  slots: ["Choices of subjects", "विषयों के विकल्प"],
  slotsHint: [
    "The form asks for these subjects, in this order.",
    "फ़ॉर्म में ये विषय इसी क्रम में पूछे जाते हैं।",
  ],
  addSlot: ["Add a choice", "विकल्प जोड़ें"],
  newSlot: ["New choice", "नया विकल्प"],
  field: ["The form asks for", "फ़ॉर्म में पूछें"],
  is_required: ["Must be chosen", "चुनना ज़रूरी है"],
  same_group: ["Only subjects of the first major's group", "केवल प्रथम मुख्य विषय के समूह के विषय"],
  slotSubjects: ["Subjects to choose from", "इनमें से चुना जा सके"],
  excluded: ["Shown, but may not be chosen", "दिखें, पर चुने न जा सकें"],
  noSubjects: ["No subjects", "कोई विषय नहीं"],

  groups: ["Groups of subjects", "विषय समूह"],
  groupsHint: [
    "Subjects that are studied together. They matter where a choice is 'from the group of the first major'.",
    "जो विषय साथ पढ़े जाते हैं। जहाँ विकल्प प्रथम मुख्य विषय के समूह से हो, वहाँ ये लागू होते हैं।",
  ],
  addGroup: ["Add a group", "समूह जोड़ें"],
  newGroup: ["New group", "नया समूह"],
  groupName: ["Name of the group", "समूह का नाम"],
  groupNameHint: ["Like ZBC", "जैसे ZBC"],
})
