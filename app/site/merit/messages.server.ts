import type { Category } from "#domain/merit/allocation-rule.ts"
import { messagesByLanguage, type TextPair } from "#domain/messages/define-messages.ts"

export const meritListMessages = messagesByLanguage({
  pagination: {
    label: ["Pages of this list", "इस सूची के पृष्ठ"],
    previous: ["Previous", "पिछला"],
    next: ["Next", "अगला"],
  },
  titleOf: ["{title}, session {session}", "{title}, सत्र {session}"],
  none: [
    "No merit list of this session is published yet.",
    "इस सत्र की कोई योग्यता सूची अभी प्रकाशित नहीं हुई है।",
  ],
  /** Short, for narrow tables. */
  categories: {
    GEN: ["General", "सामान्य"],
    SC: ["SC", "अनु. जाति"],
    ST: ["ST", "अनु. जनजाति"],
    OBC: ["OBC", "अ. पि. वर्ग"],
    EWS: ["EWS", "ई.डब्ल्यू.एस."],
  } satisfies Record<Category, TextPair | string>,
  cutOffs: {
    caption: [
      "{programme}: index of the last person who got a seat",
      "{programme}: सीट पाने वाले अन्तिम व्यक्ति का सूचकांक",
    ],
    hint: [
      "A number is the index of the last person chosen by rank, or of the last one who holds what the seats are guaranteed to. “–”: nobody was chosen. A list's number leads to the list.",
      "हर संख्या क्रम से चुने गए अन्तिम व्यक्ति का योग्यता सूचकांक (मेरिट इंडेक्स) है; सुनिश्चित सीटों की पंक्ति में उस वर्ग के अन्तिम चयनित का। “–”: कोई नहीं चुना गया। सूची की संख्या दबाने पर सूची खुलती है।",
    ],
    compartment: ["Seats", "सीटें"],
    seats: ["Number", "संख्या"],
    list: ["List {number}", "सूची {number}"],
    overall: ["{trait}, all seats", "{trait}, सभी सीटें"],
  },
  earlier: ["Earlier sessions", "पिछले सत्र"],
  sessionOf: ["Session {session}", "सत्र {session}"],
  round: {
    title: ["{programme}, merit list {number}", "{programme}, योग्यता सूची {number}"],
    lead: ["Session {session}. Published on {day}.", "सत्र {session}। प्रकाशन: {day}।"],
    lastDate: ["Last day to accept a seat", "सीट स्वीकार करने की अन्तिम तिथि"],
    ranked: ["Applicants on the list", "सूची में आवेदक"],
    seats: ["Seats given", "दी गई सीटें"],
    given: ["{given} of {seats}", "{seats} में से {given}"],
    caption: ["Seats of this list by category", "वर्ग के अनुसार इस सूची की सीटें"],
    compartment: ["Seats", "सीटें"],
    chosen: ["Given", "दी गईं"],
    closing: ["Last index", "अन्तिम सूचकांक"],
    waiting: ["Waiting", "प्रतीक्षा में"],
    own: ["Your own place", "आपका अपना स्थान"],
    ownText: [
      "With your admission code and date of birth you see your rank, the sum of your index, and why you have a seat or not.",
      "अपने प्रवेश कोड और जन्मतिथि से आप अपना क्रम, अपने सूचकांक का पूरा जोड़, और सीट मिलने या न मिलने का कारण देख सकते हैं।",
    ],
    status: ["Status of your application", "आपके आवेदन की स्थिति"],
  },
  board: {
    title: ["For the notice board", "सूचना-पट्ट के लिए"],
    text: ["The list to print: A4, in both languages.", "छापने के लिए सूची: A4, दोनों भाषाओं में।"],
    chosen: ["Seats given (PDF)", "दी गई सीटें (PDF)"],
    waiting: ["Waiting lists (PDF)", "प्रतीक्षा सूचियाँ (PDF)"],
  },
  check: {
    title: ["Check this list", "इस सूची की जाँच करें"],
    text: [
      "The file holds the rule, all candidates without names, and the result. Anybody can compute the list again from it, and must get the same bytes.",
      "फ़ाइल में नियम, बिना नाम के सभी आवेदक और परिणाम हैं। कोई भी इससे सूची दोबारा बना सकता है, और परिणाम हूबहू वही आना चाहिए।",
    ],
    file: ["Frozen file (JSON)", "सूची की फ़ाइल, जो बदल नहीं सकती (JSON)"],
    sha256: ["SHA-256 of this list", "इस सूची का SHA-256"],
    how: [
      "Take the software of this website (it is open, and runs on any computer with Node.js 24). Run the command below in its folder. It must name the SHA-256 above, which is also printed on the list at the notice board.",
      "इस वेबसाइट का सॉफ़्टवेयर लें (वह सबके लिए खुला है और Node.js 24 वाले किसी भी कम्प्यूटर पर चलता है)। उसके फ़ोल्डर में नीचे लिखा आदेश चलाएँ। परिणाम में ऊपर लिखा SHA-256 आना चाहिए, जो सूचना-पट्ट की सूची पर भी छपा है।",
    ],
  },
  list: {
    title: ["{programme}, list {number}: {seats}", "{programme}, सूची {number}: {seats}"],
    lead: [
      "{seats} seats, {given} given, {waiting} waiting. Session {session}.",
      "सीटें {seats}, दी गईं {given}, प्रतीक्षा में {waiting}। सत्र {session}।",
    ],
    chosen: ["Seats given", "दी गई सीटें"],
    waiting: ["Waiting list", "प्रतीक्षा सूची"],
    nobody: ["Nobody.", "कोई नहीं।"],
    rank: ["Rank", "क्रम"],
    applicationNumber: ["Application number", "आवेदन संख्या"],
    name: ["Name", "नाम"],
    category: ["Category", "वर्ग"],
    index: ["Index", "सूचकांक"],
    seat: ["Seat", "सीट"],
    byRank: ["by rank", "क्रम से"],
    kept: ["accepted earlier", "पहले स्वीकृत"],
    place: ["No.", "सं."],
    hint: [
      "The rank is that among all candidates of the list. Your application number is on your admission sheet.",
      "क्रम सूची के सभी अभ्यर्थियों में है। आपकी आवेदन संख्या आपके प्रवेश आवेदन-पत्र पर है।",
    ],
  },
})
