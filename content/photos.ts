import type { Sample } from "#domain/content/collections.ts"

export const photos = {
  "campus-gate": {
    title: { en: "The Main Gate", hi: "मुख्य द्वार" },
    picture: {
      file: "gallery/campus-gate",
      alt: {
        en: "Illustration of the college's main gate with trees on both sides.",
        hi: "महाविद्यालय के मुख्य द्वार का चित्र, जिसके दोनों ओर पेड़ हैं।",
      },
    },
  },
  library: {
    title: { en: "Library", hi: "पुस्तकालय" },
    picture: {
      file: "gallery/library",
      alt: {
        en: "Illustration of library shelves and a long reading table.",
        hi: "पुस्तकालय की अलमारियों और पढ़ने की लम्बी मेज़ का चित्र।",
      },
    },
  },
  "chemistry-laboratory": {
    title: { en: "Chemistry Laboratory", hi: "रसायन विज्ञान प्रयोगशाला" },
    picture: {
      file: "gallery/chemistry-laboratory",
      alt: {
        en: "Illustration of flasks, test tubes and a burner on a laboratory bench.",
        hi: "प्रयोगशाला की मेज़ पर रखे फ़्लास्क, परखनलियों और बर्नर का चित्र।",
      },
    },
  },
  "botany-garden": {
    title: { en: "Botanical Garden", hi: "वनस्पति उद्यान" },
    picture: {
      file: "gallery/botany-garden",
      alt: {
        en: "Illustration of plant beds in the college's botanical garden.",
        hi: "महाविद्यालय के वनस्पति उद्यान में पौधों की क्यारियों का चित्र।",
      },
    },
  },
  "lecture-hall": {
    title: { en: "Lecture Hall", hi: "व्याख्यान कक्ष" },
    picture: {
      file: "gallery/lecture-hall",
      alt: {
        en: "Illustration of a lecture hall with benches before a board.",
        hi: "व्याख्यान कक्ष का चित्र, जिसमें बोर्ड के सामने बेंचें लगी हैं।",
      },
    },
  },
  "sports-day": {
    title: { en: "Sports Day", hi: "खेल दिवस" },
    picture: {
      file: "gallery/sports-day",
      alt: {
        en: "Illustration of runners on the track on sports day.",
        hi: "खेल दिवस पर ट्रैक पर दौड़ते धावकों का चित्र।",
      },
    },
  },
  "cultural-evening": {
    title: { en: "Cultural Evening", hi: "सांस्कृतिक सन्ध्या" },
    picture: {
      file: "gallery/cultural-evening",
      alt: {
        en: "Illustration of music and dance on the stage at a cultural evening.",
        hi: "सांस्कृतिक सन्ध्या में मंच पर गीत और नृत्य का चित्र।",
      },
    },
  },
  "national-service-scheme": {
    title: { en: "National Service Scheme", hi: "राष्ट्रीय सेवा योजना" },
    picture: {
      file: "gallery/national-service-scheme",
      alt: {
        en: "Illustration of NSS volunteers planting saplings.",
        hi: "पौधे लगाते राष्ट्रीय सेवा योजना के स्वयंसेवकों का चित्र।",
      },
    },
  },
  "computer-room": {
    title: { en: "Computer Room", hi: "कम्प्यूटर कक्ष" },
    picture: {
      file: "gallery/computer-room",
      alt: {
        en: "Illustration of a row of computers in the computer room.",
        hi: "कम्प्यूटर कक्ष में पंक्ति में रखे कम्प्यूटरों का चित्र।",
      },
    },
  },
  "prize-giving": {
    title: { en: "Prize Giving", hi: "पुरस्कार वितरण" },
    picture: {
      file: "gallery/prize-giving",
      alt: {
        en: "Illustration of a student receiving a prize on the stage.",
        hi: "मंच पर पुरस्कार लेते एक विद्यार्थी का चित्र।",
      },
    },
  },
  "independence-day-parade": {
    title: { en: "Independence Day Parade", hi: "स्वतंत्रता दिवस परेड" },
    picture: {
      file: "gallery/independence-day-parade",
      alt: {
        en: "Illustration of a parade before the national flag on Independence Day.",
        hi: "स्वतंत्रता दिवस पर राष्ट्रध्वज के सामने परेड का चित्र।",
      },
    },
  },
  "annual-exhibition": {
    title: { en: "Annual Exhibition", hi: "वार्षिक प्रदर्शनी" },
    picture: {
      file: "gallery/annual-exhibition",
      alt: {
        en: "Illustration of charts and models at the annual exhibition.",
        hi: "वार्षिक प्रदर्शनी में लगे चार्टों और मॉडलों का चित्र।",
      },
    },
  },
} satisfies Sample<"photos">
