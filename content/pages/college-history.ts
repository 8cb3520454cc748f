import type { ItemOf } from "#domain/content/collections.ts"

export const collegeHistory: ItemOf<"pages"> = {
  title: { en: "Institution Introduction", hi: "संस्था परिचय" },
  path: "/about/college_history",
  excerpt: {
    en: "How the college came to be, where it stands, the university it belongs to, and the region in figures.",
    hi: "महाविद्यालय कैसे बना, कहाँ है, किस विश्वविद्यालय से सम्बद्ध है, और आँकड़ों में हमारा क्षेत्र।",
  },
  picture: {
    file: "slides/building-morning",
    alt: {
      en: "The red-brick college building in the morning sun, the national flag before it; students arrive on foot, by bicycle and in a wheelchair.",
      hi: "सुबह की धूप में लाल ईंटों का महाविद्यालय भवन, सामने राष्ट्रध्वज; विद्यार्थी पैदल, साइकिल और व्हीलचेयर पर आ रहे हैं।",
    },
  },
  body: {
    en: `Adarshpur is a fictional town, and this college is a sample. The dates, distances and figures on this page show what an introduction looks like; a college that uses this site puts its own in their place.

## How the building came to be

For a long time a young person of Adarshpur who had passed intermediate had two choices: to travel to the city every day, or to stop. Most girls stopped. In the nineties the people of the town and of the villages around it asked for a government degree college, and those who had land gave land.

The foundation stone was laid in February 1998 (sample). The first block, eight rooms around a courtyard with a neem tree that nobody allowed to be cut, was ready in July 2001, when classes in arts began. Science followed in 2006 with its laboratories, commerce in 2011, and the multipurpose hall in 2018 (sample years).

## Where we are

| What | Sample value |
| --- | --- |
| Location | On the Adarshpur bypass, opposite the block office |
| Coordinates | 26.75° N, 81.25° E (approximate) |
| Distance to the nearest city | 18 km |
| Distance to the university | 42 km |
| Bus stop | Degree College crossing, 200 m from the gate |
| Railway station | Adarshpur, 3 km |

Shared autos run from the station and the bus stand until half past five in the evening.

## The university we belong to

The college is affiliated to the State University (sample), which sets the syllabus, holds the examinations and awards the degrees. It is run by the Department of Higher Education of the Government of Uttar Pradesh.

## Admissions for session 2025-26

The first year of B.A., B.Sc. and B.Com. is open to those who have passed intermediate. All three courses follow the National Education Policy 2020: two major subjects and a minor, in six semesters. Applications are made [online](/admission-form); reservation and weightage follow the orders of the state government and the university for the session. The subjects are listed under [Courses](/courses).

## The place in figures

The following figures are invented. A college takes its own from the District Census Handbook of the Census of India.

| Adarshpur | Sample figure |
| --- | --- |
| Population | 18,450 |
| Households | 3,120 |
| Women for every 1,000 men | 921 |
| Literacy rate | 71.2% |
| Literacy rate of women | 63.5% |
| Villages the students come from | 64 |
`,
    hi: `आदर्शपुर एक काल्पनिक नगर है और यह महाविद्यालय एक नमूना। इस पृष्ठ की तिथियाँ, दूरियाँ और आँकड़े केवल यह दिखाते हैं कि परिचय कैसा हो; जो महाविद्यालय यह साइट अपनाए, वह अपनी जानकारी भरे।

## भवन कैसे बना

बहुत समय तक इण्टरमीडिएट पास करने वाले आदर्शपुर के युवाओं के सामने दो ही रास्ते थे: रोज़ शहर जाना या पढ़ाई छोड़ देना। अधिकतर लड़कियों की पढ़ाई छूट जाती थी। नब्बे के दशक में नगर और आसपास के गाँवों के लोगों ने राजकीय महाविद्यालय की माँग की, और जिनके पास भूमि थी, उन्होंने भूमि दी।

शिलान्यास फ़रवरी 1998 में हुआ (नमूना)। पहला खंड जुलाई 2001 में तैयार हुआ: एक प्रांगण के चारों ओर आठ कक्ष, और बीच में वह नीम जिसे किसी ने कटने नहीं दिया। उसी वर्ष कला की कक्षाएँ प्रारम्भ हुईं। 2006 में प्रयोगशालाओं के साथ विज्ञान, 2011 में वाणिज्य और 2018 में बहुउद्देशीय सभागार जुड़ा (नमूना वर्ष)।

## हम कहाँ हैं

| क्या | नमूना विवरण |
| --- | --- |
| स्थान | आदर्शपुर बाईपास, खंड विकास कार्यालय के सामने |
| निर्देशांक | 26.75° उत्तर, 81.25° पूर्व (लगभग) |
| निकटतम शहर से दूरी | 18 कि.मी. |
| विश्वविद्यालय से दूरी | 42 कि.मी. |
| बस स्टॉप | डिग्री कॉलेज चौराहा, द्वार से 200 मीटर |
| रेलवे स्टेशन | आदर्शपुर, 3 कि.मी. |

स्टेशन और बस अड्डे से शाम साढ़े पाँच बजे तक साझा ऑटो मिलते हैं।

## हमारा विश्वविद्यालय

महाविद्यालय राज्य विश्वविद्यालय (नमूना) से सम्बद्ध है। पाठ्यक्रम निर्धारित करना, परीक्षा कराना और उपाधि देना विश्वविद्यालय का काम है। महाविद्यालय का संचालन उत्तर प्रदेश सरकार का उच्च शिक्षा विभाग करता है।

## सत्र 2025-26 के प्रवेश

बी.ए., बी.एस-सी. और बी.कॉम. प्रथम वर्ष में वे विद्यार्थी प्रवेश ले सकते हैं जिन्होंने इण्टरमीडिएट उत्तीर्ण किया है। तीनों पाठ्यक्रम राष्ट्रीय शिक्षा नीति 2020 के अनुसार हैं: दो मुख्य विषय और एक माइनर विषय, छह सेमेस्टर में। आवेदन [ऑनलाइन](/admission-form) होता है; आरक्षण और अधिभार उस सत्र के लिए शासन और विश्वविद्यालय के आदेशों के अनुसार मिलते हैं। विषयों की सूची [पाठ्यक्रम](/courses) पृष्ठ पर है।

## आँकड़ों में हमारा क्षेत्र

नीचे के आँकड़े काल्पनिक हैं। महाविद्यालय अपने आँकड़े भारत की जनगणना की ज़िला जनगणना पुस्तिका से ले।

| आदर्शपुर | नमूना आँकड़ा |
| --- | --- |
| जनसंख्या | 18,450 |
| परिवार | 3,120 |
| प्रति 1,000 पुरुषों पर महिलाएँ | 921 |
| साक्षरता दर | 71.2% |
| महिला साक्षरता दर | 63.5% |
| गाँव, जहाँ से विद्यार्थी आते हैं | 64 |
`,
  },
}
