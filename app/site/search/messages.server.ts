import type { FixedPath } from "#domain/content/paths.ts"

const en = {
  search: {
    title: "Search",
    titleOf: "Search: {query}",
    lead: "Pages, notices and events of this site.",
    label: "Search this site",
    hint: "In English or in Hindi, a word or two is enough.",
    submit: "Search",
    found: { one: "1 result for “{query}”", many: "{total} results for “{query}”" },
    none: {
      text: "Nothing was found for “{query}”.",
      hints: [
        "Check the spelling, or try another word for the same thing.",
        "Use fewer words, or only the beginning of one.",
      ],
      otherLanguage: "Search the Hindi pages for it",
      siteMap: "Look through the site map",
      contact: "Ask the college office",
    },
    kinds: { page: "Page", notice: "Notice", event: "Event" },
    pagination: { label: "Pages of results", previous: "Previous", next: "Next" },
  },
  siteMap: {
    title: "Site Map",
    lead: "Every page of this site in one list.",
    parts: {
      main: "Main pages",
      admission: "Online admission",
      news: "Notices and events",
      more: "Policies and more",
      site: "About this site",
    },
    search: "Search",
    feed: "Notices as an RSS feed",
  },
  /** Titles of fixed pages that the college's menu may not contain. */
  titles: {
    "/": "Home",
    "/faculty-of-science": "Faculty of Science",
    "/faculties-staff/faculty-of-commerce/": "Faculty of Commerce",
    "/faculties-staff/non-teaching-staff/": "Non-Teaching Staff",
    "/courses": "Courses",
    "/facilities": "Facilities",
    "/gallery/photo/": "Photo Gallery",
    "/gallery/video/": "Video Gallery",
    "/notices": "Notices",
    "/events": "Events",
    "/holidays": "Holidays",
    "/contact-us/": "Contact",
    "/admission-form": "Online Admission",
    "/admission-form/ba/part-1": "Bachelor of Arts, 1st year: application form",
    "/admission-form/bsc/part-1": "Bachelor of Science, 1st year: application form",
    "/admission-form/bcom/part-1": "Bachelor of Commerce, 1st year: application form",
    "/student/student-login": "Student Login",
    "/admission-status": "Status of an Application",
    "/site-map": "Site Map",
  } satisfies Record<FixedPath, string>,
}

const hi: typeof en = {
  search: {
    title: "खोज",
    titleOf: "खोज: {query}",
    lead: "इस साइट के पृष्ठ, सूचनाएँ और कार्यक्रम।",
    label: "इस साइट में खोजें",
    hint: "हिन्दी या अंग्रेज़ी में एक-दो शब्द पर्याप्त हैं।",
    submit: "खोजें",
    found: { one: "“{query}” के लिए 1 परिणाम", many: "“{query}” के लिए {total} परिणाम" },
    none: {
      text: "“{query}” के लिए कुछ नहीं मिला।",
      hints: [
        "वर्तनी जाँच लें, या उसी बात के लिए दूसरा शब्द लिखकर देखें।",
        "कम शब्द लिखें, या किसी शब्द का केवल आरम्भ लिखें।",
      ],
      otherLanguage: "इसे अंग्रेज़ी पृष्ठों में खोजें",
      siteMap: "साइट मानचित्र में देखें",
      contact: "महाविद्यालय कार्यालय से पूछें",
    },
    kinds: { page: "पृष्ठ", notice: "सूचना", event: "कार्यक्रम" },
    pagination: { label: "परिणामों के पृष्ठ", previous: "पिछला", next: "अगला" },
  },
  siteMap: {
    title: "साइट मानचित्र",
    lead: "इस साइट के सभी पृष्ठ एक सूची में।",
    parts: {
      main: "प्रमुख पृष्ठ",
      admission: "ऑनलाइन प्रवेश",
      news: "सूचनाएँ एवं कार्यक्रम",
      more: "नीतियाँ एवं अन्य पृष्ठ",
      site: "इस साइट के विषय में",
    },
    search: "खोज",
    feed: "सूचनाएँ RSS फ़ीड के रूप में",
  },
  titles: {
    "/": "मुख्य पृष्ठ",
    "/faculty-of-science": "विज्ञान संकाय",
    "/faculties-staff/faculty-of-commerce/": "वाणिज्य संकाय",
    "/faculties-staff/non-teaching-staff/": "शिक्षणेतर कर्मचारी",
    "/courses": "पाठ्यक्रम",
    "/facilities": "सुविधाएँ",
    "/gallery/photo/": "फ़ोटो गैलरी",
    "/gallery/video/": "वीडियो गैलरी",
    "/notices": "सूचनाएँ",
    "/events": "कार्यक्रम",
    "/holidays": "अवकाश",
    "/contact-us/": "सम्पर्क",
    "/admission-form": "ऑनलाइन प्रवेश",
    "/admission-form/ba/part-1": "कला स्नातक प्रथम वर्ष: आवेदन-पत्र",
    "/admission-form/bsc/part-1": "विज्ञान स्नातक प्रथम वर्ष: आवेदन-पत्र",
    "/admission-form/bcom/part-1": "वाणिज्य स्नातक प्रथम वर्ष: आवेदन-पत्र",
    "/student/student-login": "विद्यार्थी लॉगिन",
    "/admission-status": "आवेदन की स्थिति",
    "/site-map": "साइट मानचित्र",
  },
}

/** Messages of search and site map. */
export const siteSearchMessages = { en, hi }

export type SiteMapMessages = Pick<typeof en, "siteMap" | "titles">
