import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

// A migration is frozen once it is released: it imports nothing of ours, which would change under it.

/** The pages that every site had, with their texts. */
const former = {
  science: {
    title: { en: "Faculty of Science", hi: "विज्ञान संकाय" },
    path: "/faculty-of-science",
    lead: {
      en: "The departments of science, their coordinators, and what is taught and tried out there.",
      hi: "विज्ञान के विभाग, उनके समन्वयक, और वहाँ क्या पढ़ाया और परखा जाता है।",
    },
  },
  commerce: {
    title: { en: "Faculty of Commerce", hi: "वाणिज्य संकाय" },
    path: "/faculties-staff/faculty-of-commerce/",
    lead: {
      en: "The departments of commerce, their coordinators, and what is learnt for trade and office.",
      hi: "वाणिज्य के विभाग, उनके समन्वयक, और व्यापार तथा कार्यालय के लिए क्या सीखा जाता है।",
    },
  },
  "non-teaching": {
    title: { en: "Non-Teaching Staff", hi: "शिक्षणेतर (नॉन-टीचिंग) कर्मचारी" },
    path: "/faculties-staff/non-teaching-staff/",
    lead: {
      en: "The office, the library and the laboratories: who looks after them, and what for.",
      hi: "कार्यालय, पुस्तकालय और प्रयोगशालाएँ: इन्हें कौन सँभालता है और किस काम के लिए।",
    },
  },
}

/** The texts that the layout and the lists of every site had. */
const both = (en: string, hi: string) => ({ en, hi })

type Link = readonly [en: string, hi: string, link: string]

const group = (en: string, hi: string, ...links: readonly Link[]) => ({
  title: both(en, hi),
  entries: links.map(([english, hindi, link]) => ({ title: both(english, hindi), link })),
})

const footerGroups = {
  about: group(
    "About",
    "परिचय",
    ["College History", "महाविद्यालय का इतिहास", "/about/college_history"],
    ["Principal's Message", "प्राचार्य का सन्देश", "/about/principals-message/"],
    ["Vision", "हमारी दृष्टि", "/about/vision/"],
    ["Mission", "हमारा ध्येय", "/about/mission/"],
    ["Quality Assurance Cell", "गुणवत्ता आश्वासन प्रकोष्ठ", "/administration/iqac"],
    ["Facilities", "सुविधाएँ", "/facilities"],
  ),
  admission: group(
    "Admission",
    "प्रवेश",
    ["Online Admission", "ऑनलाइन प्रवेश", "/admission-form"],
    ["Status of an Application", "आवेदन की स्थिति", "/admission-status"],
    ["Merit Lists", "योग्यता सूचियाँ", "/merit-lists"],
    ["Courses", "पाठ्यक्रम", "/courses"],
    ["Notices", "सूचनाएँ", "/notices"],
    ["Events", "कार्यक्रम", "/events"],
    ["Contact Us", "सम्पर्क करें", "/contact-us/"],
  ),
  students: group(
    "Students",
    "विद्यार्थी",
    ["Student Login", "विद्यार्थी लॉगिन", "/student/student-login"],
    ["Student Grievance", "विद्यार्थी शिकायत निवारण", "/student-grievance"],
    ["Holidays", "अवकाश", "/holidays"],
    ["Photo Gallery", "फ़ोटो गैलरी", "/gallery/photo/"],
    ["Video Gallery", "वीडियो गैलरी", "/gallery/video/"],
  ),
  policies: group(
    "Policies",
    "नीतियाँ",
    ["Fee Refund Policy", "शुल्क वापसी नीति", "/fee-refund-policy"],
    ["Privacy Policy", "गोपनीयता नीति", "/privacyy-policy"],
    ["Terms and Conditions", "नियम एवं शर्तें", "/terms-and-condition"],
    ["Accessibility Statement", "सुगम्यता (एक्सेसिबिलिटी)", "/accessibility-statement"],
    ["RTI Information", "सूचना का अधिकार (RTI)", "/rti-information"],
    ["Site Map", "साइट मानचित्र", "/site-map"],
  ),
}

const section = (name: string, en: string, hi: string) => ({ title: both(en, hi), section: name })

const homeSections = {
  announcement: section("announcement", "Announcement", "घोषणा"),
  tiles: section("tiles", "Quick links", "त्वरित लिंक"),
  principal: section("principal", "Principal's Message", "प्राचार्य का सन्देश"),
  notices: section("notices", "Notices and Press Releases", "सूचनाएँ एवं प्रेस विज्ञप्तियाँ"),
  events: section("events", "Events", "कार्यक्रम"),
  "campus-life": section("campus_life", "Campus Life", "परिसर जीवन"),
  "important-links": section("important_links", "Important Links", "महत्त्वपूर्ण लिंक"),
  statistics: section("statistics", "The college in numbers", "आँकड़ों में महाविद्यालय"),
  photos: section("photos", "Photo Gallery", "फ़ोटो गैलरी"),
}

const listPage = (
  page: string,
  title: readonly [string, string],
  lead: readonly [string, string],
) => ({
  title: both(...title),
  page,
  lead: both(...lead),
})

