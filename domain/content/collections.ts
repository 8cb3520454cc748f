import * as z from "zod/mini"

import { documentLanguages, documentTypes, noticeCategories } from "./categories.ts"
import {
  anyText,
  anyWritten,
  attachment,
  captionsFile,
  choiceField,
  dayNotBefore,
  link,
  longText,
  path,
  pdf,
  picture,
  prose,
  referenceTo,
  videoFile,
  written,
} from "./field-types.ts"
import type { OfficeDocument } from "./office-documents.ts"
import { type Bilingual, bilingual } from "./text.ts"

interface CollectionNames {
  one: Bilingual
  all: Bilingual
}

/** What one item of a collection is called, and all of them. */
export const collectionNames = {
  notices: { one: { en: "Notice", hi: "सूचना" }, all: { en: "Notices", hi: "सूचनाएँ" } },
  documents: { one: { en: "Document", hi: "दस्तावेज़" }, all: { en: "Documents", hi: "दस्तावेज़" } },
  events: { one: { en: "Event", hi: "कार्यक्रम" }, all: { en: "Events", hi: "कार्यक्रम" } },
  pages: { one: { en: "Page", hi: "पृष्ठ" }, all: { en: "Pages", hi: "पृष्ठ" } },
  photos: { one: { en: "Photo", hi: "फ़ोटो" }, all: { en: "Photo gallery", hi: "फ़ोटो गैलरी" } },
  albums: { one: { en: "Album", hi: "एल्बम" }, all: { en: "Albums of photos", hi: "फ़ोटो एल्बम" } },
  videos: { one: { en: "Video", hi: "वीडियो" }, all: { en: "Video gallery", hi: "वीडियो गैलरी" } },
  slides: { one: { en: "Slide", hi: "स्लाइड" }, all: { en: "Slides", hi: "स्लाइडें" } },
  holidays: { one: { en: "Holiday", hi: "अवकाश" }, all: { en: "Holidays", hi: "अवकाश" } },
  faculties: { one: { en: "Faculty", hi: "संकाय" }, all: { en: "Faculties", hi: "संकाय" } },
  departments: { one: { en: "Department", hi: "विभाग" }, all: { en: "Departments", hi: "विभाग" } },
  people: { one: { en: "Person", hi: "व्यक्ति" }, all: { en: "People", hi: "लोग" } },
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
  footer_groups: {
    one: { en: "Group of the footer", hi: "पाद का समूह" },
    all: { en: "Footer", hi: "पृष्ठ का पाद (फ़ुटर)" },
  },
  home_sections: {
    one: { en: "Section of the home page", hi: "मुख्य पृष्ठ का भाग" },
    all: { en: "Home page", hi: "मुख्य पृष्ठ" },
  },
  list_pages: {
    one: { en: "Texts of a list", hi: "सूची-पृष्ठ के शब्द" },
    all: { en: "Texts of lists", hi: "सूची-पृष्ठों के शब्द" },
  },
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

/** The icons available for tiles. Each adds a few hundred bytes to the home page, so the list is short. */
const tileIcons = [
  "graduation-cap",
  "eye",
  "target",
  "building-2",
  "book-open",
  "images",
  "clapperboard",
] as const

export type TileIcon = (typeof tileIcons)[number]

/** The sections that the home page can have, below the admission and the slides. */
const homeSections = [
  "announcement",
  "tiles",
  "principal",
  "notices",
  "events",
  "campus_life",
  "important_links",
  "statistics",
  "photos",
] as const

/** The built-in pages of which a college may change title and lead. */
export const listPaths = [
  "/courses",
  "/facilities",
  "/gallery/photo/",
  "/gallery/video/",
  "/notices",
  "/documents",
  "/events",
  "/holidays",
  "/contact-us/",
  "/merit-lists",
  "/search",
  "/site-map",
] as const

export type ListPath = (typeof listPaths)[number]

/** An ISO day, like 2026-07-01. */
const day = z.iso.date()
/** PDF files attached to a text. */
const attachments = z.optional(z.array(attachment))

/** Every collection of the site's content: its name, and the schema of its items. */
export const collections = {
  slides: z.object({ picture, caption: bilingual }),
  dignitaries: z.object({ name: bilingual, role: bilingual, picture: z.optional(picture) }),
  tiles: z.object({ title: bilingual, icon: choiceField(tileIcons), link }),
  notices: z.object({
    title: bilingual,
    category: z.optional(choiceField(Object.keys(noticeCategories))),
    date: day,
    /** Whether it is listed before all others. */
    is_pinned: z.optional(z.boolean()),
    body: prose,
    attachments,
  }),
  /** The library of reports, minutes, forms and the like, on one page. */
  documents: z.object({
    title: bilingual,
    type: choiceField(Object.keys(documentTypes)),
    /** What it is about: a year, or a session. */
    year: z.optional(written("year")),
    language: choiceField(Object.keys(documentLanguages)),
    file: pdf,
  }),
  events: z.object({
    title: bilingual,
    starts_on: day,
    /** The last day of an event of several days. */
    ends_on: z.optional(dayNotBefore("starts_on")),
    place: bilingual,
    body: prose,
    attachments,
  }),
  photos: z.object({
    title: bilingual,
    picture,
    /** The album whose page shows the photo; without one the photo gallery does. */
    album: z.optional(referenceTo("albums")),
  }),
  /** Photos of one occasion, on a page of their own. An album that is not public hides its photos. */
  albums: z.object({
    title: bilingual,
    date: day,
    lead: anyText,
    /** The cover; without it the first photo is. */
    picture: z.optional(picture),
  }),
  videos: z.object({
    title: bilingual,
    /** A file of the college, or the address of the video on another site, to which it is a link. */
    source: z.union([z.object({ file: videoFile }), z.object({ url: written("web_address") })]),
    picture,
    /** Describes the video for people who cannot see it. */
    description: longText,
    /** Captions of a file, for people who cannot hear it. */
    captions_hi: z.optional(captionsFile),
    captions_en: z.optional(captionsFile),
    /** Whether there is nothing to hear, so that captions are not needed. */
    is_silent: z.optional(z.boolean()),
  }),
  /** A page with the cards of its departments, at a path that the college chooses. */
  faculties: z.object({ title: bilingual, path, lead: anyText }),
  departments: z.object({
    faculty: referenceTo("faculties"),
    department: bilingual,
    coordinator: bilingual,
    description: longText,
    picture: z.optional(picture),
  }),
  /** Teachers and staff. A person appears on the page of the department, and on those of committees. */
  people: z.object({
    name: bilingual,
    designation: bilingual,
    picture: z.optional(picture),
    department: z.optional(referenceTo("departments")),
    /** Pages that list the person as a member. */
    committees: z.optional(z.array(referenceTo("pages"))),
    qualification: anyText,
    subjects: anyText,
    phone: anyWritten("phone"),
    /** Shown in a form that programs which collect addresses do not recognise. */
    email: anyWritten("email"),
  }),
  facilities: z.object({
    title: bilingual,
    short_description: longText,
    full_description: longText,
    picture: z.optional(picture),
  }),
  courses: z.object({
    title: bilingual,
    scheme: bilingual,
    /** The programme of the admission sessions that it is. */
    programme: z.optional(referenceTo("programmes")),
    /** Whether the page lists the subjects of this programme in the session. */
    lists_subjects: z.boolean(),
    /** The subjects of a course that the session does not offer. */
    subjects: z.array(bilingual),
  }),
  /** A content page, served at its path. While it is unpublished, menus show it as not yet available. */
  pages: z.object({
    title: bilingual,
    path,
    /** One or two sentences: the page's lead and its meta description. */
    excerpt: anyText,
    picture: z.optional(picture),
    body: prose,
    attachments,
  }),
  menus: z.object({
    title: bilingual,
    /** The link's target; absent for a heading. */
    link: z.optional(link),
    /** In the head of those pages of the menu that have no picture of their own. */
    picture: z.optional(picture),
    entries: z.array(z.object({ title: bilingual, link })),
  }),
  /** A column of links in the footer. A link that leads to no page yet is left out. */
  footer_groups: z.object({
    title: bilingual,
    entries: z.array(z.object({ title: bilingual, link })),
  }),
  /** Where the home page shows what, and under which heading. Without a public item a section is not shown. */
  home_sections: z.object({ title: bilingual, section: choiceField(homeSections) }),
  /** Title and lead of a built-in page. Without an item it has the usual title, and no lead. */
  list_pages: z.object({ title: bilingual, page: choiceField(listPaths), lead: anyText }),
  statistics: z.object({ label: bilingual, value: z.int() }),
  holidays: z.object({
    name: bilingual,
    date: day,
    /** Whether the date depends on the sighting of the moon. */
    is_approximate: z.boolean(),
  }),
  campus_life: z.object({ title: bilingual, text: longText, picture: z.optional(picture) }),
  important_links: z.object({ title: bilingual, link }),
  contacts: z.object({
    office: bilingual,
    /** Who holds the office. */
    person: z.optional(referenceTo("people")),
    phone: anyWritten("phone"),
    email: anyWritten("email"),
    /** Whether this is the contact for general enquiries. */
    is_general: z.boolean(),
  }),
  social_links: z.object({ name: z.string(), link }),
} as const

export type CollectionName = keyof typeof collections
export type ItemOf<Name extends CollectionName> = z.infer<(typeof collections)[Name]>
/** The collections whose items each have a page at a path of their own (`ownPath`). */
export type OwnPageName = "pages" | "faculties" | "departments"
/** Sample items of a collection for a new site, by slug, in order. */
export type Sample<Name extends CollectionName> = Record<string, ItemOf<Name>>
