import type { TextPair } from "../messages/define-messages.ts"
import type { ItemOf, ListPath } from "./collections.ts"
import type { FixedPath } from "./paths.ts"
import type { Bilingual } from "./text.ts"

/** Titles of fixed pages that the college's menu may not contain. */
export const fixedPageTitles = {
  "/": ["Home", "मुख्य पृष्ठ"],
  "/courses": ["Courses", "पाठ्यक्रम"],
  "/facilities": ["Facilities", "सुविधाएँ"],
  "/gallery/photo/": ["Photo Gallery", "फ़ोटो गैलरी"],
  "/gallery/video/": ["Video Gallery", "वीडियो गैलरी"],
  "/notices": ["Notices", "सूचनाएँ"],
  "/documents": ["Documents", "दस्तावेज़"],
  "/events": ["Events", "कार्यक्रम"],
  "/holidays": ["Holidays", "अवकाश"],
  "/contact-us/": ["Contact", "सम्पर्क"],
  "/grievances": ["Send a Grievance", "शिकायत भेजें"],
  "/grievances/status": ["Status of a Grievance", "शिकायत की स्थिति"],
  "/admission-form": ["Online Admission", "ऑनलाइन प्रवेश"],
  "/student/student-login": ["Student Login", "विद्यार्थी लॉगिन"],
  "/admission-status": ["Status of an Application", "आवेदन की स्थिति"],
  "/site-map": ["Site Map", "साइट मानचित्र"],
} satisfies Record<FixedPath, TextPair>

type BuiltInPath = FixedPath | ListPath

/** The titles of built-in pages to which a college gives none. */
export const usualTitles: Record<BuiltInPath, TextPair> = {
  ...fixedPageTitles,
  "/merit-lists": ["Merit lists", "योग्यता सूचियाँ"],
  "/search": ["Search", "खोज"],
}

/** What built-in pages are called, wherever they are named: as the college calls them (`list_pages`), the others as usual. */
export const builtInTitles = (own: readonly Pick<ItemOf<"list_pages">, "page" | "title">[]) =>
  Object.fromEntries([
    ...Object.entries(usualTitles).map(([path, [en, hi]]) => [path, { en, hi }]),
    ...own.map(({ page, title }) => [page, title]).toReversed(),
  ]) as Record<BuiltInPath, Bilingual>

/** The fees of all programmes, on the start page of the admission. */
export const fees = {
  link: "/admission-form#fees",
  title: ["Fees", "शुल्क (फ़ीस)"],
} satisfies { link: string; title: TextPair }

/** Words beside the title by which the search finds a page. Synonyms are added by the search. */
export const wordsOfPages: Partial<Record<FixedPath | typeof fees.link, string>> = {
  [fees.link]: "structure amount rate विवरण धनराशि",
  "/admission-form":
    "application form apply first year eligibility document process आवेदन फ़ॉर्म पात्रता दस्तावेज़ प्रक्रिया",
  "/admission-status": "admission form check",
  "/student/student-login": "identity card dashboard password",
  "/courses": "subject BA BSc BCom syllabus",
  "/contact-us/": "college phone number address e-mail map office time message",
  "/holidays": "calendar list सूची",
  "/notices": "new latest",
  "/documents": "AQAR SSR NIRF minutes download कार्यवृत्त डाउनलोड",
}
