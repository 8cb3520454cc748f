import type { ItemOf, Sample } from "#domain/content/collections.ts"

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
