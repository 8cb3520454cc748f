import type { Sample } from "#domain/content/collections.ts"

export const slides = {
  "building-morning": {
    picture: {
      file: "slides/building-morning",
      alt: {
        en: "The red-brick college building in the morning sun, the national flag before it; students arrive on foot, by bicycle and in a wheelchair.",
        hi: "सुबह की धूप में लाल ईंटों का महाविद्यालय भवन, सामने राष्ट्रध्वज; विद्यार्थी पैदल, साइकिल और व्हीलचेयर पर आ रहे हैं।",
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
        en: "The college building in light rain; students with umbrellas, puddles on the lawn.",
        hi: "हल्की बारिश में महाविद्यालय भवन; छाता लिए विद्यार्थी और मैदान में भरा पानी।",
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
        en: "The college building at dusk with lighted windows and a crescent moon above; students on their way home.",
        hi: "साँझ के समय महाविद्यालय भवन: खिड़कियों में रोशनी, ऊपर चाँद, और घर लौटते विद्यार्थी।",
      },
    },
    caption: {
      en: "Classes end; reading, sport and music go on",
      hi: "कक्षाएँ समाप्त होती हैं; पढ़ना, खेलना और गाना चलता रहता है",
    },
  },
} satisfies Sample<"slides">
