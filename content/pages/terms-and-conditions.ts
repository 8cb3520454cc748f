import type { ItemOf } from "#domain/content/collections.ts"

export const termsAndConditions: ItemOf<"pages"> = {
  title: { en: "Terms and Conditions", hi: "नियम एवं शर्तें" },
  path: "/terms-and-condition",
  excerpt: {
    en: "Rules of attendance, examinations, fees and conduct for students, and the terms on which this website is used.",
    hi: "उपस्थिति, परीक्षा, शुल्क और आचरण के नियम, तथा इस वेबसाइट के उपयोग की शर्तें।",
  },
  body: {
    en: `These rules hold for every student of the college and, in their last part, for everyone who uses this website. Where an order of the government or the university says otherwise, that order holds.

## Attendance and examinations

- At least **75% attendance** is needed to sit the examinations.
- Semester examinations are held **twice a year**: odd semesters (1, 3, 5) and even semesters (2, 4, 6).
- Illness, NCC, NSS, sports and other accepted absences are entered only when the paper is handed in within seven days of coming back.
- Using unfair means in an examination is dealt with under the university's rules.

## Admission

- Admission is provisional until the originals have been seen and the university has enrolled the student. If a statement proves false, it may be cancelled.
- Nobody may be enrolled in two courses at once except where the UGC and the university allow it, and then with their knowledge.

## Fees

- Fees are paid at the bank with the printed slip, or in another way the college has published. Every payment has a receipt.
- Refunds follow the [Fee Refund Policy](/fee-refund-policy).

## Conduct

- **Ragging is forbidden** inside and outside the campus. It is a punishable offence and may lead to suspension, expulsion and a police case. National helpline: 1800-180-5522.
- Harassment, and insult on grounds of caste, religion, sex, disability, language or place of birth, are forbidden.
- Tobacco, alcohol, drugs and weapons may not be brought to the campus. Single-use plastic is better left at home.
- Damage to college property is made good by the one who caused it.

## Identity card

The identity card is carried on the campus and shown when asked for. It may not be lent. If it is lost, tell the Chief Proctor the same day and print a new one from the [student login](/student/student-login).

## Library

Two books may be borrowed for fourteen days. A book that comes back late costs a small fine; one that is lost or spoilt is replaced. Without a no-dues slip from the library the admit card is not given.

## This website

- The college takes care that what stands here is right and up to date. If it differs from the signed order in the office, the order holds.
- It is not permitted to enter details of another person without their consent, to try to break into the site, or to burden it on purpose.
- The sample site shows a fictional college: its figures, dates and names are not real.

## Links from and to this site

Links to other websites are given for convenience; the college does not answer for what stands there. You may link to any page here without asking, so long as it opens as our page and not inside yours.

## Copyright

Texts and pictures of this site may be reproduced free of charge for study, teaching and news if they are reproduced correctly and the college is named as the source. This does not cover material marked as belonging to others; ask its owner. The software is open, under its own licence.

Disputes come under the laws of India and the courts of the district in which the college lies.
`,
    hi: `ये नियम महाविद्यालय के प्रत्येक विद्यार्थी पर लागू हैं; अन्तिम भाग इस वेबसाइट का उपयोग करने वाले सभी लोगों के लिए है। शासन या विश्वविद्यालय का कोई आदेश इनसे भिन्न हो तो वही आदेश मान्य होगा।

## उपस्थिति और परीक्षा

- परीक्षा में बैठने के लिए कम से कम **75% उपस्थिति** आवश्यक है।
- सेमेस्टर परीक्षाएँ **वर्ष में दो बार** होती हैं: विषम सेमेस्टर (1, 3, 5) और सम सेमेस्टर (2, 4, 6)।
- बीमारी, एन.सी.सी., एन.एस.एस., खेल आदि के कारण मान्य अनुपस्थिति तभी दर्ज होगी जब लौटने के सात दिन के भीतर उसका प्रपत्र जमा किया जाए।
- परीक्षा में अनुचित साधन के प्रयोग पर विश्वविद्यालय के नियमों के अनुसार कार्रवाई होगी।

## प्रवेश

- मूल प्रमाण-पत्र देखे जाने और विश्वविद्यालय में नामांकन होने तक प्रवेश अनन्तिम रहता है। कोई कथन असत्य निकले तो प्रवेश निरस्त किया जा सकता है।
- एक साथ दो पाठ्यक्रमों में नामांकन केवल वहीं सम्भव है जहाँ यू.जी.सी. और विश्वविद्यालय अनुमति दें, और वह भी उनकी जानकारी में।

## शुल्क

- शुल्क बैंक में छपी हुई पर्ची से या महाविद्यालय द्वारा प्रकाशित अन्य विधि से जमा होता है। हर भुगतान की रसीद मिलती है।
- शुल्क की वापसी [शुल्क वापसी नीति](/fee-refund-policy) के अनुसार होती है।

## आचरण

- परिसर के भीतर और बाहर **रैगिंग पूर्णतः वर्जित है**। यह दण्डनीय अपराध है; इस पर निलम्बन, निष्कासन और पुलिस कार्रवाई हो सकती है। राष्ट्रीय हेल्पलाइन: 1800-180-5522।
- उत्पीड़न, और जाति, धर्म, लिंग, दिव्यांगता, भाषा या जन्मस्थान के आधार पर अपमान वर्जित है।
- तम्बाकू, शराब, नशीले पदार्थ और हथियार परिसर में लाना मना है। एक बार काम आने वाला प्लास्टिक घर पर ही छोड़ आएँ।
- महाविद्यालय की सम्पत्ति को हुई क्षति की भरपाई क्षति करने वाला करेगा।

## पहचान-पत्र

परिसर में पहचान-पत्र साथ रखें और माँगने पर दिखाएँ। इसे किसी और को न दें। खो जाए तो उसी दिन मुख्य कुलानुशासक को बताएँ और [विद्यार्थी लॉगिन](/student/student-login) से नया छाप लें।

## पुस्तकालय

दो पुस्तकें चौदह दिन के लिए मिलती हैं। देर से लौटाने पर थोड़ा विलम्ब शुल्क लगता है; खोई या ख़राब हुई पुस्तक बदलनी होगी। पुस्तकालय की अदेय (नो ड्यूज़) पर्ची के बिना प्रवेश-पत्र नहीं दिया जाता।

## यह वेबसाइट

- महाविद्यालय प्रयास करता है कि यहाँ दी गई जानकारी सही और अद्यतन हो। कार्यालय के हस्ताक्षरित आदेश से अन्तर हो तो आदेश मान्य होगा।
- किसी अन्य व्यक्ति की जानकारी उसकी सहमति के बिना भरना, साइट में सेंध लगाने का प्रयास करना या जान-बूझकर उस पर बोझ डालना मना है।
- यह नमूना साइट एक काल्पनिक महाविद्यालय दिखाती है: इसके आँकड़े, तिथियाँ और नाम वास्तविक नहीं हैं।

## इस साइट से और इस साइट पर लिंक

दूसरी वेबसाइटों के लिंक सुविधा के लिए दिए गए हैं; वहाँ लिखी बातों के लिए महाविद्यालय उत्तरदायी नहीं है। यहाँ के किसी भी पृष्ठ का लिंक आप बिना पूछे दे सकते हैं, बशर्ते वह हमारे पृष्ठ के रूप में खुले, आपके पृष्ठ के भीतर नहीं।

## कॉपीराइट

इस साइट के लेख और चित्र अध्ययन, शिक्षण और समाचार के लिए निःशुल्क उद्धृत किए जा सकते हैं, यदि वे सही रूप में दिए जाएँ और महाविद्यालय का नाम स्रोत के रूप में लिखा जाए। जिस सामग्री पर किसी और का अधिकार लिखा है, उसकी अनुमति उसके स्वामी से लें। सॉफ़्टवेयर मुक्त है और उस पर उसका अपना लाइसेंस लागू है।

किसी विवाद में भारत के क़ानून लागू होंगे और सुनवाई उस ज़िले के न्यायालय में होगी जहाँ महाविद्यालय स्थित है।
`,
  },
}
