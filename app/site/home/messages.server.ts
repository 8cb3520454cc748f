import { messagesByLanguage } from "#domain/messages/define-messages.ts"

export const homeMessages = messagesByLanguage({
  description: [
    "{college}: online admission ({courses}), notices, events, courses, facilities and pictures of the campus.",
    "{college}: ऑनलाइन प्रवेश ({courses}), सूचनाएँ, कार्यक्रम, पाठ्यक्रम, सुविधाएँ और परिसर के चित्र।",
  ],
  slides: {
    label: ["Pictures of the college", "महाविद्यालय के चित्र"],
    previous: ["Previous picture", "पिछला चित्र"],
    next: ["Next picture", "अगला चित्र"],
    pause: ["Pause the pictures", "चित्र रोकें"],
    play: ["Let the pictures change", "चित्र चलाएँ"],
  },
  dignitaries: ["Dignitaries", "गणमान्य व्यक्ति"],
  admission: {
    undated: ["Online admission {session}", "ऑनलाइन प्रवेश {session}"],
    open: ["Admission {session} is open", "सत्र {session} के प्रवेश चालू हैं"],
    unconfirmed: ["Admission {session} is not open yet", "सत्र {session} के प्रवेश अभी नहीं खुले हैं"],
    closed: ["Admission {session} is closed", "सत्र {session} के प्रवेश बन्द हो चुके हैं"],
    courses: ["First year: {courses}", "प्रथम वर्ष: {courses}"],
    lastDay: ["Last date to apply", "आवेदन की अन्तिम तिथि"],
    feeLastDay: ["Last date to pay the fee", "शुल्क जमा करने की अन्तिम तिथि"],
    fee: ["Fee", "शुल्क"],
    fees: ["Fee, by course and category", "शुल्क, पाठ्यक्रम और वर्ग के अनुसार"],
    feeRange: ["{from} to {to}", "{from} से {to}"],
    helpline: ["Helpline", "हेल्पलाइन"],
    apply: ["Apply online", "ऑनलाइन आवेदन करें"],
    status: ["Status of your application", "अपने आवेदन की स्थिति देखें"],
    published: ["Published", "प्रकाशित"],
  },
  announcement: {
    pause: ["Pause the announcement", "घोषणा रोकें"],
  },
  principal: {
    name: ["The Principal", "प्राचार्य"],
    whole: ["Read the whole message", "पूरा सन्देश पढ़ें"],
  },
  notices: {
    all: ["View All", "सभी देखें"],
    none: ["No notices yet.", "अभी कोई सूचना नहीं है।"],
  },
  events: {
    all: ["View All", "सभी देखें"],
    none: ["No events yet.", "अभी कोई कार्यक्रम नहीं है।"],
  },
  importantLinks: {
    notYet: ["Not yet available", "अभी उपलब्ध नहीं"],
  },
  gallery: {
    all: ["View ALL", "सभी चित्र देखें"],
  },
})

export type HomeMessages = (typeof homeMessages)["en"]
