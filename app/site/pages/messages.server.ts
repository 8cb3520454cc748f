const en = {
  home: "Home",
  trail: "You are here",
  updated: "Last updated",
  pageTitle: "{title}, page {page}",
  policies: "Policies",
  importantLinks: "Important links",
  beingPrepared: "This page is being prepared",
  beingPreparedText:
    "Its contents will appear here as soon as the college publishes them. Until then the office will gladly answer your question.",
  notices: "Read the notices",
  contact: "Contact us",
  /** Titles of fixed pages while they are not published. */
  titles: {
    "/about/college_history": "Institution Introduction",
    "/about/principals-message": "Principal's Message",
    "/about/vision": "Vision",
    "/about/mission": "Mission",
    "/administration/iqac": "Internal Quality Assurance Cell",
    "/facilities/multipurpose-hall": "Multipurpose Hall",
    "/gallery/news": "News",
    "/fee-refund-policy": "Fee Refund Policy",
    "/privacyy-policy": "Privacy Policy",
    "/terms-and-condition": "Terms and Conditions",
  } as Record<string, string>,
}

const hi: typeof en = {
  home: "मुख्य पृष्ठ",
  trail: "आप यहाँ हैं",
  updated: "अन्तिम अद्यतन",
  pageTitle: "{title}, पृष्ठ {page}",
  policies: "नीतियाँ",
  importantLinks: "महत्त्वपूर्ण लिंक",
  beingPrepared: "यह पृष्ठ तैयार किया जा रहा है",
  beingPreparedText:
    "महाविद्यालय द्वारा प्रकाशित होते ही इसकी सामग्री यहाँ दिखाई देगी। तब तक अपनी जिज्ञासा के लिए कार्यालय से सम्पर्क करें।",
  notices: "सूचनाएँ पढ़ें",
  contact: "सम्पर्क करें",
  titles: {
    "/about/college_history": "संस्था परिचय",
    "/about/principals-message": "प्राचार्य का सन्देश",
    "/about/vision": "हमारी दृष्टि",
    "/about/mission": "हमारा ध्येय",
    "/administration/iqac": "आन्तरिक गुणवत्ता आश्वासन प्रकोष्ठ",
    "/facilities/multipurpose-hall": "बहुउद्देशीय सभागार",
    "/gallery/news": "समाचार",
    "/fee-refund-policy": "शुल्क वापसी नीति",
    "/privacyy-policy": "गोपनीयता नीति",
    "/terms-and-condition": "नियम एवं शर्तें",
  },
}

export const pageMessages = { en, hi }
