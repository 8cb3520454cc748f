import type { Sample } from "#domain/content/collections.ts"

export const photos = {
  "campus-gate": {
    title: { en: "The Main Gate", hi: "मुख्य द्वार" },
    picture: {
      file: "gallery/campus-gate",
      alt: {
        en: "Students come in through the arched main gate on foot, by bicycle and in a wheelchair; a tea stall stands beside it.",
        hi: "मेहराबदार मुख्य द्वार से पैदल, साइकिल और व्हीलचेयर पर भीतर जाते विद्यार्थी; पास में चाय की दुकान।",
      },
    },
  },
  library: {
    title: { en: "Library", hi: "पुस्तकालय" },
    picture: {
      file: "gallery/library",
      alt: {
        en: "Two students read at a long table between tall bookshelves; two others look for a book.",
        hi: "ऊँची अलमारियों के बीच लम्बी मेज़ पर पढ़ते दो विद्यार्थी; दो और पुस्तक खोज रहे हैं।",
      },
    },
  },
  "chemistry-laboratory": {
    title: { en: "Chemistry Laboratory", hi: "रसायन विज्ञान प्रयोगशाला" },
    picture: {
      file: "gallery/chemistry-laboratory",
      alt: {
        en: "Three students in white coats at a bench with test tubes, flasks, a burner and a microscope.",
        hi: "सफ़ेद कोट पहने तीन विद्यार्थी; मेज़ पर परखनलियाँ, फ़्लास्क, बर्नर और सूक्ष्मदर्शी।",
      },
    },
  },
  "botany-garden": {
    title: { en: "Botanical Garden", hi: "वनस्पति उद्यान" },
    picture: {
      file: "gallery/botany-garden",
      alt: {
        en: "A teacher and two students on the path of the botanical garden; another student works at a flower bed before the glasshouse.",
        hi: "वनस्पति उद्यान के रास्ते पर शिक्षिका और दो विद्यार्थी; काँचघर के सामने फूलों की क्यारी में काम करता एक और विद्यार्थी।",
      },
    },
  },
  "lecture-hall": {
    title: { en: "Lecture Hall", hi: "व्याख्यान कक्ष" },
    picture: {
      file: "gallery/lecture-hall",
      alt: {
        en: "A teacher at the blackboard before two rows of students; one raises her hand.",
        hi: "श्यामपट पर पढ़ाती शिक्षिका और दो पंक्तियों में बैठे विद्यार्थी; एक छात्रा ने हाथ उठाया है।",
      },
    },
  },
  "sports-day": {
    title: { en: "Sports Day", hi: "खेल दिवस" },
    picture: {
      file: "gallery/sports-day",
      alt: {
        en: "Three runners on the track near the finish; students cheer under a tent.",
        hi: "ट्रैक पर दौड़ पूरी करते तीन धावक; शामियाने के नीचे साथी उत्साह बढ़ा रहे हैं।",
      },
    },
  },
  "cultural-evening": {
    title: { en: "Cultural Evening", hi: "सांस्कृतिक सन्ध्या" },
    picture: {
      file: "gallery/cultural-evening",
      alt: {
        en: "Three dancers on a stage lit by lamps, between a tabla player and a sitar player.",
        hi: "दीपों से सजे मंच पर तीन नर्तकियाँ; एक ओर तबला, दूसरी ओर सितार बजाते कलाकार।",
      },
    },
  },
  "national-service-scheme": {
    title: { en: "National Service Scheme", hi: "राष्ट्रीय सेवा योजना" },
    picture: {
      file: "gallery/national-service-scheme",
      alt: {
        en: "Students plant and water saplings in a village while an elder looks on.",
        hi: "गाँव में पौधे लगाते और सींचते विद्यार्थी; गाँव के एक बुज़ुर्ग देख रहे हैं।",
      },
    },
  },
  "computer-room": {
    title: { en: "Computer Room", hi: "कम्प्यूटर कक्ष" },
    picture: {
      file: "gallery/computer-room",
      alt: {
        en: "Students at four computers, one of them in a wheelchair; a teacher explains a chart on a screen.",
        hi: "चार कम्प्यूटरों पर विद्यार्थी, उनमें एक व्हीलचेयर पर; शिक्षिका स्क्रीन पर बना चार्ट समझा रही हैं।",
      },
    },
  },
  "prize-giving": {
    title: { en: "Prize Giving", hi: "पुरस्कार वितरण" },
    picture: {
      file: "gallery/prize-giving",
      alt: {
        en: "On the stage a student receives a cup from a guest; another, in a wheelchair, holds his.",
        hi: "मंच पर अतिथि से कप लेती एक छात्रा; व्हीलचेयर पर बैठा एक विद्यार्थी अपना कप थामे है।",
      },
    },
  },
  "independence-day-parade": {
    title: { en: "Independence Day Parade", hi: "स्वतंत्रता दिवस परेड" },
    picture: {
      file: "gallery/independence-day-parade",
      alt: {
        en: "Cadets march before the college building and the national flag while an officer salutes.",
        hi: "महाविद्यालय भवन और राष्ट्रध्वज के सामने परेड करते कैडेट; एक अधिकारी सलामी दे रहा है।",
      },
    },
  },
  "annual-exhibition": {
    title: { en: "Annual Exhibition", hi: "वार्षिक प्रदर्शनी" },
    picture: {
      file: "gallery/annual-exhibition",
      alt: {
        en: "Under strings of coloured flags students show visitors a volcano, a house and a robot on three tables.",
        hi: "रंगीन झंडियों के नीचे तीन मेज़ों पर विद्यार्थी आगन्तुकों को ज्वालामुखी, घर और रोबोट के मॉडल दिखा रहे हैं।",
      },
    },
  },
} satisfies Sample<"photos">
