import { contactLimits as limits } from "#domain/content/contact-message.ts"
import { messagesByLanguage } from "#domain/messages/define-messages.ts"

export const contactMessages = messagesByLanguage({
  address: ["Address", "पता"],
  map: ["See on a map", "मानचित्र पर देखें"],
  mapNote: ["opens OpenStreetMap", "OpenStreetMap पर खुलेगा"],
  inquiry: ["General Inquiry", "सामान्य पूछताछ"],
  phone: ["Phone", "फ़ोन"],
  email: ["E-mail", "ई-मेल"],
  directory: ["Contact Directory", "सम्पर्क निर्देशिका"],
  directoryNote: [
    "To reach an office whose phone number or e-mail address is not listed, use the general inquiry.",
    "जिस कार्यालय का फ़ोन नम्बर या ई-मेल यहाँ नहीं दिया है, उसके लिए सामान्य पूछताछ पर सम्पर्क करें।",
  ],
  form: {
    title: ["Write to us", "हमें लिखें"],
    lead: [
      "All four fields have to be filled in. The office answers by e-mail.",
      "चारों खाने भरना आवश्यक है। कार्यालय ई-मेल से उत्तर देगा।",
    ],
    fields: {
      name: {
        label: ["Name", "नाम"],
        missing: ["Enter your name", "अपना नाम लिखें"],
        too_long: [
          `Your name is too long: at most ${limits.name} characters`,
          `नाम बहुत लम्बा है: अधिक से अधिक ${limits.name} अक्षर`,
        ],
        email: "",
      },
      email: {
        label: ["E-mail", "ई-मेल"],
        missing: ["Enter your e-mail address", "अपना ई-मेल पता लिखें"],
        too_long: [
          `Your e-mail address is too long: at most ${limits.email} characters`,
          `ई-मेल पता बहुत लम्बा है: अधिक से अधिक ${limits.email} अक्षर`,
        ],
        email: [
          "Enter an e-mail address like name@example.com",
          "ई-मेल पता इस रूप में लिखें: name@example.com",
        ],
      },
      subject: {
        label: ["Subject", "विषय"],
        missing: ["Enter a subject", "विषय लिखें"],
        too_long: [
          `The subject is too long: at most ${limits.subject} characters`,
          `विषय बहुत लम्बा है: अधिक से अधिक ${limits.subject} अक्षर`,
        ],
        email: "",
      },
      message: {
        label: ["Message", "सन्देश"],
        missing: ["Enter your message", "अपना सन्देश लिखें"],
        too_long: [
          `The message is too long: at most ${limits.message} characters`,
          `सन्देश बहुत लम्बा है: अधिक से अधिक ${limits.message} अक्षर`,
        ],
        email: "",
      },
    },
    leaveEmpty: ["Leave this field empty", "यह खाना ख़ाली छोड़ें"],
    summary: ["There is a problem", "कृपया ये बातें ठीक करें"],
    error: ["Error", "त्रुटि"],
    send: ["Send message", "सन्देश भेजें"],
    sending: ["Sending…", "भेजा जा रहा है…"],
    sent: ["Your message has been sent!", "आपका सन्देश भेज दिया गया है!"],
    sentNote: [
      "The college office will reply to the e-mail address you gave.",
      "महाविद्यालय कार्यालय आपके दिए हुए ई-मेल पते पर उत्तर देगा।",
    ],
    ok: ["OK", "ठीक है"],
    failures: {
      "too many": [
        "Too many messages have come from your connection in a short time. Wait a while and send it again. Your text is still here.",
        "आपके इंटरनेट कनेक्शन से थोड़ी ही देर में बहुत सन्देश आ चुके हैं। कुछ देर रुककर फिर भेजें। आपका लिखा हुआ यहीं सुरक्षित है।",
      ],
      failed: [
        "Your message could not be sent, because something went wrong on our side. Please send it again in a minute. Your text is still here.",
        "हमारी ओर से कुछ गड़बड़ होने के कारण आपका सन्देश नहीं भेजा जा सका। कृपया एक मिनट बाद फिर भेजें। आपका लिखा हुआ यहीं सुरक्षित है।",
      ],
      "no reply": [
        "Your message could not be sent. Check your internet connection and send it again. Your text is still here.",
        "आपका सन्देश नहीं भेजा जा सका। इंटरनेट कनेक्शन जाँचकर फिर भेजें। आपका लिखा हुआ यहीं सुरक्षित है।",
      ],
    },
  },
})

export type ContactMessages = (typeof contactMessages)["en"]
