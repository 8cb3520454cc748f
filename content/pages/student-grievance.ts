import type { ItemOf } from "#domain/content/collections.ts"

export const studentGrievance: ItemOf<"pages"> = {
  title: { en: "Student Grievance Redressal", hi: "विद्यार्थी शिकायत निवारण" },
  path: "/student-grievance",
  excerpt: {
    en: "How a student complains, who hears the complaint, within how many days, and which helplines there are.",
    hi: "विद्यार्थी शिकायत कैसे करें, कौन सुनता है, कितने दिन में, और कौन-सी हेल्पलाइन हैं।",
  },
  body: {
    en: `If something is not right, say so. You will not be punished for a complaint made in good faith. In danger call 112 first.

## What you may complain about

Admission or reservation not according to the rules, fees asked beyond what is published, certificates held back, scholarships delayed, examinations and results, teaching that does not take place, discrimination, missing facilities, or a complaint that nobody answered.

## How to complain

1. **Speak** with the teacher or the office concerned. Much is settled on the spot.
2. **Write** to the Chairperson of the Student Grievance Redressal Committee, on paper at the office, in the box outside the library, or through the [contact page](/contact-us/) with the subject "Grievance". Say what happened, when, and what you ask for. You may have somebody come with you to the hearing.
3. **The Committee** hears both sides and gives its report, preferably within 15 working days, to the Principal and to you.
4. **Appeal**, if you are not satisfied, to the Ombudsperson of the university within 15 days of receiving the decision.

This follows the UGC (Redressal of Grievances of Students) Regulations, 2023.

## The Committee (sample)

| Position | Held by |
| --- | --- |
| Chairperson | A professor of the college |
| Members | Four senior teachers |
| Special invitee | A student, chosen for merit in study, sports or other activities |

At least one of the chairperson and the members is a woman, and at least one belongs to SC, ST or OBC.

## Special matters

| Matter | Whom to tell | National or state helpline |
| --- | --- | --- |
| Ragging | Chief Proctor, Anti-Ragging Committee | 1800-180-5522 |
| Sexual harassment | Internal Committee, within three months where possible | 1090 (women), 112 |
| Discrimination by caste, disability or otherwise | Equal Opportunity Cell | no separate helpline |
| Worry, fear, thoughts of giving up | Student Counselling | 14416 (Tele-MANAS) |
| Personal data | Grievance officer, [Privacy Policy](/privacyy-policy) | no separate helpline |

The name of whoever complains of ragging or harassment is kept secret.
`,
    hi: `कुछ ठीक न हो तो बताइए। सच्चे मन से की गई शिकायत के लिए आपको कोई दण्ड नहीं मिलेगा। ख़तरा हो तो पहले 112 पर फ़ोन करें।

## किन बातों की शिकायत कर सकते हैं

प्रवेश या आरक्षण में नियम का पालन न होना, प्रकाशित शुल्क से अधिक माँगा जाना, प्रमाण-पत्र रोक लिया जाना, छात्रवृत्ति में देरी, परीक्षा और परीक्षाफल, कक्षाएँ न चलना, भेदभाव, सुविधाओं की कमी, या ऐसी शिकायत जिसका किसी ने उत्तर न दिया हो।

## शिकायत कैसे करें

1. पहले सम्बन्धित शिक्षक या कार्यालय से **बात करें**। बहुत-सी बातें वहीं सुलझ जाती हैं।
2. न सुलझे तो विद्यार्थी शिकायत निवारण समिति के अध्यक्ष को **लिखें**: काग़ज़ पर कार्यालय में, पुस्तकालय के बाहर रखी पेटी में, या [सम्पर्क पृष्ठ](/contact-us/) से, विषय में "शिकायत" लिखकर। क्या हुआ, कब हुआ और आप क्या चाहते हैं, यह बताएँ। सुनवाई में आप किसी को साथ ला सकते हैं।
3. **समिति** दोनों पक्ष सुनकर, यथासम्भव 15 कार्यदिवसों में, अपनी आख्या प्राचार्य को और आपको देती है।
4. सन्तुष्ट न हों तो निर्णय मिलने के 15 दिन के भीतर विश्वविद्यालय के लोकपाल से **अपील करें**।

यह व्यवस्था यू.जी.सी. (विद्यार्थियों की शिकायतों का निवारण) विनियम, 2023 के अनुसार है।

## समिति (नमूना)

| पद | पदधारक |
| --- | --- |
| अध्यक्ष | महाविद्यालय के एक आचार्य (प्रोफ़ेसर) |
| सदस्य | चार वरिष्ठ शिक्षक |
| विशेष आमंत्रित | एक विद्यार्थी, जो पढ़ाई, खेल या अन्य गतिविधियों में योग्यता के आधार पर चुना जाए |

अध्यक्ष और सदस्यों में कम से कम एक महिला और कम से कम एक अनुसूचित जाति, अनुसूचित जनजाति या अन्य पिछड़ा वर्ग से होते हैं।

## विशेष मामले

| मामला | किसे बताएँ | राष्ट्रीय या प्रदेश की हेल्पलाइन |
| --- | --- | --- |
| रैगिंग | मुख्य कुलानुशासक, रैगिंग निषेध समिति | 1800-180-5522 |
| यौन उत्पीड़न | आन्तरिक समिति, यथासम्भव तीन महीने के भीतर | 1090 (महिलाएँ), 112 |
| जाति, दिव्यांगता या किसी अन्य आधार पर भेदभाव | समान अवसर प्रकोष्ठ | अलग हेल्पलाइन नहीं |
| चिन्ता, डर, हार मान लेने के विचार | विद्यार्थी परामर्श | 14416 (टेली-मानस) |
| व्यक्तिगत जानकारी | शिकायत अधिकारी, [गोपनीयता नीति](/privacyy-policy) | अलग हेल्पलाइन नहीं |

रैगिंग या उत्पीड़न की शिकायत करने वाले का नाम गुप्त रखा जाता है।
`,
  },
}
