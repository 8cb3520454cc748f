import { contactLimits as limits } from "#domain/content/contact-message.ts"

const en = {
  title: "Contact Us",
  lead: "Visit the college, call the office, or write to us from here.",
  address: "Address",
  map: "See on a map",
  mapNote: "opens OpenStreetMap",
  inquiry: "General Inquiry",
  phone: "Phone",
  email: "E-mail",
  directory: "Contact Directory",
  directoryNote:
    "To reach an office whose phone number or e-mail address is not listed, use the general inquiry.",
  form: {
    title: "Write to us",
    lead: "All four fields have to be filled in. The office answers by e-mail.",
    fields: {
      name: {
        label: "Name",
        missing: "Enter your name",
        too_long: `Your name is too long: at most ${limits.name} characters`,
        email: "",
      },
      email: {
        label: "E-mail",
        missing: "Enter your e-mail address",
        too_long: `Your e-mail address is too long: at most ${limits.email} characters`,
        email: "Enter an e-mail address like name@example.com",
      },
      subject: {
        label: "Subject",
        missing: "Enter a subject",
        too_long: `The subject is too long: at most ${limits.subject} characters`,
        email: "",
      },
      message: {
        label: "Message",
        missing: "Enter your message",
        too_long: `The message is too long: at most ${limits.message} characters`,
        email: "",
      },
    },
    leaveEmpty: "Leave this field empty",
    summary: "There is a problem",
    error: "Error",
    send: "Send message",
    sending: "Sending…",
    sent: "Your message has been sent!",
    sentNote: "The college office will reply to the e-mail address you gave.",
    ok: "OK",
    failures: {
      "too many":
        "Too many messages have come from your connection in a short time. Wait a while and send it again. Your text is still here.",
      failed:
        "Your message could not be sent, because something went wrong on our side. Please send it again in a minute. Your text is still here.",
      "no reply":
        "Your message could not be sent. Check your internet connection and send it again. Your text is still here.",
    },
  },
}

const hi: typeof en = {
  title: "सम्पर्क करें",
  lead: "महाविद्यालय आइए, कार्यालय में फ़ोन कीजिए, या यहीं से हमें लिखिए।",
  address: "पता",
  map: "मानचित्र पर देखें",
  mapNote: "OpenStreetMap पर खुलेगा",
  inquiry: "सामान्य पूछताछ",
  phone: "फ़ोन",
  email: "ई-मेल",
  directory: "सम्पर्क निर्देशिका",
  directoryNote:
    "जिस कार्यालय का फ़ोन नम्बर या ई-मेल यहाँ नहीं दिया है, उसके लिए सामान्य पूछताछ पर सम्पर्क करें।",
  form: {
    title: "हमें लिखें",
    lead: "चारों खाने भरना आवश्यक है। कार्यालय ई-मेल से उत्तर देगा।",
    fields: {
      name: {
        label: "नाम",
        missing: "अपना नाम लिखें",
        too_long: `नाम बहुत लम्बा है: अधिक से अधिक ${limits.name} अक्षर`,
        email: "",
      },
      email: {
        label: "ई-मेल",
        missing: "अपना ई-मेल पता लिखें",
        too_long: `ई-मेल पता बहुत लम्बा है: अधिक से अधिक ${limits.email} अक्षर`,
        email: "ई-मेल पता इस रूप में लिखें: name@example.com",
      },
      subject: {
        label: "विषय",
        missing: "विषय लिखें",
        too_long: `विषय बहुत लम्बा है: अधिक से अधिक ${limits.subject} अक्षर`,
        email: "",
      },
      message: {
        label: "सन्देश",
        missing: "अपना सन्देश लिखें",
        too_long: `सन्देश बहुत लम्बा है: अधिक से अधिक ${limits.message} अक्षर`,
        email: "",
      },
    },
    leaveEmpty: "यह खाना ख़ाली छोड़ें",
    summary: "कृपया ये बातें ठीक करें",
    error: "त्रुटि",
    send: "सन्देश भेजें",
    sending: "भेजा जा रहा है…",
    sent: "आपका सन्देश भेज दिया गया है!",
    sentNote: "महाविद्यालय कार्यालय आपके दिए हुए ई-मेल पते पर उत्तर देगा।",
    ok: "ठीक है",
    failures: {
      "too many":
        "आपके इंटरनेट कनेक्शन से थोड़ी ही देर में बहुत सन्देश आ चुके हैं। कुछ देर रुककर फिर भेजें। आपका लिखा हुआ यहीं सुरक्षित है।",
      failed:
        "हमारी ओर से कुछ गड़बड़ होने के कारण आपका सन्देश नहीं भेजा जा सका। कृपया एक मिनट बाद फिर भेजें। आपका लिखा हुआ यहीं सुरक्षित है।",
      "no reply": "आपका सन्देश नहीं भेजा जा सका। इंटरनेट कनेक्शन जाँचकर फिर भेजें। आपका लिखा हुआ यहीं सुरक्षित है।",
    },
  },
}

export const contactMessages = { en, hi }

export type ContactMessages = typeof en
