import type { Sample } from "#domain/content/collections.ts"

export const slides = {
  "building-morning": {
    picture: {
      file: "slides/building-morning",
      alt: {
        en: "Illustration of the college building in the first light of morning.",
        hi: "सुबह की पहली धूप में महाविद्यालय भवन का चित्र।",
      },
    },
    caption: {
      en: "A new session, a new morning: admissions for 2025-26 are open",
      hi: "नया सत्र, नई सुबह: 2025-26 के प्रवेश प्रारम्भ हैं",
    },
  },
  "building-noon": {
    picture: {
      file: "slides/building-noon",
      alt: {
        en: "Illustration of the college building at noon under a clear sky.",
        hi: "दोपहर में खुले आसमान के नीचे महाविद्यालय भवन का चित्र।",
      },
    },
    caption: {
      en: "Arts, science and commerce under one roof",
      hi: "कला, विज्ञान और वाणिज्य: एक ही छत के नीचे",
    },
  },
  "building-evening": {
    picture: {
      file: "slides/building-evening",
      alt: {
        en: "Illustration of the college building at evening with lights in its windows.",
        hi: "शाम के समय महाविद्यालय भवन का चित्र, जिसकी खिड़कियों में रोशनी है।",
      },
    },
    caption: {
      en: "Classes end; reading, sport and music go on",
      hi: "कक्षाएँ समाप्त होती हैं; पढ़ना, खेलना और गाना चलता रहता है",
    },
  },
} satisfies Sample<"slides">
