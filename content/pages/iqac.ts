import type { ItemOf } from "#domain/content/collections.ts"

export const iqac: ItemOf<"pages"> = {
  title: {
    en: "Internal Quality Assurance Cell (IQAC)",
    hi: "आन्तरिक गुणवत्ता आश्वासन प्रकोष्ठ (IQAC)",
  },
  path: "/administration/iqac",
  excerpt: {
    en: "Who belongs to the Internal Quality Assurance Cell, what it does through the year, and its eight teams.",
    hi: "आन्तरिक गुणवत्ता आश्वासन प्रकोष्ठ में कौन हैं, वह साल भर क्या करता है, और उसके आठ दल।",
  },
  body: {
    en: `The cell asks one question all year round: is the college better for its students than it was last year, and how do we know? It works under the guidelines of the National Assessment and Accreditation Council (NAAC).

## Office bearers

| Position | Held by |
| --- | --- |
| Chairperson | The Principal |
| Advisor | A senior teacher named by the Principal (sample) |
| Coordinator | Coordinator, IQAC (sample) |

Members are teachers of each faculty, the office superintendent, the librarian, a student, a former student, a guardian and a person from the town.

## What the cell does

- It sets aims for the session in July and reports on them in May.
- It gathers the opinion of students, teachers, guardians and former students, and publishes what was learnt and what will be done about it.
- It prepares the Annual Quality Assurance Report, and the figures for the All India Survey on Higher Education.
- It holds workshops on teaching, assessment and the use of digital tools.
- It looks after the audit of the library, the laboratories, energy and access for persons with disabilities.

## Teams

| Team | Convenor | Work |
| --- | --- | --- |
| Curriculum | Coordinator, Faculty of Arts | Choice of subjects, vocational courses, bridge classes |
| Teaching and assessment | Coordinator, Faculty of Science | Timetable, internal tests, help for those who fall behind |
| Research and extension | Coordinator, NSS | Projects, village studies, service |
| Library and infrastructure | Librarian | Books, rooms, laboratories, internet |
| Student support | Coordinator, Scholarship Cell | Scholarships, counselling, careers, grievances |
| Governance | Office Superintendent | Records, training, e-governance |
| Values and good practice | Coordinator, Women's Cell | Equality, environment, ethics |
| Feedback and data | Coordinator, IQAC | Surveys, reports, publication on this site |

The teams meet once a month and the cell once a quarter. Minutes are kept at the IQAC room and may be read there. Have you an idea that would make the college better? Write it on a slip for the box outside the library, or [write to us](/contact-us/).
`,
    hi: `प्रकोष्ठ साल भर एक ही प्रश्न पूछता है: क्या महाविद्यालय पिछले वर्ष की तुलना में विद्यार्थियों के लिए बेहतर हुआ, और यह हम कैसे जानते हैं? यह राष्ट्रीय मूल्यांकन एवं प्रत्यायन परिषद् (NAAC) के दिशा-निर्देशों के अनुसार काम करता है।

## पदाधिकारी

| पद | पदधारक |
| --- | --- |
| अध्यक्ष | प्राचार्य |
| सलाहकार | प्राचार्य द्वारा नामित वरिष्ठ शिक्षक (नमूना) |
| समन्वयक | समन्वयक, IQAC (नमूना) |

सदस्यों में प्रत्येक संकाय के शिक्षक, कार्यालय अधीक्षक, पुस्तकालयाध्यक्ष, एक विद्यार्थी, एक पुरातन छात्र, एक अभिभावक और नगर के एक नागरिक हैं।

## प्रकोष्ठ के कार्य

- जुलाई में सत्र के लक्ष्य तय करना और मई में उनकी प्रगति बताना।
- विद्यार्थियों, शिक्षकों, अभिभावकों और पुरातन छात्रों की राय लेना, और यह प्रकाशित करना कि उससे क्या सीखा गया और अब क्या किया जाएगा।
- वार्षिक गुणवत्ता आश्वासन आख्या (AQAR) और अखिल भारतीय उच्च शिक्षा सर्वेक्षण (AISHE) के आँकड़े तैयार करना।
- शिक्षण, मूल्यांकन और डिजिटल साधनों पर कार्यशालाएँ कराना।
- पुस्तकालय, प्रयोगशालाओं, ऊर्जा और दिव्यांग जनों की सुगमता का ऑडिट कराना।

## दल

| दल | संयोजक | कार्य |
| --- | --- | --- |
| पाठ्यक्रम | समन्वयक, कला संकाय | विषय चयन, कौशल पाठ्यक्रम, सेतु कक्षाएँ |
| शिक्षण एवं मूल्यांकन | समन्वयक, विज्ञान संकाय | समय-सारिणी, आन्तरिक परीक्षा, पिछड़ने वालों की सहायता |
| शोध एवं प्रसार | समन्वयक, एन.एस.एस. | परियोजनाएँ, ग्राम अध्ययन, सेवा कार्य |
| पुस्तकालय एवं संसाधन | पुस्तकालयाध्यक्ष | पुस्तकें, कक्ष, प्रयोगशालाएँ, इंटरनेट |
| विद्यार्थी सहायता | समन्वयक, छात्रवृत्ति प्रकोष्ठ | छात्रवृत्ति, परामर्श, करियर, शिकायत निवारण |
| प्रशासन | कार्यालय अधीक्षक | अभिलेख, प्रशिक्षण, ई-शासन |
| मूल्य एवं श्रेष्ठ परम्पराएँ | समन्वयक, महिला प्रकोष्ठ | समता, पर्यावरण, नैतिकता |
| प्रतिपुष्टि एवं आँकड़े | समन्वयक, IQAC | सर्वेक्षण, आख्याएँ, साइट पर प्रकाशन |

दलों की बैठक हर महीने और प्रकोष्ठ की बैठक हर तीन महीने में होती है। कार्यवृत्त IQAC कक्ष में रखे हैं और वहाँ पढ़े जा सकते हैं। महाविद्यालय को बेहतर बनाने का कोई सुझाव है? पर्ची पर लिखकर पुस्तकालय के बाहर रखी पेटी में डालिए या [हमें लिखिए](/contact-us/)।
`,
  },
}
