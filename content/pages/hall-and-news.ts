import type { Sample } from "#domain/content/collections.ts"

export const hallAndNews = {
  "multipurpose-hall": {
    title: { en: "Multipurpose Hall", hi: "बहुउद्देशीय सभागार" },
    path: "/facilities/multipurpose-hall/",
    excerpt: {
      en: "A hall for four hundred people: its seats, its stage, its safety, and how to apply for it.",
      hi: "चार सौ लोगों के बैठने का सभागार: व्यवस्था, मंच, सुरक्षा, और उपयोग के लिए आवेदन कैसे करें।",
    },
    picture: {
      file: "gallery/cultural-evening",
      alt: {
        en: "Three dancers on a stage lit by lamps, between a tabla player and a sitar player.",
        hi: "दीपों से सजे मंच पर तीन नर्तकियाँ; एक ओर तबला, दूसरी ओर सितार बजाते कलाकार।",
      },
    },
    body: {
      en: `One roof for many purposes: new students are welcomed here in August, examinations are written here in winter, and in March it is full of music.

## What it has (sample values)

| What | Description |
| --- | --- |
| Seats | 400 on chairs, 240 at examination desks |
| Stage | 10 m by 6 m, with two green rooms |
| Sound and picture | Microphones, loudspeakers, projector and screen |
| For all | Ramp at the side entrance, places for wheelchairs in the first row, accessible toilet |
| Safety | Four exits, fire extinguishers, emergency lights |
| Sport | Two badminton courts when the chairs are away |

## Using the hall

Departments, the NSS unit and student groups apply to the office seven days ahead with the purpose, the time and the name of the teacher who will be present. The college's own programmes and the university's examinations come first. Whoever uses the hall leaves it clean, with fans and lights off.

The hall is given to government departments for public purposes such as polling and training. It is not let for private functions.
`,
      hi: `एक छत, अनेक काम: अगस्त में यहाँ नए विद्यार्थियों का स्वागत होता है, जाड़े में परीक्षाएँ होती हैं, और मार्च में सभागार संगीत से भर जाता है।

## यहाँ क्या है (नमूना विवरण)

| क्या | विवरण |
| --- | --- |
| बैठने की व्यवस्था | कुर्सियों पर 400, परीक्षा की मेज़ों पर 240 |
| मंच | 10 मी. × 6 मी., दो सज्जा कक्षों के साथ |
| ध्वनि एवं दृश्य | माइक, लाउडस्पीकर, प्रोजेक्टर और परदा |
| सबके लिए | बग़ल के द्वार पर रैम्प, पहली पंक्ति में व्हीलचेयर के स्थान, सुगम शौचालय |
| सुरक्षा | चार निकास, अग्निशामक, आपात प्रकाश |
| खेल | कुर्सियाँ हटाने पर बैडमिंटन के दो कोर्ट |

## सभागार का उपयोग

विभाग, एन.एस.एस. इकाई और विद्यार्थी समूह सात दिन पहले कार्यालय में आवेदन करें और उद्देश्य, समय तथा उपस्थित रहने वाले शिक्षक का नाम लिखें। महाविद्यालय के कार्यक्रमों और विश्वविद्यालय की परीक्षाओं को प्राथमिकता मिलती है। जो सभागार का उपयोग करे, वह उसे साफ़ छोड़े और पंखे-बत्तियाँ बन्द करके जाए।

मतदान और प्रशिक्षण जैसे सार्वजनिक कामों के लिए सभागार सरकारी विभागों को दिया जाता है। निजी समारोहों के लिए नहीं दिया जाता।
`,
    },
  },
  news: {
    title: { en: "News", hi: "समाचार" },
    path: "/gallery/news/",
    excerpt: {
      en: "News of the college and cuttings from the newspapers.",
      hi: "महाविद्यालय के समाचार और अख़बारों की कतरनें।",
    },
    body: {
      en: "News of the college and cuttings from the newspapers will appear here. Until then, please see the notices and events on the [home page](/).",
      hi: "महाविद्यालय के समाचार और अख़बारों की कतरनें यहाँ प्रकाशित होंगी। तब तक [मुख्य पृष्ठ](/) पर सूचनाएँ और कार्यक्रम देखें।",
    },
  },
} satisfies Sample<"pages">
