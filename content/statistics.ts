import type { Sample } from "#domain/content/collections.ts"

/** The six numbers of the home page (specification 10.1). */
export const statistics = {
  departments: { label: { en: "Departments", hi: "विभाग" }, value: 45 },
  faculties: { label: { en: "Faculties", hi: "शिक्षक" }, value: 214 },
  programs: { label: { en: "Programs", hi: "पाठ्यक्रम" }, value: 98 },
  "affiliated-colleges": {
    label: { en: "Affiliated Colleges", hi: "सम्बद्ध महाविद्यालय" },
    value: 724,
  },
  acres: { label: { en: "Acres", hi: "एकड़ परिसर" }, value: 222 },
  "ugc-sponsored": { label: { en: "UGC Sponsored", hi: "यू.जी.सी. प्रायोजित" }, value: 22 },
} satisfies Sample<"statistics">
