import type { ItemOf } from "#domain/content/collections.ts"

export const rtiInformation: ItemOf<"pages"> = {
  title: { en: "RTI Information", hi: "सूचना का अधिकार (RTI)" },
  path: "/rti-information",
  excerpt: {
    en: "How to ask the college for information, what it costs, when the answer comes, and how to appeal.",
    hi: "महाविद्यालय से सूचना कैसे माँगें, शुल्क कितना है, उत्तर कब मिलता है और अपील कैसे करें।",
  },
  body: {
    en: `The college is a public authority under the Right to Information Act, 2005. Any citizen may ask for information it holds, and need not give a reason.

## Officers (sample)

| Duty | Officer |
| --- | --- |
| Public Information Officer | A senior teacher named by the Principal |
| Assistant Public Information Officer | Office Superintendent |
| First Appellate Authority | The Principal |

## How to ask

1. Write what you want to know, as exactly as you can, in Hindi or in English, with your name and address. Under the Uttar Pradesh Rules of 2015 a request has at most 500 words.
2. Pay the application fee of ten rupees, by Indian Postal Order or in cash against a receipt. Whoever holds a Below Poverty Line card pays nothing, and attaches a copy of it.
3. Hand in the request at the office, send it by post, or use the RTI portal of the state government (rtionline.up.gov.in).
4. If you cannot write, come in person: the Public Information Officer helps you put the request in writing.

Copies cost what the Rules lay down; you are told the amount before you pay.

## When the answer comes

| Request | Time |
| --- | --- |
| Ordinary request | within 30 days |
| Where a person's life or liberty is concerned | within 48 hours |
| If another office holds the information | the request is passed on within 5 days, and you are told |

## If you are not satisfied

- **First appeal** to the First Appellate Authority, within 30 days of the answer or of the day it was due. No fee.
- **Second appeal** to the Uttar Pradesh Information Commission, within 90 days.

## What we publish without being asked (section 4)

- Duties, officers and rules: [Introduction](/about/college_history), [Quality Assurance Cell](/administration/iqac), [Terms and Conditions](/terms-and-condition)
- Departments and staff: [Science](/faculty-of-science), [Commerce](/faculties-staff/faculty-of-commerce/), [Non-teaching](/faculties-staff/non-teaching-staff/)
- Courses and admission: [Courses](/courses), [Online admission](/admission-form)
- Fees and refunds: [Fee Refund Policy](/fee-refund-policy)
- Budget, purchases and audit reports: to be read at the office on working days

## What we cannot give

Details of another person whose disclosure serves no public interest, answer books of other students, question papers before the examination, and whatever else section 8 of the Act exempts. If part of a record is exempt, you get the rest.
`,
    hi: `महाविद्यालय सूचना का अधिकार अधिनियम, 2005 के अन्तर्गत लोक प्राधिकारी है। कोई भी नागरिक उससे सूचना माँग सकता है और कारण बताना आवश्यक नहीं है।

## अधिकारी (नमूना)

| दायित्व | अधिकारी |
| --- | --- |
| जन सूचना अधिकारी | प्राचार्य द्वारा नामित वरिष्ठ शिक्षक |
| सहायक जन सूचना अधिकारी | कार्यालय अधीक्षक |
| प्रथम अपीलीय प्राधिकारी | प्राचार्य |

## सूचना कैसे माँगें

1. जो जानना है, उसे यथासम्भव स्पष्ट लिखें, हिन्दी या अंग्रेज़ी में, अपने नाम और पते के साथ। उत्तर प्रदेश की नियमावली, 2015 के अनुसार आवेदन अधिकतम 500 शब्दों का हो।
2. दस रुपये का आवेदन शुल्क भारतीय पोस्टल ऑर्डर से या नकद देकर रसीद लें। ग़रीबी रेखा से नीचे (BPL) के कार्डधारक को शुल्क नहीं देना है; कार्ड की छायाप्रति लगाएँ।
3. आवेदन कार्यालय में दें, डाक से भेजें या प्रदेश सरकार के RTI पोर्टल (rtionline.up.gov.in) से करें।
4. यदि आप लिख नहीं सकते, तो स्वयं आइए: जन सूचना अधिकारी आवेदन लिखवाने में आपकी सहायता करेंगे।

प्रतियों का मूल्य नियमावली के अनुसार है; भुगतान से पहले आपको धनराशि बता दी जाती है।

## उत्तर कब मिलेगा

| आवेदन | समय |
| --- | --- |
| सामान्य आवेदन | 30 दिन के भीतर |
| किसी के जीवन या स्वतंत्रता का प्रश्न हो | 48 घंटे के भीतर |
| सूचना किसी और कार्यालय के पास हो | आवेदन 5 दिन के भीतर वहाँ भेजा जाता है और आपको बताया जाता है |

## यदि आप सन्तुष्ट न हों

- **प्रथम अपील** प्रथम अपीलीय प्राधिकारी को: उत्तर मिलने, या उत्तर मिलने की अन्तिम तिथि बीतने के 30 दिन के भीतर। कोई शुल्क नहीं।
- **द्वितीय अपील** उत्तर प्रदेश सूचना आयोग को: 90 दिन के भीतर।

## जो हम बिना माँगे प्रकाशित करते हैं (धारा 4)

- कर्तव्य, अधिकारी और नियम: [संस्था परिचय](/about/college_history), [गुणवत्ता आश्वासन प्रकोष्ठ](/administration/iqac), [नियम एवं शर्तें](/terms-and-condition)
- विभाग और कर्मचारी: [विज्ञान](/faculty-of-science), [वाणिज्य](/faculties-staff/faculty-of-commerce/), [शिक्षणेतर](/faculties-staff/non-teaching-staff/)
- पाठ्यक्रम और प्रवेश: [पाठ्यक्रम](/courses), [ऑनलाइन प्रवेश](/admission-form)
- शुल्क और वापसी: [शुल्क वापसी नीति](/fee-refund-policy)
- बजट, क्रय और लेखा-परीक्षा आख्याएँ: कार्यदिवसों में कार्यालय में देखी जा सकती हैं

## जो हम नहीं दे सकते

किसी अन्य व्यक्ति की ऐसी जानकारी जिसे देने से कोई लोकहित न हो, दूसरे विद्यार्थियों की उत्तर-पुस्तिकाएँ, परीक्षा से पहले प्रश्न-पत्र, और वह सब जिसे अधिनियम की धारा 8 में छूट है। अभिलेख का कोई भाग न दिया जा सके, तो शेष भाग दिया जाता है।
`,
  },
}
