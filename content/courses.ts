import type { Sample } from "#domain/content/collections.ts"

const scheme = {
  en: "National Education Policy 2020: three years, six semesters",
  hi: "राष्ट्रीय शिक्षा नीति 2020: तीन वर्ष, छह सेमेस्टर",
}

export const courses = {
  ba: {
    title: { en: "B.A. (NEP)", hi: "बी.ए. (एन.ई.पी.)" },
    scheme,
    subjects: [
      { en: "Hindi", hi: "हिन्दी" },
      { en: "English", hi: "अंग्रेज़ी" },
      { en: "Sanskrit", hi: "संस्कृत" },
      { en: "Physical Education", hi: "शारीरिक शिक्षा" },
      { en: "Sociology", hi: "समाजशास्त्र" },
      { en: "Political Science", hi: "राजनीति विज्ञान" },
      { en: "History", hi: "इतिहास" },
      { en: "Geography", hi: "भूगोल" },
    ],
  },
  bsc: {
    title: { en: "B.Sc. (NEP)", hi: "बी.एस-सी. (एन.ई.पी.)" },
    scheme,
    subjects: [
      { en: "Botany", hi: "वनस्पति विज्ञान" },
      { en: "Physics", hi: "भौतिक विज्ञान" },
      { en: "Chemistry", hi: "रसायन विज्ञान" },
      { en: "Zoology", hi: "जन्तु विज्ञान" },
      { en: "Mathematics", hi: "गणित" },
    ],
  },
  bcom: {
    title: { en: "B.Com. (NEP)", hi: "बी.कॉम. (एन.ई.पी.)" },
    scheme,
    subjects: [],
  },
} satisfies Sample<"courses">
