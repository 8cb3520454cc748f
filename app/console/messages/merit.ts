import type { Catalogue } from "./catalogue.ts"

/** What the audit says of merit lists. */
export const meritMessages = {
  actions: {
    "merit rule saved": ["Merit rule saved", "योग्यता नियम सहेजा गया"],
    "merit rule signed": ["Merit rule signed", "योग्यता नियम पर हस्ताक्षर हुआ"],
    "admitted outside the merit lists": [
      "Admitted outside the merit lists",
      "योग्यता सूची से अलग प्रवेश",
    ],
    "merit list exported": ["Merit list exported", "योग्यता सूची निर्यात हुई"],
    "offer letters printed": ["Offer letters printed", "सीट-प्रस्ताव पत्र छापे गए"],
    "merit list published": ["Merit list published", "योग्यता सूची प्रकाशित हुई"],
    "merit list withdrawn": ["Merit list withdrawn", "योग्यता सूची वापस ली गई"],
    "merit offer accepted": ["Offered seat accepted", "प्रस्तावित सीट स्वीकार हुई"],
    "merit offer declined": ["Offered seat declined", "प्रस्तावित सीट अस्वीकार हुई"],
    "merit offer absent": ["Did not come for the offered seat", "प्रस्तावित सीट के लिए नहीं आए"],
    "merit marks entered": ["Marks for merit lists entered", "योग्यता सूची के अंक दर्ज हुए"],
    "merit offer offered": ["Answer to an offer taken back", "प्रस्ताव का उत्तर वापस लिया गया"],
  },
} satisfies Catalogue
