import type { CollectionName } from "./collections.ts"
import type { OfficeDocument } from "./office-documents.ts"
import type { Bilingual } from "./text.ts"

interface CollectionNames {
  one: Bilingual
  all: Bilingual
}

/** What one item of a collection is called, and all of them. */
export const collectionNames = {
  notices: { one: { en: "Notice", hi: "सूचना" }, all: { en: "Notices", hi: "सूचनाएँ" } },
  events: { one: { en: "Event", hi: "कार्यक्रम" }, all: { en: "Events", hi: "कार्यक्रम" } },
  pages: { one: { en: "Page", hi: "पृष्ठ" }, all: { en: "Pages", hi: "पृष्ठ" } },
  photos: { one: { en: "Photo", hi: "फ़ोटो" }, all: { en: "Photo gallery", hi: "फ़ोटो गैलरी" } },
  videos: { one: { en: "Video", hi: "वीडियो" }, all: { en: "Video gallery", hi: "वीडियो गैलरी" } },
  slides: { one: { en: "Slide", hi: "स्लाइड" }, all: { en: "Slides", hi: "स्लाइडें" } },
  holidays: { one: { en: "Holiday", hi: "अवकाश" }, all: { en: "Holidays", hi: "अवकाश" } },
  departments: { one: { en: "Department", hi: "विभाग" }, all: { en: "Departments", hi: "विभाग" } },
  courses: { one: { en: "Course", hi: "पाठ्यक्रम" }, all: { en: "Courses", hi: "पाठ्यक्रम" } },
  facilities: { one: { en: "Facility", hi: "सुविधा" }, all: { en: "Facilities", hi: "सुविधाएँ" } },
  campus_life: {
    one: { en: "Campus life", hi: "परिसर जीवन" },
    all: { en: "Campus life", hi: "परिसर जीवन" },
  },
  dignitaries: {
    one: { en: "Dignitary", hi: "गणमान्य व्यक्ति" },
    all: { en: "Dignitaries", hi: "गणमान्य व्यक्ति" },
  },
  contacts: { one: { en: "Contact", hi: "सम्पर्क" }, all: { en: "Contacts", hi: "सम्पर्क" } },
  menus: { one: { en: "Menu", hi: "मेन्यू" }, all: { en: "Menus", hi: "मेन्यू" } },
  tiles: { one: { en: "Tile", hi: "टाइल" }, all: { en: "Tiles", hi: "टाइलें" } },
  statistics: { one: { en: "Statistic", hi: "आँकड़ा" }, all: { en: "Statistics", hi: "आँकड़े" } },
  important_links: {
    one: { en: "Important link", hi: "महत्त्वपूर्ण लिंक" },
    all: { en: "Important links", hi: "महत्त्वपूर्ण लिंक" },
  },
  social_links: {
    one: { en: "Social medium", hi: "सोशल मीडिया" },
    all: { en: "Social media", hi: "सोशल मीडिया" },
  },
  sessions: {
    one: { en: "Admission session", hi: "प्रवेश सत्र" },
    all: { en: "Admission sessions", hi: "प्रवेश सत्र" },
  },
  settings: { one: { en: "Settings", hi: "सेटिंग" }, all: { en: "Settings", hi: "सेटिंग" } },
} satisfies Record<CollectionName | OfficeDocument, CollectionNames>
