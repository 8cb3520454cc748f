import type { ItemOf } from "#domain/content/collections.ts"

export const accessibilityStatement: ItemOf<"pages"> = {
  title: { en: "Accessibility Statement", hi: "सुगम्यता वक्तव्य" },
  path: "/accessibility-statement",
  excerpt: {
    en: "What has been done so that everyone can use this site, what is not yet good enough, and how to tell us of a barrier.",
    hi: "यह साइट सबके काम आए, इसके लिए क्या किया गया है, क्या बाक़ी है, और कोई बाधा हो तो हमें कैसे बताएँ।",
  },
  body: {
    en: `Everyone should be able to read this site, apply and print a sheet: with a screen reader, without a mouse, with weak eyes, on an old phone, on a slow network. We follow the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA and the Guidelines for Indian Government Websites (GIGW) 3.0.

## What we have done

- Every page exists in Hindi and in English, and says to the screen reader which of them it is.
- Everything can be reached and used with the keyboard, and one sees where one is. The first link of a page leads to its main content.
- Text can be enlarged to 200% and pages be used at a width of 320 pixels without scrolling sideways.
- Text and ground have a contrast of at least 4.5 to 1 in every colour of the navigation.
- Pictures have a text that says what is on them.
- What moves by itself can be paused; if your device asks for less motion, it stands still.
- Each field of a form has a visible label. Errors are listed at the top, say what to do, and lead to the field.
- Reading, applying and printing work without JavaScript too.
- No page times out while you fill in the form.

## What is not yet good enough

- Pictures and videos that a college adds later need descriptions and captions, which its staff must write.
- Documents issued by other offices, such as orders of the government, are often scans. We send you the text of one if you ask.
- Websites we link to may not meet these standards.

## How we test

Every page is tested by program with axe in both languages before each release. Programs do not find everything, so before each session the college invites people who use a screen reader or only a keyboard to try the admission form (sample practice).

## Tell us about a barrier

If something stands in your way, tell us through the [contact page](/contact-us/), by phone, or at the counter. Say which page it was, what you wanted to do and what you use. You get an answer within seven working days, and meanwhile we give you what you need in another way: by phone, on paper, in large print or read aloud. The admission cell fills in the form together with any applicant who wishes it.

If the answer does not help, write to the [Student Grievance Redressal Committee](/student-grievance). You may also turn to the State Commissioner for Persons with Disabilities.
`,
    hi: `यह साइट हर कोई पढ़ सके, आवेदन कर सके और पत्रक छाप सके: स्क्रीन रीडर से, बिना माउस के, कमज़ोर नज़र से, पुराने फ़ोन पर, धीमे नेटवर्क पर। हम वेब सामग्री सुगम्यता दिशा-निर्देश (WCAG) 2.2 के AA स्तर और भारत सरकार की वेबसाइटों के दिशा-निर्देश (GIGW) 3.0 का पालन करते हैं।

## हमने क्या किया है

- हर पृष्ठ हिन्दी और अंग्रेज़ी में है, और स्क्रीन रीडर को बताता है कि वह किस भाषा में है।
- सब कुछ की-बोर्ड से खोला और चलाया जा सकता है, और दिखता है कि आप कहाँ हैं। पृष्ठ का पहला लिंक सीधे मुख्य सामग्री पर ले जाता है।
- अक्षर 200% तक बड़े किए जा सकते हैं, और 320 पिक्सेल चौड़ाई पर भी पृष्ठ को दाएँ-बाएँ खिसकाना नहीं पड़ता।
- मेन्यू के हर रंग में अक्षर और पृष्ठभूमि का अन्तर (कंट्रास्ट) कम से कम 4.5:1 है।
- चित्रों के साथ लिखा है कि उनमें क्या है।
- जो अपने आप चलता है, उसे रोका जा सकता है; आपका फ़ोन कम हलचल माँगे तो वह स्थिर रहता है।
- फ़ॉर्म के हर ख़ाने का नाम दिखता है। त्रुटियाँ ऊपर सूची में आती हैं, बताती हैं कि क्या करें, और उसी ख़ाने तक ले जाती हैं।
- पढ़ना, आवेदन करना और छापना जावास्क्रिप्ट के बिना भी होता है।
- फ़ॉर्म भरते समय पृष्ठ का समय समाप्त नहीं होता।

## जो अभी पर्याप्त नहीं है

- महाविद्यालय बाद में जो चित्र और वीडियो जोड़े, उनका विवरण और उपशीर्षक कर्मचारियों को लिखने होंगे।
- अन्य कार्यालयों के अभिलेख, जैसे शासनादेश, प्रायः स्कैन किए हुए होते हैं। माँगने पर हम उनका पाठ भेज देंगे।
- जिन वेबसाइटों के लिंक हम देते हैं, वे सम्भव है इन मानकों पर पूरी न उतरें।

## हम कैसे जाँचते हैं

हर नए संस्करण से पहले axe प्रोग्राम से दोनों भाषाओं का हर पृष्ठ जाँचा जाता है। प्रोग्राम सब कुछ नहीं पकड़ता; इसलिए हर सत्र से पहले महाविद्यालय स्क्रीन रीडर या केवल की-बोर्ड से काम करने वाले लोगों को प्रवेश फ़ॉर्म भरकर देखने के लिए बुलाता है (नमूना व्यवस्था)।

## कोई बाधा हो तो बताएँ

कहीं अटकें तो [सम्पर्क पृष्ठ](/contact-us/) से, फ़ोन पर या काउंटर पर बताएँ: कौन-सा पृष्ठ था, आप क्या करना चाहते थे और क्या उपयोग करते हैं। उत्तर सात कार्यदिवसों में मिलेगा, और तब तक आपको जो चाहिए वह दूसरी तरह से देंगे: फ़ोन पर, काग़ज़ पर, बड़े अक्षरों में या पढ़कर सुनाकर। जो आवेदक चाहे, उसका फ़ॉर्म प्रवेश प्रकोष्ठ साथ बैठकर भरवाता है।

उत्तर से बात न बने तो [विद्यार्थी शिकायत निवारण समिति](/student-grievance) को लिखें। आप राज्य के दिव्यांगजन आयुक्त के पास भी जा सकते हैं।
`,
  },
}
