import { messagesByLanguage } from "#domain/messages/define-messages.ts"

export const datedListMessages = messagesByLanguage({
  pagination: {
    label: ["Pages of this list", "इस सूची के पृष्ठ"],
    previous: ["Previous", "पिछला"],
    next: ["Next", "अगला"],
  },
  print: ["Print", "छापें"],
  filter: {
    label: ["Show a part of the list", "सूची का एक भाग दिखाएँ"],
    category: ["Category", "श्रेणी"],
    type: ["Type", "प्रकार"],
    year: ["Year", "वर्ष"],
    all: ["All", "सभी"],
  },
  documents: {
    none: ["No document is published yet.", "अभी कोई दस्तावेज़ प्रकाशित नहीं हुआ है।"],
    description: [
      "Reports, minutes, syllabi, timetables and forms of the college to download.",
      "महाविद्यालय की रिपोर्टें, बैठकों के कार्यवृत्त, पाठ्यक्रम, समय-सारिणियाँ और फ़ॉर्म डाउनलोड करने के लिए।",
    ],
    pages: ["{count} page |||| {count} pages", "{count} पृष्ठ |||| {count} पृष्ठ"],
    scan: [
      "Scanned pictures of pages: a screen reader cannot read them.",
      "पृष्ठों के स्कैन किए चित्र: स्क्रीन रीडर इन्हें नहीं पढ़ सकता।",
    ],
  },
  notices: {
    none: ["There is no such notice at present.", "इस समय ऐसी कोई सूचना नहीं है।"],
    feed: ["Notices as an RSS feed", "सूचनाएँ RSS फ़ीड के रूप में"],
    published: ["Published on {day}", "प्रकाशन तिथि: {day}"],
    pinned: ["Important", "महत्त्वपूर्ण"],
    new: ["New", "नई"],
    files: ["{count} file |||| {count} files", "{count} फ़ाइल |||| {count} फ़ाइलें"],
    around: ["Other notices", "अन्य सूचनाएँ"],
    newer: ["Newer notice", "बाद की सूचना"],
    older: ["Older notice", "पहले की सूचना"],
    all: ["All notices", "सभी सूचनाएँ"],
  },
  events: {
    none: ["There is no event at present.", "इस समय कोई कार्यक्रम नहीं है।"],
    upcoming: ["Upcoming events", "आगामी कार्यक्रम"],
    past: ["Past events", "बीते कार्यक्रम"],
    when: ["When", "कब"],
    where: ["Where", "कहाँ"],
    isPast: ["This event has taken place.", "यह कार्यक्रम सम्पन्न हो चुका है।"],
    all: ["All events", "सभी कार्यक्रम"],
  },
  holidays: {
    none: ["The list of holidays has not been published yet.", "अवकाश-सूची अभी प्रकाशित नहीं हुई है।"],
    caption: ["Holidays by month", "माहवार अवकाश"],
    date: ["Date", "तिथि"],
    weekday: ["Day", "दिन"],
    name: ["Holiday", "अवकाश"],
    moon: ["depends on the moon", "चाँद दिखने पर"],
    moonNote: [
      "The date may shift by a day when the moon is seen. A notice will then say so.",
      "चाँद दिखने के अनुसार तिथि एक दिन आगे-पीछे हो सकती है। तब अलग से सूचना दी जाएगी।",
    ],
  },
})
