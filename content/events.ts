import type { Sample } from "#domain/content/collections.ts"

/** Sample events of the session 2025-26, the newest first. */
export const events = {
  "annual-function": {
    title: { en: "Annual Function and Prize Giving", hi: "वार्षिकोत्सव एवं पुरस्कार वितरण" },
    starts_on: "2026-03-13",
    place: { en: "Multipurpose Hall", hi: "बहुउद्देशीय सभागार" },
    body: {
      en: "Songs, a play written by students, and prizes for study, sport and service. Guardians are our chief guests: please take the front rows.",
      hi: "गीत, विद्यार्थियों का लिखा नाटक, और पढ़ाई, खेल तथा सेवा के पुरस्कार। अभिभावक हमारे मुख्य अतिथि हैं: कृपया आगे की पंक्तियों में बैठें।",
    },
  },
  "science-fair": {
    title: { en: "Science Fair on National Science Day", hi: "राष्ट्रीय विज्ञान दिवस पर विज्ञान मेला" },
    starts_on: "2026-02-28",
    place: { en: "Science Block", hi: "विज्ञान भवन" },
    body: {
      en: "Models and experiments made from things found at home. School children of the neighbourhood are invited to touch, ask and try. Entry is free.",
      hi: "घर में मिलने वाली चीज़ों से बने मॉडल और प्रयोग। आसपास के विद्यालयों के बच्चे आमंत्रित हैं: छूकर देखें, पूछें और स्वयं करें। प्रवेश निःशुल्क है।",
    },
  },
  "republic-day": {
    title: { en: "Republic Day", hi: "गणतंत्र दिवस" },
    starts_on: "2026-01-26",
    place: { en: "College Ground", hi: "महाविद्यालय मैदान" },
    body: {
      en: "Flag hoisting at 8:30 am, reading of the Preamble to the Constitution together, and sweets for all.",
      hi: "प्रातः 8:30 बजे ध्वजारोहण, संविधान की उद्देशिका का सामूहिक पाठ और मिष्ठान्न वितरण।",
    },
  },
  "nss-special-camp": {
    title: { en: "NSS Special Camp begins", hi: "एन.एस.एस. विशेष शिविर का शुभारम्भ" },
    starts_on: "2026-01-12",
    ends_on: "2026-01-18",
    place: { en: "Adopted village (sample)", hi: "अंगीकृत ग्राम (नमूना)" },
    body: {
      en: "On National Youth Day volunteers leave for seven days of cleanliness, literacy and health work, and learn as much from the village as they give.",
      hi: "राष्ट्रीय युवा दिवस पर स्वयंसेवक स्वच्छता, साक्षरता और स्वास्थ्य के सात दिवसीय कार्य के लिए निकलेंगे। जितना वे गाँव को देंगे, उतना ही उससे सीखेंगे।",
    },
  },
  "annual-sports-meet": {
    title: { en: "Annual Sports Meet", hi: "वार्षिक क्रीड़ा प्रतियोगिता" },
    starts_on: "2025-12-11",
    ends_on: "2025-12-12",
    place: { en: "College Ground", hi: "महाविद्यालय मैदान" },
    body: {
      en: "Two days of races, jumps, throws and team games. The last event is the tug of war between teachers and students.",
      hi: "दो दिन दौड़, कूद, प्रक्षेपण और टीम के खेल। सबसे अन्त में शिक्षकों और विद्यार्थियों की रस्साकशी।",
    },
  },
  "constitution-day": {
    title: { en: "Constitution Day", hi: "संविधान दिवस" },
    starts_on: "2025-11-26",
    place: { en: "Lecture Hall 1", hi: "व्याख्यान कक्ष 1" },
    body: {
      en: "A quiz on rights and duties, held by the Department of Political Science. Teams of two, from any course.",
      hi: "राजनीति विज्ञान विभाग की ओर से अधिकारों और कर्तव्यों पर प्रश्नोत्तरी। किसी भी पाठ्यक्रम के दो-दो विद्यार्थियों की टीम भाग ले सकती है।",
    },
  },
  "hindi-fortnight": {
    title: { en: "Hindi Fortnight begins", hi: "हिन्दी पखवाड़े का शुभारम्भ" },
    starts_on: "2025-09-15",
    ends_on: "2025-09-28",
    place: { en: "Library", hi: "पुस्तकालय" },
    body: {
      en: "Poems, essays and debate; and an hour every day in which older people of the town tell the folk tales they grew up with.",
      hi: "कविता, निबन्ध और वाद-विवाद; साथ ही प्रतिदिन एक घंटा, जब नगर के बुज़ुर्ग वे लोककथाएँ सुनाएँगे जो उन्होंने बचपन में सुनी थीं।",
    },
  },
  orientation: {
    title: { en: "Welcome of New Students", hi: "नव-प्रवेशी विद्यार्थियों का स्वागत" },
    starts_on: "2025-08-04",
    place: { en: "Multipurpose Hall", hi: "बहुउद्देशीय सभागार" },
    body: {
      en: "How the semester works, what credits are, where the library is, whom to ask: all that one would rather know on the first day. Guardians are welcome.",
      hi: "सेमेस्टर कैसे चलता है, क्रेडिट क्या हैं, पुस्तकालय कहाँ है, किससे पूछें: वह सब जो पहले ही दिन जान लेना अच्छा है। अभिभावक भी सादर आमंत्रित हैं।",
    },
  },
} satisfies Sample<"events">
