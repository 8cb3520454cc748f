import { meritLists } from "#domain/content/paths.ts"

const en = {
  skipToMain: "Skip to main content",
  topBar: {
    more: "More",
    language: "Language",
    holidays: "Holidays",
    noHolidays: "No more holidays are listed.",
    allHolidays: "All holidays",
    approximate: "depends on the moon",
    contact: "Contact Us",
    social: "The college elsewhere",
    elsewhere: "{name} (another website)",
  },
  display: {
    textSize: "Text size",
    smaller: "Smaller text",
    normal: "Normal text",
    larger: "Larger text",
    letter: "A",
    highContrast: "High contrast",
    colour: "Menu colour",
    colours: {
      "#14297a": "Blue",
      "#bd3420": "Red",
      "#0b0b53": "Midnight blue",
      purple: "Purple",
      orange: "Orange",
    },
  },
  header: {
    emblem: "Emblem of the college",
    search: "Search",
    searchLabel: "Search this website",
    admission: "Admission",
    login: "Student Login",
  },
  navigation: {
    label: "Main menu",
    menu: "Menu",
    notYet: "not yet available",
  },
  footer: {
    label: "More links",
    contact: "Contact",
    phone: "Phone",
    email: "E-mail",
    copyright: "© {year} {college}",
    owner: "The content of this website is owned and maintained by {college}.",
    updated: "Last updated",
    sample: "Sample website: the college, its people and its numbers are invented.",
  },
}

const hi: typeof en = {
  skipToMain: "मुख्य सामग्री पर जाएँ",
  topBar: {
    more: "अधिक",
    language: "भाषा",
    holidays: "अवकाश",
    noHolidays: "सूची में आगे कोई अवकाश नहीं है।",
    allHolidays: "सभी अवकाश",
    approximate: "चाँद दिखने पर निर्भर",
    contact: "सम्पर्क करें",
    social: "सोशल मीडिया पर महाविद्यालय",
    elsewhere: "{name} (दूसरी वेबसाइट)",
  },
  display: {
    textSize: "अक्षरों का आकार",
    smaller: "छोटे अक्षर",
    normal: "सामान्य अक्षर",
    larger: "बड़े अक्षर",
    letter: "अ",
    highContrast: "अधिक स्पष्ट रंग",
    colour: "मेन्यू का रंग",
    colours: {
      "#14297a": "नीला",
      "#bd3420": "लाल",
      "#0b0b53": "गहरा नीला",
      purple: "बैंगनी",
      orange: "नारंगी",
    },
  },
  header: {
    emblem: "महाविद्यालय का प्रतीक चिह्न",
    search: "खोजें",
    searchLabel: "इस वेबसाइट में खोजें",
    admission: "प्रवेश",
    login: "विद्यार्थी लॉगिन",
  },
  navigation: {
    label: "मुख्य मेन्यू",
    menu: "मेन्यू",
    notYet: "अभी उपलब्ध नहीं",
  },
  footer: {
    label: "अन्य लिंक",
    contact: "सम्पर्क",
    phone: "फ़ोन",
    email: "ई-मेल",
    copyright: "© {year} {college}",
    owner: "इस वेबसाइट की सामग्री का स्वामित्व एवं रख-रखाव {college} का है।",
    updated: "अन्तिम अद्यतन",
    sample: "नमूना वेबसाइट: महाविद्यालय, उसके लोग और उसके आँकड़े काल्पनिक हैं।",
  },
}

/** Messages of the layout; only those of one language are sent to the client. */
export const layoutMessages = { en, hi }

/** The links of the footer, by group. */
export const footerGroups = [
  {
    title: { en: "About", hi: "परिचय" },
    links: [
      {
        title: { en: "College History", hi: "महाविद्यालय का इतिहास" },
        link: "/about/college_history",
      },
      {
        title: { en: "Principal's Message", hi: "प्राचार्य का सन्देश" },
        link: "/about/principals-message/",
      },
      { title: { en: "Vision", hi: "हमारी दृष्टि" }, link: "/about/vision/" },
      { title: { en: "Mission", hi: "हमारा ध्येय" }, link: "/about/mission/" },
      {
        title: { en: "Quality Assurance Cell", hi: "गुणवत्ता आश्वासन प्रकोष्ठ" },
        link: "/administration/iqac",
      },
      { title: { en: "Facilities", hi: "सुविधाएँ" }, link: "/facilities" },
    ],
  },
  {
    title: { en: "Admission", hi: "प्रवेश" },
    links: [
      { title: { en: "Online Admission", hi: "ऑनलाइन प्रवेश" }, link: "/admission-form" },
      { title: { en: "Status of an Application", hi: "आवेदन की स्थिति" }, link: "/admission-status" },
      { title: meritLists.title, link: meritLists.path },
      { title: { en: "Courses", hi: "पाठ्यक्रम" }, link: "/courses" },
      { title: { en: "Notices", hi: "सूचनाएँ" }, link: "/notices" },
      { title: { en: "Events", hi: "कार्यक्रम" }, link: "/events" },
      { title: { en: "Contact Us", hi: "सम्पर्क करें" }, link: "/contact-us/" },
    ],
  },
  {
    title: { en: "Students", hi: "विद्यार्थी" },
    links: [
      { title: { en: "Student Login", hi: "विद्यार्थी लॉगिन" }, link: "/student/student-login" },
      {
        title: { en: "Student Grievance", hi: "विद्यार्थी शिकायत निवारण" },
        link: "/student-grievance",
      },
      { title: { en: "Holidays", hi: "अवकाश" }, link: "/holidays" },
      { title: { en: "Photo Gallery", hi: "फ़ोटो गैलरी" }, link: "/gallery/photo/" },
      { title: { en: "Video Gallery", hi: "वीडियो गैलरी" }, link: "/gallery/video/" },
    ],
  },
  {
    title: { en: "Policies", hi: "नीतियाँ" },
    links: [
      { title: { en: "Fee Refund Policy", hi: "शुल्क वापसी नीति" }, link: "/fee-refund-policy" },
      { title: { en: "Privacy Policy", hi: "गोपनीयता नीति" }, link: "/privacyy-policy" },
      { title: { en: "Terms and Conditions", hi: "नियम एवं शर्तें" }, link: "/terms-and-condition" },
      {
        title: { en: "Accessibility Statement", hi: "सुगम्यता वक्तव्य" },
        link: "/accessibility-statement",
      },
      { title: { en: "RTI Information", hi: "सूचना का अधिकार (RTI)" }, link: "/rti-information" },
      { title: { en: "Site Map", hi: "साइट मानचित्र" }, link: "/site-map" },
    ],
  },
]
