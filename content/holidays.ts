import type { Sample } from "#domain/content/collections.ts"

/**
 * Sample holidays, typical of the state's calendar; a college checks them against the official list of its year.
 */
export const holidays = {
  "republic-day": {
    name: { en: "Republic Day", hi: "गणतंत्र दिवस" },
    date: "2026-01-26",
    is_approximate: false,
  },
  "maha-shivratri": {
    name: { en: "Maha Shivratri", hi: "महाशिवरात्रि" },
    date: "2026-02-15",
    is_approximate: false,
  },
  holi: { name: { en: "Holi", hi: "होली" }, date: "2026-03-04", is_approximate: false },
  "eid-ul-fitr": {
    name: { en: "Eid-ul-Fitr", hi: "ईद-उल-फ़ितर" },
    date: "2026-03-21",
    is_approximate: true,
  },
  "ambedkar-jayanti": {
    name: { en: "Dr. Bhimrao Ambedkar Jayanti", hi: "डॉ. भीमराव अम्बेडकर जयन्ती" },
    date: "2026-04-14",
    is_approximate: false,
  },
  "buddha-purnima": {
    name: { en: "Buddha Purnima", hi: "बुद्ध पूर्णिमा" },
    date: "2026-05-01",
    is_approximate: false,
  },
  "eid-ul-zuha": {
    name: { en: "Eid-ul-Zuha (Bakrid)", hi: "ईद-उल-जुहा (बक़रीद)" },
    date: "2026-05-27",
    is_approximate: true,
  },
  muharram: { name: { en: "Muharram", hi: "मुहर्रम" }, date: "2026-06-26", is_approximate: true },
  "independence-day": {
    name: { en: "Independence Day", hi: "स्वतंत्रता दिवस" },
    date: "2026-08-15",
    is_approximate: false,
  },
  "eid-e-milad": {
    name: { en: "Eid-e-Milad", hi: "ईद-ए-मीलाद" },
    date: "2026-08-26",
    is_approximate: true,
  },
  "raksha-bandhan": {
    name: { en: "Raksha Bandhan", hi: "रक्षाबन्धन" },
    date: "2026-08-28",
    is_approximate: false,
  },
  janmashtami: {
    name: { en: "Janmashtami", hi: "जन्माष्टमी" },
    date: "2026-09-04",
    is_approximate: false,
  },
  "gandhi-jayanti": {
    name: { en: "Gandhi Jayanti", hi: "गांधी जयन्ती" },
    date: "2026-10-02",
    is_approximate: false,
  },
  dussehra: { name: { en: "Dussehra", hi: "दशहरा" }, date: "2026-10-20", is_approximate: false },
  deepawali: {
    name: { en: "Deepawali", hi: "दीपावली" },
    date: "2026-11-08",
    is_approximate: false,
  },
  "guru-nanak-jayanti": {
    name: { en: "Guru Nanak Jayanti", hi: "गुरु नानक जयन्ती" },
    date: "2026-11-24",
    is_approximate: false,
  },
  christmas: { name: { en: "Christmas", hi: "क्रिसमस" }, date: "2026-12-25", is_approximate: false },
} satisfies Sample<"holidays">
