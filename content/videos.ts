import type { Sample } from "#domain/content/collections.ts"

export const videos = {
  "campus-walk": {
    title: { en: "A Walk through the Campus", hi: "परिसर की एक सैर" },
    source: { file: "campus-walk" },
    picture: {
      file: "videos/campus-walk",
      alt: {
        en: "Illustration of a path that leads from the gate to the college building.",
        hi: "मुख्य द्वार से महाविद्यालय भवन तक जाते रास्ते का चित्र।",
      },
    },
  },
  "morning-assembly": {
    title: { en: "Morning Assembly", hi: "प्रातःकालीन सभा" },
    source: { file: "morning-assembly" },
    picture: {
      file: "videos/morning-assembly",
      alt: {
        en: "Illustration of students standing in rows in front of the building.",
        hi: "भवन के सामने पंक्तियों में खड़े विद्यार्थियों का चित्र।",
      },
    },
  },
  "science-fair": {
    title: { en: "Science Fair", hi: "विज्ञान मेला" },
    source: { file: "science-fair" },
    picture: {
      file: "videos/science-fair",
      alt: {
        en: "Illustration of a table with models made by students for the science fair.",
        hi: "विज्ञान मेले के लिए विद्यार्थियों के बनाए मॉडलों से सजी मेज़ का चित्र।",
      },
    },
  },
} satisfies Sample<"videos">
