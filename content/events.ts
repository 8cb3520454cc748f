import type { Sample } from "#domain/content/collections.ts"

/** Sample events of the session 2025-26, newest first. */
export const events = {
  "yoga-day": {
    title: { en: "International Day of Yoga", hi: "अन्तरराष्ट्रीय योग दिवस" },
    starts_on: "2026-06-21",
    place: { en: "College Ground", hi: "महाविद्यालय मैदान" },
    body: {
      en: "At six in the morning, before the heat: an hour of simple postures and breathing that anybody can follow. Bring a mat or a sheet. Families and neighbours are invited.",
      hi: "प्रातः छह बजे, धूप चढ़ने से पहले: एक घंटा सरल आसन और प्राणायाम, जो हर कोई कर सके। चटाई या चादर साथ लाएँ। परिवार और पड़ोसी भी आमंत्रित हैं।",
    },
  },
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
  "voters-day": {
    title: {
      en: "National Voters' Day: new voters take the pledge",
      hi: "राष्ट्रीय मतदाता दिवस: नए मतदाताओं की शपथ",
    },
    starts_on: "2026-01-25",
    place: { en: "Multipurpose Hall", hi: "बहुउद्देशीय सभागार" },
    body: {
      en: "Whoever has turned eighteen can hand in the voter form on the spot; the booth officer helps to fill it in. Bring proof of age and of address.",
      hi: "जिनकी आयु अठारह वर्ष हो चुकी है, वे वहीं मतदाता फ़ॉर्म जमा कर सकते हैं; बूथ अधिकारी भरने में सहायता करेंगे। आयु और पते का प्रमाण साथ लाएँ।",
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
  "cleanliness-day": {
    title: { en: "Gandhi Jayanti: a morning of cleaning", hi: "गांधी जयन्ती: श्रमदान और स्वच्छता" },
    starts_on: "2025-10-02",
    place: { en: "From the gate to the bus stop", hi: "मुख्य द्वार से बस स्टॉप तक" },
    body: {
      en: "From seven to nine teachers and students clean the road that all of them use, then sit down to Bapu's favourite songs and a cup of tea. Gloves and bags are given out.",
      hi: "सात से नौ बजे तक शिक्षक और विद्यार्थी उस सड़क की सफ़ाई करेंगे जिस पर सब रोज़ चलते हैं; फिर बापू के प्रिय भजन और चाय। दस्ताने और थैले वहीं मिलेंगे।",
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
  "independence-day": {
    title: { en: "Independence Day", hi: "स्वतंत्रता दिवस" },
    starts_on: "2025-08-15",
    place: { en: "College Ground", hi: "महाविद्यालय मैदान" },
    body: {
      en: "Flag hoisting at 8 am, parade of the cadets, songs, and a sapling for each first-year class to plant and look after.",
      hi: "प्रातः 8 बजे ध्वजारोहण, कैडेटों की परेड, देशभक्ति गीत, और प्रथम वर्ष की हर कक्षा को एक पौधा, जिसे वह रोपे और सँभाले।",
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
