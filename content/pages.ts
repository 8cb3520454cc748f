import { readFileSync } from "node:fs"

import type { Sample } from "#domain/content/collections.ts"
import type { Language } from "#domain/content/languages.ts"

import { contentPath } from "./content-path.ts"

/** Reads `pages/<language>/<slug>.md`: lines of `name: value` between two lines of dashes, then the body. */
const readPage = (slug: string, language: Language) => {
  const file = readFileSync(contentPath("pages", language, `${slug}.md`), "utf8")
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

const unpublishedTitles = {
  "admission-process": { en: "Admission Process", hi: "प्रवेश प्रक्रिया" },
  prospectus: { en: "Prospectus", hi: "विवरणिका (प्रॉस्पेक्टस)" },
  "fee-structure": { en: "Fee Structure", hi: "शुल्क विवरण" },
  alumni: { en: "Alumni", hi: "पूर्व छात्र" },
  "alumni-association": { en: "Alumni Association", hi: "पूर्व छात्र परिषद्" },
  "student-profile": { en: "Student Profile", hi: "विद्यार्थी परिचय" },
  "topper-details": { en: "Topper Details", hi: "मेधावी विद्यार्थी" },
  achievements: { en: "Achievements", hi: "उपलब्धियाँ" },
  "students-union": { en: "Students Union", hi: "छात्र संघ" },
  "startup-cell": { en: "Startup Cell", hi: "स्टार्टअप प्रकोष्ठ" },
  "it-policy": { en: "IT Policy", hi: "सूचना प्रौद्योगिकी नीति" },
  "ipr-policy": { en: "IPR Policy", hi: "बौद्धिक सम्पदा अधिकार नीति" },
  "phd-dlitt": { en: "PhD/D.Litt", hi: "पीएच.डी./डी.लिट्." },
  "document-verification": { en: "Document Verification", hi: "दस्तावेज़ सत्यापन (जाँच)" },
  "online-inventory": { en: "Online Inventory", hi: "ऑनलाइन सामग्री-सूची" },
  "cctv-report": { en: "CCTV Report", hi: "सी.सी.टी.वी. रिपोर्ट" },
}
const empty = { en: "", hi: "" }

/** Pages that the college has yet to write; menus and links show them as not available. */
export const unpublishedPages: Sample<"pages"> = Object.fromEntries(
  Object.entries(unpublishedTitles).map(([slug, title]) => [
    slug,
    { title, path: `/${slug}`, excerpt: empty, body: empty },
  ]),
)

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
