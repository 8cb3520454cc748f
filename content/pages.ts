import { readFileSync } from "node:fs"

import type { ItemOf, Sample } from "#domain/content/collections.ts"
import type { Language } from "#domain/content/languages.ts"

/** Reads `pages/<language>/<slug>.md`: lines of `name: value` between two lines of dashes, then the body. */
const readPage = (slug: string, language: Language) => {
  const file = readFileSync(new URL(`pages/${language}/${slug}.md`, import.meta.url), "utf8")
  const [, head = "", body = ""] = /^---\n(.*?)\n---\n\n(.*)$/s.exec(file) ?? []
  const fields = new Map(
    Array.from(head.matchAll(/^(\w+): (.+)$/gm), ([, name, value]) => [name, value]),
  )
  const field = (name: string) => fields.get(name) ?? ""
  return { title: field("title"), excerpt: field("excerpt"), alt: field("picture"), body }
}

const page = (slug: string, path: string, picture?: string): Sample<"pages"> => {
  const [en, hi] = [readPage(slug, "en"), readPage(slug, "hi")]
  const both = (name: keyof typeof en) => ({ en: en[name], hi: hi[name] })
  return {
    [slug]: {
      title: both("title"),
      path,
      excerpt: both("excerpt"),
      ...(picture && { picture: { file: picture, alt: both("alt") } }),
      body: both("body"),
    },
  }
}

/** A page that the college has yet to write; menus and links show it as not available. */
const unpublished = (path: string, en: string, hi: string): ItemOf<"pages"> => ({
  title: { en, hi },
  path,
  excerpt: { en: "", hi: "" },
  body: { en: "", hi: "" },
})

export const unpublishedPages = {
  "admission-process": unpublished("/admission-process", "Admission Process", "प्रवेश प्रक्रिया"),
  prospectus: unpublished("/prospectus", "Prospectus", "विवरणिका"),
  "fee-structure": unpublished("/fee-structure", "Fee Structure", "शुल्क विवरण"),
  alumni: unpublished("/alumni", "Alumni", "पुरातन छात्र"),
  "alumni-association": unpublished(
    "/alumni-association",
    "Alumni Association",
    "पुरातन छात्र परिषद्",
  ),
  "student-profile": unpublished("/student-profile", "Student Profile", "विद्यार्थी परिचय"),
  "topper-details": unpublished("/topper-details", "Topper Details", "मेधावी विद्यार्थी"),
  achievements: unpublished("/achievements", "Achievements", "उपलब्धियाँ"),
  "students-union": unpublished("/students-union", "Students Union", "छात्र संघ"),
  "startup-cell": unpublished("/startup-cell", "Startup Cell", "स्टार्टअप प्रकोष्ठ"),
  "it-policy": unpublished("/it-policy", "IT Policy", "सूचना प्रौद्योगिकी नीति"),
  "ipr-policy": unpublished("/ipr-policy", "IPR Policy", "बौद्धिक सम्पदा अधिकार नीति"),
  "phd-dlitt": unpublished("/phd-dlitt", "PhD/D.Litt", "पीएच.डी./डी.लिट्."),
  "document-verification": unpublished(
    "/document-verification",
    "Document Verification",
    "अभिलेख सत्यापन",
  ),
  "online-inventory": unpublished("/online-inventory", "Online Inventory", "ऑनलाइन सामग्री-सूची"),
  "cctv-report": unpublished("/cctv-report", "CCTV Report", "सी.सी.टी.वी. आख्या"),
} satisfies Sample<"pages">

export const pages: Sample<"pages"> = {
  ...page("college-history", "/about/college_history", "slides/building-morning"),
  ...page("principals-message", "/about/principals-message/", "portraits/principal"),
  ...page("vision", "/about/vision/"),
  ...page("mission", "/about/mission/"),
  ...page("iqac", "/administration/iqac"),
  ...page("multipurpose-hall", "/facilities/multipurpose-hall/", "gallery/cultural-evening"),
  ...page("news", "/gallery/news/"),
  // The refund rules are binding (specification 3.5).
  ...page("fee-refund-policy", "/fee-refund-policy"),
  ...page("privacy-policy", "/privacyy-policy"), // misspelt in the specification
  // Shown before the admission form; template variables in {braces} are filled from the settings.
  ...page("privacy-notice", "/privacy-notice"),
  ...page("terms-and-conditions", "/terms-and-condition"),
  ...page("accessibility-statement", "/accessibility-statement"),
  ...page("rti-information", "/rti-information"),
  ...page("student-grievance", "/student-grievance"),
  ...unpublishedPages,
}
