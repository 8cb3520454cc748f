import { messagesByLanguage } from "#domain/messages/catalogue.ts"

export const noticeBoardMessages = messagesByLanguage({
  title: ["Merit list for the notice board", "सूचना-पट्ट के लिए योग्यता सूची"],
  hint: [
    "A4, portrait. To keep it as a PDF, choose “Save as PDF” as the printer.",
    "A4, खड़ा काग़ज़। PDF के रूप में रखने के लिए प्रिंटर की जगह “Save as PDF” चुनें।",
  ],
})

/** The texts on the paper, which is in both languages. */
export const paperTexts = {
  seats: { en: "Merit list {number}: seats given", hi: "योग्यता सूची {number}: दी गई सीटें" },
  waiting: { en: "Merit list {number}: waiting lists", hi: "योग्यता सूची {number}: प्रतीक्षा सूचियाँ" },
  session: { en: "Session {session}", hi: "सत्र {session}" },
  published: { en: "Published on {day}", hi: "प्रकाशन: {day}" },
  lastDate: {
    en: "Last day to accept a seat: {day}",
    hi: "सीट स्वीकार करने की अन्तिम तिथि: {day}",
  },
  place: { en: "No.", hi: "सं." },
  rank: { en: "Rank", hi: "क्रम" },
  applicationNumber: { en: "Application number", hi: "आवेदन संख्या" },
  name: { en: "Name", hi: "नाम" },
  category: { en: "Category", hi: "वर्ग" },
  index: { en: "Index", hi: "सूचकांक (मेरिट इंडेक्स)" },
  seat: { en: "Seat", hi: "सीट" },
  given: { en: "Given", hi: "दी गईं" },
  ofSeats: { en: "Seats", hi: "सीटें" },
  closing: { en: "Last index", hi: "अन्तिम सूचकांक" },
  nobody: { en: "Nobody.", hi: "कोई नहीं।" },
  check: {
    en: "Every applicant can see the own rank, index and reason with admission code and date of birth at {status}. The frozen file is at {page}. Anybody can compute this list again from it with “npm run merit:verify”, which must name this SHA-256:",
    hi: "हर आवेदक प्रवेश कोड और जन्मतिथि से अपना क्रम, सूचकांक और कारण {status} पर देख सकता है। सूची की फ़ाइल {page} पर है। इस फ़ाइल से कोई भी “npm run merit:verify” द्वारा यह सूची दोबारा बना सकता है; परिणाम में यही SHA-256 आना चाहिए:",
  },
  admission: { en: "Admission in-charge", hi: "प्रवेश प्रभारी" },
  principal: { en: "Principal", hi: "प्राचार्य" },
}
