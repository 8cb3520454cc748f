import type { Sample } from "#domain/content/collections.ts"

/** Offices, not persons: the portraits are drawings of nobody in particular. */
export const dignitaries = {
  chancellor: {
    name: { en: "Hon'ble Chancellor", hi: "माननीय कुलाधिपति" },
    role: { en: "State University (sample)", hi: "राज्य विश्वविद्यालय (नमूना)" },
    picture: {
      file: "portraits/dignitary-1",
      alt: {
        en: "Drawn sample portrait in place of the Chancellor's photograph.",
        hi: "कुलाधिपति की फ़ोटो के स्थान पर बनाया गया नमूना चित्र।",
      },
    },
  },
  "higher-education-minister": {
    name: { en: "Hon'ble Minister", hi: "माननीय मंत्री" },
    role: { en: "Department of Higher Education (sample)", hi: "उच्च शिक्षा विभाग (नमूना)" },
    picture: {
      file: "portraits/dignitary-2",
      alt: {
        en: "Drawn sample portrait in place of the Minister's photograph.",
        hi: "मंत्री की फ़ोटो के स्थान पर बनाया गया नमूना चित्र।",
      },
    },
  },
  "higher-education-director": {
    name: { en: "Director", hi: "निदेशक" },
    role: { en: "Directorate of Higher Education (sample)", hi: "उच्च शिक्षा निदेशालय (नमूना)" },
    picture: {
      file: "portraits/dignitary-3",
      alt: {
        en: "Drawn sample portrait in place of the Director's photograph.",
        hi: "निदेशक की फ़ोटो के स्थान पर बनाया गया नमूना चित्र।",
      },
    },
  },
} satisfies Sample<"dignitaries">
