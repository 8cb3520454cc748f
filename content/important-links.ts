import type { Sample } from "#domain/content/collections.ts"

/** The important links of the home page; an entry without a link has no published page yet. */
export const importantLinks = {
  "rti-information": {
    title: { en: "RTI Information", hi: "सूचना का अधिकार (RTI)" },
    link: "/rti-information",
  },
  iqac: {
    title: { en: "Quality Assurance Cell", hi: "गुणवत्ता आश्वासन प्रकोष्ठ" },
    link: "/administration/iqac",
  },
  "startup-cell": { title: { en: "Startup Cell", hi: "स्टार्टअप प्रकोष्ठ" }, link: "/startup-cell" },
  "it-policy": { title: { en: "IT Policy", hi: "सूचना प्रौद्योगिकी नीति" }, link: "/it-policy" },
  "ipr-policy": {
    title: { en: "IPR Policy", hi: "बौद्धिक सम्पदा अधिकार नीति" },
    link: "/ipr-policy",
  },
  "phd-dlitt": { title: { en: "PhD/D.Litt", hi: "पीएच.डी./डी.लिट्." }, link: "/phd-dlitt" },
  "document-verification": {
    title: { en: "Document Verification", hi: "अभिलेख सत्यापन" },
    link: "/document-verification",
  },
  "online-inventory": {
    title: { en: "Online Inventory", hi: "ऑनलाइन सामग्री-सूची" },
    link: "/online-inventory",
  },
  "cctv-report": { title: { en: "CCTV Report", hi: "सी.सी.टी.वी. आख्या" }, link: "/cctv-report" },
} satisfies Sample<"important_links">
