import type { Sample } from "#domain/content/collections.ts"

export const campusLife = {
  sports: {
    title: { en: "Sports", hi: "खेल" },
    text: {
      en: "Kabaddi, kho-kho, volleyball and the running track fill the ground every evening. Nobody needs to be a champion to come: shoes are welcome, bare feet too.",
      hi: "कबड्डी, खो-खो, वॉलीबॉल और दौड़ से मैदान हर शाम भरा रहता है। आने के लिए चैम्पियन होना ज़रूरी नहीं: जूते हों तो अच्छा, नंगे पाँव भी स्वागत है।",
    },
    picture: {
      file: "campus-life/sports",
      alt: {
        en: "Students on the college ground at running, cricket and volleyball.",
        hi: "महाविद्यालय के मैदान में दौड़, क्रिकेट और वॉलीबॉल में लगे विद्यार्थी।",
      },
    },
  },
  cultural: {
    title: { en: "Cultural", hi: "सांस्कृतिक" },
    text: {
      en: "Folk song, nukkad natak, debate and rangoli: whatever you brought from home has a stage here, and the first audience is always kind.",
      hi: "लोकगीत, नुक्कड़ नाटक, वाद-विवाद और रंगोली: घर से जो हुनर लाए हैं, उसके लिए यहाँ मंच है, और पहली बार के श्रोता हमेशा हौसला बढ़ाते हैं।",
    },
    picture: {
      file: "campus-life/cultural",
      alt: {
        en: "A singer with a microphone and two folk dancers on a stage lit by lamps.",
        hi: "दीपों से सजे मंच पर माइक लिए गायिका और दो लोक-नर्तक।",
      },
    },
  },
  academics: {
    title: { en: "Academics", hi: "अध्ययन" },
    text: {
      en: "Seminars, laboratory work and a reading room that is never too full. A teacher stays after class on working days, so that a question need not wait for the examination.",
      hi: "गोष्ठियाँ, प्रयोगशाला का काम और वाचनालय, जहाँ बैठने की जगह मिल ही जाती है। कार्यदिवसों में कक्षा के बाद भी शिक्षक मिलते हैं, ताकि कोई प्रश्न परीक्षा तक न टले।",
    },
    picture: {
      file: "campus-life/academics",
      alt: {
        en: "A teacher at the blackboard and two students with open books, one of them with a hand raised to ask.",
        hi: "श्यामपट के पास शिक्षक और खुली पुस्तकों के साथ दो विद्यार्थी, जिनमें एक ने पूछने के लिए हाथ उठाया है।",
      },
    },
  },
} satisfies Sample<"campus_life">