const listPages = {
  courses: listPage(
    "/courses",
    ["Courses", "पाठ्यक्रम"],
    [
      "Three undergraduate courses under the National Education Policy, each of three years in six semesters.",
      "राष्ट्रीय शिक्षा नीति के अन्तर्गत स्नातक के तीन पाठ्यक्रम, प्रत्येक तीन वर्ष और छह सेमेस्टर का।",
    ],
  ),
  facilities: listPage(
    "/facilities",
    ["Facilities", "सुविधाएँ"],
    [
      "What the campus offers besides lectures, and how to make use of it.",
      "कक्षाओं के अतिरिक्त परिसर में क्या-क्या मिलता है, और उसका लाभ कैसे लें।",
    ],
  ),
  "photo-gallery": listPage(
    "/gallery/photo/",
    ["Photo Gallery", "फ़ोटो गैलरी"],
    [
      "The campus, its classrooms and the college year in pictures. Choose one to see it large.",
      "परिसर, कक्षाओं और महाविद्यालय के वर्ष भर के चित्र। बड़ा देखने के लिए कोई चित्र चुनें।",
    ],
  ),
  "video-gallery": listPage(
    "/gallery/video/",
    ["Video Gallery", "वीडियो गैलरी"],
    [
      "Short films from the life of the college. Choose one to watch it.",
      "महाविद्यालय के जीवन की छोटी फ़िल्में। देखने के लिए कोई वीडियो चुनें।",
    ],
  ),
  notices: listPage(
    "/notices",
    ["Notices", "सूचनाएँ"],
    [
      "Announcements of the college office, the newest first.",
      "महाविद्यालय कार्यालय की सूचनाएँ, नवीनतम सबसे पहले।",
    ],
  ),
  events: listPage(
    "/events",
    ["Events", "कार्यक्रम"],
    [
      "What is coming up at the college, and what has been.",
      "महाविद्यालय में क्या होने वाला है और क्या हो चुका है।",
    ],
  ),
  holidays: listPage(
    "/holidays",
    ["Holidays", "अवकाश"],
    [
      "Days on which the college office and all classes are closed.",
      "इन दिनों महाविद्यालय का कार्यालय और सभी कक्षाएँ बन्द रहती हैं।",
    ],
  ),
  contact: listPage(
    "/contact-us/",
    ["Contact Us", "सम्पर्क करें"],
    [
      "Visit the college, call the office, or write to us from here.",
      "महाविद्यालय आइए, कार्यालय में फ़ोन कीजिए, या यहीं से हमें लिखिए।",
    ],
  ),
}

const firstItems = {
  footer_groups: footerGroups,
  home_sections: homeSections,
  list_pages: listPages,
}

/** Adds what was fixed to a site that has content, as of when its sample was written. A new site gets it with its sample. */
const addItems = async (db: Kysely<unknown>) => {
  const { rows } = await sql<{ value: string }>`
    select value from installation where name = 'sample_content'`.execute(db)
  if (!rows[0]) return
  const at = rows[0].value
  for (const [collection, items] of Object.entries({ faculties: former, ...firstItems })) {
    for (const [position, [slug, item]] of Object.entries(items).entries()) {
      const path = "path" in item ? item.path.replace(/\/$/, "") : null
      await sql`insert into items
        (collection, slug, data, path, position, version, updated_at, updated_by, publish_at)
        values (${collection}, ${slug}, ${JSON.stringify(item)}, ${path}, ${position}, 1, ${at},
        'sample', ${at}) on conflict do nothing`.execute(db)
    }
  }
}

/** Departments refer to a faculty by its slug, which has no underscore. */
const renameFaculty = async (db: Kysely<unknown>) => {
  for (const table of ["items", "revisions"]) {
    const { rows } = await sql<{ slug: string; version: number; data: string }>`
      select slug, version, data from ${sql.table(table)} where collection = 'departments'`.execute(
      db,
    )
    for (const { slug, version, data } of rows) {
      const item = JSON.parse(data) as { faculty: string }
      if (item.faculty !== "non_teaching") continue
      const renamed = JSON.stringify({ ...item, faculty: "non-teaching" })
      await sql`update ${sql.table(table)} set data = ${renamed}
        where collection = 'departments' and slug = ${slug} and version = ${version}`.execute(db)
    }
  }
}

/** A department has a page of its own, unless the college has one at its path. */
const addPaths = async (db: Kysely<unknown>) => {
  await sql`update items set path = '/departments/' || slug
    where collection = 'departments'
    and not exists (select 1 from items as other where other.path = '/departments/' || items.slug)`.execute(
    db,
  )
}

/** The course of a programme had its code, in lower case, as its slug. */
const joinCourses = async (db: Kysely<unknown>) => {
  const { rows: sessions } = await sql<{ data: string }>`
    select data from items where collection = 'sessions' order by slug`.execute(db)
  const codes = sessions.flatMap(({ data }) =>
    (JSON.parse(data) as { programmes: { code: string }[] }).programmes.map(({ code }) => code),
  )
  const bySlug = new Map(codes.map((code) => [code.toLowerCase(), code]))
  for (const table of ["items", "revisions"]) {
    const { rows } = await sql<{ slug: string; version: number; data: string }>`
      select slug, version, data from ${sql.table(table)} where collection = 'courses'`.execute(db)
    for (const { slug, version, data } of rows) {
      const programme = bySlug.get(slug)
      if (programme === undefined) continue
      const joined = JSON.stringify({ ...(JSON.parse(data) as object), programme })
      await sql`update ${sql.table(table)} set data = ${joined}
        where collection = 'courses' and slug = ${slug} and version = ${version}`.execute(db)
    }
  }
}

/** Faculties are items, to which departments refer; courses name their programme; texts of the layout and of lists are items. */
export const faculties: Migration = {
  up: async (db: Kysely<unknown>) => {
    await joinCourses(db)
    await addItems(db)
    await renameFaculty(db)
    await addPaths(db)
  },
}
