import type { Sample } from "#domain/content/collections.ts"

export const visionAndMission = {
  vision: {
    title: { en: "Vision", hi: "हमारी दृष्टि" },
    path: "/about/vision/",
    excerpt: {
      en: "What the college wants to have become in ten years, for its students and for the villages around it.",
      hi: "दस वर्ष बाद महाविद्यालय कैसा हो: विद्यार्थियों के लिए और आसपास के गाँवों के लिए।",
    },
    body: {
      en: `**That no young person of this region should have to give up learning because of distance, poverty, or being a girl.**

We see a college where the daughter of a farm worker and the son of a shopkeeper sit on one bench and are asked the same questions; where Hindi opens the door and English does not close it; where a student learns to earn a living and also to ask what a good life is.

## What we want to see in ten years

- In every village around us, at least one graduate to whom others can go with a form, a letter or a doubt.
- As many young women as young men on the day degrees are given.
- Laboratories and a library of which a city college would not be ashamed.
- A campus that gives more shade, water and quiet than it takes.
- Graduates who vote, read, plant and pay their taxes, and who do not look away when someone is wronged.
`,
      hi: `**इस क्षेत्र के किसी भी युवा की पढ़ाई दूरी, ग़रीबी या लड़की होने के कारण न छूटे।**

हम ऐसा महाविद्यालय देखना चाहते हैं जहाँ खेत-मज़दूर की बेटी और दुकानदार का बेटा एक ही बेंच पर बैठें और दोनों से एक-से प्रश्न पूछे जाएँ; जहाँ हिन्दी द्वार खोले और अंग्रेज़ी उसे बन्द न करे; जहाँ विद्यार्थी कमाना भी सीखे और यह पूछना भी कि अच्छा जीवन क्या है।

## दस वर्ष बाद हम क्या देखना चाहते हैं

- आसपास के हर गाँव में कम से कम एक स्नातक, जिसके पास लोग फ़ॉर्म, चिट्ठी या कोई शंका लेकर जा सकें।
- उपाधि वितरण के दिन जितने युवक, उतनी ही युवतियाँ।
- ऐसी प्रयोगशालाएँ और ऐसा पुस्तकालय जो शहर के किसी महाविद्यालय से कम न हों।
- ऐसा परिसर जो जितनी छाया, पानी और शान्ति ले, उससे अधिक लौटाए।
- ऐसे स्नातक जो मतदान करें, पढ़ते रहें, पेड़ लगाएँ, कर चुकाएँ और किसी के साथ अन्याय होता देख मुँह न फेरें।
`,
    },
  },
  mission: {
    title: { en: "Mission", hi: "हमारा ध्येय" },
    path: "/about/mission/",
    excerpt: {
      en: "Seven things that the college sets out to do on every working day.",
      hi: "वे सात काम, जिन्हें महाविद्यालय हर कार्यदिवस में पूरा करना चाहता है।",
    },
    body: {
      en: `Our mission is the vision's work on a working day.

1. **To teach well.** Every class held, every practical done with one's own hands, every answer book returned with a remark that helps.
2. **To teach as the National Education Policy 2020 asks:** a free choice of subjects, vocational and co-curricular courses that are more than a line in the marksheet, and credits a student can carry elsewhere.
3. **To leave nobody behind.** Bridge classes for those who changed their stream, help with scholarships, a ramp and a reader for those who need one, and a mentor for each student.
4. **To make the campus safe and kind.** No ragging, no harassment, no discrimination; complaints heard quickly and in confidence.
5. **To serve the places we come from,** through the National Service Scheme, literacy and health work, and studies of local soil, water and trade.
6. **To be honest in office.** Fees, rules, dates and decisions are published; receipts are given; questions are answered.
7. **To keep learning ourselves.** Teachers and staff train every year, and students judge our teaching every semester.
`,
      hi: `दृष्टि को रोज़ के काम में उतारना ही हमारा ध्येय है।

1. **अच्छा पढ़ाना।** हर कक्षा हो, हर प्रयोग अपने हाथ से हो, और हर उत्तर-पुस्तिका ऐसी टिप्पणी के साथ लौटे जो आगे काम आए।
2. **राष्ट्रीय शिक्षा नीति 2020 के अनुरूप पढ़ाना:** विषय चुनने की स्वतंत्रता, ऐसे कौशल और सह-पाठ्यक्रम जो अंकपत्र की एक पंक्ति भर न हों, और ऐसे क्रेडिट जिन्हें विद्यार्थी दूसरी संस्था में भी ले जा सके।
3. **किसी को पीछे न छोड़ना।** विषय-वर्ग बदलकर आने वालों के लिए सेतु कक्षाएँ, छात्रवृत्ति में सहायता, आवश्यकता हो तो रैम्प और पढ़कर सुनाने वाले सहायक, और हर विद्यार्थी के लिए एक मार्गदर्शक शिक्षक।
4. **परिसर को सुरक्षित और आत्मीय रखना।** न रैगिंग, न उत्पीड़न, न भेदभाव; शिकायत तुरन्त सुनी जाए और गोपनीय रहे।
5. **अपने गाँव-नगर की सेवा करना:** राष्ट्रीय सेवा योजना, साक्षरता और स्वास्थ्य के काम तथा स्थानीय मिट्टी, पानी और व्यापार के अध्ययन से।
6. **काम-काज में पारदर्शी रहना।** शुल्क, नियम, तिथियाँ और निर्णय प्रकाशित हों; रसीद मिले; प्रश्न का उत्तर मिले।
7. **स्वयं सीखते रहना।** शिक्षक और कर्मचारी हर वर्ष प्रशिक्षण लेते हैं, और हर सेमेस्टर में विद्यार्थी हमारे शिक्षण का मूल्यांकन करते हैं।
`,
    },
  },
} satisfies Sample<"pages">
