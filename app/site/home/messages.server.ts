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
    title: "Online admission {session}",
    courses: "First year: {courses}",
    apply: "Apply online",
  },
  announcement: {
    label: "Announcement",
    pause: "Pause the announcement",
    play: "Let the announcement move",
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
    title: "ऑनलाइन प्रवेश {session}",
    courses: "प्रथम वर्ष: {courses}",
    apply: "ऑनलाइन आवेदन करें",
  },
  announcement: {
    label: "घोषणा",
    pause: "घोषणा रोकें",
    play: "घोषणा चलाएँ",
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
