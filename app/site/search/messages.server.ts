import type { FixedPath } from "#domain/content/paths.ts"
import { messagesByLanguage, type TextPair } from "#domain/messages/catalogue.ts"

export const siteSearchMessages = messagesByLanguage({
  search: {
    title: ["Search", "खोज"],
    titleOf: ["Search: {query}", "खोज: {query}"],
    lead: ["Pages, notices and events of this site.", "इस साइट के पृष्ठ, सूचनाएँ और कार्यक्रम।"],
    label: ["Search this site", "इस साइट में खोजें"],
    hint: [
      "In English or in Hindi, a word or two is enough.",
      "हिन्दी या अंग्रेज़ी में एक-दो शब्द पर्याप्त हैं।",
    ],
    submit: ["Search", "खोजें"],
    found: [
      "{count} result for “{query}” |||| {count} results for “{query}”",
      "“{query}” के लिए {count} परिणाम",
    ],
    none: {
      text: ["Nothing was found for “{query}”.", "“{query}” के लिए कुछ नहीं मिला।"],
      hints: [
        [
          "Check the spelling, or try another word for the same thing.",
          "वर्तनी जाँच लें, या उसी बात के लिए दूसरा शब्द लिखकर देखें।",
        ],
        [
          "Use fewer words, or only the beginning of one.",
          "कम शब्द लिखें, या किसी शब्द का केवल आरम्भ लिखें।",
        ],
      ],
      otherLanguage: ["Search the Hindi pages for it", "इसे अंग्रेज़ी पृष्ठों में खोजें"],
      siteMap: ["Look through the site map", "साइट मानचित्र में देखें"],
      contact: ["Ask the college office", "महाविद्यालय कार्यालय से पूछें"],
    },
    kinds: {
      page: ["Page", "पृष्ठ"],
      notice: ["Notice", "सूचना"],
      event: ["Event", "कार्यक्रम"],
    },
    pagination: {
      label: ["Pages of results", "परिणामों के पृष्ठ"],
      previous: ["Previous", "पिछला"],
      next: ["Next", "अगला"],
    },
  },
  siteMap: {
    title: ["Site Map", "साइट मानचित्र"],
    lead: ["Every page of this site in one list.", "इस साइट के सभी पृष्ठ एक सूची में।"],
    parts: {
      main: ["Main pages", "प्रमुख पृष्ठ"],
      admission: ["Online admission", "ऑनलाइन प्रवेश"],
      news: ["Notices and events", "सूचनाएँ एवं कार्यक्रम"],
      more: ["Policies and more", "नीतियाँ एवं अन्य पृष्ठ"],
      site: ["About this site", "इस साइट के विषय में"],
    },
    search: ["Search", "खोज"],
    feed: ["Notices as an RSS feed", "सूचनाएँ RSS फ़ीड के रूप में"],
  },
  /** Titles of fixed pages that the college's menu may not contain. */
  titles: {
    "/": ["Home", "मुख्य पृष्ठ"],
    "/faculty-of-science": ["Faculty of Science", "विज्ञान संकाय"],
    "/faculties-staff/faculty-of-commerce/": ["Faculty of Commerce", "वाणिज्य संकाय"],
    "/faculties-staff/non-teaching-staff/": ["Non-Teaching Staff", "शिक्षणेतर कर्मचारी"],
    "/courses": ["Courses", "पाठ्यक्रम"],
    "/facilities": ["Facilities", "सुविधाएँ"],
    "/gallery/photo/": ["Photo Gallery", "फ़ोटो गैलरी"],
    "/gallery/video/": ["Video Gallery", "वीडियो गैलरी"],
    "/notices": ["Notices", "सूचनाएँ"],
    "/events": ["Events", "कार्यक्रम"],
    "/holidays": ["Holidays", "अवकाश"],
    "/contact-us/": ["Contact", "सम्पर्क"],
    "/admission-form": ["Online Admission", "ऑनलाइन प्रवेश"],
    "/admission-form/ba/part-1": [
      "Bachelor of Arts, 1st year: application form",
      "कला स्नातक प्रथम वर्ष: आवेदन-पत्र",
    ],
    "/admission-form/bsc/part-1": [
      "Bachelor of Science, 1st year: application form",
      "विज्ञान स्नातक प्रथम वर्ष: आवेदन-पत्र",
    ],
    "/admission-form/bcom/part-1": [
      "Bachelor of Commerce, 1st year: application form",
      "वाणिज्य स्नातक प्रथम वर्ष: आवेदन-पत्र",
    ],
    "/student/student-login": ["Student Login", "विद्यार्थी लॉगिन"],
    "/admission-status": ["Status of an Application", "आवेदन की स्थिति"],
    "/site-map": ["Site Map", "साइट मानचित्र"],
  } satisfies Record<FixedPath, TextPair>,
})

export type SiteMapMessages = Pick<(typeof siteSearchMessages)["en"], "siteMap" | "titles">
