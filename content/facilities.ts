import type { Sample } from "#domain/content/collections.ts"

export const facilities = {
  library: {
    title: { en: "Library", hi: "पुस्तकालय" },
    short_description: {
      en: "Textbooks for every subject, newspapers in two languages and a quiet reading room.",
      hi: "हर विषय की पाठ्य-पुस्तकें, दो भाषाओं के समाचार-पत्र और एक शान्त वाचनालय।",
    },
    full_description: {
      en: "Show your identity card and you may take two books home for fourteen days. Reference books, dictionaries and past question papers are read in the room. If a book you need is not there, write it in the demand register at the counter: the library committee reads that register before every purchase.",
      hi: "पहचान-पत्र दिखाकर आप दो पुस्तकें चौदह दिन के लिए घर ले जा सकते हैं। सन्दर्भ ग्रन्थ, शब्दकोश और पिछले वर्षों के प्रश्न-पत्र वाचनालय में पढ़े जाते हैं। ज़रूरत की पुस्तक न मिले तो काउंटर पर रखी माँग-पंजिका में लिख दें: हर ख़रीद से पहले पुस्तकालय समिति उसे पढ़ती है।",
    },
    picture: {
      file: "facilities/library",
      alt: {
        en: "A student with a book at the shelves, two others reading at a table.",
        hi: "अलमारी के पास पुस्तक लिए एक विद्यार्थी, और मेज़ पर पढ़ते दो और।",
      },
    },
  },
  "sports-and-yoga": {
    title: { en: "Sports & Yoga", hi: "खेल एवं योग" },
    short_description: {
      en: "A playing field, indoor games, and yoga every morning before the first class.",
      hi: "खेल का मैदान, इनडोर खेल और पहली कक्षा से पहले हर सुबह योग।",
    },
    full_description: {
      en: "Kabaddi, kho-kho, volleyball, badminton and athletics are practised under the physical education teacher, who also picks the teams for the inter-college meets. Yoga is for everyone, in ordinary clothes and without any fee. Girls have their own practice hours. Equipment is lent against the identity card.",
      hi: "शारीरिक शिक्षा के शिक्षक की देखरेख में कबड्डी, खो-खो, वॉलीबॉल, बैडमिंटन और एथलेटिक्स का अभ्यास होता है; अन्तर-महाविद्यालयीय प्रतियोगिताओं की टीमें भी यहीं से चुनी जाती हैं। योग सबके लिए है, साधारण कपड़ों में और बिना किसी शुल्क के। छात्राओं के अभ्यास का समय अलग है। खेल का सामान पहचान-पत्र पर मिलता है।",
    },
    picture: {
      file: "facilities/sports-and-yoga",
      alt: {
        en: "Three students in yoga postures on the lawn, with a football and a hockey stick beside them.",
        hi: "मैदान में योगासन करते तीन विद्यार्थी; पास में फ़ुटबॉल और हॉकी स्टिक।",
      },
    },
  },
  "women-empowerment": {
    title: { en: "Women Empowerment", hi: "महिला सशक्तीकरण" },
    short_description: {
      en: "A women's cell, a common room, and someone who listens and keeps a confidence.",
      hi: "महिला प्रकोष्ठ, छात्राओं का कक्ष, और ऐसी शिक्षिका जो बात सुने और अपने तक रखे।",
    },
    full_description: {
      en: "The women's cell holds self-defence classes, talks on health and law, and guidance on scholarships meant for girls. The common room has drinking water, a washroom and a first-aid box. A complaint may be made in person or in writing to the cell, or to the internal committee against sexual harassment; the name of the one who complains is not disclosed. The Women Power Line 1090 and the emergency number 112 answer at any hour.",
      hi: "महिला प्रकोष्ठ आत्मरक्षा का प्रशिक्षण, स्वास्थ्य और क़ानून पर चर्चा तथा छात्राओं की छात्रवृत्तियों के लिए मार्गदर्शन देता है। छात्राओं के कक्ष में पीने का पानी, शौचालय और प्राथमिक उपचार पेटी है। शिकायत प्रकोष्ठ से या यौन उत्पीड़न निवारण की आन्तरिक समिति से मिलकर या लिखकर की जा सकती है; शिकायत करने वाली का नाम प्रकट नहीं किया जाता। वीमेन पावर लाइन 1090 और आपात नम्बर 112 हर समय उपलब्ध हैं।",
    },
    picture: {
      file: "facilities/women-empowerment",
      alt: {
        en: "Five women before the rising sun: a doctor, a student, an elder, a police officer, and one in a wheelchair with a laptop.",
        hi: "उगते सूर्य के सामने पाँच महिलाएँ: डॉक्टर, छात्रा, एक बुज़ुर्ग, पुलिस अधिकारी, और व्हीलचेयर पर लैपटॉप लिए एक युवती।",
      },
    },
  },
  "green-campus": {
    title: { en: "Green Campus", hi: "हरित परिसर" },
    short_description: {
      en: "Neem, jamun and gulmohar for shade, rainwater that is saved, and no single-use plastic.",
      hi: "छाया के लिए नीम, जामुन और गुलमोहर, वर्षा जल का संचयन, और एक बार काम आने वाले प्लास्टिक पर रोक।",
    },
    full_description: {
      en: "Each first-year student plants one sapling in the rains and looks after it until the degree is done. Fallen leaves become compost for the botanical garden. Please bring your own water bottle: the cooler in the corridor fills it. Bicycles stand nearest the gate, because those who come by bicycle deserve the shade.",
      hi: "प्रथम वर्ष का हर विद्यार्थी बरसात में एक पौधा लगाता है और डिग्री पूरी होने तक उसकी देखभाल करता है। गिरे पत्तों से वनस्पति उद्यान के लिए खाद बनती है। पानी की बोतल साथ लाएँ: बरामदे में लगे वाटर कूलर से भर सकते हैं। साइकिलें द्वार के सबसे पास, छाया में खड़ी होती हैं।",
    },
    picture: {
      file: "facilities/green-campus",
      alt: {
        en: "Two students water a sapling; near them a solar panel and a bicycle, behind them trees and the college.",
        hi: "पौधा सींचते दो विद्यार्थी; पास में सौर पैनल और साइकिल, पीछे पेड़ और महाविद्यालय।",
      },
    },
  },
  "student-counselling": {
    title: { en: "Student Counselling", hi: "विद्यार्थी परामर्श" },
    short_description: {
      en: "Worried about studies, home or yourself? A trained teacher has time for you.",
      hi: "पढ़ाई, घर या मन की चिन्ता हो तो एक प्रशिक्षित शिक्षक आपको समय देंगे।",
    },
    full_description: {
      en: "Every student has a mentor from among the teachers, named on the timetable. For what is heavier, the counselling room is open on two afternoons a week, and no appointment is needed. What is said there stays there, unless someone is in danger. Tele-MANAS, the government's free mental health helpline, answers on 14416 by day and night, in Hindi too.",
      hi: "हर विद्यार्थी के एक मार्गदर्शक शिक्षक होते हैं, जिनका नाम समय-सारिणी पर लिखा रहता है। बात बड़ी हो तो सप्ताह में दो दिन दोपहर बाद परामर्श कक्ष खुला रहता है; पहले से समय लेने की ज़रूरत नहीं। वहाँ कही गई बात वहीं रहती है, सिवाय तब जब किसी की सुरक्षा का प्रश्न हो। सरकार की निःशुल्क मानसिक स्वास्थ्य हेल्पलाइन टेली-मानस 14416 पर दिन-रात हिन्दी में भी बात हो सकती है।",
    },
    picture: {
      file: "facilities/student-counselling",
      alt: {
        en: "A teacher and a student in conversation across a small table.",
        hi: "छोटी मेज़ के आमने-सामने बैठकर बात करते शिक्षिका और विद्यार्थी।",
      },
    },
  },
  "career-guidance": {
    title: { en: "Career Guidance", hi: "करियर मार्गदर्शन" },
    short_description: {
      en: "What comes after the degree: examinations, further study, a trade of your own.",
      hi: "डिग्री के बाद क्या: प्रतियोगी परीक्षाएँ, आगे की पढ़ाई या अपना काम।",
    },
    full_description: {
      en: "The cell keeps a board with the dates of competitive examinations, helps with forms and with writing a résumé, and invites people who did it: a bank clerk, a teacher, a woman who runs a dairy. Practice papers are held on the first Saturday of each month. Employers who ask students for money are never invited; if one asks you, tell the cell.",
      hi: "प्रकोष्ठ के सूचना-पट पर प्रतियोगी परीक्षाओं की तिथियाँ रहती हैं। यहाँ आवेदन भरने और बायोडाटा लिखने में मदद मिलती है, और वे लोग बुलाए जाते हैं जो यह रास्ता तय कर चुके हैं: कोई बैंक कर्मचारी, कोई शिक्षिका, कोई डेरी चलाने वाली उद्यमी। हर महीने के पहले शनिवार को अभ्यास परीक्षा होती है। नौकरी के नाम पर पैसे माँगने वालों को यहाँ नहीं बुलाया जाता; कोई माँगे तो प्रकोष्ठ को बताएँ।",
    },
    picture: {
      file: "facilities/career-guidance",
      alt: {
        en: "An adviser explains a rising chart to three students; beside him a signpost points three ways.",
        hi: "तीन विद्यार्थियों को बढ़ता हुआ चार्ट समझाते सलाहकार; पास में तीन दिशाएँ दिखाता संकेतक।",
      },
    },
  },
  "laboratory-facilities": {
    title: { en: "Laboratory Facilities", hi: "प्रयोगशाला सुविधाएँ" },
    short_description: {
      en: "Five laboratories where every student does the experiment with her or his own hands.",
      hi: "पाँच प्रयोगशालाएँ, जहाँ हर विद्यार्थी अपने हाथ से प्रयोग करता है।",
    },
    full_description: {
      en: "Physics, chemistry, botany, zoology and computers each have a room of their own. Batches are small enough for everyone to have a place at the bench. Aprons and safety glasses are compulsory in chemistry and can be borrowed. Fire extinguishers, sand and an eye-wash stand near the door, and laboratory staff show new students how to use them on the first day.",
      hi: "भौतिक विज्ञान, रसायन विज्ञान, वनस्पति विज्ञान, जन्तु विज्ञान और कम्प्यूटर, सबके अपने कक्ष हैं। समूह छोटे रखे जाते हैं, ताकि मेज़ पर हर एक को स्थान मिले। रसायन विज्ञान में एप्रन और सुरक्षा चश्मा अनिवार्य है; ये यहाँ से भी मिल जाते हैं। द्वार के पास अग्निशामक, रेत और आँख धोने का प्रबन्ध है, और पहले ही दिन कर्मचारी इनका उपयोग सिखाते हैं।",
    },
    picture: {
      file: "facilities/laboratory-facilities",
      alt: {
        en: "Two students in white coats, one at a microscope, one with a test tube.",
        hi: "सफ़ेद कोट में दो विद्यार्थी: एक सूक्ष्मदर्शी पर, दूसरा परखनली लिए हुए।",
      },
    },
  },
  "free-wifi": {
    title: { en: "Free Wi-Fi", hi: "निःशुल्क वाई-फ़ाई" },
    short_description: {
      en: "Internet in the library, the computer room and the courtyard, without any charge.",
      hi: "पुस्तकालय, कम्प्यूटर कक्ष और प्रांगण में इंटरनेट, बिना किसी शुल्क के।",
    },
    full_description: {
      en: "Ask at the computer room with your identity card and you get a password for the session. It is meant for study: lectures on SWAYAM, the e-books of the National Digital Library, forms and results. Never give your password, a bank OTP or an Aadhaar number to anyone, not even to one who says the college sent him.",
      hi: "पहचान-पत्र लेकर कम्प्यूटर कक्ष में आइए, पूरे सत्र का पासवर्ड मिल जाएगा। यह पढ़ाई के लिए है: स्वयम् (SWAYAM) के व्याख्यान, राष्ट्रीय डिजिटल पुस्तकालय की ई-पुस्तकें, फ़ॉर्म और परीक्षाफल। अपना पासवर्ड, बैंक का OTP या आधार संख्या किसी को न दें, उसे भी नहीं जो कहे कि उसे महाविद्यालय ने भेजा है।",
    },
    picture: {
      file: "facilities/free-wifi",
      alt: {
        en: "Students with laptops and a phone before the college, under a Wi-Fi sign.",
        hi: "महाविद्यालय के सामने वाई-फ़ाई के चिह्न के नीचे लैपटॉप और फ़ोन लिए विद्यार्थी।",
      },
    },
  },
} satisfies Sample<"facilities">
