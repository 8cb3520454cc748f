import type { Catalogue } from "./catalogue.ts"

/** Merit lists. */
export const meritMessages = {
  refusals: {
    merit_changed: [
      "Something changed since you saw this list: an answer, an application or another round. Nothing was stored. Compute it again.",
      "इस सूची को देखने के बाद कुछ बदला है: कोई उत्तर, आवेदन या चरण। कुछ भी सहेजा नहीं गया। सूची फिर से बनाएँ।",
    ],
    merit_answered: [
      "Somebody has answered an offer of this list. Take these answers back first.",
      "इस सूची के किसी प्रस्ताव पर उत्तर आ चुका है। पहले वे उत्तर वापस लें।",
    ],
    merit_no_offer: [
      "Somebody of these has no offer in the last list. Nothing was stored.",
      "इनमें से किसी को पिछली सूची में प्रस्ताव नहीं मिला है। कुछ भी सहेजा नहीं गया।",
    ],
  },
  actions: {
    "merit rule saved": ["Merit rule saved", "योग्यता नियम सहेजा गया"],
    "merit rule signed": ["Merit rule signed", "योग्यता नियम पर हस्ताक्षर हुआ"],
    "merit list published": ["Merit list published", "योग्यता सूची प्रकाशित हुई"],
    "merit list withdrawn": ["Merit list withdrawn", "योग्यता सूची वापस ली गई"],
    "merit offer accepted": ["Offered seat accepted", "प्रस्तावित सीट स्वीकार हुई"],
    "merit offer declined": ["Offered seat declined", "प्रस्तावित सीट अस्वीकार हुई"],
    "merit offer absent": ["Did not come for the offered seat", "प्रस्तावित सीट के लिए नहीं आए"],
    "merit offer offered": ["Answer to an offer taken back", "प्रस्ताव का उत्तर वापस लिया गया"],
  },
} satisfies Catalogue
