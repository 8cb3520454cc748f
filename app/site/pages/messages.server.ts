import { messagesByLanguage, type TextPair } from "#domain/messages/define-messages.ts"

export const pageMessages = messagesByLanguage({
  home: ["Home", "मुख्य पृष्ठ"],
  trail: ["You are here", "आप यहाँ हैं"],
  updated: ["Last updated", "अन्तिम अद्यतन"],
  pageTitle: ["{title}, page {page}", "{title}, पृष्ठ {page}"],
  policies: ["Policies", "नीतियाँ"],
  importantLinks: ["Important links", "महत्त्वपूर्ण लिंक"],
  onlyInOther: ["This page is available in Hindi only.", "यह पृष्ठ केवल अंग्रेज़ी में उपलब्ध है।"],
  readInOther: ["Read it in Hindi", "इसे अंग्रेज़ी में पढ़ें"],
  beingPrepared: ["This page is being prepared", "यह पृष्ठ तैयार किया जा रहा है"],
  beingPreparedText: [
    "Its contents will appear here as soon as the college publishes them. Until then the office will gladly answer your question.",
    "महाविद्यालय द्वारा प्रकाशित होते ही इसकी सामग्री यहाँ दिखाई देगी। तब तक अपनी जिज्ञासा के लिए कार्यालय से सम्पर्क करें।",
  ],
  notices: ["Read the notices", "सूचनाएँ पढ़ें"],
  contact: ["Contact us", "सम्पर्क करें"],
  /** Titles of fixed pages while they are not published. */
  titles: {
    "/about/college_history": ["Institution Introduction", "संस्था परिचय"],
    "/about/principals-message": ["Principal's Message", "प्राचार्य का सन्देश"],
    "/about/vision": ["Vision", "हमारी दृष्टि"],
    "/about/mission": ["Mission", "हमारा ध्येय"],
    "/administration/iqac": ["Internal Quality Assurance Cell", "आन्तरिक गुणवत्ता आश्वासन प्रकोष्ठ"],
    "/facilities/multipurpose-hall": ["Multipurpose Hall", "बहुउद्देशीय सभागार"],
    "/gallery/news": ["News", "समाचार"],
    "/fee-refund-policy": ["Fee Refund Policy", "शुल्क वापसी नीति"],
    "/privacyy-policy": ["Privacy Policy", "गोपनीयता नीति"],
    "/terms-and-condition": ["Terms and Conditions", "नियम एवं शर्तें"],
  } as Record<string, TextPair>,
})

export const coursesMessages = messagesByLanguage({
  subjects: ["Subjects", "विषय"],
  noSubjects: [
    "The subjects on offer are listed in the application form.",
    "उपलब्ध विषयों की सूची आवेदन-पत्र में दी गई है।",
  ],
  apply: ["Apply online", "ऑनलाइन आवेदन करें"],
  applyFor: ["for {course}", "{course} के लिए"],
})

export const facilitiesMessages = messagesByLanguage({
  more: ["Read More", "और पढ़ें"],
  less: ["Read Less", "कम पढ़ें"],
})

export const facultyMessages = messagesByLanguage({
  coordinator: ["Coordinator", "समन्वयक"],
  view: ["View", "देखें"],
  close: ["Close", "बन्द करें"],
  none: ["No faculty data available.", "संकाय की जानकारी उपलब्ध नहीं है।"],
})

export const peopleMessages = messagesByLanguage({
  titles: {
    staff: ["Teachers and staff", "शिक्षक एवं कर्मचारी"],
    members: ["Members", "सदस्य"],
  },
  qualification: ["Qualification", "योग्यता"],
  subjects: ["Subjects", "विषय"],
  phone: ["Phone", "फ़ोन"],
  email: ["E-mail", "ई-मेल"],
})
