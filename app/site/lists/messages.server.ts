import type { Language } from "#domain/content/text.ts"

const en = {
  pagination: { label: "Pages of this list", previous: "Previous", next: "Next" },
  print: "Print",
  notices: {
    title: "Notices",
    lead: "Announcements of the college office, the newest first.",
    none: "There is no notice at present.",
    feed: "Notices as an RSS feed",
    published: "Published on {day}",
    around: "Other notices",
    newer: "Newer notice",
    older: "Older notice",
    all: "All notices",
  },
  events: {
    title: "Events",
    lead: "What is coming up at the college, and what has been.",
    none: "There is no event at present.",
    upcoming: "Upcoming events",
    past: "Past events",
    when: "When",
    where: "Where",
    isPast: "This event has taken place.",
    all: "All events",
  },
  holidays: {
    title: "Holidays",
    lead: "Days on which the college office and all classes are closed.",
    none: "The list of holidays has not been published yet.",
    caption: "Holidays by month",
    date: "Date",
    weekday: "Day",
    name: "Holiday",
    moon: "depends on the moon",
    moonNote: "The date may shift by a day when the moon is seen. A notice will then say so.",
  },
}

const hi: typeof en = {
  pagination: { label: "इस सूची के पृष्ठ", previous: "पिछला", next: "अगला" },
  print: "छापें",
  notices: {
    title: "सूचनाएँ",
    lead: "महाविद्यालय कार्यालय की सूचनाएँ, नवीनतम सबसे पहले।",
    none: "इस समय कोई सूचना नहीं है।",
    feed: "सूचनाएँ RSS फ़ीड के रूप में",
    published: "प्रकाशन तिथि: {day}",
    around: "अन्य सूचनाएँ",
    newer: "बाद की सूचना",
    older: "पहले की सूचना",
    all: "सभी सूचनाएँ",
  },
  events: {
    title: "कार्यक्रम",
    lead: "महाविद्यालय में क्या होने वाला है और क्या हो चुका है।",
    none: "इस समय कोई कार्यक्रम नहीं है।",
    upcoming: "आगामी कार्यक्रम",
    past: "बीते कार्यक्रम",
    when: "कब",
    where: "कहाँ",
    isPast: "यह कार्यक्रम सम्पन्न हो चुका है।",
    all: "सभी कार्यक्रम",
  },
  holidays: {
    title: "अवकाश",
    lead: "इन दिनों महाविद्यालय का कार्यालय और सभी कक्षाएँ बन्द रहती हैं।",
    none: "अवकाश-सूची अभी प्रकाशित नहीं हुई है।",
    caption: "माहवार अवकाश",
    date: "तिथि",
    weekday: "दिन",
    name: "अवकाश",
    moon: "चाँद दिखने पर",
    moonNote: "चाँद दिखने के अनुसार तिथि एक दिन आगे-पीछे हो सकती है। तब अलग से सूचना दी जाएगी।",
  },
}

const catalogues = { en, hi }

/** Messages of notices, events and holidays in one language; only these are sent to the client. */
export const listMessages = (language: Language) => catalogues[language]
