import type { Sample } from "#domain/content/collections.ts"

export const science = {
  physics: {
    faculty: "science",
    department: { en: "Physics", hi: "भौतिक विज्ञान" },
    coordinator: { en: "Coordinator, Physics", hi: "समन्वयक, भौतिक विज्ञान" },
    description: {
      en: "From a falling pebble to starlight, the same few laws hold. The department teaches mechanics, electricity and magnetism, heat, optics and modern physics over six semesters, and every chapter is met again at the bench: pendulums, prisms, meter bridges and a small telescope for winter evenings. First-year students learn to measure with care and to say how far a measurement may be trusted. In the later semesters they build simple circuits and a project of their own. Those who stood in awe of physics at school are especially welcome; the department begins from where they are.",
      hi: "पत्थर का गिरना हो या तारों की चमक, नियम वे ही गिने-चुने हैं। विभाग छह सेमेस्टर में यांत्रिकी, विद्युत एवं चुम्बकत्व, ऊष्मा, प्रकाशिकी और आधुनिक भौतिकी पढ़ाता है। हर अध्याय प्रयोगशाला में दोबारा मिलता है: लोलक, प्रिज़्म, मीटर सेतु, और जाड़े की शामों के लिए एक छोटा दूरदर्शी। प्रथम वर्ष में विद्यार्थी सावधानी से मापना और यह बताना सीखते हैं कि माप पर कितना भरोसा किया जाए। आगे के सेमेस्टर में वे सरल परिपथ और अपनी एक परियोजना बनाते हैं। जिन्हें विद्यालय में भौतिकी कठिन लगती थी, उनका यहाँ विशेष स्वागत है: पढ़ाई वहीं से शुरू होती है जहाँ वे हैं।",
    },
    picture: {
      file: "departments/physics",
      alt: {
        en: "Newton's cradle, a prism that splits light, and a magnet.",
        hi: "न्यूटन का झूला, प्रकाश को रंगों में बाँटता प्रिज़्म, और चुम्बक।",
      },
    },
  },
  chemistry: {
    faculty: "science",
    department: { en: "Chemistry", hi: "रसायन विज्ञान" },
    coordinator: { en: "Coordinator, Chemistry", hi: "समन्वयक, रसायन विज्ञान" },
    description: {
      en: "Soap, soil, medicine and milk: all of it is chemistry here. Students study inorganic, organic and physical chemistry and spend two afternoons a week in the laboratory, where they test salts, titrate, and check the water of their own village wells. Safety comes first: apron, glasses, and never alone. Chemistry joins both groups of the B.Sc.; it is taken as second major beside physics, mathematics, botany or zoology. The department keeps a small collection of local clays, salts and oils that students add to each year.",
      hi: "साबुन, मिट्टी, दवा और दूध: सबमें रसायन विज्ञान मिल जाता है। विद्यार्थी अकार्बनिक, कार्बनिक और भौतिक रसायन पढ़ते हैं और सप्ताह में दो दिन दोपहर बाद प्रयोगशाला में रहते हैं, जहाँ वे लवण पहचानते हैं, अनुमापन करते हैं और अपने गाँव के कुएँ का पानी जाँचते हैं। सुरक्षा पहले: एप्रन, चश्मा, और अकेले कभी नहीं। रसायन विज्ञान बी.एस-सी. के दोनों समूहों में है; इसे भौतिक विज्ञान, गणित, वनस्पति विज्ञान या जन्तु विज्ञान के साथ द्वितीय मुख्य विषय के रूप में लिया जाता है। विभाग में आसपास की मिट्टियों, लवणों और तेलों का छोटा संग्रह है, जिसमें हर वर्ष विद्यार्थी कुछ नया जोड़ते हैं।",
    },
    picture: {
      file: "departments/chemistry",
      alt: {
        en: "Flasks, a beaker, test tubes and a lighted burner.",
        hi: "फ़्लास्क, बीकर, परखनलियाँ और जलता हुआ बर्नर।",
      },
    },
  },
  mathematics: {
    faculty: "science",
    department: { en: "Mathematics", hi: "गणित" },
    coordinator: { en: "Coordinator, Mathematics", hi: "समन्वयक, गणित" },
    description: {
      en: "Mathematics is learnt with a pencil, patiently and together. The department teaches calculus, algebra, geometry, differential equations and statistics, with some programming where the computer helps to see. A problem hour is held after classes on working days: students solve on the board, and a wrong start is as useful as a right one. Those who prepare for teaching posts or for banking and railway examinations find practice sets here. On National Mathematics Day in December students tell the story of a mathematician and show one proof they love.",
      hi: "गणित काग़ज़-पेंसिल से, धीरे-धीरे और मिल-बैठकर सीखा जाता है। विभाग कलन, बीजगणित, ज्यामिति, अवकल समीकरण और सांख्यिकी पढ़ाता है, और जहाँ कम्प्यूटर से बात साफ़ दिखे वहाँ थोड़ी प्रोग्रामिंग भी। कार्यदिवसों में कक्षाओं के बाद प्रश्न-घंटा होता है: विद्यार्थी बोर्ड पर हल करते हैं, और ग़लत शुरुआत से भी उतना ही सीखते हैं जितना सही से। शिक्षक भर्ती, बैंक और रेलवे की परीक्षाओं की तैयारी करने वालों के लिए अभ्यास-प्रश्न यहाँ मिलते हैं। दिसम्बर में राष्ट्रीय गणित दिवस पर विद्यार्थी किसी गणितज्ञ की कहानी और अपनी पसन्द की एक उपपत्ति सुनाते हैं।",
    },
    picture: {
      file: "departments/mathematics",
      alt: {
        en: "A set square, a pair of compasses, and a pyramid on a pile of books.",
        hi: "सेट-स्क्वायर, परकार, और पुस्तकों पर रखा पिरामिड।",
      },
    },
  },
  botany: {
    faculty: "science",
    department: { en: "Botany", hi: "वनस्पति विज्ञान" },
    coordinator: { en: "Coordinator, Botany", hi: "समन्वयक, वनस्पति विज्ञान" },
    description: {
      en: "The first laboratory of botany is the garden right outside. Students learn to name the plants they have always known, and then to look inside them: cells, tissues, seeds, and the diseases of wheat and potato. The course covers algae to flowering plants, ecology, genetics and plant physiology. A herbarium of local species is kept by the students themselves, each sheet with a name, a place and a date. Excursions go to nearby wetlands and nurseries after the rains. For families who farm, what is learnt here comes home the same evening.",
      hi: "वनस्पति विज्ञान की पहली प्रयोगशाला बाहर का यह उद्यान ही है। जिन पौधों को विद्यार्थी बचपन से जानते हैं, पहले उनके नाम सीखते हैं, फिर उनके भीतर झाँकते हैं: कोशिका, ऊतक, बीज, और गेहूँ-आलू के रोग। पाठ्यक्रम में शैवाल से पुष्पी पौधों तक, पारिस्थितिकी, आनुवंशिकी और पादप कार्यिकी है। स्थानीय पौधों का हर्बेरियम विद्यार्थी ही सँभालते हैं; हर पन्ने पर नाम, स्थान और दिनांक। बरसात के बाद पास के तालाबों और पौधशालाओं का भ्रमण होता है। खेती करने वाले परिवारों के काम की बात उसी शाम घर पहुँच जाती है।",
    },
    picture: {
      file: "departments/botany",
      alt: {
        en: "A plant in a pot, a microscope, and a cutting in a beaker.",
        hi: "गमले में पौधा, सूक्ष्मदर्शी, और बीकर में रखी टहनी।",
      },
    },
  },
  zoology: {
    faculty: "science",
    department: { en: "Zoology", hi: "जन्तु विज्ञान" },
    coordinator: { en: "Coordinator, Zoology", hi: "समन्वयक, जन्तु विज्ञान" },
    description: {
      en: "Every pond near the college is a classroom for zoology too. The department teaches the diversity of animals, the cell, physiology, genetics, evolution and the animals that matter to farmers: bees, silkworms, fish and the insects of the field. Students work with microscopes, models and charts; animals are watched and drawn, not dissected. A bird register is kept through the year, and its winter pages are the fullest. Talks on snakebite, rabies and mosquito-borne disease are prepared by students and given in village schools.",
      hi: "यहाँ का हर तालाब जन्तु विज्ञान की खुली कक्षा भी बन जाता है। विभाग जन्तुओं की विविधता, कोशिका, कार्यिकी, आनुवंशिकी, विकास और किसानों के काम के जीव पढ़ाता है: मधुमक्खी, रेशम कीट, मछली और खेत के कीट। विद्यार्थी सूक्ष्मदर्शी, मॉडल और चार्ट से काम करते हैं; जीवों को देखा और बनाया जाता है, काटा नहीं जाता। पक्षियों की पंजिका साल भर भरी जाती है, और जाड़े में इसके पन्ने सबसे अधिक भरते हैं। सर्पदंश, रेबीज़ और मच्छर से होने वाले रोगों पर विद्यार्थी गाँव के विद्यालयों में जाकर बताते हैं।",
    },
    picture: {
      file: "departments/zoology",
      alt: {
        en: "A butterfly, a tortoise, and a fish in a jar.",
        hi: "तितली, कछुआ, और काँच के मर्तबान में मछली।",
      },
    },
  },
} satisfies Sample<"departments">
