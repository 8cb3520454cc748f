const en = {
  description:
    "{college}: online admission ({courses}), notices, events, courses, facilities and pictures of the campus.",
  slides: {
    label: "Pictures of the college",
    previous: "Previous picture",
    next: "Next picture",
    pause: "Pause the pictures",
    play: "Let the pictures change",
  },
  dignitaries: "Dignitaries",
  admission: {
    undated: "Online admission {session}",
    open: "Admission {session} is open",
    closed: "Admission {session} is closed",
    courses: "First year: {courses}",
    lastDay: "Last date to apply",
    feeLastDay: "Last date to pay the fee",
    fee: "Fee",
    fees: "Fee, by course and category",
    feeRange: "{from} to {to}",
    helpline: "Helpline",
    apply: "Apply online",
    status: "Status of your application",
    meritLists: "Merit lists",
    published: "Published",
  },
  announcement: {
    label: "Announcement",
    pause: "Pause the announcement",
  },
  tiles: "Quick links",
  principal: {
    name: "The Principal",
    whole: "Read the whole message",
  },
  notices: { title: "Notices and Press Releases", all: "View All", none: "No notices yet." },
  events: { title: "Events", all: "View All", none: "No events yet." },
  campusLife: "Campus Life",
  importantLinks: { title: "Important Links", notYet: "Not yet available" },
  statistics: "The college in numbers",
  gallery: { title: "Photo Gallery", all: "View ALL" },
}

const hi: typeof en = {
  description:
    "{college}: ऑनलाइन प्रवेश ({courses}), सूचनाएँ, कार्यक्रम, पाठ्यक्रम, सुविधाएँ और परिसर के चित्र।",
  slides: {
    label: "महाविद्यालय के चित्र",
    previous: "पिछला चित्र",
    next: "अगला चित्र",
    pause: "चित्र रोकें",
    play: "चित्र चलाएँ",
  },
  dignitaries: "गणमान्य व्यक्ति",
  admission: {
    undated: "ऑनलाइन प्रवेश {session}",
    open: "सत्र {session} के प्रवेश चालू हैं",
    closed: "सत्र {session} के प्रवेश बन्द हो चुके हैं",
    courses: "प्रथम वर्ष: {courses}",
    lastDay: "आवेदन की अन्तिम तिथि",
    feeLastDay: "शुल्क जमा करने की अन्तिम तिथि",
    fee: "शुल्क",
    fees: "शुल्क, पाठ्यक्रम और वर्ग के अनुसार",
    feeRange: "{from} से {to}",
    helpline: "हेल्पलाइन",
    apply: "ऑनलाइन आवेदन करें",
    status: "अपने आवेदन की स्थिति देखें",
    meritLists: "योग्यता सूचियाँ",
    published: "प्रकाशित",
  },
  announcement: {
    label: "घोषणा",
    pause: "घोषणा रोकें",
  },
  tiles: "त्वरित लिंक",
  principal: {
    name: "प्राचार्य",
    whole: "पूरा सन्देश पढ़ें",
  },
  notices: {
    title: "सूचनाएँ एवं प्रेस विज्ञप्तियाँ",
    all: "सभी देखें",
    none: "अभी कोई सूचना नहीं है।",
  },
  events: { title: "कार्यक्रम", all: "सभी देखें", none: "अभी कोई कार्यक्रम नहीं है।" },
  campusLife: "परिसर जीवन",
  importantLinks: { title: "महत्त्वपूर्ण लिंक", notYet: "अभी उपलब्ध नहीं" },
  statistics: "आँकड़ों में महाविद्यालय",
  gallery: { title: "फ़ोटो गैलरी", all: "सभी चित्र देखें" },
}

/** Messages of the home page; only those of one language are sent to the client. */
export const homeMessages = { en, hi }

export type HomeMessages = typeof en
